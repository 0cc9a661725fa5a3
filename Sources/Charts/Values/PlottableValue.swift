/// A value with what it means.
public struct PlottableValue<Value: Plottable> {
    let place: _PlottedPlace
    /// What it means, for assistive technology.
    let label: Text
    /// The length that a unit of time takes, seconds; 0 for none.
    let breadth: Double

    init(_ place: _PlottedPlace, _ label: Text, breadth: Double = 0) {
        (self.place, self.label, self.breadth) = (place, label, breadth)
    }
    /// A value with its meaning.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
        .init(value._place, Text(labelKey))
    }
    /// A value with its meaning.
    public static func value(_ label: Text, _ value: Value) -> PlottableValue { .init(value._place, label) }
    /// A value with its meaning.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
        .init(value._place, Text(label))
    }
}

extension PlottableValue where Value == Date {
    private init(_ date: Date, _ label: Text, _ unit: Calendar.Component, _ calendar: Calendar) {
        let span = calendar.dateInterval(of: unit, for: date)
        self.init((span?.start ?? date)._place, label, breadth: span?.duration ?? 0)
    }
    /// A date's unit of time with its meaning.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue { .init(value, Text(labelKey), unit, calendar) }
    /// A date's unit of time with its meaning.
    public static func value(
        _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue { .init(value, label, unit, calendar) }
    /// A date's unit of time with its meaning.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue { .init(value, Text(label), unit, calendar) }
}
