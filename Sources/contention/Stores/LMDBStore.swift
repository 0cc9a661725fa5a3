import Glibc

/// The functions of LMDB that are used here, found at run time: the project does not depend on it.
struct LMDBLibrary: Sendable {
    /// MDB_val.
    struct Value {
        var size = 0
        var data: UnsafeMutableRawPointer?
    }
    typealias Handle = OpaquePointer

    let createEnvironment: @convention(c) (UnsafeMutablePointer<Handle?>) -> Int32
    let setMapSize: @convention(c) (Handle, Int) -> Int32
    let openEnvironment: @convention(c) (Handle, UnsafePointer<CChar>, UInt32, mode_t) -> Int32
    let closeEnvironment: @convention(c) (Handle) -> Void
    let begin: @convention(c) (Handle, Handle?, UInt32, UnsafeMutablePointer<Handle?>) -> Int32
    let commit: @convention(c) (Handle) -> Int32
    let abort: @convention(c) (Handle) -> Void
    let openTable: @convention(c) (Handle, UnsafePointer<CChar>?, UInt32, UnsafeMutablePointer<UInt32>) -> Int32
    let get: @convention(c) (Handle, UInt32, UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Int32
    let put: @convention(c) (Handle, UInt32, UnsafeMutableRawPointer, UnsafeMutableRawPointer, UInt32) -> Int32

    /// The installed library; nil when there is none.
    static let installed: LMDBLibrary? = {
        guard let handle = dlopen("liblmdb.so.0", RTLD_NOW) else { return nil }
        let library = DynamicLibrary(handle: handle)
        guard let create = library.function("mdb_env_create"), let size = library.function("mdb_env_set_mapsize"),
            let open = library.function("mdb_env_open"), let close = library.function("mdb_env_close"),
            let begin = library.function("mdb_txn_begin"), let commit = library.function("mdb_txn_commit"),
            let abort = library.function("mdb_txn_abort"), let table = library.function("mdb_dbi_open"),
            let get = library.function("mdb_get"), let put = library.function("mdb_put")
        else { return nil }
        typealias Raw = UnsafeMutableRawPointer
        return LMDBLibrary(
            createEnvironment: unsafeBitCast(
                create, to: (@convention(c) (UnsafeMutablePointer<Handle?>) -> Int32).self),
            setMapSize: unsafeBitCast(size, to: (@convention(c) (Handle, Int) -> Int32).self),
            openEnvironment: unsafeBitCast(
                open, to: (@convention(c) (Handle, UnsafePointer<CChar>, UInt32, mode_t) -> Int32).self),
            closeEnvironment: unsafeBitCast(close, to: (@convention(c) (Handle) -> Void).self),
            begin: unsafeBitCast(
                begin, to: (@convention(c) (Handle, Handle?, UInt32, UnsafeMutablePointer<Handle?>) -> Int32).self),
            commit: unsafeBitCast(commit, to: (@convention(c) (Handle) -> Int32).self),
            abort: unsafeBitCast(abort, to: (@convention(c) (Handle) -> Void).self),
            openTable: unsafeBitCast(
                table,
                to: (@convention(c) (Handle, UnsafePointer<CChar>?, UInt32, UnsafeMutablePointer<UInt32>) -> Int32).self
            ),
            get: unsafeBitCast(get, to: (@convention(c) (Handle, UInt32, Raw, Raw) -> Int32).self),
            put: unsafeBitCast(put, to: (@convention(c) (Handle, UInt32, Raw, Raw, UInt32) -> Int32).self))
    }()
}

/// LMDB; relaxed is MDB_NOSYNC, which survives the end of a process but not a power loss.
final class LMDBStore: Store {
    private let library: LMDBLibrary
    private let environment: LMDBLibrary.Handle
    private let table: UInt32

    init(at folder: String, options: Options) throws {
        guard let library = LMDBLibrary.installed else {
            throw StoreError(description: "liblmdb.so.0 is not installed (Debian: liblmdb0)")
        }
        self.library = library
        var made: LMDBLibrary.Handle?
        guard library.createEnvironment(&made) == 0, let made else { throw StoreError(description: "LMDB: no memory") }
        environment = made
        let noSync: UInt32 = 0x10000
        guard library.setMapSize(made, 1 << 30) == 0,
            library.openEnvironment(made, folder, options.durability == .durable ? 0 : noSync, 0o600) == 0
        else { throw StoreError(description: "LMDB: \(folder) cannot be opened") }
        var transaction: LMDBLibrary.Handle?
        var opened: UInt32 = 0
        guard library.begin(made, nil, 0, &transaction) == 0, let transaction,
            library.openTable(transaction, nil, 0, &opened) == 0, library.commit(transaction) == 0
        else { throw StoreError(description: "LMDB: the table cannot be opened") }
        table = opened
    }

    deinit { library.closeEnvironment(environment) }

    func add(_ work: Work, tap: Tap?) throws -> Timing {
        let began = monotonic()
        let transaction = try begin(readOnly: false)
        let entered = monotonic()
        let number = integer(transaction, work.countKey) + 1
        try put(transaction, Payload.shared, "\(integer(transaction, Payload.shared) + 1)")
        try put(transaction, work.countKey, "\(number)")
        try put(
            transaction, work.valueKey(number), work.value(number))
        work.sleepInside()
        guard library.commit(transaction) == 0 else { throw StoreError(description: "LMDB: commit failed") }
        return Timing(wait: entered - began, hold: monotonic() - entered)
    }

    func read(writers: Int, keys: Int) throws -> Picture {
        let transaction = try begin(readOnly: true)
        defer { library.abort(transaction) }
        var picture = Picture(shared: integer(transaction, Payload.shared))
        for writer in 0..<writers {
            let count = integer(transaction, Payload.count(writer))
            picture.writers.append((count, text(transaction, Payload.value(writer, count, keys: keys))))
        }
        return picture
    }

    private func begin(readOnly: Bool) throws -> LMDBLibrary.Handle {
        var transaction: LMDBLibrary.Handle?
        guard library.begin(environment, nil, readOnly ? 0x20000 : 0, &transaction) == 0, let transaction else {
            throw StoreError(description: "LMDB: no transaction could be begun")
        }
        return transaction
    }

    private func integer(_ transaction: LMDBLibrary.Handle, _ key: String) -> Int64 {
        text(transaction, key).flatMap { Int64($0) } ?? 0
    }

    private func text(_ transaction: LMDBLibrary.Handle, _ key: String) -> String? {
        var found = LMDBLibrary.Value()
        let code = withValue(key) { library.get(transaction, table, $0, &found) }
        guard code == 0 else { return nil }
        return String(decoding: UnsafeRawBufferPointer(start: found.data, count: found.size), as: UTF8.self)
    }

    private func put(_ transaction: LMDBLibrary.Handle, _ key: String, _ value: String) throws {
        let code = withValue(key) { key in withValue(value) { library.put(transaction, table, key, $0, 0) } }
        guard code == 0 else { throw StoreError(description: "LMDB: a value could not be put (\(code))") }
    }

    private func withValue<T>(_ text: String, _ body: (UnsafeMutableRawPointer) -> T) -> T {
        var text = text
        return text.withUTF8 { bytes in
            var value = LMDBLibrary.Value(size: bytes.count, data: UnsafeMutableRawPointer(mutating: bytes.baseAddress))
            return withUnsafeMutablePointer(to: &value) { body(UnsafeMutableRawPointer($0)) }
        }
    }
}
