import Testing

@testable import WidgetHost

@Suite("The budget of reloads")
struct ReloadBudgetTests {
    private func machine(limit: Int = 3, countsInteractions: Bool = true) -> ReloadMachine {
        let counter = ReloadMachineTests.Counter()
        var rules = ReloadMachine.Rules()
        rules.budget.limit = limit
        rules.budget.countsInteractions = countsInteractions
        var machine = ReloadMachine(rules: rules, makeID: { counter.next() })
        machine.place("w")
        return machine
    }

    private func requests(_ actions: [ReloadMachine.Action]) -> [ReloadMachine.Cause] {
        actions.compactMap { if case .request(_, _, let cause, _, _, _) = $0 { cause } else { nil } }
    }

    /// Asks and answers at once.
    private func reload(_ machine: inout ReloadMachine, _ ask: ReloadMachine.Ask, at seconds: Double) -> Bool {
        let actions = machine.ask("w", ask, at: at(seconds))
        guard let running = machine.states["w"]?.running else { return false }
        _ = machine.succeeded(running.id, at: at(seconds))
        return !requests(actions).isEmpty
    }

    @Test("Sixty automatic reloads a day and no more, the next as soon as the oldest is a day old")
    func sixty() {
        var machine = machine(limit: 60)
        var done: [Double] = []
        for minute in 0..<(30 * 60) {
            let seconds = Double(minute) * 60
            if reload(&machine, .init(cause: .policy), at: seconds) { done.append(seconds) }
            // What was put off is served when it is due.
            if !requests(machine.timePassed(at: at(seconds))).isEmpty {
                done.append(seconds)
                _ = machine.succeeded(machine.states["w"]?.running?.id ?? "", at: at(seconds))
            }
        }
        #expect(done.count { $0 < 86_400 } == 60)
        #expect(done[60] == 86_400, "the 61st when the first is a day old: \(done[60])")
    }

    @Test("Taps are always done and count, so a much-tapped widget has no automatic reloads left (the essay)")
    func interactionsCount() {
        var machine = machine()
        for second in 0..<3 { machine.interacted("w", at: at(Double(second))) }
        #expect(!reload(&machine, .init(cause: .policy), at: 10))
        #expect(machine.states["w"]?.pending?.hold == .budget(limit: 3))
        #expect(machine.nextReload(of: "w") == .boot(at(86_400).boot))
        #expect(reload(&machine, .init(cause: .tap), at: 11), "a tap's own reload is never held back")
    }

    @Test("With free interactions (Apple's page) taps cost nothing")
    func interactionsFree() {
        var machine = machine(countsInteractions: false)
        for second in 0..<10 { machine.interacted("w", at: at(Double(second))) }
        #expect(reload(&machine, .init(cause: .tap), at: 10))
        #expect(machine.states["w"]?.budget.used(at: at(11)) == 0)
        #expect(reload(&machine, .init(cause: .policy), at: 12))
        #expect(machine.states["w"]?.budget.used(at: at(13)) == 1)
    }

    @Test(
        "What a person asks for, what is new, and the app in front are free",
        arguments: [
            ReloadMachine.Ask(cause: .user), .init(cause: .added), .init(cause: .environment), .init(cause: .start),
            .init(cause: .wish, isFree: true),
        ])
    func free(_ ask: ReloadMachine.Ask) {
        var machine = machine(limit: 0)
        #expect(reload(&machine, ask, at: 5))
        #expect(machine.states["w"]?.budget.used(at: at(6)) == 0)
    }

    @Test("What waits for the budget waits longer when taps spend what was about to be free")
    func spentMeanwhile() {
        var machine = machine()
        for hour in 0..<3 { machine.interacted("w", at: at(Double(hour) * 3600)) }
        #expect(!reload(&machine, .init(cause: .wish), at: 4 * 3600))
        machine.interacted("w", at: at(20 * 3600))
        let due = machine.timePassed(at: at(86_400))
        #expect(requests(due).isEmpty)
        #expect(machine.nextReload(of: "w") == .boot(at(86_400 + 3600).boot))
        #expect(requests(machine.timePassed(at: at(86_400 + 3600))) == [.wish])
    }

    @Test("A new renderer goes on where the old one was, in the same boot and in the next")
    func kept() throws {
        var budget = ReloadBudget()
        budget.rules.limit = 2
        budget.spend("tap", at: at(100))
        budget.spend("wish", at: at(200))
        var file = BudgetFile()
        (file.bootID, file.charges, file.waiting) = ("a", budget.charges, "policy")
        file = try BudgetFile(jsonBytes: file.jsonBytes())
        #expect(file.waiting == "policy")

        let same = ReloadBudget(file, bootID: "a", rules: budget.rules, at: at(300))
        #expect(same == budget)
        // The next boot's clock has just begun; the calendar tells how old the charges are.
        let booted = HostTime(boot: 5_000_000_000, wall: at(3600).wall)
        let next = ReloadBudget(file, bootID: "b", rules: budget.rules, at: booted)
        #expect(next.used(at: booted) == 2)
        #expect(next.available(at: booted) == booted.boot + HostTime.nanoseconds(86_400 - 3500))
        // A calendar that was set back makes nothing free before its time.
        let back = HostTime(boot: 5_000_000_000, wall: 0)
        #expect(
            ReloadBudget(file, bootID: "b", rules: budget.rules, at: back).available(at: back)
                == back.boot + 86_400_000_000_000)
        let later = HostTime(boot: 5_000_000_000, wall: at(90_000).wall)
        #expect(ReloadBudget(file, bootID: "b", rules: budget.rules, at: later).used(at: later) == 0)
    }
}
