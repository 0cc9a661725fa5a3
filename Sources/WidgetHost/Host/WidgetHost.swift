import Glibc
import GroupContainer
import WidgetArchive

/// The host of a group: keeps its home screen, asks for timelines, sends taps, keeps the clock.
///
/// The state machines decide, this class performs what they say. Everything happens on the main actor; an event is taken
/// in, its actions are performed, and at the end the change is told and the timer set, once.
@MainActor
public final class WidgetHost {
    /// The group directory.
    public let group: GroupDirectory
    /// This process's instance name.
    public let claimant: String
    /// Called at the end of an event with the ids of the widgets whose look or marks have changed; empty: the message or
    /// the placed widgets themselves have.
    public var onChange: (@MainActor (Set<String>) -> Void)?

    /// Called at the end of each event, whatever came of it; the trace may have new lines.
    public var onEvent: (@MainActor () -> Void)?
    /// Called at the end of each event after which there is nothing to wait for, see ``isSettled``.
    public var onSettled: (@MainActor () -> Void)?

    var options: HostOptions
    /// Hears what is decided and done, see ``HostHappening``.
    var observer: (@MainActor (HostHappening) -> Void)?
    var home = HomeMachine()
    var taps: TapMachine
    var reloads: ReloadMachine
    var launch = LaunchTable(paths: [])
    var frames: [String: WidgetFrames] = [:]
    var failures = FailureBoard()
    var performers = PerformerList()

    let intents: Mailbox
    let requests: Mailbox
    let apps: Mailbox
    let commands: Mailbox
    let log: OutputLog
    var lock: HeldLock?
    var tokens: [DirectoryWatcher.Token] = []
    var timer: HostTimer?
    var clockChanges: ClockChanges?
    /// Rings when removed folders have stayed away.
    var folderTimer: HostTimer?
    /// The extension process that was started of each slot of ``launch``.
    var slotChildren: [Int: ChildProcess] = [:]
    /// The started process of the first extension; a simulated day has no other.
    var child: ChildProcess? { slotChildren[0] }
    /// Extensions started earlier: of an older build, which finish what they have claimed, or such beside which another had
    /// to be started because they did not answer. One that only was stopped goes on with its work.
    var retiring: [ChildProcess] = []
    /// Of each slot the last of those that did not answer; one at most is waited for.
    var silentChildren: [Int: ChildProcess] = [:]
    /// The executables' files as they were seen last.
    var builds: [String: BuildFile] = [:]
    /// Why a slot's executable does not work.
    var brokenSlots: [Int: String] = [:]
    var appChild: ChildProcess?
    /// What of the taps under way went to the app, by id: what was tapped.
    var handedOver: [String: String] = [:]
    /// What went to the app last, in words for people; nil after the next tap.
    public internal(set) var appNews: String? {
        didSet { if appNews != oldValue { touchHome() } }
    }
    /// How often the app may still be started for what an ended one left, see ``launchAppAgain()``.
    var appStartsLeft = 0

    /// Which directory the path led to when the lock was taken.
    var groupIdentity: FileStatus.Identity?
    /// `home.json` as it was read or written last.
    var homeBytes: [UInt8] = []
    /// Placeholder requests under way, and their widgets.
    var placeholders: [String: String] = [:]
    /// When the placeholder of a widget that shows nothing is asked for, nanoseconds of the boot clock.
    var placeholderDues: [String: Int64] = [:]
    /// Questions under way: snapshots for the gallery, choices for a form.
    var questions: [String: HostQuestion] = [:]
    /// Who waits until an extension says what it offers.
    var offerWaiters: [@MainActor () -> Void] = []
    /// Whether this object is host for changes of the home screen only.
    var isForEdits = false
    /// Changes that others asked for and that are not answered yet.
    var openEdits = 0
    var whenEdited: (@MainActor () -> Void)?
    /// Messages being worked on whose answers nobody waits for: an earlier host's, and requests for removed widgets.
    var inherited: Set<String> = []
    /// The timeline files as they were read, so that a look at all of them reads only what is new.
    var timelineIdentities: [String: FileStatus] = [:]
    /// Who waits in the `host` mailbox for the end of a tap, by invocation, or of a reload, by widget.
    var tapWaiters: [String: String] = [:]
    /// What commands that have no answer yet have named, by their ids.
    var commandTargets: [String: (widget: String, control: String?)] = [:]
    var reloadWaiters: [String: [String]] = [:]
    /// For how many widgets each of them still waits, and the first failure.
    var reloadCounts: [String: (left: Int, failure: String?)] = [:]
    /// Widgets whose timelines are asked for after the next frame, and the taps that they follow.
    var followers: [(widget: String, span: String)] = []
    /// Answers that were taken and still lie in `done`, to be removed after the next frame.
    var takenAnswers: [(id: String, box: TapBox)] = []
    /// What has been taken and is not drawn yet.
    var undrawn: [Undrawn] = []
    /// What waited for the budget when an earlier host ended, by widget.
    var heldOver: [String: ReloadMachine.Cause] = [:]
    /// Why the home screen could not be written the last time; nil: it was.
    var homeFailure: (any Error)?
    /// Why the last write into the group failed; nil: it did not.
    public internal(set) var writingFailure: (any Error)?
    /// Troubles by topic, shown until they are over.
    var troubles: [Trouble: String] = [:]
    /// Whether a person has asked for another extension process.
    var isRestartWanted = false
    /// The placed widgets as they were asked for last, and those of them that have changed since.
    private var shown: [PlacedWidget] = []
    private var places: [String: Int] = [:]
    private var stale: Set<String> = []
    private var revision = 0
    private var dirty: Set<String> = []
    private var somethingChanged = false
    private var depth = 0
    private(set) var isRunning = false
    /// Whether this object only reads: another renderer is host.
    private(set) var isReadOnly = false
    private var whenStopped: (@MainActor () -> Void)?

