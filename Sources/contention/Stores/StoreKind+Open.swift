extension StoreKind {
    /// Opens the store in a folder.
    func open(_ folder: String, options: Options) throws -> any Store {
        switch self {
        case .group: try GroupStore(at: folder, options: options)
        case .sqlite: try SQLiteStore(at: folder, options: options)
        case .lmdb: try LMDBStore(at: folder, options: options)
        case .json: try JSONFileStore(at: folder, options: options)
        }
    }

    /// Whether its library is there.
    var isInstalled: Bool {
        switch self {
        case .group, .json: true
        case .sqlite: SQLiteLibrary.installed != nil
        case .lmdb: LMDBLibrary.installed != nil
        }
    }

    /// What it is called in tables.
    func title(_ durability: Options.Durability) -> String {
        switch (self, durability) {
        case (.group, _): "this store, \(durability.rawValue)"
        case (.sqlite, .relaxed): "SQLite WAL, NORMAL"
        case (.sqlite, .durable): "SQLite WAL, FULL"
        case (.lmdb, .relaxed): "LMDB, no sync"
        case (.lmdb, .durable): "LMDB"
        case (.json, .relaxed): "JSON file, rename"
        case (.json, .durable): "JSON file, fsync, rename"
        }
    }
}
