import JSONText
import Synchronization

/// Where a persistent domain of the defaults is kept: a journal, or nothing but memory when there is no group
/// directory to be had.
///
/// The accessors of `UserDefaults` cannot throw. What goes wrong is said in the log, once per reason; reading then
/// gives what was known last, and writing changes nothing.
final class DefaultsStore: Sendable {
    let journal: Journal?
    private let memory = Mutex<[String: JSONValue]>([:])
    private let said = Mutex<Set<String>>([])

    init(_ journal: Journal?) {
        self.journal = journal
    }

    func value(forKey key: String) -> JSONValue? {
        guard let journal else { return memory.withLock { $0[key] } }
        do {
            return try journal.value(forKey: key)
        } catch {
            complain("not read, the last known values are used: \(error)")
            return journal.lastKnownValues[key]
        }
    }

    var values: [String: JSONValue] {
        guard let journal else { return memory.withLock { $0 } }
        do {
            return try journal.values()
        } catch {
            complain("not read, the last known values are used: \(error)")
            return journal.lastKnownValues
        }
    }

    /// Writes; false when it could not be done.
    @discardableResult
    func write(_ changes: JournalChanges) -> Bool {
        guard let journal else {
            memory.withLock { values in
                for entry in changes.entries { values[entry.key] = entry.value }
            }
            return true
        }
        do {
            try journal.write(changes)
            return true
        } catch {
            let keys = changes.entries.map { "'\($0.key)'" }.joined(separator: ", ")
            GroupLog.say("\(journal.path): \(keys) not stored: \(error)")
            return false
        }
    }

    /// Says a line, but not twice.
    func complain(_ text: String) {
        guard said.withLock({ $0.count < 1000 && $0.insert(text).inserted }) else { return }
        GroupLog.say("\(journal?.path ?? "defaults in memory"): \(text)")
    }
}

extension Journal {
    /// The values as they were read last, for when the file cannot be read now.
    var lastKnownValues: [String: JSONValue] {
        core.withLock { core in
            core.drain()
            return core.values
        }
    }
}
