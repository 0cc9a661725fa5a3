import Synchronization

/// Writes numbers inside translated texts as the locale does, without a formatter for the usual cases.
enum NumberText {
    struct Symbols: Sendable {
        var grouping: String
        var decimal: String
        /// Digits that must stand before the first separator for there to be one; Spanish and Polish write 1000.
        var minimumGroup: Int
    }

    private static let known = Mutex<[String: Symbols]>([:])

    static func symbols(of locale: Locale) -> Symbols {
        let id = locale.identifier
        if let found = known.withLock({ $0[id] }) { return found }
        let language = id.prefix { $0 != "_" && $0 != "-" }
        let made = Symbols(
            grouping: locale.groupingSeparator ?? ",", decimal: locale.decimalSeparator ?? ".",
            minimumGroup: ["es", "pl", "bg"].contains(language) || id == "pt_PT" ? 2 : 1)
        known.withLock { $0[id] = made }
        return made
    }

    static func text(_ number: LocalizedArgument.Number, _ locale: Locale) -> String {
        switch number {
        case .signed(let value): grouped(value.magnitude, isNegative: value < 0, locale)
        case .unsigned(let value): grouped(value, isNegative: false, locale)
        case .double(let value): String(format: "%lf", locale: locale, value)
        case .none(let text): text
        }
    }

    static func text(_ number: LocalizedArgument.Number, specifier: String, _ locale: Locale) -> String {
        guard isHarmless(specifier, for: number) else { return text(number, locale) }
        return switch number {
        case .signed(let value): String(format: widened(specifier), locale: locale, value)
        case .unsigned(let value): String(format: widened(specifier), locale: locale, value)
        case .double(let value): String(format: specifier, locale: locale, value)
        case .none(let text): text
        }
    }

    /// Whether a specifier reads exactly one number of the kind given: `%s`, `%n`, `%*d` would read other memory.
    private static func isHarmless(_ specifier: String, for number: LocalizedArgument.Number) -> Bool {
        var rest = specifier[...]
        guard rest.popFirst() == "%" else { return false }
        rest = rest.drop { "+- #0'".contains($0) }
        rest = rest.drop { $0.isASCII && $0.isNumber }
        if rest.first == "." { rest = rest.dropFirst().drop { $0.isASCII && $0.isNumber } }
        rest = rest.drop { "lhqzjt".contains($0) }
        let isDouble = if case .double = number { true } else { false }
        return rest.count == 1 && (isDouble ? "fFeEgGaA" : "diuxXo").contains(rest)
    }

    /// All integers are passed as 64 bits; the specifier must say so.
    private static func widened(_ specifier: String) -> String {
        let bare = specifier.filter { !"lhqzjt".contains($0) }
        return bare.dropLast() + "ll" + bare.suffix(1)
    }

    private static func grouped(_ value: UInt64, isNegative: Bool, _ locale: Locale) -> String {
        let sign = isNegative ? "-" : ""
        if value < 1000 { return sign + String(value) }
        let symbols = symbols(of: locale)
        let digits = Array(String(value).utf8)
        guard digits.count >= 3 + symbols.minimumGroup else { return sign + String(value) }
        var text = sign
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { text += symbols.grouping }
            text.unicodeScalars.append(Unicode.Scalar(digit))
        }
        return text
    }
}
