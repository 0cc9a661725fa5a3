import JSONText
import Testing
import WidgetArchive

@testable import WidgetHost

@Suite("Taps")
struct TapMachineTests {
    static let widget = WidgetReference(id: "w", kind: "Tasks", family: .systemSmall)

    static func button(_ key: String = "b", process: IntentProcess = .extension) -> ControlNode {
        var control = ControlNode()
        control.key = key
        control.intent = IntentReference(type: "Add", process: process)
        return control
    }

    static func toggle(isOn: Bool) -> ControlNode {
        var control = ControlNode()
        control.key = "t"
        control.role = .toggle
        control.isOn = isOn
        control.intent = IntentReference(type: "Set")
        return control
    }

    /// Runs a marble line of one tap's life, a character a second: `.` nothing, `t` tap, `v` the void succeeds, `c` it
    /// turns out claimed, `d` its claimant is seen dead, `s` success, `f` failure, `n` success without a timeline,
    /// `l` the timeline comes.
    ///
    /// - Returns: what is done at each second: S send, V void, K kill, A adopt, R reload, F fail, E ended; `.` nothing of these.
    static func run(_ line: String, tapping control: ControlNode = button()) -> (actions: String, look: PendingLook) {
        var machine = TapMachine()
        var out = ""
        for (second, mark) in line.enumerated() {
            let time = at(Double(second))
            var actions = machine.timePassed(at: time)
            func outcome(_ status: Outcome.Status, timelines: [String] = ["w"]) -> Outcome {
                var outcome = Outcome(id: "1", status: status, reason: status == .failed ? "no" : nil)
                outcome.timelines = timelines
                return outcome
            }
            switch mark {
            case "t": actions += machine.tap(control, label: "Add", on: widget, id: "1", bootID: "B", at: time)
            case "v": actions += machine.voided("1", at: time)
            case "c": actions += machine.claimed("1", by: "9-x", at: time)
            case "d": actions += machine.interrupted("1", by: "9-x", at: time)
            case "s": actions += machine.answered(outcome(.succeeded), at: time)
            case "n": actions += machine.answered(outcome(.succeeded, timelines: []), at: time)
            case "f": actions += machine.answered(outcome(.failed), at: time)
            case "l": actions += machine.timelineCame(for: "w")
            default: break
            }
            let letters = actions.compactMap { action -> String? in
                switch action {
                case .send: "S"
                case .void: "V"
                case .kill: "K"
                case .adopt: "A"
                case .reload: "R"
                case .fail: "F"
                case .ended: "E"
                default: nil
                }
            }
            out += marble(letters)
        }
        return (out, machine.look(of: "w"))
    }

    @Test(
        "A tap's life, a character a second",
        arguments: [
            "ts........": "S(AE)........",
            "tf........": "S(FE)........",
            // Nobody takes it: it is taken back at the deadline, and only then it has failed.
            "t....v....": "S....(VFE)....",
            // It was claimed: half a second of grace, then the kill, then its death, then the report.
            "t....c..d.": "S....VK.(FE).",
            // An answer within the grace ends it. (Here it comes in the second of the kill.)
            "t....cs...": "S....V(KAE)...",
            // A performer that dies before the deadline.
            "t..d......": "S..(FE)......",
            // Performed, but the provider gave nothing: the reload brings the truth.
            "tn..l.....": "S(ARE)........",
            // What comes after the end changes nothing.
            "tsvcdf....": "S(AE)........",
        ])
    func life(_ events: String, _ actions: String) {
        #expect(Self.run(events).actions == actions)
    }

    @Test("A toggle shows its other state from the tap until the truth is known")
    func optimistic() {
        let toggle = Self.toggle(isOn: false)
        #expect(Self.run("t", tapping: toggle).look.toggles == ["t": true])
        #expect(Self.run("ts", tapping: toggle).look == PendingLook())
        #expect(Self.run("tf", tapping: toggle).look == PendingLook(), "the previous view is restored")
        #expect(Self.run("tn", tapping: toggle).look.toggles == ["t": true], "performed, its timeline still under way")
        #expect(Self.run("tnl", tapping: toggle).look == PendingLook())
        #expect(Self.run("t....cK", tapping: toggle).look.toggles == ["t": true], "until its performer is seen dead")
    }

