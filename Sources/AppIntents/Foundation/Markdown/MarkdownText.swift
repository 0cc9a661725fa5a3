/// CommonMark's small questions about characters.
enum MarkdownText {
    static func isASCIIPunctuation(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }

    private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return isASCIIPunctuation(scalar) }
        return switch scalar.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation, .currencySymbol, .mathSymbol, .modifierSymbol, .otherSymbol:
            true
        default: false
        }
    }

    /// Which sides of a row of marks touch words: CommonMark's left- and right-flanking.
    struct Flank {
        var left: Bool
        var right: Bool
        var isPunctuationBefore: Bool
        var isPunctuationAfter: Bool

        init(before: Unicode.Scalar?, after: Unicode.Scalar?) {
            let isBlankBefore = before?.properties.isWhitespace ?? true
            let isBlankAfter = after?.properties.isWhitespace ?? true
            isPunctuationBefore = before.map(isPunctuation) ?? false
            isPunctuationAfter = after.map(isPunctuation) ?? false
            left = !isBlankAfter && (!isPunctuationAfter || isBlankBefore || isPunctuationBefore)
            right = !isBlankBefore && (!isPunctuationBefore || isBlankAfter || isPunctuationAfter)
        }
    }

    /// `https://example.com`: a scheme of 2 … 32 characters, no blanks.
    static func isAutolink(_ text: String) -> Bool {
        guard let colon = text.firstIndex(of: ":") else { return false }
        let scheme = text[..<colon].utf8
        guard (2...32).contains(scheme.count), let first = scheme.first, isLetter(first) else { return false }
        let rest = scheme.allSatisfy { isLetter($0) || 0x30...0x39 ~= $0 || "+.-".utf8.contains($0) }
        return rest && !text.utf8.contains { $0 <= 0x20 || $0 == UInt8(ascii: "<") }
    }

    /// `name@example.com`
    static func isMail(_ text: String) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, parts[1].contains("."), !parts[1].hasPrefix("."),
            !parts[1].hasSuffix(".")
        else { return false }
        return text.utf8.allSatisfy { isLetter($0) || 0x30...0x39 ~= $0 || ".!#$%&'*+/=?^_`{|}~-@".utf8.contains($0) }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { 0x41...0x5A ~= byte || 0x61...0x7A ~= byte }

    /// The character of an entity's name or number; of the names only the usual ones.
    static func entity(_ name: String) -> String? {
        if name.hasPrefix("#") {
            let digits = name.dropFirst()
            let value = "xX".contains(digits.first ?? "0") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            guard let value else { return nil }
            return String(Character(value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"))
        }
        return names[name]
    }

    private static let names = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
        "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
        "laquo": "«", "raquo": "»", "bull": "•", "middot": "·", "deg": "°", "times": "×", "divide": "÷", "euro": "€",
        "pound": "£", "yen": "¥", "cent": "¢", "sect": "§", "para": "¶", "shy": "\u{AD}", "larr": "←", "rarr": "→",
    ]
}
