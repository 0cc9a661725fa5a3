import GroupContainer
import Synchronization

/// Where objects are kept: lines of a journal in the group directory, which app and extension share, or memory.
final class ModelStore: Sendable {
    private let name: String?
    private let memory = Mutex<[String: String]>([:])

    /// A store of a name; without one in memory.
    init(name: String?) { self.name = name }

    private var defaults: UserDefaults? { name.flatMap { UserDefaults(suiteName: "swiftdata.\($0)") } }

    /// All that is kept of a class, by name.
    func records(of entity: String) -> [String: String] {
        let all: [String: String]
        if let defaults {
            all = defaults.dictionaryRepresentation().compactMapValues { $0 as? String }
        } else {
            all = memory.withLock { $0 }
        }
        return all.filter { $0.key.hasPrefix(entity + "/") }
    }

    /// What is kept of one object.
    func record(_ key: String) -> String? {
        if let defaults { return defaults.string(forKey: key) }
        return memory.withLock { $0[key] }
    }

    /// Keeps and removes, all or nothing.
    func write(_ changes: [String: String?]) throws {
        if let defaults {
            try defaults.update { values in
                for (key, text) in changes { values[key] = text }
            }
        } else {
            memory.withLock { memory in
                for (key, text) in changes { memory[key] = text }
            }
        }
    }
}
