/// Writes measurements; Foundation on Linux has the name but not the class.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// Which unit is written.
    public struct UnitOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// From bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The unit stays as it is.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// The unit whose number is easy to read.
        public static let naturalScale = UnitOptions(rawValue: 2)
        /// A temperature as `21°`.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// Which unit is written.
    open var unitOptions: UnitOptions = []
    /// How the unit is written: `5km`, `5 km`, `5 kilometers`.
    open var unitStyle: Formatter.UnitStyle = .medium
    /// In whose words; nil is the current locale.
    open var locale: Locale!
    /// How the number is written; one that is never touched leaves it to the purpose.
    open var numberFormatter: NumberFormatter! {
        get {
            if let ownNumberFormatter { return ownNumberFormatter }
            let made = NumberFormatter()
            made.numberStyle = .decimal
            made.locale = locale ?? CurrentLocale.now
            ownNumberFormatter = made
            return made
        }
        set { ownNumberFormatter = newValue }
    }
    private var ownNumberFormatter: NumberFormatter?

    /// The measurement in words.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let number = ownNumberFormatter.map { formatter in
            { (value: Double) in formatter.string(from: NSNumber(value: value)) ?? "\(value)" }
        }
        return MeasurementText.text(
            measurement.value, measurement.unit, width, usage: unitOptions.contains(.providedUnit) ? nil : "default",
            hidesScaleName: unitOptions.contains(.temperatureWithoutUnit) && measurement.unit is UnitTemperature,
            locale ?? CurrentLocale.now, number: number)
    }

    /// The unit's name.
    open func string(from unit: Unit) -> String {
        let text = MeasurementText.text(0, unit, width, usage: nil, locale ?? CurrentLocale.now) { _ in "0" }
        return text.replacingOccurrences(of: "0", with: "").trimmingCharacters(in: .whitespaces)
    }

    /// The words for a measurement of any unit.
    open override func string(for obj: Any?) -> String? {
        (obj as? Measurement<Unit>).map { string(from: $0) }
    }

    private var width: MeasurementText.Width {
        switch unitStyle {
        case .short: .narrow
        case .long: .wide
        default: .abbreviated
        }
    }
}