    /// A tap or request whose frame is to be drawn.
    struct Undrawn {
        var span: String
        var widget: String
        var isOptimistic: Bool
    }

    /// What a trouble is about; the first that there is, is shown.
    enum Trouble: Int, Comparable {
        case group, writing, home, defaults, extensions, launching, app, watching
        static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    /// A host that does not run yet.
    public init(group: GroupDirectory, claimant: String, options: HostOptions = HostOptions()) {
        self.group = group
        self.claimant = claimant
        self.options = options
        taps = TapMachine(
            rules: .init(
                deadline: HostTime.nanoseconds(options.deadline), serializes: options.serializesTaps,
                reloadsAfterFailure: options.reloadsAfterFailure))
        var rules = ReloadMachine.Rules()
        rules.budget.limit = options.budget
        rules.budget.countsInteractions = options.budgetCountsInteractions
        reloads = ReloadMachine(rules: rules, makeID: { Identifier.make() })
        intents = Mailbox(.intents, in: group)
        requests = Mailbox(.requests, in: group)
        apps = Mailbox(.app, in: group)
        commands = Mailbox(.host, in: group)
        log = OutputLog(group)
    }

    /// Becomes the host: takes the lock, sweeps what an earlier host left, and begins.
    ///
    /// - Throws: ``HostError`` when another renderer is host; ``SystemError``.
    public func start() throws {
        try takeLock()
        if !options.clock.isDriven {
            timer = HostTimer { [weak self] in self?.wake() }
            clockChanges = ClockChanges { [weak self] in self?.wake() }
        }
        begin()
        try event {
            let unserved = unserved()
            takeStock()
            readAllTimelines()
            try watch()
            watchExtensions()
            askForWhatIsMissing()
            for widget in unserved { perform(reloads.ask(widget, .init(cause: .start), at: now)) }
        }
    }

    /// Sees what there is: what an earlier host left, the home screen, the extensions.
    func takeStock() {
        sweep()
        readHome()
        findExtensions()
        lookAtPerformers()
        performers.clear(in: group)
    }

    /// The lock is taken: events count from now on.
    func begin() { isRunning = true }

    /// Reads what is on show without becoming the host and without writing anything.
    public func readOnly() {
        isReadOnly = true
        readHome()
        if home.isSettled {
            // The host says in which language, time zone and size its widgets are; the colours are the surface's own.
            var surroundings = home.screen.surroundings
            surroundings.colorScheme = options.surroundings.colorScheme
            surroundings.renderingMode = options.surroundings.renderingMode
            _ = home.setSurroundings(surroundings)
        }
        findExtensions()
        lookAtPerformers()
        readAllTimelines()
    }

    /// Ends: the lock is let go, started processes are told to end, nothing is called any more.
    ///
    /// - Parameter then: called when the started processes have ended; those that do not end within a second are killed.
    public func stop(then: (@MainActor () -> Void)? = nil) {
        guard isRunning else {
            then?()
            return
        }
        isRunning = false
        onChange = nil
        onEvent = nil
        onSettled = nil
        for token in tokens { DirectoryWatcher.shared.cancel(token) }
        tokens = []
        DirectoryWatcher.shared.pollingDidChange = nil
        clockChanges = nil
        for tap in taps.taps { _ = try? (tap.box == .app ? apps : intents).void(tap.id) }
        for id in reloads.requests + placeholders.keys + questions.keys { _ = try? requests.void(id) }
        lock?.release()
        lock = nil
        whenStopped = then
        for process in children { process.cutLifeline() }
        timer = HostTimer { [weak self] in
            for process in self?.children ?? [] { process.signal(SIGKILL) }
        }
        timer?.ring(in: 1)
        childrenEnded()
    }

