package import JSONText

/// What one transaction does to the values: keys to set and keys to remove, in the order of their first mention.
package struct JournalChanges: Sendable {
    /// A key and its new value, nil to remove it.
    package struct Entry: Sendable {
        package var key: String
        package var value: JSONValue?
    }

    package private(set) var entries: [Entry] = []
    /// Where a key stands; kept only when there are many.
    private var index: [String: Int] = [:]
    private static let scanLimit = 16

    package init() {}

    package var isEmpty: Bool { entries.isEmpty }

    /// The change to a key: nil when it is untouched, `.some(nil)` when it is to be removed.
    package subscript(key: String) -> JSONValue?? {
        position(of: key).map { entries[$0].value }
    }

    /// Says what a key shall be.
    package mutating func set(_ value: JSONValue?, forKey key: String) {
        if let at = position(of: key) {
            entries[at].value = value
            return
        }
        entries.append(Entry(key: key, value: value))
        if entries.count == Self.scanLimit + 1 {
            for (at, entry) in entries.enumerated() { index[entry.key] = at }
        } else if entries.count > Self.scanLimit {
            index[key] = entries.count - 1
        }
    }

    /// Leaves out the changes that change nothing.
    mutating func removeAll(where isNeedless: (Entry) -> Bool) {
        let rest = entries.filter { !isNeedless($0) }
        guard rest.count < entries.count else { return }
        self = JournalChanges()
        for entry in rest { set(entry.value, forKey: entry.key) }
    }

    private func position(of key: String) -> Int? {
        entries.count > Self.scanLimit ? index[key] : entries.firstIndex { $0.key == key }
    }
}
