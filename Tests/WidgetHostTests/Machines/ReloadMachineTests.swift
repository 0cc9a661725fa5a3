import Testing
import WidgetArchive

@testable import WidgetHost

@Suite("Reloads")
struct ReloadMachineTests {
    static func machine(budget: Int = 60) -> ReloadMachine {
        let counter = Counter()
        var rules = ReloadMachine.Rules()
        rules.budget.limit = budget
        var machine = ReloadMachine(rules: rules, makeID: { counter.next() })
        machine.place("w")
        return machine
    }

    final class Counter: @unchecked Sendable {
        private var number = 0
        func next() -> String {
            number += 1
            return "r\(number)"
        }
    }

    /// Runs a marble line, a character a step: `.` nothing, `w` a wish, `p` a wish of the provider itself, `u` a person
    /// asks, `s` the running request succeeds, `f` it fails, `v` it was taken back, `c` it could not be.
    ///
    /// - Returns: what is done at each step: R request, M merged, D delayed, F mark, V void, E ended.
    static func run(_ line: String, step: Double = 0.05, budget: Int = 60) -> String {
        var machine = machine(budget: budget)
        var out = ""
        for (index, mark) in line.enumerated() {
            let time = at(Double(index) * step)
            var actions: [ReloadMachine.Action] = []
            func running() -> String { machine.states["w"]?.running?.id ?? "" }
            switch mark {
            case "w": actions += machine.ask("w", .init(cause: .wish), at: time)
            case "p": actions += machine.ask("w", .init(cause: .wish, isFromProvider: true), at: time)
            case "u": actions += machine.ask("w", .init(cause: .user), at: time)
            case "s": actions += machine.succeeded(running(), at: time)
            case "f": actions += machine.failed(running(), "no", at: time)
            case "v": actions += machine.expired(running(), isClaimed: false, at: time)
            case "c": actions += machine.expired(running(), isClaimed: true, at: time)
            default: break
            }
            actions += machine.timePassed(at: time)
            out += marble(
                actions.map { action in
                    switch action {
                    case .request: "R"
                    case .void: "V"
                    case .fail: "F"
                    case .ended: "E"
                    case .merged: "M"
                    case .delayed: "D"
                    }
                })
        }
        return out
    }

    @Test(
        "One running and at most one pending, a character every 50 ms",
        arguments: [
            // The first wish runs at once, those meanwhile are merged into one that follows.
            "wwwws.......": "RMMM(ER).......",
            // A wish just after a reload waits until 100 ms after the last start.
            "wsw..s......": "RER..E......",
            "ws.w........": "RE.R........",
            // A person does not wait.
            "wsu.........": "RER.........",
            // A person's ask starts what waited.
            "u...........": "R...........",
            // A failure marks, and the next try waits.
            "wf..........": "R(FE)..........",
            "wwf.........": "RM(FER).........",
        ])
    func merging(_ events: String, _ actions: String) {
        #expect(Self.run(events) == actions)
    }

