import Testing
import WidgetKit
import WidgetTesting

@testable import CounterWidgets

@MainActor
@Suite("The counter")
struct CounterTests {
    @Test("A tap counts, and the widget shows it", arguments: [("Count up by 1", "1"), ("Count down by 1", "-1")])
    func tap(label: String, shown: String) async throws {
        let tester = try WidgetTester(CounterWidget.self)
        #expect(try await tester.frame().view(id: "count")?.text == "0")
        let tap = try await tester.tap(label)
        #expect(tap.outcome == .performed && tap.reloadedKinds == ["Counter"])
        #expect(tap.frame.view(id: "count")?.text == shown)
    }

    @Test("The wide one counts by tens, too")
    func tens() async throws {
        let tester = try WidgetTester(CounterWidget.self, family: .systemMedium)
        #expect(try await tester.frame().views(.button).count == 4)
        try await tester.tap("Count up by 10")
        #expect(try await tester.tap("Count down by 1").frame.view(id: "count")?.text == "9")
    }

    @Test("What the app counts shows after its reload")
    func app() async throws {
        let tester = try WidgetTester(CounterWidget.self)
        _ = try await tester.frame()
        let app = try await tester.asApp {
            try Counter.add(7)
            WidgetCenter.shared.reloadTimelines(ofKind: CounterWidget.kind)
        }
        #expect(app.frame.view(id: "count")?.text == "7")
    }

    @Test("A tap that fails changes nothing", arguments: [WidgetFault.storeLocked, .diskFull, .extensionCrashed])
    func faults(_ fault: WidgetFault) async throws {
        let tester = try WidgetTester(CounterWidget.self)
        let tap = try await tester.tap("Count up", fault: fault)
        #expect(tap.outcome != .performed && tester.failureMark != nil)
        #expect(tap.frame.view(id: "count")?.text == "0")
    }

    @Test("Nothing is asked for by itself")
    func quiet() async throws {
        let tester = try WidgetTester(CounterWidget.self)
        try await tester.travel(by: 7 * 86400)
        #expect(tester.reloads.count == 1 && tester.budgetUsed == 0)
    }

    @Test("It looks as it did", arguments: [WidgetFamily.systemSmall, .systemMedium])
    func looks(_ family: WidgetFamily) async throws {
        let tester = try WidgetTester(CounterWidget.self, family: family)
        try await tester.asApp { try Counter.add(1_234) }
        let frame = try await tester.frame()
        frame.assertSnapshot(named: "\(family)")
        #expect(frame.truncatedTexts.isEmpty && frame.hasContainerBackground)
    }
}