    @Test("A second tap on a pending toggle is sent and does not turn it again")
    func secondTap() {
        var machine = TapMachine()
        let toggle = Self.toggle(isOn: false)
        let first = machine.tap(toggle, label: "On", on: Self.widget, id: "1", bootID: "B", at: at(0))
        let second = machine.tap(toggle, label: "On", on: Self.widget, id: "2", bootID: "B", at: at(0.1))
        #expect([first, second].allSatisfy { $0.contains { if case .send = $0 { true } else { false } } })
        #expect(machine.look(of: "w").toggles == ["t": true])
        // The first brings "on" as the truth; the second, still pending, goes on showing "on": no flicker.
        var outcome = Outcome(id: "1", status: .succeeded)
        outcome.timelines = ["w"]
        _ = machine.answered(outcome, at: at(0.2))
        #expect(machine.look(of: "w").toggles == ["t": true])
        // A third tap finds the toggle on by its timeline, and still pending.
        _ = machine.tap(Self.toggle(isOn: true), label: "On", on: Self.widget, id: "3", bootID: "B", at: at(0.3))
        #expect(machine.look(of: "w").toggles == ["t": true])
    }

    @Test("A hundred quick taps are a hundred invocations, each with its own deadline")
    func hundred() {
        var machine = TapMachine()
        var ids: Set<String> = []
        for number in 0..<100 {
            let time = at(Double(number) / 1000)
            for action in machine.tap(
                Self.button(), label: "Add", on: Self.widget, id: "\(number)", bootID: "B", at: time)
            {
                guard case .send(let invocation, .extensions) = action else { continue }
                ids.insert(invocation.id)
                #expect(invocation.deadline == time.boot + 5_000_000_000)
            }
        }
        #expect(ids.count == 100)
        #expect(machine.nextDue == .boot(5_000_000_000))
    }

    @Test("A failure says the intent, the control and the reason, and is cleared by the next success")
    func failureMark() throws {
        var machine = TapMachine()
        _ = machine.tap(Self.button(), label: "Add", on: Self.widget, id: "1", bootID: "B", at: at(0))
        let failed = machine.answered(Outcome(id: "1", status: .failed, reason: "no network"), at: at(1))
        let failure = try #require(
            failed.lazy.compactMap { if case .fail(_, let failure) = $0 { failure } else { nil } }.first)
        #expect(failure == Failure(.tap, "no network", intent: "Add", control: "Add", date: at(1).wall, span: "1"))
        _ = machine.tap(Self.button(), label: "Add", on: Self.widget, id: "2", bootID: "B", at: at(2))
        var success = Outcome(id: "2", status: .succeeded)
        success.timelines = ["w"]
        #expect(machine.answered(success, at: at(3)).contains(.succeed(widget: "w")))
    }

    @Test("An intent for the app goes to the app's mailbox, and the app is not killed for it")
    func app() {
        var machine = TapMachine()
        let actions = machine.tap(
            Self.button(process: .app), label: "Open", on: Self.widget, id: "1", bootID: "B", at: at(0))
        #expect(actions.contains { if case .send(_, .app) = $0 { true } else { false } })
        #expect(machine.timePassed(at: at(5)) == [.void("1", .app)])
        let late = machine.claimed("1", by: "7-a", at: at(5))
        #expect(late.contains { if case .fail = $0 { true } else { false } })
        #expect(!late.contains { if case .kill = $0 { true } else { false } })
        #expect(machine.look(of: "w") == PendingLook(), "it is not pending for ever")
        #expect(machine.timePassed(at: at(60)).isEmpty)
        #expect(machine.answered(Outcome(id: "1", status: .succeeded), at: at(61)).contains(.succeed(widget: "w")))
    }

    @Test("What the extension hands back goes on in the app, with what is left of the tap's time")
    func continuation() {
        func sent(payload: String?) -> Invocation? {
            var machine = TapMachine()
            _ = machine.tap(Self.button(), label: "Buy", on: Self.widget, id: "1", bootID: "B", at: at(0))
            var outcome = Outcome(id: "1", status: .continuesInApp)
            outcome.payload = payload
            for case .continueInApp(let next, after: "1") in machine.answered(outcome, at: at(1)) {
                for case .send(let sent, .app) in machine.continueInApp(next, id: "2", at: at(1)) { return sent }
            }
            return nil
        }
        let same = sent(payload: nil)
        #expect(same?.id == "2")
        #expect(same?.intent?.type == "Add")
        #expect(same?.deadline == at(5).boot)
        var other = Invocation()
        other.url = "tasks://1"
        #expect(sent(payload: String(decoding: other.jsonBytes(), as: UTF8.self))?.url == "tasks://1")
        #expect(sent(payload: "{") == nil, "the intent itself was performed and is not repeated")
    }

    @Test("A disabled control and one without an intent do nothing, with a reason")
    func nothingToDo() {
        var machine = TapMachine()
        var disabled = Self.button()
        disabled.isDisabled = true
        for control in [disabled, ControlNode()] {
            let actions = machine.tap(control, label: "x", on: Self.widget, id: "1", bootID: "B", at: at(0))
            #expect(
                actions.contains {
                    if case .trace(let line) = $0 { line.event == .skipped && line.reason != nil } else { false }
                })
            #expect(!actions.contains { if case .send = $0 { true } else { false } })
        }
        #expect(machine.taps.isEmpty)
    }
}
