import Foundation
import Testing
import WidgetKit
import WidgetTesting

@testable import ClockWidgets

@MainActor
@Suite("The clock")
struct ClockTests {
    private func tester(_ iso: String, _ zone: String, _ family: WidgetFamily = .systemSmall) throws -> WidgetTester {
        let date = try #require(ISO8601DateFormatter().date(from: iso))
        let tester = try WidgetTester(ClockWidget.self, family: family, now: date)
        tester.timeZone = try #require(TimeZone(identifier: zone))
        tester.locale = Locale(identifier: "en_GB")
        return tester
    }

    @Test("It shows each minute of an hour from one timeline, and 24 timelines a day")
    func minutes() async throws {
        let clock = try tester("2025-06-16T09:41:30Z", "UTC")
        #expect(try await clock.frame().view(id: "time")?.text == "09:41")
        #expect(try await clock.travel(by: 30).view(id: "time")?.text == "09:42")
        #expect(try await clock.travel(by: 58 * 60).view(id: "time")?.text == "10:40" && clock.reloads.count == 1)
        #expect(try await clock.travel(by: 60).view(id: "time")?.text == "10:41" && clock.reloads.count == 2)
        try await clock.travel(by: 86400)
        #expect(clock.budgetUsed <= 24)
    }

    @Test("The night on which clocks go forward has no 02:30, the one on which they go back has it twice")
    func clocksChange() async throws {
        let spring = try tester("2025-03-30T00:59:00Z", "Europe/Berlin")
        #expect(try await spring.frame().view(id: "time")?.text == "01:59")
        #expect(try await spring.travel(by: 60).view(id: "time")?.text == "03:00")
        let autumn = try tester("2025-10-26T00:30:00Z", "Europe/Berlin")
        #expect(try await autumn.frame().view(id: "time")?.text == "02:30")
        #expect(try await autumn.travel(by: 3600).view(id: "time")?.text == "02:30")
    }

    @Test("It says two weeks before when clocks change, and counts down by itself")
    func announced() async throws {
        let clock = try tester("2025-03-28T12:00:00Z", "Europe/Berlin")
        let frame = try await clock.frame()
        #expect(frame.shows("Clocks go forward") && frame.view(id: "change")?.text.contains("day") == true)
        let quiet = try tester("2025-06-16T12:00:00Z", "Europe/Berlin")
        #expect(try await quiet.frame().view(id: "change") == nil)
    }

    @Test("Other places: half hours, the day before and after, their own clock changes")
    func elsewhere() throws {
        let date = Date(timeIntervalSince1970: 1_750_066_860)
        func facts(_ zone: String, _ own: String) throws -> ZoneFacts {
            ZoneFacts(
                of: try #require(TimeZone(identifier: zone)), at: date, from: try #require(TimeZone(identifier: own)))
        }
        #expect(try facts("Asia/Kolkata", "UTC").difference == "+5:30")
        #expect(try facts("America/New_York", "Asia/Tokyo").difference == "−13")
        #expect(try facts("Pacific/Kiritimati", "UTC").day == 0 && facts("Pacific/Pago_Pago", "UTC").day == -1)
    }

    @Test("The list shows each place's own time")
    func list() async throws {
        let frame = try await tester("2025-06-16T09:41:00Z", "UTC", .systemLarge).frame()
        #expect(frame.shows("Tokyo") && frame.shows("18:41") && frame.shows("15:11"))
    }

    @Test("It looks as it did", arguments: [WidgetFamily.systemSmall, .systemMedium, .systemLarge])
    func looks(_ family: WidgetFamily) async throws {
        let frame = try await tester("2025-03-20T17:05:00Z", "Europe/Berlin", family).frame()
        frame.assertSnapshot(named: "\(family)")
        #expect(frame.hasContainerBackground)
    }
}
