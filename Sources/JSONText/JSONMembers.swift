/// The members of a JSON object.
///
/// Lookups made in the order in which the members stand cost one comparison each. Of two members of one name the
/// first found counts.
public struct JSONMembers: Sendable {
    @usableFromInline let storage: JSONStorage
    let first: Int
    let end: Int
    /// The member after the one found last.
    private var hint: Int
    /// All members before it have been taken.
    private var untaken: Int

    @usableFromInline
    init(_ storage: JSONStorage, _ first: Int, _ end: Int) {
        self.storage = storage
        self.first = first
        self.end = end
        hint = first
        untaken = first
    }

    /// The member of that name, nil when there is none.
    public mutating func find(_ name: StaticString) -> JSONCursor? {
        find(name, wrappingTo: first)
    }

    /// The member of that name, for readers that ask for each member once: when all have been taken in order, asking
    /// for one that is missing costs nothing.
    @usableFromInline
    mutating func take(_ name: StaticString) -> JSONCursor? {
        find(name, wrappingTo: untaken)
    }

    private mutating func find(_ name: StaticString, wrappingTo start: Int) -> JSONCursor? {
        let tokens = storage.tokens
        var index = hint
        while index < end {
            let after = Int(tokens[index + 1].next)
            if isNamed(index, name) {
                if untaken == index { untaken = after }
                hint = after
                return JSONCursor(storage, index + 1)
            }
            index = after
        }
        index = start
        while index < hint {
            if isNamed(index, name) { return JSONCursor(storage, index + 1) }
            index = Int(tokens[index + 1].next)
        }
        return nil
    }

    private func isNamed(_ index: Int, _ name: StaticString) -> Bool {
        let token = storage.tokens[index]
        let length = Int(token.end - token.start)
        guard length == name.utf8CodeUnitCount else { return false }
        guard token.kind == .key else { return false }
        let text = storage.text + Int(token.start)
        let letters = name.utf8Start
        for offset in 0..<length where text[offset] != letters[offset] { return false }
        return true
    }

    /// Calls `body` with every member in the order of the text.
    public func forEach(_ body: (String, JSONCursor) throws -> Void) throws {
        var index = first
        while index < end {
            let name = try JSONCursor(storage, index).string()
            try body(name, JSONCursor(storage, index + 1))
            index = Int(storage.tokens[index + 1].next)
        }
    }
}
