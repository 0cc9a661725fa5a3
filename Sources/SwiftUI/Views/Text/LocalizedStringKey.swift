internal import AppIntents

/// The key of a translated text, with interpolated values.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The key in a table: the literal with a placeholder for each value.
    let key: String
    let arguments: [LocalizedArgument]
    /// The untranslated text: literals and, for nil, the next argument.
    let pieces: [String?]

    /// A key without values.
    public init(_ value: String) { (key, arguments, pieces) = (value, [], []) }
    /// A key without values.
    public init(stringLiteral value: String) { self.init(value) }
    /// A key with values.
    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
        pieces = stringInterpolation.pieces
    }

    /// Collects literals and values.
    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [LocalizedArgument] = []
        var pieces: [String?] = []

        /// Makes room.
        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + interpolationCount * 4)
        }

        /// A literal.
        public mutating func appendLiteral(_ literal: String) {
            guard !literal.isEmpty else { return }
            key +=
                literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacingOccurrences(of: "%", with: "%%") : literal
            pieces.append(literal)
        }
        mutating func append(_ argument: LocalizedArgument, _ placeholder: String) {
            key += placeholder
            arguments.append(argument)
            pieces.append(nil)
        }
        /// A string.
        public mutating func appendInterpolation(_ string: String) { append(.string(string), "%@") }
        /// A value, by a formatter.
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?) {
            append(.string(formatter?.string(for: subject) ?? "\(subject)"), "%@")
        }
        /// A value, by a format.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(.text(Text(input, format: format)), "%@")
        }
        /// A number.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(value._localizedArgument, value._specifier)
        }
        /// A number, by a printf specifier.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(.formatted(value._localizedArgument.number, specifier), specifier)
        }
        /// A text with a look of its own.
        public mutating func appendInterpolation(_ text: Text) { append(.text(text), "%@") }
        /// A symbol or a picture.
        public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image)), "%@") }
        /// A date that stays up to date.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(.text(Text(date, style: style)), "%@")
        }
        /// A span of dates.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(.text(Text(dates)), "%@") }
        /// A span of dates.
        public mutating func appendInterpolation(_ interval: DateInterval) { append(.text(Text(interval)), "%@") }
        /// A running timer.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            let text = Text(
                timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
            append(.text(text), "%@")
        }
        /// A text with attributes.
        @_disfavoredOverload
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append(.text(Text(attributedString)), "%@")
        }
        /// A translated text.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            append(.text(Text(resource)), "%@")
        }
        /// Anything else, by its description.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { append(.string("\(value)"), "%@") }
    }
}

/// A value inside a translated text.
public struct _LocalizedArgument: Sendable {
    let argument: LocalizedArgument
}

enum LocalizedArgument: Equatable, Sendable {
    case string(String)
    case number(LocalizationArgument)
    /// A number and the specifier of the source.
    case formatted(LocalizationArgument, String)
    case text(Text)

    /// What plural forms are chosen by; words for what is no number.
    var number: LocalizationArgument {
        switch self {
        case .number(let number), .formatted(let number, _): number
        case .string(let string): .string(string)
        case .text: .string("")
        }
    }

    /// The number as the locale writes it.
    ///
    /// - Parameter specifier: the translation's own; nil for the source's.
    func text(_ specifier: FormatSpecifier?, _ locale: Locale) -> String {
        var own = number.plainSpecifier
        // A specifier for another kind of value (`%s`, `%n`) is never handed on: it would read other memory.
        if case .formatted(_, let written) = self { own = FormatSpecifier(written) ?? own }
        return number.text(specifier ?? own, locale)
    }
}

extension LocalizationArgument {
    /// How the value is written when nobody says how.
    fileprivate var plainSpecifier: FormatSpecifier {
        var specifier = FormatSpecifier()
        switch self {
        case .integer, .unsigned: specifier.conversion = UInt8(ascii: "d")
        case .double: specifier.conversion = UInt8(ascii: "f")
        case .string, .resource: break
        }
        return specifier
    }
}

/// A type with a printf specifier.
public protocol _FormatSpecifiable: Equatable {
    /// The specifier, such as `%lld`.
    var _specifier: String { get }
    /// The value.
    var _argument: _LocalizedArgument { get }
}

extension _FormatSpecifiable {
    var _localizedArgument: LocalizedArgument { _argument.argument }
}

extension _FormatSpecifiable where Self: SignedInteger {
    /// The value.
    public var _argument: _LocalizedArgument { .init(argument: .number(.integer(Int64(self)))) }
}
extension _FormatSpecifiable where Self: UnsignedInteger {
    /// The value.
    public var _argument: _LocalizedArgument { .init(argument: .number(.unsigned(UInt64(self)))) }
}
extension _FormatSpecifiable where Self: BinaryFloatingPoint {
    /// The value.
    public var _argument: _LocalizedArgument { .init(argument: .number(.double(Double(self)))) }
}
extension Int: _FormatSpecifiable {
    /// `%lld`
    public var _specifier: String { "%lld" }
}
extension Int8: _FormatSpecifiable {
    /// `%d`
    public var _specifier: String { "%d" }
}
extension Int16: _FormatSpecifiable {
    /// `%d`
    public var _specifier: String { "%d" }
}
extension Int32: _FormatSpecifiable {
    /// `%d`
    public var _specifier: String { "%d" }
}
extension Int64: _FormatSpecifiable {
    /// `%lld`
    public var _specifier: String { "%lld" }
}
extension UInt: _FormatSpecifiable {
    /// `%llu`
    public var _specifier: String { "%llu" }
}
extension UInt8: _FormatSpecifiable {
    /// `%u`
    public var _specifier: String { "%u" }
}
extension UInt16: _FormatSpecifiable {
    /// `%u`
    public var _specifier: String { "%u" }
}
extension UInt32: _FormatSpecifiable {
    /// `%u`
    public var _specifier: String { "%u" }
}
extension UInt64: _FormatSpecifiable {
    /// `%llu`
    public var _specifier: String { "%llu" }
}
extension Float: _FormatSpecifiable {
    /// `%f`
    public var _specifier: String { "%f" }
}
extension Double: _FormatSpecifiable {
    /// `%lf`
    public var _specifier: String { "%lf" }
}
extension CGFloat: _FormatSpecifiable {
    /// `%lf`
    public var _specifier: String { "%lf" }
}
