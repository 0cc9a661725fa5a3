import Foundation
import Testing

@testable import AppIntents

@Suite("Spans between dates, and the parts of measurements")
struct SpanFormatTests {
    private func span(_ seconds: Double) -> Range<Date> {
        let start = Date(timeIntervalSince1970: 1_700_000_000)
        return start..<start.addingTimeInterval(seconds)
    }
    private let english = Locale(identifier: "en_US")

    @Test(
        "A clock shows minutes and seconds, and hours where there are any",
        arguments: [(95.0, "1:35"), (7800, "2:10:00"), (35, "0:35"), (0, "0:00")])
    func clock(seconds: Double, expected: String) {
        #expect(span(seconds).formatted(.timeDuration.locale(english)) == expected)
    }

    @Test("Parts are written in a style, those that are zero not at all")
    func parts() {
        func text(_ style: _DateSpanFormatStyle.Style, _ fields: Set<_DateSpanFormatStyle.Field>? = nil) -> String {
            span(7800).formatted(.components(style: style, fields: fields).locale(english))
        }
        #expect(text(.wide) == "2 hours, 10 minutes" && text(.narrow) == "2h 10m")
        #expect(text(.abbreviated) == "2 hr, 10 min" && text(.condensedAbbreviated) == "2hr 10min")
        #expect(text(.wide, [.minute]) == "130 minutes" && text(.wide, [.day]) == "0 days")
        #expect(text(.spellOut, [.hour]) == "two hours")
    }

    @Test("The number and the unit of a measurement are marked")
    func marked() {
        let style = Measurement<UnitTemperature>.FormatStyle(width: .abbreviated, locale: english, usage: .asProvided)
        let text = style.attributed.format(Measurement(value: -21, unit: .celsius))
        #expect(String(text.characters) == style.format(Measurement(value: -21, unit: .celsius)))
        func part(_ wanted: AttributeScopes.FoundationAttributes.MeasurementAttribute.Component) -> String {
            text.runs.filter { $0.foundation.measurement == wanted }.map { String(text[$0.range].characters) }.joined()
        }
        #expect(part(.value) == "-21" && part(.unit) == "°C")
    }
}
