/// A printf specifier without its position: `%lld`, `%.1f`, `%@`.
///
/// A translation is data: its specifier never decides how an argument is read from memory, only how a known value is
/// written.
package struct FormatSpecifier: Hashable, Sendable {
    /// `-`, `+`, `0`, `#`, `'`
    package var flags = ""
    /// Least characters.
    package var width: Int?
    /// Digits after the decimal point.
    package var precision: Int?
    /// The last letter: `@`, `d`, `f` …
    package var conversion: UInt8 = UInt8(ascii: "@")

    /// `%@`
    package static let object = FormatSpecifier()

    package init(conversion: UInt8 = UInt8(ascii: "@")) { self.conversion = conversion }

    /// A specifier as it is written; nil when the text is something else, or more than one.
    package init?(_ written: String) {
        let pieces = TemplateParser().parse(written).pieces
        guard pieces.count == 1, case .argument(0, let specifier) = pieces[0] else { return nil }
        self = specifier
    }

    var isPlain: Bool { flags.isEmpty && width == nil && precision == nil }
    private var isFloating: Bool { "fFeEgGaA".utf8.contains(conversion) }
    private var isRadix: Bool { "xXoO".utf8.contains(conversion) }

    /// A whole number, with the locale's separators as Foundation's localised formats have them.
    package func text(_ value: Int64, _ locale: Locale) -> String {
        if isFloating { return text(Double(value), locale) }
        if isPlain, !isRadix { return LocalizedNumber.text(value, locale) }
        let letter = isRadix ? String(UnicodeScalar(conversion)) : "d"
        return String(format: "%\(flags)\(width.map(String.init) ?? "")\(decimals)ll\(letter)", locale: locale, value)
    }

    /// A number with a fraction; `%d` shows its whole part.
    package func text(_ value: Double, _ locale: Locale) -> String {
        if conversion == UInt8(ascii: "@") { return LocalizedNumber.text(value, locale) }
        guard isFloating else {
            return text(Int64(exactly: value.rounded(.towardZero)) ?? 0, locale)
        }
        let letter = String(UnicodeScalar(conversion))
        return String(format: "%\(flags)\(width.map(String.init) ?? "")\(decimals)\(letter)", locale: locale, value)
    }

    private var decimals: String { precision.map { ".\($0)" } ?? "" }
}
