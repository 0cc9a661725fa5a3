import Foundation
import Testing
import WidgetKit
import WidgetTesting

@testable import HabitsWidgets

@MainActor
@Suite("Habits")
struct HabitsTests {
    @Test("A tap marks today, and a second one takes it back")
    func today() async throws {
        let tester = try WidgetTester(HabitsWidget.self)
        #expect(try await tester.frame().view(id: "done")?.text == "0/5")
        let tap = try await tester.tap("Walk")
        #expect(tap.pendingFrame.views(.toggle)[1].isOn == true)
        #expect(tap.frame.view(id: "done")?.text == "1/5" && tap.frame.views(.toggle)[1].isOn == true)
        #expect(try await tester.tap("Walk").frame.view(id: "done")?.text == "0/5")
    }

    @Test("Any day of the week can be marked; a row of days is counted")
    func streak() async throws {
        let tester = try WidgetTester(HabitsWidget.self, family: .systemLarge)
        #expect(try await tester.frame().views(.toggle).count == 35)
        for day in ["14", "15"] { try await tester.tap("Read 2025-06-\(day)") }
        #expect(try await tester.frame().view(label: "Read: 2 days in a row") != nil)
        let today = try await tester.tap("Read 2025-06-16")
        #expect(today.frame.view(label: "Read: 3 days in a row") != nil)
        #expect(today.frame.view(id: "week")?.text == "3 of 35")
    }

    @Test("At midnight the week moves on without a reload")
    func midnight() async throws {
        let tester = try WidgetTester(HabitsWidget.self)
        #expect(try await tester.frame().shows("Monday"))
        try await tester.tap("Water")
        let night = try await tester.travel(to: tester.now.addingTimeInterval(15 * 3600))
        #expect(night.shows("Tuesday") && night.view(id: "done")?.text == "0/5")
        #expect(tester.reloads.count == 2)
    }

    @Test("A day has its own length where clocks change", arguments: ["Europe/Berlin", "America/New_York", "UTC"])
    func clocksChange(_ zone: String) async throws {
        // 2025-03-08 12:00 UTC: in the weeks after it both places put their clocks forward.
        let tester = try WidgetTester(HabitsWidget.self, now: Date(timeIntervalSince1970: 1_741_435_200))
        tester.timeZone = try #require(TimeZone(identifier: zone))
        var names: [String] = []
        for _ in 0..<28 {
            names.append(try #require(try await tester.frame().texts.first))
            try await tester.travel(by: 86400)
        }
        #expect(zip(names, names.dropFirst(7)).allSatisfy { $0 == $1 } && Set(names).count == 7)
    }

    @Test("What was not written is not shown", arguments: [WidgetFault.diskFull, .storeLocked])
    func faults(_ fault: WidgetFault) async throws {
        let tester = try WidgetTester(HabitsWidget.self)
        let tap = try await tester.tap("Water", fault: fault)
        #expect(tap.outcome != .performed && tap.frame.view(id: "done")?.text == "0/5")
    }

    @Test("It looks as it did", arguments: [WidgetFamily.systemSmall, .systemMedium, .systemLarge])
    func looks(_ family: WidgetFamily) async throws {
        let tester = try WidgetTester(HabitsWidget.self, family: family)
        let frame = try await tester.snapshot(isPreview: true)
        frame.assertSnapshot(named: "\(family)")
        #expect(frame.hasContainerBackground && frame.truncatedTexts.isEmpty)
    }
}
