extension String {
    /// A string with interpolated parts that can be looked up in a table; Foundation on Linux lacks it.
    public struct LocalizationValue: Hashable, Codable, Sendable, ExpressibleByStringInterpolation {
        /// The key, with a placeholder (`%@`, `%lld`, `%lf`) for each interpolated part and `%%` for a percent sign;
        /// without interpolated parts just the text.
        package let key: String
        /// The interpolated parts, in order.
        package let arguments: [LocalizationArgument]

        /// A string without interpolated parts. `%` in it is only a character.
        public init(_ value: String) {
            key = value
            arguments = []
        }
        /// A string without interpolated parts.
        public init(stringLiteral value: String) { self.init(value) }
        /// A string with interpolated parts.
        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        /// The text in the language of the source, with numbers as the locale writes them.
        package func text(_ locale: Locale) -> String {
            arguments.isEmpty ? key : TemplateParser().parse(key).text(arguments, locale)
        }

        /// What a place for a later value takes.
        public enum Placeholder: Hashable, Codable, Sendable {
            /// An integer, without or with a sign.
            case int, uint
            /// A number.
            case float, double
            /// Anything else.
            case object

            fileprivate var specifier: String {
                switch self {
                case .int: "%lld"
                case .uint: "%llu"
                case .float: "%f"
                case .double: "%lf"
                case .object: "%@"
                }
            }
        }

        /// Collects the parts.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var key = ""
            var arguments: [LocalizationArgument] = []

            /// Makes room.
            public init(literalCapacity: Int, interpolationCount: Int) {
                key.reserveCapacity(literalCapacity + interpolationCount * 4)
            }

            mutating func append(_ argument: LocalizationArgument, _ placeholder: String) {
                key += placeholder
                arguments.append(argument)
            }

            /// Appends text.
            public mutating func appendLiteral(_ literal: String) {
                let hasPercent = literal.utf8.contains(UInt8(ascii: "%"))
                key += hasPercent ? literal.replacingOccurrences(of: "%", with: "%%") : literal
            }
            /// Appends a string: `%@`.
            public mutating func appendInterpolation(_ string: String) { append(.string(string), "%@") }
            /// Appends a string: `%@`.
            public mutating func appendInterpolation(_ string: some StringProtocol) {
                append(.string(String(string)), "%@")
            }
            /// Appends an integer: `%lld`, and by its size `%llu`, `%d`, `%u`.
            public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T) {
                let isSigned = T.isSigned
                let placeholder = T.bitWidth > 32 ? (isSigned ? "%lld" : "%llu") : (isSigned ? "%d" : "%u")
                append(
                    Int64(exactly: value).map { .integer($0) } ?? .unsigned(UInt64(truncatingIfNeeded: value)),
                    placeholder)
            }
            /// Appends an integer with a specifier of its own, such as `%04d`.
            public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: T, specifier: String) {
                append(
                    Int64(exactly: value).map { .integer($0) } ?? .unsigned(UInt64(truncatingIfNeeded: value)),
                    specifier)
            }
            /// Appends a number: `%lf`, or `%f` for a `Float`.
            public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
                append(.double(Double(value)), T.self == Float.self ? "%f" : "%lf")
            }
            /// Appends a number with a specifier of its own, such as `%.1f`.
            public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T, specifier: String) {
                append(.double(Double(value)), specifier)
            }
            /// Appends a string that has its own translation: `%@`.
            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                append(.resource(resource), "%@")
            }
            /// Appends a formatted value: `%@`.
            public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
            where F.FormatInput: Equatable, F.FormatOutput == String {
                append(.string(format.format(value)), "%@")
            }
            /// Appends an object, by its description or a formatter: `%@`.
            public mutating func appendInterpolation<T: NSObject>(_ value: T, formatter: Formatter? = nil) {
                append(.string(formatter?.string(for: value) ?? value.description), "%@")
            }
            /// Leaves a place for a value that is said later, as a type's numeric format does.
            public mutating func appendInterpolation(placeholder: Placeholder, specifier: String? = nil) {
                append(placeholder == .object ? .string("") : .integer(0), specifier ?? placeholder.specifier)
            }
            /// Appends anything else by its description: `%@`.
            @_disfavoredOverload
            public mutating func appendInterpolation<T>(_ value: T) { append(.string("\(value)"), "%@") }
        }
    }
}
