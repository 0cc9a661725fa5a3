import WidgetArchive

/// Decides when a widget's timeline is asked for.
///
/// 1. A widget has one running request and at most one pending; what is wished meanwhile is merged into the pending one.
/// 2. Wishes and policies start no sooner than ``Rules/minimumInterval`` after the last start. What a person or the
///    surroundings ask for starts at once.
/// 3. A wish that a provider raised while it ran is served at ``Rules/selfInterval``, so that a provider which asks for
///    its own reload does not turn for ever.
/// 4. A policy's date is the earliest, with a floor: nothing is ever early, and an exhausted timeline does not spin.
/// 5. Automatic reloads are counted against the ``ReloadBudget``; one that it does not allow is put off, not dropped.
/// 6. A request that nobody answers in time is taken back and marked; an answer that comes late is still taken.
struct ReloadMachine: Sendable {
    /// The figures.
    struct Rules: Hashable, Sendable {
        /// Between two starts of automatic reloads of a widget, nanoseconds.
        var minimumInterval: Int64 = 100_000_000
        /// Between two starts when a provider asked for it itself, nanoseconds.
        var selfInterval: Int64 = 15_000_000_000
        /// From the start to a policy's date, seconds.
        var policyFloor = 5.0
        /// From the start to the next one when the policy's date had passed already, seconds.
        var exhaustedFloor = 60.0
        /// From the request to the mark, nanoseconds.
        var deadline: Int64 = 10_000_000_000
        /// From the first failure to the next try, nanoseconds; doubled at each further one.
        var retry: Int64 = 10_000_000_000
        /// The longest wait for a next try, nanoseconds.
        var retryLimit: Int64 = 900_000_000_000
        /// The budget.
        var budget = ReloadBudget.Rules()
    }

    /// Why a timeline is asked for.
    enum Cause: String, Hashable, Sendable {
        case added, start, wish, policy, retry, tap, user, environment

        /// Whether it waits for interval and budget.
        var isAutomatic: Bool { self == .wish || self == .policy || self == .retry }
        /// Whether it counts against the budget.
        func isCounted(_ rules: ReloadBudget.Rules) -> Bool {
            isAutomatic || (self == .tap && rules.countsInteractions)
        }
    }

    /// A wish for a reload.
    struct Ask: Hashable, Sendable {
        var cause: Cause
        /// Ids that belong to the story: the tap, the wish.
        var links: [String] = []
        /// Whether the budget does not count it (the app is in front).
        var isFree = false
        /// Whether a provider of the kind wished for it.
        var isFromProvider = false
    }

    /// What the owner does.
    enum Action: Hashable, Sendable {
        /// Put a request into the mailbox; tell ``ReloadMachine/failed(_:_:at:)`` if that fails.
        case request(id: String, widget: String, cause: Cause, links: [String], deadline: Int64, counts: Bool)
        /// Take it back; tell ``ReloadMachine/expired(_:isClaimed:at:)``.
        case void(String)
        /// Mark the widget.
        case fail(widget: String, Failure)
        /// Tell who waits for the widget's reload; nil: it succeeded.
        case ended(widget: String, Failure?)
        /// A line for the trace.
        case merged(widget: String, span: String?, links: [String])
        /// A line for the trace.
        case delayed(widget: String, links: [String], seconds: Double, hold: Hold)
    }

    struct Running: Hashable, Sendable {
        var id: String
        var cause: Cause
        var began: Int64
        var deadline: Int64
        /// When it was counted; nil: it was not.
        var charge: ReloadBudget.Charge?
        var isVoiding = false
    }

    /// Why a reload waits.
    enum Hold: Hashable, Sendable {
        /// It waits for nothing, or for the one that runs.
        case none
        /// The last one was just now.
        case interval
        /// A provider asks for its own reload.
        case ownWish
        /// The last one failed.
        case failure
        /// The budget is spent.
        case budget(limit: Int)

