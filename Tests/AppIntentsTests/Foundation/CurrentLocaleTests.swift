import Foundation
import Testing

@testable import AppIntents

@Suite("The locale of a request")
struct CurrentLocaleTests {
    private let date = Date(timeIntervalSince1970: 1_700_000_000)

    @Test("Foundation's current locale is that of the request")
    func current() {
        CurrentLocale.$request.withValue(Locale(identifier: "uk_UA")) {
            #expect(Locale.current.identifier == "uk_UA")
            #expect(Locale.autoupdatingCurrent.identifier == "uk_UA")
            #expect(date.formatted(.dateTime.weekday(.wide)) == "вівторок")
            #expect(["a", "b"].formatted() == "a і b")
            let formatter = DateFormatter()
            formatter.dateFormat = "LLLL"
            #expect(formatter.string(from: date) == "листопад")
        }
        CurrentLocale.$request.withValue(Locale(identifier: "de_DE")) {
            #expect(date.formatted(.dateTime.weekday(.wide)) == "Dienstag")
            #expect((1234.5).formatted() == "1.234,5")
        }
    }

    @Test("A text made once is written in the locale of whoever reads it")
    func resource() {
        let title: LocalizedStringResource = "\(12345)"
        CurrentLocale.$request.withValue(Locale(identifier: "de_DE")) { #expect(String(localized: title) == "12.345") }
        CurrentLocale.$request.withValue(Locale(identifier: "en_US")) { #expect(String(localized: title) == "12,345") }
    }

    @Test(
        "The environment names the process's locale as POSIX orders it",
        arguments: [
            (["LC_ALL": "uk_UA.UTF-8", "LANG": "de_DE"], "uk_UA"),
            (["LC_MESSAGES": "fr_FR@euro", "LANG": "de_DE"], "fr_FR"),
            (["LC_ALL": "", "LANG": "it_IT.UTF-8"], "it_IT"), (["LANG": "C.UTF-8"], "en_US"), ([:], "en_US"),
        ])
    func environment(environment: [String: String], expected: String) {
        #expect(CurrentLocale.identifier(in: environment) == expected)
    }

    @Test("NSLocalizedString shows the key or the value where no table has the text")
    func missing() {
        #expect(NSLocalizedString("no.such.key", comment: "") == "no.such.key")
        #expect(NSLocalizedString("no.such.key", value: "Value", comment: "") == "Value")
        #expect(
            NSLocalizedString("no.such.key", tableName: "T", bundle: .main, value: "", comment: "") == "no.such.key")
    }
}
