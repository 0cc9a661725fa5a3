/// Writes measurements as a locale does, in the unit that its people use for the purpose.
enum MeasurementText {
    enum Width: String {
        case wide = "unit-width-full-name", abbreviated = "unit-width-short", narrow = "unit-width-narrow"
    }

    /// The measurement in words.
    ///
    /// - Parameters:
    ///   - usage: CLDR's name of the purpose, such as `default` or `road`; nil keeps the unit.
    ///   - number: writes the number; nil leaves its decimals to the purpose.
    static func text(
        _ value: Double, _ unit: Unit, _ width: Width, usage: String?, hidesScaleName: Bool = false, _ locale: Locale,
        number: ((Double) -> String)?
    ) -> String {
        guard let name = UnitIdentifier.name(of: unit) else {
            let digits = number?(value) ?? FloatingPointFormatStyle<Double>(locale: locale).format(value)
            return unit.symbol.isEmpty ? digits : "\(digits) \(unit.symbol)"
        }
        // ICU knows no purpose for durations and the like; then the unit stays.
        let purpose = usage.flatMap { usage in
            ICUNumber.format(value, "unit/\(name) usage/\(usage) .#########", locale).map { (usage, $0.shown) }
        }
        let shown = purpose?.1 ?? value
        let skeleton = "unit/\(name) \(width.rawValue)" + (purpose.map { " usage/\($0.0)" } ?? "")
        if hidesScaleName {
            let digits =
                number ?? { FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(0)).format($0) }
            return replaced(
                ICUNumber.format(shown, "measure-unit/temperature-generic \(width.rawValue)", locale)?.text,
                digits(shown))
        }
        guard let number else {
            return ICUNumber.format(value, skeleton, locale)?.text ?? "\(value) \(unit.symbol)"
        }
        let digits = number(shown)
        // The plural form of the unit follows the digits that are seen.
        let decimals = decimals(digits, locale)
        return replaced(
            ICUNumber.format(value, skeleton + " ." + String(repeating: "0", count: decimals), locale)?.text, digits)
    }

    private static func decimals(_ digits: String, _ locale: Locale) -> Int {
        guard let separator = locale.decimalSeparator, let range = digits.range(of: separator, options: .backwards)
        else {
            return 0
        }
        return min(digits[range.upperBound...].prefix { $0.isNumber }.count, 9)
    }

    /// A text with other digits in the place of its own.
    private static func replaced(_ text: String?, _ digits: String) -> String {
        guard let text, let first = text.firstIndex(where: \.isWholeNumber),
            let last = text.lastIndex(where: \.isWholeNumber)
        else { return text ?? digits }
        var start = first
        while start > text.startIndex {
            let before = text.index(before: start)
            guard "-−\u{200E}\u{200F}\u{61C}".contains(text[before]), digits.first?.isWholeNumber == false else {
                break
            }
            start = before
        }
        return text[..<start] + digits + text[text.index(after: last)...]
    }
}