        /// In words for people.
        var words: String {
            switch self {
            case .none: ""
            case .interval: "the last reload was just now"
            case .ownWish: "the provider asks for its own reload"
            case .failure: "the last one failed"
            case .budget(let limit): "the budget of \(limit) reloads in 24 hours is spent"
            }
        }
        var isBudget: Bool { if case .budget = self { true } else { false } }
    }

    struct Pending: Hashable, Sendable {
        var ask: Ask
        var due: DueTime
        var hold = Hold.none
    }

    struct State: Hashable, Sendable {
        var running: Running?
        var pending: Pending?
        /// What the timeline's policy asks for.
        var policy: DueTime?
        var lastStart: HostTime?
        var failures = 0
        var budget: ReloadBudget

        /// When something is to be done about the widget, seconds from now; nil: not before something happens.
        func delay(from time: HostTime) -> Double? {
            if let running { return running.isVoiding ? nil : DueTime.boot(running.deadline).delay(from: time) }
            return [pending?.due, policy].compactMap { $0?.delay(from: time) }.min()
        }
    }

    let rules: Rules
    private let makeID: @Sendable () -> String
    private(set) var states: [String: State] = [:]
    /// Requests given up whose answer would still be welcome, and their widgets.
    private var late: [String: String] = [:]
    /// Widgets whose budgets, or what waits for them, have changed since ``takeCharged()``.
    private var charged: Set<String> = []

    init(rules: Rules = Rules(), makeID: @escaping @Sendable () -> String) {
        (self.rules, self.makeID) = (rules, makeID)
    }

    // MARK: Questions

    /// The widget that a request is for, also when it was given up.
    func widget(ofRequest id: String) -> String? {
        // By index, for the states are large and need not be copied.
        states.indices.first { states.values[$0].running?.id == id }.map { states.keys[$0] } ?? late[id]
    }

    /// The ids of the running requests and of those given up.
    var requests: [String] { states.values.compactMap(\.running?.id) + late.keys }

    /// Whether a request of the widget runs.
    func isRunning(_ widget: String) -> Bool { states[widget]?.running != nil }

    /// Whether nothing runs and nothing is about to.
    func isIdle(at time: HostTime) -> Bool {
        states.values.allSatisfy { state in
            state.running == nil && (state.pending.map { $0.due.delay(from: time) > 1 } ?? true)
        }
    }

    /// When the widget's timeline is asked for next.
    func nextReload(of widget: String) -> DueTime? {
        guard let state = states[widget] else { return nil }
        return state.pending?.due ?? state.policy
    }

    /// When ``timePassed(at:)`` has something to do, as seconds from `time`.
    func delay(from time: HostTime) -> Double? {
        states.values.indices.compactMap { states.values[$0].delay(from: time) }.min()
    }

    // MARK: Widgets

    /// A widget was placed; its state begins.
    ///
    /// - Parameter budget: what is left of an earlier renderer's time; nil: nothing was spent.
    mutating func place(_ widget: String, budget: ReloadBudget? = nil) {
        if states[widget] == nil { states[widget] = State(budget: budget ?? ReloadBudget(rules: rules.budget)) }
    }

    /// The widgets whose budgets, or what waits for them, have changed since this was asked last.
    mutating func takeCharged() -> Set<String> {
        defer { charged = [] }
        return charged
    }

    /// Forgets widgets that are no longer placed.
    mutating func keep(_ widgets: Set<String>) {
        states = states.filter { widgets.contains($0.key) }
    }

    // MARK: Asking

