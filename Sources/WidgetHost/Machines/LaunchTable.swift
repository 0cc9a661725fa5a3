/// The extensions of a home screen, each with a ``LaunchMachine`` of its own: which of them is started for what.
///
/// 1. A kind belongs to the executable whose manifest names it; what is wanted for a kind starts that one alone.
/// 2. What is wanted of nobody in particular (the first manifest) starts those that were named, unless any answers.
/// 3. For a kind that nobody is known to have, all are started, those remembered from earlier sessions too.
struct LaunchTable: Sendable {
    /// An executable, or all processes that were started by hand from elsewhere.
    struct Slot: Sendable {
        /// The executable, as the command line names it; nil for those of elsewhere, which cannot be started.
        let path: String?
        /// Whether it was only remembered: it is started when something of it is wanted.
        let isRemembered: Bool
        /// Decides when it is started.
        var machine: LaunchMachine
        /// Whether it has shown what it offers, or has failed to start.
        var isKnown = false
    }

    /// What the owner does.
    enum Action: Hashable, Sendable {
        /// Start that slot's executable.
        case launch(Int)
        /// Say why nothing of that slot answers; nil: it does again.
        case say(Int, String?)
    }

    /// The executables, and last those of elsewhere.
    private(set) var slots: [Slot]
    private var instances: [String: Int] = [:]
    /// Which slot has a kind.
    private var owners: [String: Int] = [:]
    let rules: LaunchMachine.Rules

    /// A table of executables in order of importance.
    init(paths: [String], remembered: [String] = [], rules: LaunchMachine.Rules = .init()) {
        self.rules = rules
        slots = paths.map { Slot(path: $0, isRemembered: false, machine: LaunchMachine(rules: rules)) }
        slots += remembered.map { Slot(path: $0, isRemembered: true, machine: LaunchMachine(rules: rules)) }
        var others = Slot(path: nil, isRemembered: true, machine: LaunchMachine(rules: rules))
        others.machine.canLaunch = false
        slots.append(others)
    }

    /// The executables.
    var paths: [String] { slots.compactMap(\.path) }
    /// Whether an extension that answers is alive.
    var isServed: Bool { slots.contains { $0.machine.isServed } }
    /// Whether there is anything to start.
    var canLaunch: Bool { slots.contains { $0.machine.canLaunch } }
    /// The pids of the processes that are being started.
    var starting: [Int32] { slots.compactMap(\.machine.startingPID) }
    /// Whether each executable has said what it offers, or cannot.
    var isEverythingKnown: Bool { slots.allSatisfy { $0.isKnown || !$0.machine.canLaunch } }
    /// When ``timePassed(at:)`` has something to do first.
    func delay(from time: HostTime) -> Double? { slots.compactMap { $0.machine.nextDue?.delay(from: time) }.min() }

    /// The executable that has a kind; nil when nobody is known to.
    func path(ofKind kind: String) -> String? { owners[kind].flatMap { slots[$0].path } }
    /// The slot of an executable.
    func slot(ofPath path: String) -> Int? { slots.firstIndex { $0.path == path } }
    /// The slot of a process that was seen.
    func slot(ofInstance instance: String) -> Int? { instances[instance] }
    /// The kinds of a slot.
    func kinds(of slot: Int) -> Set<String> { Set(owners.filter { $0.value == slot }.keys) }

    /// Says which executable has which kinds.
    mutating func setOwners(_ kinds: [String: Int]) { owners = kinds }

    /// Says whether a slot's executable can be started now.
    mutating func setCanLaunch(_ slot: Int, _ can: Bool) { slots[slot].machine.canLaunch = can }

    // MARK: Events

    /// Something was put into a mailbox that an extension must take.
    ///
    /// - Parameter kind: whose; nil when nobody in particular is meant.
    mutating func wanted(for kind: String? = nil, at time: HostTime) -> [Action] {
        if let kind, let owner = owners[kind] {
            return run(owner) { $0.wanted(at: time) }
        }
        if kind == nil, isServed { return [] }
        return slots.indices.filter { kind != nil || !slots[$0].isRemembered }.flatMap { index in
            run(index) { $0.wanted(at: time) }
        }
    }

    /// A slot's process was started.
    mutating func launched(_ slot: Int, pid: Int32, at time: HostTime) {
        slots[slot].machine.launched(pid: pid, at: time)
    }

    /// No process of a slot could be started.
    mutating func launchFailed(_ slot: Int, _ reason: String, at time: HostTime) -> [Action] {
        slots[slot].isKnown = true
        return run(slot) { $0.launchFailed(reason, at: time) }
    }

    /// An extension shows its manifest and its lock.
    ///
    /// - Parameter executable: its slot by what its manifest says; nil when that is none of ours.
    mutating func appeared(_ instance: String, pid: Int32, executable: Int?, at time: HostTime) -> [Action] {
        let slot = slots.firstIndex { $0.machine.startingPID == pid } ?? executable ?? slots.count - 1
        instances[instance] = slot
        slots[slot].isKnown = true
        return run(slot) { $0.appeared(instance, pid: pid, at: time) }
    }

    /// An extension's lock is free.
    mutating func disappeared(_ instance: String, at time: HostTime) -> [Action] {
        guard let slot = instances.removeValue(forKey: instance) else { return [] }
        return run(slot) { $0.disappeared(instance, at: time) }
    }

    /// A process that the host started has ended.
    mutating func exited(pid: Int32, _ how: String, at time: HostTime) -> [Action] {
        guard let slot = slots.firstIndex(where: { $0.machine.startingPID == pid }) else { return [] }
        slots[slot].isKnown = true
        return run(slot) { $0.exited(pid: pid, how, at: time) }
    }

    /// An extension answered something: it works.
    mutating func answered(_ instance: String?) -> [Action] {
        if let instance, let slot = instances[instance] { return run(slot) { $0.answered(instance) } }
        return slots.indices.flatMap { index in run(index) { $0.answered(nil) } }
    }

    /// A message for a kind lay until its deadline.
    mutating func wasSilent(for kind: String? = nil, at time: HostTime) {
        if let kind, let owner = owners[kind] { return slots[owner].machine.wasSilent(at: time) }
        for index in slots.indices { slots[index].machine.wasSilent(at: time) }
    }

    /// How many seconds the next start of a kind's extension, or of any, is put off; nil: it is not.
    func pause(for kind: String?, at time: HostTime) -> Double? {
        if let kind, let owner = owners[kind] { return slots[owner].machine.pause(at: time) }
        return slots.compactMap { $0.machine.pause(at: time) }.min()
    }

    /// Looks for what is due.
    mutating func timePassed(at time: HostTime) -> [Action] {
        slots.indices.flatMap { index in run(index) { $0.timePassed(at: time) } }
    }

    /// The file of a slot is another build: what ran before counts no more, and the new one is started at once.
    mutating func replaced(_ slot: Int, at time: HostTime) -> [Action] {
        instances = instances.filter { $0.value != slot }
        slots[slot].machine = LaunchMachine(rules: rules)
        slots[slot].isKnown = false
        return run(slot) { $0.wanted(at: time) }
    }

    private mutating func run(_ slot: Int, _ body: (inout LaunchMachine) -> [LaunchMachine.Action]) -> [Action] {
        body(&slots[slot].machine).map { action in
            switch action {
            case .launch: .launch(slot)
            case .say(let words): .say(slot, words)
            }
        }
    }
}
