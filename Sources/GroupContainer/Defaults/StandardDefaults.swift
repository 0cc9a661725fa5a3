import Synchronization

/// The object behind `UserDefaults.standard`: one for each group directory the process has had.
enum StandardDefaults {
    private static let cached = Mutex<(group: String?, defaults: UserDefaults)?>(nil)

    static var current: UserDefaults {
        let group = try? GroupDirectory.current
        return cached.withLock { cached in
            if let cached, cached.group == group?.path { return cached.defaults }
            let defaults = UserDefaults()
            cached = (group?.path, defaults)
            return defaults
        }
    }

    static func reset() { cached.withLock { $0 = nil } }
}

extension DefaultsStore {
    /// The store of a suite in the process's group; in memory when there is no group, which the log then says.
    static func named(_ suite: String) -> DefaultsStore {
        do {
            return DefaultsStore(Journal.named(suite, in: try GroupDirectory.current))
        } catch {
            GroupLog.say("defaults of suite '\(suite)' are kept in memory only: \(error)")
            return DefaultsStore(nil)
        }
    }

    /// The store of a suite in the group that another store is in.
    static func named(_ suite: String, like other: DefaultsStore) -> DefaultsStore {
        guard let group = other.journal?.group else { return named(suite) }
        return DefaultsStore(Journal.named(suite, in: group))
    }
}
