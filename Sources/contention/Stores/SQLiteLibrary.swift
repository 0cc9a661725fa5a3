import Glibc

/// The functions of SQLite that are used here, found at run time: the project does not depend on it.
struct SQLiteLibrary: Sendable {
    typealias Database = OpaquePointer
    typealias Statement = OpaquePointer
    typealias Text = UnsafePointer<CChar>

    let open: @convention(c) (Text, UnsafeMutablePointer<Database?>, Int32, Text?) -> Int32
    let close: @convention(c) (Database?) -> Int32
    let busyTimeout: @convention(c) (Database, Int32) -> Int32
    let message: @convention(c) (Database?) -> Text?
    let prepare: @convention(c) (Database, Text, Int32, UnsafeMutablePointer<Statement?>, OpaquePointer?) -> Int32
    let bindInteger: @convention(c) (Statement, Int32, Int64) -> Int32
    let bindText: @convention(c) (Statement, Int32, Text, Int32, Int) -> Int32
    let step: @convention(c) (Statement) -> Int32
    let reset: @convention(c) (Statement) -> Int32
    let integer: @convention(c) (Statement, Int32) -> Int64
    let text: @convention(c) (Statement, Int32) -> UnsafePointer<UInt8>?
    let finalize: @convention(c) (Statement?) -> Int32
    let version: @convention(c) () -> Text?

    /// The installed library; nil when there is none.
    static let installed: SQLiteLibrary? = {
        guard let handle = dlopen("libsqlite3.so.0", RTLD_NOW) else { return nil }
        let library = DynamicLibrary(handle: handle)
        guard let open = library.function("sqlite3_open_v2"), let close = library.function("sqlite3_close_v2"),
            let busy = library.function("sqlite3_busy_timeout"), let message = library.function("sqlite3_errmsg"),
            let prepare = library.function("sqlite3_prepare_v2"),
            let bindInteger = library.function("sqlite3_bind_int64"),
            let bindText = library.function("sqlite3_bind_text"), let step = library.function("sqlite3_step"),
            let reset = library.function("sqlite3_reset"), let integer = library.function("sqlite3_column_int64"),
            let text = library.function("sqlite3_column_text"), let finalize = library.function("sqlite3_finalize"),
            let version = library.function("sqlite3_libversion")
        else { return nil }
        return SQLiteLibrary(
            open: unsafeBitCast(
                open, to: (@convention(c) (Text, UnsafeMutablePointer<Database?>, Int32, Text?) -> Int32).self),
            close: unsafeBitCast(close, to: (@convention(c) (Database?) -> Int32).self),
            busyTimeout: unsafeBitCast(busy, to: (@convention(c) (Database, Int32) -> Int32).self),
            message: unsafeBitCast(message, to: (@convention(c) (Database?) -> Text?).self),
            prepare: unsafeBitCast(
                prepare,
                to: (@convention(c) (Database, Text, Int32, UnsafeMutablePointer<Statement?>, OpaquePointer?) -> Int32)
                    .self),
            bindInteger: unsafeBitCast(bindInteger, to: (@convention(c) (Statement, Int32, Int64) -> Int32).self),
            bindText: unsafeBitCast(bindText, to: (@convention(c) (Statement, Int32, Text, Int32, Int) -> Int32).self),
            step: unsafeBitCast(step, to: (@convention(c) (Statement) -> Int32).self),
            reset: unsafeBitCast(reset, to: (@convention(c) (Statement) -> Int32).self),
            integer: unsafeBitCast(integer, to: (@convention(c) (Statement, Int32) -> Int64).self),
            text: unsafeBitCast(text, to: (@convention(c) (Statement, Int32) -> UnsafePointer<UInt8>?).self),
            finalize: unsafeBitCast(finalize, to: (@convention(c) (Statement?) -> Int32).self),
            version: unsafeBitCast(version, to: (@convention(c) () -> Text?).self))
    }()
}

/// A library that was opened at run time.
struct DynamicLibrary {
    let handle: UnsafeMutableRawPointer

    func function(_ name: String) -> UnsafeMutableRawPointer? { dlsym(handle, name) }
}