    /// Somebody asks for the widget's timeline.
    mutating func ask(_ widget: String, _ ask: Ask, at time: HostTime) -> [Action] {
        guard var state = states[widget] else { return [] }
        defer { states[widget] = state }
        if let running = state.running {
            state.pending = merge(state.pending, ask, state, at: time)
            return [.merged(widget: widget, span: running.id, links: ask.links)]
        }
        if let pending = state.pending {
            state.pending = merge(pending, ask, state, at: time)
            guard state.pending?.due.isReached(at: time) == true else {
                return [.merged(widget: widget, span: nil, links: ask.links)]
            }
            return start(widget, &state, at: time)
        }
        let pending = wait(ask, state, at: time)
        state.pending = pending
        if pending.due.isReached(at: time) { return start(widget, &state, at: time) }
        return [delayed(widget, pending, at: time)]
    }

    /// A tap brought the widget's timeline: it counts, and what its policy says holds.
    mutating func interacted(_ widget: String, at time: HostTime) {
        guard rules.budget.countsInteractions, states[widget] != nil else { return }
        states[widget]?.budget.spend(Cause.tap.rawValue, at: time)
        charged.insert(widget)
    }

    /// A timeline of the widget is on show.
    ///
    /// - Parameters:
    ///   - policy: when the next one is wanted.
    ///   - lastDate: the date of its last entry.
    ///   - started: when its provider started.
    mutating func adopted(
        _ widget: String, policy: TimelineArchive.Policy, lastDate: Double?, started: HostTime, at time: HostTime
    ) {
        let date: Double
        switch policy {
        case .never:
            states[widget]?.policy = nil
            return
        case .atEnd: date = lastDate ?? started.wall
        case .after(let given): date = given
        }
        guard date.isFinite || date < 0 else {
            states[widget]?.policy = nil
            return
        }
        let floor = date > started.wall ? rules.policyFloor : rules.exhaustedFloor
        states[widget]?.policy = DueTime(boot: started.boot + HostTime.nanoseconds(floor), wall: date)
    }

    // MARK: Answers

    /// The request was answered with a timeline.
    mutating func succeeded(_ id: String, at time: HostTime) -> [Action] {
        guard let widget = finish(id) else { return [] }
        states[widget]?.failures = 0
        return [.ended(widget: widget, nil)] + next(widget, at: time)
    }

    /// Nobody took the request, so that no provider ran: it failed, and does not count.
    ///
    /// - Parameter isTriedAgain: false when nobody could take it then either; whoever can will be asked as it comes.
    mutating func untaken(
        _ id: String, _ reason: String, isTriedAgain: Bool = true, at time: HostTime
    ) -> [Action] {
        if let widget = states.first(where: { $0.value.running?.id == id })?.key,
            let charge = states[widget]?.running?.charge
        {
            states[widget]?.budget.takeBack(charge)
            charged.insert(widget)
        }
        return failed(id, reason, isTriedAgain: isTriedAgain, at: time)
    }

    /// The request failed, or could not be sent.
    mutating func failed(_ id: String, _ reason: String, isTriedAgain: Bool = true, at time: HostTime) -> [Action] {
        guard let widget = finish(id), var state = states[widget] else { return [] }
        state.failures += 1
        let wait = min(rules.retryLimit, rules.retry << min(10, Int64(state.failures - 1)))
        if state.pending == nil && isTriedAgain {
            state.pending = Pending(
                ask: Ask(cause: .retry), due: .boot(time.boot + wait), hold: .failure)
        }
        states[widget] = state
        let failure = Failure(.reload, reason, date: time.wall, span: id)
        return [.fail(widget: widget, failure), .ended(widget: widget, failure)] + next(widget, at: time)
    }

    /// The request's time has passed.
    ///
    /// - Parameter isClaimed: whether somebody works on it, so that it could not be taken back.
    mutating func expired(_ id: String, isClaimed: Bool, at time: HostTime) -> [Action] {
        guard let widget = states.first(where: { $0.value.running?.id == id })?.key else { return [] }
        let limit = "within \(rules.deadline / 1_000_000_000) s"
        guard isClaimed else { return untaken(id, "no extension took the request \(limit)", at: time) }
        let actions = failed(id, "the provider gave no timeline \(limit)", at: time)
        late[id] = widget
        return actions
    }

