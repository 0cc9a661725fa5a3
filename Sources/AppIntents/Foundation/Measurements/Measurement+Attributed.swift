extension Measurement.FormatStyle {
    /// Writes measurements whose number and unit are marked, as `AttributeScopes` of Foundation name them.
    public struct Attributed: Foundation.FormatStyle {
        var style: Measurement.FormatStyle

        /// The measurement in words, marked by `measurement`: `.value` and `.unit`.
        public func format(_ value: Measurement) -> AttributedString {
            let text = style.format(value)
            var marked = AttributedString(text)
            let digits = MeasurementText.digits(in: text)
            for index in text.indices where !text[index].isWhitespace {
                guard
                    let range = Range(index..<text.index(after: index), in: marked)
                else { continue }
                marked[range].foundation.measurement = digits.map { $0.contains(index) } == true ? .value : .unit
            }
            return marked
        }

        /// The same style in another locale.
        public func locale(_ locale: Locale) -> Self { Self(style: style.locale(locale)) }
    }

    /// The same style, with its number and its unit marked.
    public var attributed: Attributed { Attributed(style: self) }
}

extension MeasurementText {
    /// Where the number stands in a text: from its sign or first digit to its last.
    static func digits(in text: String) -> Range<String.Index>? {
        guard var start = text.firstIndex(where: \.isWholeNumber), let last = text.lastIndex(where: \.isWholeNumber)
        else { return nil }
        if start > text.startIndex, "-−+".contains(text[text.index(before: start)]) {
            start = text.index(before: start)
        }
        return start..<text.index(after: last)
    }
}