    @Test("A request that nobody takes costs nothing of the budget; one that a provider failed at does")
    func untaken() throws {
        var machine = Self.machine()
        func used(_ time: HostTime) -> Int { machine.states["w"]?.budget.used(at: time) ?? -1 }
        _ = machine.ask("w", .init(cause: .wish), at: at(0))
        #expect(used(at(0)) == 1)
        _ = machine.expired(try #require(machine.states["w"]?.running?.id), isClaimed: false, at: at(10))
        #expect(used(at(10)) == 0 && machine.states["w"]?.pending?.ask.cause == .retry)
        // The next try runs, and its provider fails.
        _ = machine.timePassed(at: at(20))
        _ = machine.failed(try #require(machine.states["w"]?.running?.id), "no", at: at(21))
        #expect(used(at(21)) == 1)
    }

    @Test("A kind that nobody has is not tried again by itself")
    func nobody() throws {
        var machine = Self.machine()
        _ = machine.ask("w", .init(cause: .wish), at: at(0))
        let id = try #require(machine.states["w"]?.running?.id)
        _ = machine.untaken(id, "no extension here has the kind", isTriedAgain: false, at: at(1))
        #expect(machine.nextReload(of: "w") == nil && machine.delay(from: at(1)) == nil)
        #expect(machine.timePassed(at: at(3600)).isEmpty)
        // It is when somebody asks.
        #expect(!machine.ask("w", .init(cause: .start), at: at(3600)).isEmpty)
    }

    @Test("A burst of a hundred wishes in 200 ms is a handful of reloads, and the last wish is served")
    func burst() {
        var machine = Self.machine()
        var requests = 0
        var servedAfterLast = false
        for millisecond in 0..<1000 {
            let time = at(Double(millisecond) / 1000)
            var actions: [ReloadMachine.Action] = []
            if millisecond < 200, millisecond % 2 == 0 { actions += machine.ask("w", .init(cause: .wish), at: time) }
            if let running = machine.states["w"]?.running, millisecond % 5 == 4 {
                actions += machine.succeeded(running.id, at: time)
            }
            actions += machine.timePassed(at: time)
            for case .request in actions {
                requests += 1
                if millisecond >= 198 { servedAfterLast = true }
            }
        }
        #expect(requests <= 4, "\(requests)")
        #expect(servedAfterLast)
    }

    @Test("A provider that asks for its own reload at each run runs at most three times in ten seconds")
    func ownWishes() {
        var machine = Self.machine()
        var requests = 0
        for step in 0..<1000 {
            let time = at(Double(step) / 100)
            var actions = step == 0 ? machine.ask("w", .init(cause: .wish), at: time) : []
            if let running = machine.states["w"]?.running {
                actions += machine.ask("w", .init(cause: .wish, isFromProvider: true), at: time)
                actions += machine.succeeded(running.id, at: time)
            }
            actions += machine.timePassed(at: time)
            requests += actions.count { if case .request = $0 { true } else { false } }
        }
        #expect(requests <= 3, "\(requests)")
    }

    @Test("At the deadline the request is taken back and marked, and one that was claimed may still bring its timeline")
    func deadline() {
        #expect(Self.run("w.........v", step: 1) == "R.........(FE)")
        var machine = Self.machine()
        _ = machine.ask("w", .init(cause: .user), at: at(0))
        #expect(machine.timePassed(at: at(10)) == [.void("r1")])
        #expect(machine.timePassed(at: at(11)).isEmpty, "it is tried once")
        _ = machine.expired("r1", isClaimed: true, at: at(11))
        #expect(machine.widget(ofRequest: "r1") == "w", "a late answer is known")
        _ = machine.succeeded("r1", at: at(12))
        #expect(machine.widget(ofRequest: "r1") == nil)
    }

    @Test("Failures are tried again after 10, 20, 40 s, up to a quarter of an hour")
    func retries() {
        var machine = Self.machine()
        var time = 0.0
        _ = machine.ask("w", .init(cause: .added), at: at(time))
        var waits: [Double] = []
        for _ in 0..<9 {
            let id = machine.states["w"]?.running?.id ?? ""
            _ = machine.failed(id, "no", at: at(time))
            let wait = machine.delay(from: at(time)) ?? .nan
            waits.append(wait)
            time += wait
            _ = machine.timePassed(at: at(time))
        }
        #expect(waits == [10, 20, 40, 80, 160, 320, 640, 900, 900])
    }

    struct PolicyCase: Sendable, CustomTestStringConvertible {
        var name: String
        var policy: TimelineArchive.Policy
        var last: Double?
        var delay: Double?
        var testDescription: String { name }
    }

    @Test(
        "When a policy asks again",
        arguments: [
            PolicyCase(name: "atEnd: at the last entry", policy: .atEnd, last: 1_000_600, delay: 600),
            PolicyCase(name: "atEnd, exhausted: not at once", policy: .atEnd, last: 999_000, delay: 60),
            PolicyCase(name: "after a date", policy: .after(1_000_300), last: 1_000_600, delay: 300),
            PolicyCase(name: "after a date too near: the floor", policy: .after(1_000_001), last: nil, delay: 5),
            PolicyCase(name: "after a date gone by", policy: .after(900_000), last: nil, delay: 60),
            PolicyCase(name: "after distantFuture", policy: .after(.infinity), last: nil, delay: nil),
            PolicyCase(name: "never", policy: .never, last: 1_000_600, delay: nil),
        ])
    func policies(_ example: PolicyCase) {
        var machine = Self.machine()
        machine.adopted("w", policy: example.policy, lastDate: example.last, started: at(0), at: at(0))
        #expect(machine.delay(from: at(0)) == example.delay)
        guard let delay = example.delay else { return }
        #expect(machine.timePassed(at: at(delay - 0.001)).isEmpty, "never early")
        #expect(machine.timePassed(at: at(delay)).contains { if case .request = $0 { true } else { false } })
    }

    @Test("The budget puts wishes off, does not drop them, and counts interactions without refusing them")
    func budget() {
        var machine = Self.machine(budget: 3)
        for number in 0..<5 { machine.interacted("w", at: at(Double(number))) }
        #expect(machine.states["w"]?.budget.used(at: at(5)) == 3, "what is spent beyond the limit changes nothing more")
        let late = machine.ask("w", .init(cause: .wish, links: ["x"]), at: at(10))
        #expect(late.contains { if case .delayed(_, ["x"], let seconds, _) = $0 { seconds > 86_000 } else { false } })
        #expect(
            machine.ask("w", .init(cause: .tap), at: at(11)).contains { if case .request = $0 { true } else { false } })
        _ = machine.succeeded("r1", at: at(11))
        #expect(
            machine.ask("w", .init(cause: .wish, isFree: true), at: at(12))
                .contains { if case .request = $0 { true } else { false } },
            "free while the app is in front")
    }

    @Test("The budget's window rolls")
    func window() {
        var budget = ReloadBudget()
        budget.rules.limit = 2
        budget.spend("wish", at: at(0))
        budget.spend("wish", at: at(100))
        #expect(budget.available(at: at(200)) == at(86_400).boot)
        #expect(budget.available(at: at(86_400)) == nil)
        budget.spend("wish", at: at(86_400))
        #expect(budget.available(at: at(86_401)) == at(86_500).boot)
    }
}
