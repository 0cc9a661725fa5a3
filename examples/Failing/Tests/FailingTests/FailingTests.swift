import Testing
import WidgetKit
import WidgetTesting

@testable import FailingWidgets

@MainActor
@Suite("What fails, fails well")
struct FailingTests {
    @Test("A tap that throws leaves the frame, says why, and the next one works")
    func throwing() async throws {
        let tester = try WidgetTester(TapWidget.self)
        let tap = try await tester.tap("Throw")
        #expect(tap.outcome == .failed("It was asked to fail, and did"))
        #expect(tester.failureMark == "It was asked to fail, and did" && tap.frame.view(id: "worked")?.text == "0 ok")
        #expect(try await tester.tap("Work").frame.view(id: "worked")?.text == "1 ok")
        #expect(tester.failureMark == nil)
    }

    @Test("A tap that hangs is cancelled at its deadline")
    func hanging() async throws {
        let tester = try WidgetTester(TapWidget.self, family: .systemMedium)
        tester.deadline = .zero
        #expect(try await tester.tap("Hang").outcome == .deadlineMissed)
    }

    @Test("Every fault from outside leaves the count as it was", arguments: WidgetFault.allCases)
    func faults(_ fault: WidgetFault) async throws {
        let tester = try WidgetTester(TapWidget.self)
        let tap = try await tester.tap("Work", fault: fault)
        #expect(tap.outcome != .performed && tester.failureMark != nil)
        #expect(tap.frame.view(id: "worked")?.text == "0 ok")
    }

    @Test("A timeline without entries, or of the future only, leaves what was on show")
    func timelines() async throws {
        let tester = try WidgetTester(TimelineWidget.self, configuration: TroubleConfiguration(.twice))
        #expect(try await tester.frame().view(id: "number")?.text == "entry 2", "of equal dates the last counts")
        tester.configuration = TroubleConfiguration(.future)
        #expect(try await tester.frame().shows("twice"))
        tester.configuration = TroubleConfiguration(.empty)
        await #expect(throws: (any Error).self) { try await tester.askForTimeline() }
    }

    @Test("Dates in the past do not spin: at most one timeline a minute, and the budget ends that, too")
    func past() async throws {
        let tester = try WidgetTester(TimelineWidget.self, configuration: TroubleConfiguration(.past))
        #expect(try await tester.frame().view(id: "number")?.text == "entry 2")
        try await tester.travel(by: 10 * 60)
        #expect(tester.reloads.count == 11)
        try await tester.travel(by: 6 * 3600)
        #expect(tester.budgetUsed == 60)
    }

    @Test("A thousand entries are bounded, and the rest is asked for in time")
    func many() async throws {
        let tester = try WidgetTester(TimelineWidget.self, configuration: TroubleConfiguration(.many))
        let timeline = try await tester.askForTimeline()
        #expect(timeline.frames.count == 256 && timeline.remarks.contains { $0.contains("1000 entries") })
        #expect(try await tester.travel(by: 256 * 60).view(id: "number")?.text != "entry 256")
    }

    @Test("A missing container background is told, and shown as iOS 17 shows it")
    func bare() async throws {
        let frame = try await WidgetTester(BareWidget.self).frame()
        #expect(!frame.hasContainerBackground && frame.text.contains("adopt"))
    }

    @Test("It looks as it did", arguments: [WidgetFamily.systemSmall, .systemMedium])
    func looks(_ family: WidgetFamily) async throws {
        let frame = try await WidgetTester(TapWidget.self, family: family).frame()
        frame.assertSnapshot(named: "\(family)")
        #expect(frame.truncatedTexts.isEmpty)
    }
}