    private mutating func finish(_ id: String) -> String? {
        if let widget = late.removeValue(forKey: id) { return widget }
        guard let widget = states.first(where: { $0.value.running?.id == id })?.key else { return nil }
        states[widget]?.running = nil
        return widget
    }

    // MARK: Time

    /// Looks for what is due.
    mutating func timePassed(at time: HostTime) -> [Action] {
        var actions: [Action] = []
        for widget in states.keys.sorted() {
            if let running = states[widget]?.running {
                if !running.isVoiding && running.deadline <= time.boot {
                    states[widget]?.running?.isVoiding = true
                    actions.append(.void(running.id))
                }
                continue
            }
            if let policy = states[widget]?.policy, policy.isReached(at: time) {
                states[widget]?.policy = nil
                actions += ask(widget, Ask(cause: .policy), at: time)
            }
            actions += next(widget, at: time)
        }
        return actions
    }

    /// Starts the pending request if it is due, and if the budget still allows it: taps may have spent it meanwhile.
    private mutating func next(_ widget: String, at time: HostTime) -> [Action] {
        guard var state = states[widget], state.running == nil, let pending = state.pending,
            pending.due.isReached(at: time)
        else { return [] }
        defer { states[widget] = state }
        let anew = wait(pending.ask, state, at: time)
        guard anew.due.isReached(at: time) else {
            state.pending = anew
            return [delayed(widget, anew, at: time)]
        }
        return start(widget, &state, at: time)
    }

    private mutating func delayed(_ widget: String, _ pending: Pending, at time: HostTime) -> Action {
        if pending.hold.isBudget { charged.insert(widget) }
        return .delayed(
            widget: widget, links: pending.ask.links, seconds: pending.due.delay(from: time), hold: pending.hold)
    }

    private mutating func start(_ widget: String, _ state: inout State, at time: HostTime) -> [Action] {
        guard let ask = state.pending?.ask else { return [] }
        if state.pending?.hold.isBudget == true { charged.insert(widget) }
        let id = makeID()
        state.pending = nil
        state.policy = nil
        state.lastStart = time
        state.running = Running(
            id: id, cause: ask.cause, began: time.boot, deadline: time.boot + rules.deadline)
        let counts = ask.cause.isCounted(rules.budget) && !ask.isFree
        if counts {
            state.running?.charge = state.budget.spend(ask.cause.rawValue, at: time)
            charged.insert(widget)
        }
        return [
            .request(
                id: id, widget: widget, cause: ask.cause, links: ask.links, deadline: time.boot + rules.deadline,
                counts: counts)
        ]
    }

    private func merge(_ old: Pending?, _ new: Ask, _ state: State, at time: HostTime) -> Pending {
        let new = wait(new, state, at: time)
        guard let old else { return new }
        // The one that may start sooner gives the cause; all that were merged belong to the story.
        var merged = new.due.delay(from: time) < old.due.delay(from: time) ? new : old
        merged.ask.links = Array((old.ask.links + new.ask.links).suffix(Self.linkLimit))
        return merged
    }

    /// The most links a request keeps: a storm of wishes is one story.
    private static let linkLimit = 16

    /// When an ask may start.
    private func wait(_ ask: Ask, _ state: State, at time: HostTime) -> Pending {
        var pending = Pending(ask: ask, due: .boot(time.boot))
        guard ask.cause.isAutomatic else { return pending }
        if let last = state.lastStart {
            let start = last.boot + (ask.isFromProvider ? rules.selfInterval : rules.minimumInterval)
            if start > time.boot {
                pending = Pending(ask: ask, due: .boot(start), hold: ask.isFromProvider ? .ownWish : .interval)
            }
        }
        if !ask.isFree, let free = state.budget.available(at: time), free > pending.due.boot {
            pending = Pending(ask: ask, due: .boot(free), hold: .budget(limit: rules.budget.limit))
        }
        return pending
    }
}
