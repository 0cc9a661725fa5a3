import Testing
import WidgetArchive

@testable import WidgetHost

@Suite("Taps one after the other")
struct SerialTapTests {
    private func machine(serializes: Bool = true, reloads: Bool = false) -> TapMachine {
        TapMachine(rules: .init(serializes: serializes, reloadsAfterFailure: reloads))
    }

    private func tap(
        _ machine: inout TapMachine, _ id: String, _ key: String = "b", at seconds: Double = 0
    ) -> [String] {
        sent(
            machine.tap(
                TapMachineTests.button(key), label: key, on: TapMachineTests.widget, id: id, bootID: "B",
                at: at(seconds)))
    }

    private func sent(_ actions: [TapMachine.Action]) -> [String] {
        actions.compactMap { if case .send(let invocation, _) = $0 { invocation.id } else { nil } }
    }

    private func outcome(_ id: String, _ status: Outcome.Status = .succeeded) -> Outcome {
        var outcome = Outcome(id: id, status: status, reason: status == .failed ? "no" : nil)
        outcome.timelines = ["w"]
        return outcome
    }

    @Test("Without the flag they overlap")
    func overlapping() {
        var machine = machine(serializes: false)
        #expect(tap(&machine, "1") == ["1"])
        #expect(tap(&machine, "2") == ["2"])
    }

    @Test("A control's next tap is sent when its last one has been performed; other controls do not wait")
    func inOrder() {
        var machine = machine()
        #expect(tap(&machine, "1") == ["1"])
        #expect(tap(&machine, "2").isEmpty)
        #expect(tap(&machine, "3").isEmpty)
        #expect(tap(&machine, "4", "other") == ["4"])
        #expect(sent(machine.answered(outcome("1"), at: at(1))) == ["2"])
        #expect(sent(machine.answered(outcome("2", .failed), at: at(2))) == ["3"])
        #expect(sent(machine.answered(outcome("3"), at: at(3))).isEmpty)
        #expect(machine.taps.map(\.id) == ["4"])
    }

    @Test("A tap that waits behind another has its own deadline: past it it never runs")
    func deadline() {
        var machine = machine()
        _ = tap(&machine, "1")
        _ = tap(&machine, "2", at: 1)
        _ = machine.timePassed(at: at(5))
        _ = machine.claimed("1", by: "9-x", at: at(5))
        let late = machine.timePassed(at: at(6))
        #expect(
            late.contains {
                if case .ended("2", _, let failure?) = $0 { failure.reason.contains("deadline") } else { false }
            })
        #expect(sent(machine.interrupted("1", by: "9-x", at: at(7))).isEmpty)
        #expect(machine.taps.isEmpty)
    }

    @Test("After a failure the view before is restored; with the flag the widget is reloaded as well")
    func afterFailure() {
        for reloads in [false, true] {
            var machine = machine(serializes: false, reloads: reloads)
            _ = tap(&machine, "1")
            let actions = machine.answered(outcome("1", .failed), at: at(1))
            #expect(actions.contains { if case .reload("w", "1") = $0 { true } else { false } } == reloads)
        }
    }
}
