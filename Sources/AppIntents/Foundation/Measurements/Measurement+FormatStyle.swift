/// What a measurement is for, which decides the unit that a locale's people expect.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    /// CLDR's name; nil keeps the unit.
    let name: String?
    init(_ name: String?) { self.name = name }

    /// No special purpose.
    public static var general: Self { .init("default") }
    /// The unit stays as it is.
    public static var asProvided: Self { .init(nil) }
}
extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// A person's length.
    public static var person: Self { .init("person") }
    /// A person's height.
    public static var personHeight: Self { .init("person-height") }
    /// A way on the road.
    public static var road: Self { .init("road") }
    /// A lens.
    public static var focalLength: Self { .init("focal-length") }
    /// Rain.
    public static var rainfall: Self { .init("rainfall") }
    /// Snow.
    public static var snowfall: Self { .init("snowfall") }
    /// How far one sees.
    public static var visibility: Self { .init("visiblty") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// A person's weight.
    public static var personWeight: Self { .init("person") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// A person's temperature.
    public static var person: Self { .init("person") }
    /// The weather's.
    public static var weather: Self { .init("weather") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// What food holds.
    public static var food: Self { .init("food") }
    /// What a workout burns.
    public static var workout: Self { .init("workout") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// A liquid.
    public static var liquid: Self { .init("fluid") }
}

extension Measurement where UnitType: Dimension {
    /// Writes measurements; Foundation on Linux lacks it.
    public struct FormatStyle: Foundation.FormatStyle {
        /// How the unit is written.
        public enum UnitWidth: Int, Codable, Hashable, Sendable {
            /// `5 kilometers`
            case wide
            /// `5 km`
            case abbreviated
            /// `5km`
            case narrow

            var name: MeasurementText.Width {
                switch self {
                case .wide: .wide
                case .abbreviated: .abbreviated
                case .narrow: .narrow
                }
            }
        }

        /// How the unit is written.
        public var width: UnitWidth
        /// The purpose, which decides the unit.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// How the number is written; nil leaves it to the purpose.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// Whether a temperature is written as `21°`.
        public var hidesScaleName = false
        /// In whose words.
        public var locale: Locale

        /// A style.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType>? = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            (self.width, self.locale, self.usage, self.numberFormatStyle) = (width, locale, usage, numberFormatStyle)
        }

        /// The measurement in words.
        public func format(_ value: Measurement) -> String {
            let number = numberFormatStyle.map { style in { style.locale(locale).format($0) } }
            return MeasurementText.text(
                value.value, value.unit, width.name, usage: usage?.name, hidesScaleName: hidesScaleName, locale,
                number: number)
        }

        /// The same style in another locale.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }

    /// The measurement in the current locale's words, in the unit that its people use.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

    /// The measurement in a style's words.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement {
        style.format(self)
    }
}

extension FormatStyle {
    /// Writes measurements.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        .init(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// Writes temperatures.
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        var style = Measurement<UnitTemperature>.FormatStyle(
            width: width, usage: usage, numberFormatStyle: numberFormatStyle)
        style.hidesScaleName = hidesScaleName
        return style
    }
}
