/// A value inside a text that is looked up; kept as a value because its plural form and its digits depend on the
/// locale of the look-up.
package enum LocalizationArgument: Hashable, Codable, Sendable {
    /// Words.
    case string(String)
    /// A whole number.
    case integer(Int64)
    /// A whole number that may exceed `Int64`.
    case unsigned(UInt64)
    /// A number with a fraction.
    case double(Double)
    /// A text with a translation of its own.
    indirect case resource(LocalizedStringResource)

    /// What plural rules ask of it; nil for words.
    package func operands(_ specifier: FormatSpecifier? = nil) -> PluralOperands? {
        switch self {
        case .integer(let value): PluralOperands(value.magnitude)
        case .unsigned(let value): PluralOperands(value)
        case .double(let value): PluralOperands(value, decimals: specifier?.precision)
        case .string, .resource: nil
        }
    }

    /// The value as a specifier of a format shows it in a locale.
    package func text(_ specifier: FormatSpecifier, _ locale: Locale) -> String {
        switch self {
        case .string(let text): text
        case .integer(let value): specifier.text(value, locale)
        case .unsigned(let value):
            // Beyond Int64 there is no format of Foundation's to ask.
            Int64(exactly: value).map { specifier.text($0, locale) }
                ?? IntegerFormatStyle<UInt64>(locale: locale).format(value)
        case .double(let value): specifier.text(value, locale)
        case .resource(let resource): StringTables.text(of: resource, in: locale)
        }
    }
}
