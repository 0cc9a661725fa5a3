/// What may be the name of a message or of a claimant.
enum MessageName {
    /// Ids have 1 to 120 characters, so that an id, a claimant and the dots fit into one file name.
    static let lengthLimit = 120

    /// Whether the text is 1 to 120 ASCII letters, digits, `-` and `_`.
    static func isValid(_ text: some StringProtocol) -> Bool {
        let bytes = text.utf8
        guard !bytes.isEmpty, bytes.count <= lengthLimit else { return false }
        return bytes.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
    }

    /// Takes `<id>.<claimant>` apart.
    static func claim(_ name: String) -> (id: String, claimant: String)? {
        guard let dot = name.firstIndex(of: ".") else { return nil }
        let id = name[..<dot]
        let claimant = name[name.index(after: dot)...]
        return isValid(id) && isValid(claimant) ? (String(id), String(claimant)) : nil
    }

    /// The id that a name in `done` answers: `<id>` or `<id>.void`.
    static func answered(_ name: String) -> String? {
        let id = name.hasSuffix(Mailbox.voidSuffix) ? name.dropLast(Mailbox.voidSuffix.count) : name[...]
        return isValid(id) ? String(id) : nil
    }

    /// - Throws: ``MailboxError/badName(_:)``.
    static func check(_ texts: String...) throws(MailboxError) {
        for text in texts where !isValid(text) { throw .badName(text) }
    }
}