    /// The started processes that have not ended.
    var children: [ChildProcess] {
        (Array(slotChildren.values) + retiring + [appChild].compactMap { $0 }).filter(\.isRunning)
    }

    /// Tells who waits for the end, once no started process is left.
    func childrenEnded() {
        guard !isRunning, children.isEmpty else { return }
        timer = nil
        let then = whenStopped
        whenStopped = nil
        then?()
    }

    // MARK: What the renderer sees

    /// The placed widgets in reading order.
    public var widgets: [PlacedWidget] {
        if shown.isEmpty {
            shown = home.widgets.map { remade($0) }
            places = Dictionary(zip(home.widgets.map(\.id), shown.indices), uniquingKeysWith: { first, _ in first })
        } else {
            for index in stale.compactMap({ places[$0] }) { shown[index] = remade(shown[index].reference) }
        }
        stale = []
        return shown
    }

    private func remade(_ reference: WidgetReference) -> PlacedWidget {
        var widget = makePlaced(reference)
        revision += 1
        widget.revision = revision
        return widget
    }

    /// The placed widget of that id.
    public func widget(_ id: String) -> PlacedWidget? {
        let all = widgets
        return places[id].map { all[$0] }
    }

    /// What a person should know about the whole: why nothing comes, what is broken and how to mend it. Nil: all is well.
    public var message: String? { troubles.min { $0.key < $1.key }?.value }

    /// Whether there is nothing to wait for: every widget shows its timeline or a failure and nothing is under way, or
    /// there is no extension and none can be started.
    public var isSettled: Bool {
        if performers.alive.isEmpty && !launch.canLaunch && launch.starting.isEmpty { return true }
        return home.isSettled && taps.taps.isEmpty && reloads.isIdle(at: now)
            && home.widgets.allSatisfy { frames[$0.id]?.hasContent == true || failures.latest(on: $0.id) != nil }
    }

    /// Tells that the frame with everything known now is on the screen.
    public func frameWasDrawn() {
        for frame in undrawn {
            Trace.record(
                .drawn, span: frame.span, widget: frame.widget,
                detail: frame.isOptimistic ? ["optimistic": .bool(true)] : [:])
        }
        undrawn = []
    }

    // MARK: Events

    /// Now.
    var now: HostTime { options.clock.now() }

    /// Takes an event in; at the end of the outermost the change is told and the timer set.
    func event<T>(_ body: () throws -> T) rethrows -> T {
        depth += 1
        defer {
            depth -= 1
            if depth == 0 && isRunning { finish() }
        }
        return try body()
    }

    private func finish() {
        if somethingChanged || !dirty.isEmpty {
            let changed = dirty
            dirty = []
            somethingChanged = false
            onChange?(changed)
        }
        onEvent?()
        if !followers.isEmpty || !takenAnswers.isEmpty { return event { finishTaps() } }
        if let onSettled, isSettled { onSettled() }
        timer?.ring(in: delay)
        keepBudgets()
    }

    /// A widget's look or marks have changed.
    func touch(_ widget: String) {
        stale.insert(widget)
        dirty.insert(widget)
    }

    /// Something outside the widgets has changed; with `all`, what they show may have as well.
    func touchHome(all: Bool = false) {
        if all { shown = [] }
        somethingChanged = true
    }

    /// Sets or ends a trouble.
    func trouble(_ topic: Trouble, _ words: String?) {
        guard troubles[topic] != words else { return }
        troubles[topic] = words
        if let words { Trace.record(.log, reason: words) }
        somethingChanged = true
    }

    /// When ``wake()`` has something to do, seconds from now; nil: not before something happens.
    var delay: Double? {
        let time = now
        let dues = [taps.nextDue?.delay(from: time), launch.delay(from: time)].compactMap { $0 }
        let waits = placeholderDues.values.map { DueTime.boot($0).delay(from: time) }
        // By index, for the values are large and need not be copied.
        let flips = frames.values.indices.compactMap { frames.values[$0].nextFlip(after: time.wall) }
        return (dues + waits + flips.map { $0 - time.wall } + [reloads.delay(from: time)].compactMap { $0 }).min()
    }

    /// Time has passed, or a clock was set.
    func wake() {
        guard isRunning else { return }
        event { timePassed() }
    }

    private func timePassed() {
        let time = now
        flip(at: time)
        requestPlaceholders(at: time)
        perform(taps.timePassed(at: time))
        perform(reloads.timePassed(at: time))
        perform(launch.timePassed(at: time))
    }
}
