public import JSONText

/// The values of a journal inside an update: as they are, with what the update has changed so far.
public struct JournalTransaction {
    private let journal: Journal
    private(set) var changes = JournalChanges()

    init(_ journal: Journal) {
        self.journal = journal
    }

    /// The value of a key; setting nil removes it.
    public subscript(key: String) -> JSONValue? {
        get {
            if let changed = changes[key] { return changed }
            return journal.core.withLock { $0.values[key] }
        }
        set { changes.set(newValue, forKey: key) }
    }

    /// All keys and values.
    public var values: [String: JSONValue] {
        var values = journal.core.withLock { $0.values }
        for entry in changes.entries { values[entry.key] = entry.value }
        return values
    }
}
