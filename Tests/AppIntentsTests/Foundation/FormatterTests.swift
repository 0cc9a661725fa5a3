import Foundation
import Testing

@testable import AppIntents

@Suite("Formatters that Foundation lacks")
struct FormatterTests {
    private func inLocale<T>(_ name: String, _ body: () throws -> T) rethrows -> T {
        try CurrentLocale.$request.withValue(Locale(identifier: name), operation: body)
    }

    @Test(
        "Measurements are written in the unit that a locale's people use",
        arguments: [
            ("en_US", "3.1 mi"), ("uk_UA", "5 км"), ("de_DE", "5 km"), ("ar", "5 كم"),
        ])
    func measurement(locale: String, expected: String) {
        let way = Measurement(value: 5, unit: UnitLength.kilometers)
        #expect(inLocale(locale) { way.formatted() } == expected)
    }

    @Test("A measurement keeps its unit when asked, and its noun follows its number")
    func words() {
        inLocale("uk_UA") {
            let style = Measurement<UnitLength>.FormatStyle(width: .wide, usage: .asProvided)
            #expect(style.format(Measurement(value: 1, unit: .kilometers)) == "1 кілометр")
            #expect(style.format(Measurement(value: 3, unit: .kilometers)) == "3 кілометри")
        }
        let speed = Measurement(value: 50.25, unit: UnitSpeed.kilometersPerHour)
        let german = Measurement<UnitSpeed>.FormatStyle(
            width: .abbreviated, locale: Locale(identifier: "de_DE"), usage: .asProvided,
            numberFormatStyle: .number.precision(.fractionLength(1)))
        #expect(speed.formatted(german) == "50,2 km/h")
    }

    @Test("A temperature can hide its scale")
    func temperature() {
        inLocale("en_US") {
            let warm = Measurement(value: 21, unit: UnitTemperature.celsius)
            #expect(warm.formatted(.measurement(width: .narrow, usage: .weather)) == "70°")
            #expect(warm.formatted(.measurement(width: .narrow, usage: .asProvided, hidesScaleName: true)) == "21°")
            let cold = Measurement(value: -3, unit: UnitTemperature.celsius)
            #expect(
                cold.formatted(
                    .measurement(
                        width: .abbreviated, usage: .asProvided,
                        numberFormatStyle: .number.precision(.fractionLength(0))))
                    == "-3°C")
        }
    }

    @Test("A unit of one's own is written by its symbol")
    func ownUnit() {
        let unit = UnitLength(symbol: "smoot", converter: UnitConverterLinear(coefficient: 1.7018))
        #expect(inLocale("de_DE") { Measurement(value: 364.4, unit: unit).formatted() } == "364,4 smoot")
    }

    @Test("The measurement formatter keeps or changes the unit")
    func formatter() {
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = .long
        #expect(formatter.string(from: Measurement(value: 2, unit: UnitMass.kilograms)) == "2 kilograms")
        #expect(formatter.string(from: UnitMass.kilograms) == "kilograms")
        formatter.unitStyle = .medium
        formatter.numberFormatter.maximumFractionDigits = 0
        #expect(formatter.string(from: Measurement(value: 2.4, unit: UnitMass.kilograms)) == "2 kg")
    }

    @Test(
        "Relative dates are written in the locale's words",
        arguments: [
            ("en_US", "2 hours ago", "tomorrow"), ("es_ES", "hace 2 horas", "mañana"), ("it_IT", "2 ore fa", "domani"),
            ("pt_BR", "há 2 horas", "amanhã"), ("uk_UA", "2 години тому", "завтра"),
            ("de_DE", "vor 2 Stunden", "morgen"),
            ("fr_FR", "il y a 2 heures", "demain"), ("ar", "قبل ساعتين", "غدًا"),
        ])
    func relative(locale: String, past: String, near: String) {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: locale)
        #expect(formatter.localizedString(fromTimeInterval: -7200) == past)
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: 1)) == near)
    }

    @Test("Relative dates have narrow and spelt forms")
    func relativeStyles() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.unitsStyle = .spellOut
        #expect(formatter.localizedString(fromTimeInterval: 180) == "in three minutes")
        formatter.unitsStyle = .abbreviated
        #expect(formatter.localizedString(fromTimeInterval: -180) == "3m ago")
        formatter.unitsStyle = .full
        #expect(formatter.localizedString(fromTimeInterval: 0) == "in 0 seconds")
    }

    @Test(
        "Spans are written in every style",
        arguments: [
            (DateComponentsFormatter.UnitsStyle.positional, "1:10:05"), (.abbreviated, "1h 10m 5s"),
            (.short, "1 hr, 10 min, 5 sec"), (.full, "1 hour, 10 minutes, 5 seconds"),
            (.spellOut, "one hour, ten minutes, five seconds"), (.brief, "1hr 10min 5sec"),
        ])
    func spans(style: DateComponentsFormatter.UnitsStyle, expected: String) {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        #expect(inLocale("en_US") { formatter.string(from: 4205) } == expected)
    }

    @Test("Allowed units, limits and zeros decide what is written")
    func units() {
        inLocale("en_US") {
            let formatter = DateComponentsFormatter()
            formatter.allowedUnits = [.hour, .minute]
            formatter.unitsStyle = .abbreviated
            #expect(formatter.string(from: 7200) == "2h")
            #expect(formatter.string(from: 20) == "0m")
            formatter.zeroFormattingBehavior = .pad
            #expect(formatter.string(from: 7200) == "2h 0m")
            formatter.unitsStyle = .positional
            #expect(formatter.string(from: 300) == "00:05")
            formatter.zeroFormattingBehavior = .default
            formatter.allowedUnits = [.day, .hour, .minute]
            formatter.unitsStyle = .full
            formatter.maximumUnitCount = 1
            #expect(formatter.string(from: 90_000) == "1 day")
            #expect(formatter.string(from: DateComponents(hour: 30)) == "1 day")
            formatter.maximumUnitCount = 0
            formatter.includesTimeRemainingPhrase = true
            #expect(formatter.string(from: 90_000) == "1 day, 1 hour remaining")
        }
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = .full
        #expect(inLocale("uk_UA") { formatter.string(from: 7260) } == "2 години і 1 хвилина")
    }

    @Test("Lists are joined in the locale's words")
    func lists() {
        #expect(inLocale("en_US") { ListFormatter.localizedString(byJoining: ["a", "b", "c"]) } == "a, b, and c")
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "es_ES")
        #expect(formatter.string(from: ["a", 2]) == "a y 2")
        #expect(formatter.string(from: []) == "")
    }
}
