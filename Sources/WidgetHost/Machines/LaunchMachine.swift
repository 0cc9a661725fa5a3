/// Decides when an extension process is started.
///
/// 1. One is started when something is wanted and none that answers is alive; one that somebody started by hand is
///    adopted, and none is started beside it.
/// 2. One at a time is being started.
/// 3. One that ends soon after its start delays the next start, twice as long each time. An answer ends the delays.
/// 4. One that let a message lie until its deadline (stopped in a debugger, say) does not count as answering until it
///    answers again; another may be started beside it.
struct LaunchMachine: Sendable {
    /// The figures.
    struct Rules: Hashable, Sendable {
        /// A process that lives shorter, in nanoseconds, has failed to start.
        var quickDeath: Int64 = 5_000_000_000
        /// The wait after the second quick death in a row, nanoseconds; doubled at each further one. After the first
        /// there is none: somebody may have killed it.
        var firstWait: Int64 = 500_000_000
        /// The longest wait, nanoseconds.
        var longestWait: Int64 = 30_000_000_000
        /// How long a started process may take to show its manifest, nanoseconds.
        var startLimit: Int64 = 10_000_000_000
    }

    /// What the owner does.
    enum Action: Hashable, Sendable {
        /// Start one; tell ``LaunchMachine/launched(pid:at:)`` or ``LaunchMachine/launchFailed(_:at:)``.
        case launch
        /// Say why nothing answers; nil: it does again.
        case say(String?)
    }

    private struct Launching: Hashable, Sendable {
        var pid: Int32
        var began: Int64
    }

    let rules: Rules
    /// Whether there is something to start. Without it only what is started by hand answers.
    var canLaunch = true
    private var alive: [String: (pid: Int32, since: Int64)] = [:]
    private var silent: Set<String> = []
    private var launching: Launching?
    private var isWanted = false
    private var quickDeaths = 0
    private var notBefore = Int64.min
    private var lastWords: String?

    init(rules: Rules = Rules()) { self.rules = rules }

    /// Whether an extension that answers is alive.
    var isServed: Bool { alive.keys.contains { !silent.contains($0) } }

    /// The pid of the process that is being started.
    var startingPID: Int32? { launching?.pid }

    /// How many seconds the next start is put off, because those before ended soon after theirs; nil: it is not.
    func pause(at time: HostTime) -> Double? {
        launching == nil && !isServed && notBefore > time.boot ? DueTime.boot(notBefore).delay(from: time) : nil
    }

    /// When ``timePassed(at:)`` has something to do.
    var nextDue: DueTime? {
        if let launching { return .boot(launching.began + rules.startLimit) }
        return isWanted && !isServed && canLaunch ? .boot(notBefore) : nil
    }

    /// Something was put into a mailbox that an extension must take.
    mutating func wanted(at time: HostTime) -> [Action] {
        if isServed { return [] }
        isWanted = true
        return attempt(at: time)
    }

    /// A process was started.
    mutating func launched(pid: Int32, at time: HostTime) {
        launching = Launching(pid: pid, began: time.boot)
    }

    /// No process could be started.
    mutating func launchFailed(_ reason: String, at time: HostTime) -> [Action] {
        launching = nil
        return died(quickly: true, "the extension could not be started: \(reason)", at: time)
    }

    /// An extension shows its manifest and its lock.
    mutating func appeared(_ instance: String, pid: Int32, at time: HostTime) -> [Action] {
        if alive[instance] != nil { return [] }
        alive[instance] = (pid, launching.map { $0.pid == pid ? $0.began : time.boot } ?? time.boot)
        if launching?.pid == pid { launching = nil }
        isWanted = false
        return say(nil)
    }

    /// An extension's lock is free.
    mutating func disappeared(_ instance: String, at time: HostTime) -> [Action] {
        guard let gone = alive.removeValue(forKey: instance) else { return [] }
        silent.remove(instance)
        let lived = time.boot - gone.since
        if lived < rules.quickDeath { return died(quickly: true, nil, at: time) }
        quickDeaths = 0
        return []
    }

    /// A process that the host started has ended.
    ///
    /// - Parameter how: in words, with its last words.
    mutating func exited(pid: Int32, _ how: String, at time: HostTime) -> [Action] {
        guard launching?.pid == pid else { return [] }
        launching = nil
        return died(quickly: true, "the extension ended while starting: \(how)", at: time)
    }

    /// An extension answered something: it works.
    mutating func answered(_ instance: String?) -> [Action] {
        quickDeaths = 0
        notBefore = .min
        if let instance { silent.remove(instance) } else { silent = [] }
        return isServed ? say(nil) : []
    }

    /// A message lay until its deadline, though extensions are alive.
    mutating func wasSilent(at time: HostTime) {
        silent = Set(alive.keys)
    }

    /// Looks for what is due.
    mutating func timePassed(at time: HostTime) -> [Action] {
        if let launching, launching.began + rules.startLimit <= time.boot {
            self.launching = nil
            return died(
                quickly: true,
                "the extension (process \(launching.pid)) showed no manifest within \(rules.startLimit / 1_000_000_000) s",
                at: time)
        }
        return isWanted ? attempt(at: time) : []
    }

    private mutating func attempt(at time: HostTime) -> [Action] {
        guard canLaunch, launching == nil, !isServed, notBefore <= time.boot else { return [] }
        return [.launch]
    }

    private mutating func died(quickly: Bool, _ words: String?, at time: HostTime) -> [Action] {
        quickDeaths += 1
        if quickDeaths > 1 {
            notBefore = time.boot + min(rules.longestWait, rules.firstWait << min(10, Int64(quickDeaths - 2)))
        }
        let actions = words.map { say($0) } ?? []
        return actions + (isWanted ? attempt(at: time) : [])
    }

    private mutating func say(_ words: String?) -> [Action] {
        if lastWords == words { return [] }
        lastWords = words
        return [.say(words)]
    }
}
