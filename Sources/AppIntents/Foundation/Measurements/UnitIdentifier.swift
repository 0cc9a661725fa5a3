/// The names that Unicode's CLDR has for Foundation's units.
enum UnitIdentifier {
    /// The name of a unit by its type and symbol; nil for units of other people's and those CLDR does not know.
    static func name(of unit: Unit) -> String? {
        names[ObjectIdentifier(type(of: unit))]?[unit.symbol]
    }

    private static let names: [ObjectIdentifier: [String: String]] = {
        var names: [ObjectIdentifier: [String: String]] = [:]
        for entry in table { names[ObjectIdentifier(entry.0)] = entry.1 }
        return names
    }()

    /// Symbols of a type with the standard prefixes before a unit.
    private static func prefixed(_ symbol: String, _ name: String) -> [String: String] {
        let prefixes = [
            "": "", "T": "tera", "G": "giga", "M": "mega", "k": "kilo", "h": "hecto", "da": "deca", "d": "deci",
            "c": "centi", "m": "milli", "µ": "micro", "n": "nano", "p": "pico",
        ]
        return Dictionary(uniqueKeysWithValues: prefixes.map { ($0 + symbol, $1 + name) })
    }

    private static let table: [(AnyClass, [String: String])] = [
        (
            UnitLength.self,
            prefixed("m", "meter").merging([
                "in": "inch", "ft": "foot", "yd": "yard", "mi": "mile", "smi": "mile-scandinavian", "ly": "light-year",
                "NM": "nautical-mile", "ftm": "fathom", "fur": "furlong", "ua": "astronomical-unit", "pc": "parsec",
            ]) { _, new in new }
        ),
        (
            UnitMass.self,
            prefixed("g", "gram").merging([
                "oz": "ounce", "lb": "pound", "st": "stone", "t": "tonne", "ton": "ton", "ct": "carat",
                "oz t": "ounce-troy",
            ]) { _, new in new }
        ),
        (UnitTemperature.self, ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"]),
        (
            UnitSpeed.self,
            ["m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot"]
        ),
        (
            UnitDuration.self,
            [
                "hr": "hour", "h": "hour", "min": "minute", "s": "second", "sec": "second", "ms": "millisecond",
                "µs": "microsecond", "ns": "nanosecond",
            ]
        ),
        (
            UnitVolume.self,
            prefixed("L", "liter").merging([
                "km³": "cubic-kilometer", "m³": "cubic-meter", "dm³": "cubic-decimeter", "cm³": "cubic-centimeter",
                "mm³": "cubic-millimeter", "in³": "cubic-inch", "ft³": "cubic-foot", "yd³": "cubic-yard",
                "mi³": "cubic-mile", "af": "acre-foot", "bsh": "bushel", "tsp": "teaspoon", "tbsp": "tablespoon",
                "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint", "qt": "quart", "gal": "gallon",
                "metric cup": "cup-metric",
            ]) { _, new in new }
        ),
        (
            UnitEnergy.self,
            ["kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour"]
        ),
        (UnitPower.self, prefixed("W", "watt").merging(["hp": "horsepower"]) { _, new in new }),
        (
            UnitPressure.self,
            [
                "N/m²": "pascal", "GPa": "gigapascal", "MPa": "megapascal", "kPa": "kilopascal", "hPa": "hectopascal",
                "inHg": "inch-ofhg", "bar": "bar", "mbar": "millibar", "mmHg": "millimeter-ofhg",
                "psi": "pound-force-per-square-inch",
            ]
        ),
        (UnitAngle.self, ["°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian", "rev": "revolution"]),
        (
            UnitArea.self,
            [
                "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter", "mm²": "square-millimeter",
                "in²": "square-inch", "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile", "ac": "acre",
                "ha": "hectare",
            ]
        ),
        (UnitFrequency.self, prefixed("Hz", "hertz")),
        (UnitInformationStorage.self, prefixed("B", "byte").merging(prefixed("bit", "bit")) { first, _ in first }),
        (UnitElectricCurrent.self, prefixed("A", "ampere")),
        (UnitElectricPotentialDifference.self, prefixed("V", "volt")),
        (UnitElectricResistance.self, prefixed("Ω", "ohm")),
        (UnitIlluminance.self, ["lx": "lux"]),
        (UnitAcceleration.self, ["m/s²": "meter-per-square-second", "g": "g-force"]),
        (
            UnitFuelEfficiency.self,
            ["L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon"]
        ),
        (
            UnitConcentrationMass.self,
            ["g/L": "gram-per-liter", "mg/dL": "milligram-per-deciliter"]
        ),
        (UnitDispersion.self, ["ppm": "part-per-1e6"]),
    ]
}
