/// A value that a chart can place.
public protocol Plottable {
    /// A number, a date or a name.
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol
    /// What is placed.
    var primitivePlottable: PrimitivePlottable { get }
    /// The value that was placed; nil where there is none.
    init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a name.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
    /// Where it lies.
    var _place: _PlottedPlace { get }
    /// The value at a place; nil where the place is of another kind.
    static func _value(at place: _PlottedPlace) -> Self?
}

extension PrimitivePlottableProtocol {
    /// The value itself.
    public var primitivePlottable: Self { self }
    /// The value itself.
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
    /// The raw value.
    public var primitivePlottable: RawValue { rawValue }
    /// The case of a raw value.
    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
    /// Where it lies.
    public var _place: _PlottedPlace { primitivePlottable._place }
    /// The value at a place.
    static func value(at place: _PlottedPlace) -> Self? {
        PrimitivePlottable._value(at: place).flatMap { Self(primitivePlottable: $0) }
    }
}

/// Where a value lies on an axis.
public enum _PlottedPlace: Hashable, Sendable {
    /// On a line of numbers.
    case number(Double)
    /// On a line of dates, seconds since 1970.
    case date(Double)
    /// In the order in which names occur.
    case name(String)

    /// The number of a number or a date.
    var number: Double? {
        switch self {
        case .number(let value), .date(let value): value
        case .name: nil
        }
    }

    /// The value, for people.
    func words(_ locale: Locale) -> String {
        switch self {
        case .name(let name): name
        case .number(let number): ChartScale.words(number, locale)
        case .date(let seconds):
            Date(timeIntervalSince1970: seconds).formatted(.dateTime.month(.abbreviated).day().locale(locale))
        }
    }
}

extension BinaryFloatingPoint where Self: PrimitivePlottableProtocol {
    /// A number.
    public var _place: _PlottedPlace { .number(Double(self)) }
    /// The number.
    public static func _value(at place: _PlottedPlace) -> Self? {
        if case .number(let value) = place { Self(value) } else { nil }
    }
}
extension BinaryInteger where Self: PrimitivePlottableProtocol {
    /// A number.
    public var _place: _PlottedPlace { .number(Double(self)) }
    /// The number, rounded.
    public static func _value(at place: _PlottedPlace) -> Self? {
        if case .number(let value) = place, value.isFinite { Self(exactly: value.rounded()) } else { nil }
    }
}
extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}
extension Decimal: PrimitivePlottableProtocol {
    /// A number.
    public var _place: _PlottedPlace { .number(NSDecimalNumber(decimal: self).doubleValue) }
    /// The number.
    public static func _value(at place: _PlottedPlace) -> Decimal? {
        if case .number(let value) = place { Decimal(value) } else { nil }
    }
}
extension Date: PrimitivePlottableProtocol {
    /// A date.
    public var _place: _PlottedPlace { .date(timeIntervalSince1970) }
    /// The date.
    public static func _value(at place: _PlottedPlace) -> Date? {
        if case .date(let value) = place { Date(timeIntervalSince1970: value) } else { nil }
    }
}
extension String: PrimitivePlottableProtocol {
    /// A name.
    public var _place: _PlottedPlace { .name(self) }
    /// The name.
    public static func _value(at place: _PlottedPlace) -> String? {
        if case .name(let name) = place { name } else { nil }
    }
}
