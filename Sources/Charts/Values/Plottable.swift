/// A value that a chart can place: a number, a date or a name.
public protocol Plottable {
    /// Where it lies.
    var _place: _PlottedPlace { get }
}

/// Where a value lies on an axis.
public enum _PlottedPlace: Hashable, Sendable {
    /// On a line of numbers.
    case number(Double)
    /// On a line of dates, seconds since 1970.
    case date(Double)
    /// In the order in which names occur.
    case name(String)
}

extension Double: Plottable {
    /// A number.
    public var _place: _PlottedPlace { .number(self) }
}
extension Float: Plottable {
    /// A number.
    public var _place: _PlottedPlace { .number(Double(self)) }
}
extension CGFloat: Plottable {
    /// A number.
    public var _place: _PlottedPlace { .number(Double(self)) }
}
extension Int: Plottable {
    /// A number.
    public var _place: _PlottedPlace { .number(Double(self)) }
}
extension Decimal: Plottable {
    /// A number.
    public var _place: _PlottedPlace { .number(NSDecimalNumber(decimal: self).doubleValue) }
}
extension Date: Plottable {
    /// A date.
    public var _place: _PlottedPlace { .date(timeIntervalSince1970) }
}
extension String: Plottable {
    /// A name.
    public var _place: _PlottedPlace { .name(self) }
}
extension RawRepresentable where Self: Plottable, RawValue: Plottable {
    /// The raw value's.
    public var _place: _PlottedPlace { rawValue._place }
}

/// A value with what it means.
public struct PlottableValue<Value: Plottable> {
    let place: _PlottedPlace
    /// The length that a unit of time takes, seconds; 0 for none.
    let breadth: Double

    private init(_ value: Value) { (place, breadth) = (value._place, 0) }
    /// A value with its meaning.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue { .init(value) }
    /// A value with its meaning.
    public static func value(_ label: Text, _ value: Value) -> PlottableValue { .init(value) }
    /// A value with its meaning.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue { .init(value) }
}

extension PlottableValue where Value == Date {
    private init(_ date: Date, unit: Calendar.Component, calendar: Calendar) {
        let span = calendar.dateInterval(of: unit, for: date)
        place = (span?.start ?? date)._place
        breadth = span?.duration ?? 0
    }
    /// A date's unit of time with its meaning.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue { .init(value, unit: unit, calendar: calendar) }
    /// A date's unit of time with its meaning.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue { .init(value, unit: unit, calendar: calendar) }
}
