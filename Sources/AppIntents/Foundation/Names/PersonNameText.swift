/// A person's name in one line. The order of the parts is that of the name's own script, whatever the reader's language:
/// in Chinese, Japanese and Korean letters the family comes first and nothing stands between.
struct PersonNameText {
    /// How much of the name is written.
    enum Length: String, Codable, Sendable { case short, medium, long, abbreviated }

    let length: Length

    func text(_ name: PersonNameComponents) -> String {
        let parts = [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix]
            .map { $0?.trimmingCharacters(in: .whitespacesAndNewlines) ?? "" }
        let (prefix, given, middle, family, suffix) = (parts[0], parts[1], parts[2], parts[3], parts[4])
        let isIdeographic = Self.isIdeographic(given + family)
        switch length {
        case .short:
            // The nickname, as phones are set to prefer, else the name people are called by.
            let nickname = name.nickname?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
            return [nickname, isIdeographic ? family + given : given, family, middle].first { !$0.isEmpty } ?? ""
        case .medium: return isIdeographic ? family + given : joined([given, family])
        case .long:
            guard isIdeographic else { return joined([prefix, given, middle, family, suffix]) }
            return joined([prefix, family + middle + given, suffix])
        case .abbreviated:
            let initials = (isIdeographic ? [family] : [given, family]).compactMap { Self.initial($0) }
            // Letters that join their neighbours, and ideographs, make no initials.
            if initials.isEmpty { return PersonNameText(length: .short).text(name) }
            return initials.joined()
        }
    }

    private func joined(_ parts: [String]) -> String { parts.filter { !$0.isEmpty }.joined(separator: " ") }

    private static func initial(_ part: String) -> String? {
        guard let first = part.first(where: \.isLetter), let scalar = first.unicodeScalars.first else { return nil }
        // Hebrew, Arabic and their neighbours, the scripts of India, and what is written without spaces.
        if (0x590..<0x1100).contains(scalar.value) { return nil }
        return first.uppercased()
    }

    /// Whether all letters are Chinese, Japanese or Korean.
    static func isIdeographic(_ text: String) -> Bool {
        let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
        return !letters.isEmpty
            && letters.allSatisfy {
                switch $0.value {
                case 0x1100...0x11FF, 0x3005...0x30FF, 0x3130...0x318F, 0x3400...0x9FFF, 0xAC00...0xD7AF,
                    0xF900...0xFAFF, 0x20000...0x3FFFF:
                    true
                default: false
                }
            }
    }
}

extension PersonNameText {
    private static let prefixes: Set<String> = ["dr", "mr", "mrs", "ms", "miss", "prof", "sir", "dame", "rev", "hon"]
    private static let suffixes: Set<String> = ["jr", "sr", "esq", "ii", "iii", "iv", "phd", "md", "dds"]

    /// The parts of a name written in one line; nil when nothing is written.
    static func parts(of text: String) -> PersonNameComponents? {
        var name = PersonNameComponents()
        var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        if words.count > 1, let comma = words.firstIndex(where: { $0.hasSuffix(",") }), comma + 1 < words.count,
            !suffixes.contains(plain(words[comma + 1]))
        {
            // The family first, as in lists.
            let family = words[...comma].joined(separator: " ").dropLast()
            words = words[(comma + 1)...] + [String(family)]
        }
        words = words.map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }.filter { !$0.isEmpty }
        if words.count > 1, prefixes.contains(plain(words[0])) { name.namePrefix = words.removeFirst() }
        if words.count > 1, suffixes.contains(plain(words[words.count - 1])) { name.nameSuffix = words.removeLast() }
        guard !words.isEmpty else { return nil }
        if words.count > 1, isIdeographic(words.joined()) {
            name.familyName = words.removeFirst()
            name.givenName = words.joined()
            return name
        }
        name.givenName = words.removeFirst()
        name.familyName = words.popLast()
        if !words.isEmpty { name.middleName = words.joined(separator: " ") }
        return name
    }

    private static func plain(_ word: String) -> String { word.lowercased().filter(\.isLetter) }
}
