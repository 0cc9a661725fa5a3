extension String {
    /// A string with interpolated parts that can be looked up in a table; Foundation on Linux lacks it.
    public struct LocalizationValue: Hashable, Codable, Sendable, ExpressibleByStringInterpolation {
        /// The key, with a placeholder (`%@`, `%lld`, `%lf`) for each interpolated part.
        package let key: String
        /// The interpolated parts as text, in order.
        package let arguments: [String]
        /// The text in the language of the source.
        package let text: String

        /// A string without interpolated parts. `%` in it is only a character.
        public init(_ value: String) {
            key = value
            text = value
            arguments = []
        }
        /// A string without interpolated parts.
        public init(stringLiteral value: String) { self.init(value) }
        /// A string with interpolated parts.
        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            text = stringInterpolation.text
            arguments = stringInterpolation.arguments
        }

        /// Collects the parts.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var key = ""
            var text = ""
            var arguments: [String] = []

            /// Makes room.
            public init(literalCapacity: Int, interpolationCount: Int) {
                text.reserveCapacity(literalCapacity + interpolationCount * 4)
            }

            mutating func append(_ argument: String, _ placeholder: String) {
                key += placeholder
                text += argument
                arguments.append(argument)
            }

            /// Appends text.
            public mutating func appendLiteral(_ literal: String) {
                key += literal
                text += literal
            }
            /// Appends a string: `%@`.
            public mutating func appendInterpolation(_ string: String) { append(string, "%@") }
            /// Appends a string: `%@`.
            public mutating func appendInterpolation(_ string: some StringProtocol) { append(String(string), "%@") }
            /// Appends an integer: `%lld`.
            public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T) { append("\(value)", "%lld") }
            /// Appends a number: `%lf`.
            public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) { append("\(value)", "%lf") }
            /// Appends a string that has its own translation: `%@`.
            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                append(String(localized: resource), "%@")
            }
            /// Appends a formatted value: `%@`.
            public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
            where F.FormatInput: Equatable, F.FormatOutput == String {
                append(format.format(value), "%@")
            }
            /// Appends anything else by its description: `%@`.
            @_disfavoredOverload
            public mutating func appendInterpolation<T>(_ value: T) { append("\(value)", "%@") }
        }
    }
}
