import SwiftUI
import Testing
import WidgetKit
import WidgetTesting

@MainActor
@Suite("Faults")
struct FaultTests {
    @Test("An error is the outcome, the frame stays and the mark says it")
    func throwing() async throws {
        let tester = try WidgetTester(TallyWidget.self, family: .systemLarge)
        let tap = try await tester.tap("Refuse")
        #expect(tap.outcome == .failed("the server said no") && tester.failureMark == "the server said no")
        #expect(tap.frame.shows("Count 0") && tap.reloadedKinds.isEmpty && tester.budgetUsed == 0)
        try await tester.tap("Add")
        #expect(tester.failureMark == nil)
    }

    @Test("A perform that outlives its deadline is cancelled")
    func deadline() async throws {
        let tester = try WidgetTester(TallyWidget.self, family: .systemLarge)
        tester.deadline = .zero
        #expect(try await tester.tap("Slow").outcome == .deadlineMissed)
    }

    @Test("Each fault ends as in life, and the next tap works", arguments: WidgetFault.allCases)
    func faults(_ fault: WidgetFault) async throws {
        let tester = try WidgetTester(TallyWidget.self)
        let tap = try await tester.tap("Add", fault: fault)
        switch fault {
        case .deadlineMissed: #expect(tap.outcome == .deadlineMissed)
        case .extensionCrashed: #expect(tap.outcome == .crashed)
        case .storeLocked, .diskFull, .unknownEnumValue:
            guard case .failed(let reason) = tap.outcome else {
                Issue.record("\(fault) ended as \(tap.outcome)")
                return
            }
            let word = [.storeLocked: "lock", .diskFull: "space", .unknownEnumValue: "no such case"][fault] ?? ""
            #expect(reason.contains(word), "\(reason)")
        }
        #expect(tester.failureMark != nil && tap.frame.shows("Count 0"))
        #expect(try await tester.tap("Add ten").outcome == .performed)
    }
}
