import Glibc

/// Collects the parts of a line.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""
    /// Makes room.
    public init(literalCapacity: Int, interpolationCount: Int) {
        text.reserveCapacity(literalCapacity + interpolationCount * 8)
    }
    /// Appends words.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Appends a string.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { text += align.text(privacy.text(value())) }
    /// Appends a whole number.
    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ value: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        let digits = format.prefix + String(value(), radix: format.radix, uppercase: format.isUppercase)
        text += align.text(privacy.text(digits))
    }
    /// Appends a number with a fraction.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { text += align.text(privacy.text(Self.fixed(value(), format.decimals))) }
    /// Appends a number with a fraction.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { text += align.text(privacy.text(Self.fixed(Double(value()), format.decimals))) }
    /// Appends a truth value.
    public mutating func appendInterpolation(_ value: @autoclosure () -> Bool, privacy: OSLogPrivacy = .auto) {
        text += privacy.text("\(value())")
    }
    /// Appends a type's name.
    public mutating func appendInterpolation(_ value: @autoclosure () -> Any.Type, privacy: OSLogPrivacy = .auto) {
        text += privacy.text("\(value())")
    }
    /// Appends a value by its description.
    @_disfavoredOverload
    public mutating func appendInterpolation<T: CustomStringConvertible>(
        _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { text += align.text(privacy.text(value().description)) }
    /// Appends an error.
    public mutating func appendInterpolation(_ value: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto) {
        text += privacy.text("\(value())")
    }

    /// `%.nf` without Foundation.
    static func fixed(_ value: Double, _ decimals: Int) -> String {
        guard value.isFinite else { return "\(value)" }
        var buffer = [CChar](repeating: 0, count: 400)
        let count = withVaList([Int32(decimals), value]) { vsnprintf(&buffer, buffer.count, "%.*f", $0) }
        return String(decoding: buffer.prefix(Int(max(count, 0))).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
