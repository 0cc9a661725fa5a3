import Synchronization
internal import AppIntents

/// Looks texts up in the tables of a bundle and remembers what was found.
enum LocalizedText {
    private struct Key: Hashable {
        var key: String
        var table: String?
        var bundle: ObjectIdentifier?
        var locale: String
    }
    private static let known = Mutex<[Key: String?]>([:])

    /// The translation; nil when no table has the key.
    static func translation(of key: String, table: String?, bundle: Bundle?, locale: Locale) -> String? {
        let place = Key(key: key, table: table, bundle: bundle.map(ObjectIdentifier.init), locale: locale.identifier)
        if let found = known.withLock({ $0[place] }) { return found }
        let found = StringTables.string(key: key, table: table, bundle: bundle ?? .main, locale: locale)
        known.withLock { known in
            // Texts with values in them come without end; the usual ones come back soon.
            if known.count >= 4096 { known.removeAll(keepingCapacity: true) }
            known[place] = .some(found)
        }
        return found
    }

    /// A part of a text that is ready: words, or a value by its number.
    enum Piece { case words(String), argument(Int) }

    /// The parts of a translated format: `%@`, `%lld`, `%2$@`, `%%`.
    static func pieces(of format: String) -> [Piece] {
        var pieces: [Piece] = []
        var words = ""
        var next = 0
        var rest = format[...]
        while let character = rest.popFirst() {
            guard character == "%" else {
                words.append(character)
                continue
            }
            if rest.first == "%" {
                words.append("%")
                rest.removeFirst()
                continue
            }
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            var position: Int?
            if rest.dropFirst(digits.count).first == "$" {
                position = Int(digits).map { $0 - 1 }
                rest = rest.dropFirst(digits.count + 1)
            }
            guard let end = rest.firstIndex(where: { "@diuxXfgeEs".contains($0) }) else {
                words.append("%")
                continue
            }
            rest = rest[rest.index(after: end)...]
            if !words.isEmpty { pieces.append(.words(words)) }
            words = ""
            pieces.append(.argument(position ?? next))
            if position == nil { next += 1 }
        }
        if !words.isEmpty { pieces.append(.words(words)) }
        return pieces
    }
}
