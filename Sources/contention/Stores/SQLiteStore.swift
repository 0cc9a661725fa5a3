/// SQLite with a write-ahead log; transactions begin with BEGIN IMMEDIATE.
final class SQLiteStore: Store {
    private let library: SQLiteLibrary
    private let database: SQLiteLibrary.Database
    private var statements: [String: SQLiteLibrary.Statement] = [:]

    private static let ok: Int32 = 0
    private static let row: Int32 = 100
    private static let done: Int32 = 101

    init(at folder: String, options: Options) throws {
        guard let library = SQLiteLibrary.installed else {
            throw StoreError(description: "libsqlite3.so.0 is not installed (Debian: libsqlite3-0)")
        }
        self.library = library
        var opened: SQLiteLibrary.Database?
        // SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
        guard library.open(folder + "/state.sqlite", &opened, 0x8006, nil) == Self.ok, let opened else {
            throw StoreError(description: "\(folder)/state.sqlite cannot be opened")
        }
        database = opened
        _ = library.busyTimeout(database, 60_000)
        try run("PRAGMA journal_mode = WAL")
        try run("PRAGMA synchronous = \(options.durability == .durable ? "FULL" : "NORMAL")")
        try run("CREATE TABLE IF NOT EXISTS state (key TEXT PRIMARY KEY, value) WITHOUT ROWID")
    }

    deinit {
        for statement in statements.values { _ = library.finalize(statement) }
        _ = library.close(database)
    }

    func add(_ work: Work, tap: Tap?) throws -> Timing {
        let began = monotonic()
        try run("BEGIN IMMEDIATE")
        let entered = monotonic()
        let number = try integer(work.countKey) + 1
        try set(Payload.shared, try integer(Payload.shared) + 1)
        try set(work.countKey, number)
        let statement = try prepared(Self.upsert)
        bind(statement, 1, work.valueKey(number))
        bind(statement, 2, work.value(number))
        try finish(statement)
        work.sleepInside()
        try run("COMMIT")
        return Timing(wait: entered - began, hold: monotonic() - entered)
    }

    func read(writers: Int, keys: Int) throws -> Picture {
        try run("BEGIN")
        var picture = Picture(shared: try integer(Payload.shared))
        for writer in 0..<writers {
            let count = try integer(Payload.count(writer))
            picture.writers.append((count, try text(Payload.value(writer, count, keys: keys))))
        }
        try run("COMMIT")
        return picture
    }

    private static let select = "SELECT value FROM state WHERE key = ?1"
    private static let upsert =
        "INSERT INTO state VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = excluded.value"

    private func integer(_ key: String) throws -> Int64 {
        try look(key) { library.integer($0, 0) } ?? 0
    }

    private func text(_ key: String) throws -> String? {
        try look(key) { statement in library.text(statement, 0).map { String(cString: $0) } } ?? nil
    }

    private func look<T>(_ key: String, _ body: (SQLiteLibrary.Statement) -> T) throws -> T? {
        let statement = try prepared(Self.select)
        defer { _ = library.reset(statement) }
        bind(statement, 1, key)
        switch library.step(statement) {
        case Self.row: return body(statement)
        case Self.done: return nil
        default: throw failure()
        }
    }

    private func set(_ key: String, _ value: Int64) throws {
        let statement = try prepared(Self.upsert)
        bind(statement, 1, key)
        _ = library.bindInteger(statement, 2, value)
        try finish(statement)
    }

    private func bind(_ statement: SQLiteLibrary.Statement, _ index: Int32, _ text: String) {
        // SQLITE_TRANSIENT: SQLite makes a copy.
        _ = library.bindText(statement, index, text, -1, -1)
    }

    private func run(_ sql: String) throws { try finish(prepared(sql)) }

    private func finish(_ statement: SQLiteLibrary.Statement) throws {
        defer { _ = library.reset(statement) }
        let code = library.step(statement)
        guard code == Self.done || code == Self.row else { throw failure() }
    }

    private func prepared(_ sql: String) throws -> SQLiteLibrary.Statement {
        if let known = statements[sql] { return known }
        var made: SQLiteLibrary.Statement?
        guard library.prepare(database, sql, -1, &made, nil) == Self.ok, let made else { throw failure() }
        statements[sql] = made
        return made
    }

    private func failure() -> StoreError {
        StoreError(description: "SQLite: " + (library.message(database).map { String(cString: $0) } ?? "unknown error"))
    }
}
