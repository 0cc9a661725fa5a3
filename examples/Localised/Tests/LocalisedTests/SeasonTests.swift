import Foundation
import Testing
import WidgetKit
import WidgetTesting

@testable import LocalisedWidgets

@MainActor
@Suite("The seasons")
struct SeasonTests {
    private func tester(_ locale: String, _ day: String, _ family: WidgetFamily = .systemSmall) throws -> WidgetTester {
        let date = try #require(ISO8601DateFormatter().date(from: day + "T12:00:00Z"))
        let tester = try WidgetTester(SeasonWidget.self, family: family, now: date)
        tester.locale = Locale(identifier: locale)
        return tester
    }

    @Test(
        "Days are counted in each language's own forms",
        arguments: [
            ("en_US", "2025-06-20", "in 1 day"), ("en_US", "2025-06-16", "in 5 days"),
            ("de_DE", "2025-06-20", "in 1 Tag"), ("ja_JP", "2025-06-16", "あと5日"),
            ("uk_UA", "2025-06-20", "за 1 день"), ("uk_UA", "2025-06-18", "за 3 дні"),
            ("uk_UA", "2025-06-16", "за 5 днів"),
            ("he_IL", "2025-06-19", "בעוד יומיים"), ("ar_EG", "2025-06-19", "بعد يومين"),
        ])
    func plurals(_ locale: String, _ day: String, _ words: String) async throws {
        #expect(try await tester(locale, day).frame().view(id: "days")?.text == words)
    }

    @Test("Names, gallery and dates follow the language")
    func names() async throws {
        let german = try tester("de_DE", "2025-06-16", .systemMedium)
        let frame = try await german.frame()
        #expect(frame.shows("Sommer") && frame.view(id: "date")?.text == "Samstag, 21. Juni")
        #expect(german.displayName == "Jahreszeiten")
        german.locale = Locale(identifier: "fr_FR")
        #expect(try await german.frame().shows("Summer"), "without French, English speaks")
    }

    @Test("Arabic and Hebrew stand mirrored", arguments: ["ar_EG", "he_IL"])
    func mirrored(_ locale: String) async throws {
        let frame = try await tester(locale, "2025-06-16").frame()
        let days = try #require(frame.view(id: "days"))
        #expect(frame.isRightToLeft && abs(days.frame.maxX - (frame.size.width - 16)) < 1)
        let english = try await tester("en_US", "2025-06-16").frame()
        #expect(english.view(id: "days")?.frame.minX == 16)
    }

    @Test("Each midnight counts down, the last one turns to the next season")
    func countdown() async throws {
        let tester = try tester("en_US", "2025-06-19")
        #expect(try await tester.frame().view(id: "days")?.text == "in 2 days")
        #expect(try await tester.travel(by: 86400).view(id: "days")?.text == "in 1 day")
        let after = try await tester.travel(by: 86400)
        #expect(after.shows("Autumn") && after.view(id: "days")?.text == "in 93 days")
    }

    @Test("It looks as it did", arguments: ["en_US", "ar_EG", "ja_JP"])
    func looks(_ locale: String) async throws {
        let frame = try await tester(locale, "2025-06-16", .systemMedium).frame()
        frame.assertSnapshot(named: locale)
        #expect(frame.truncatedTexts.isEmpty && frame.hasContainerBackground)
    }
}
