import Synchronization

/// Writes plain numbers as a locale does, without a formatter for the usual cases.
package enum LocalizedNumber {
    private struct Style: Sendable {
        /// Between groups of three; nil when the locale groups or writes digits otherwise (Hindi, Egyptian Arabic).
        var separator: String?
        /// Digits that must stand before the first separator for there to be one; Spanish and Polish write 1000.
        var leading: Int
        var minus: String
    }

    private static let styles = Mutex<[String: Style]>([:])

    private static func style(_ locale: Locale) -> Style {
        let name = locale.identifier
        if let known = styles.withLock({ $0[name] }) { return known }
        let format = IntegerFormatStyle<Int64>(locale: locale)
        let separator = locale.groupingSeparator ?? ","
        let isUsual = format.format(12_345_678) == ["12", "345", "678"].joined(separator: separator)
        let style = Style(
            separator: isUsual ? separator : nil, leading: format.format(1234) == "1234" ? 2 : 1,
            minus: String(format.format(-1).prefix { $0 != "1" }))
        styles.withLock { $0[name] = style }
        return style
    }

    /// A whole number with the locale's separators.
    package static func text(_ value: Int64, _ locale: Locale) -> String {
        let style = style(locale)
        guard let separator = style.separator else { return IntegerFormatStyle<Int64>(locale: locale).format(value) }
        let sign = value < 0 ? style.minus : ""
        guard value.magnitude >= 1000 else { return sign + String(value.magnitude) }
        let digits = String(value.magnitude).utf8
        guard digits.count >= 3 + style.leading else { return sign + String(value.magnitude) }
        var text = sign
        var left = digits.count
        for digit in digits {
            if left % 3 == 0, left < digits.count { text += separator }
            text.unicodeScalars.append(Unicode.Scalar(digit))
            left -= 1
        }
        return text
    }

    /// A number with as many decimals as it has.
    package static func text(_ value: Double, _ locale: Locale) -> String {
        FloatingPointFormatStyle<Double>(locale: locale).format(value)
    }
}
