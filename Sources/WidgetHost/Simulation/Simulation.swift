import Dispatch
import Glibc
import GroupContainer
import WidgetArchive
import WidgetLayout

/// A day in a second: a host on a clock that is moved from one thing that is due to the next, with the real extension
/// and the real app, whose `Date()` is the simulated one.
///
/// While another process works the clock stands still, so nothing depends on how fast the machine is. A process that
/// has not answered after ``patience`` of real time hangs, and the clock goes on to its deadline.
@MainActor
public final class Simulation {
    /// Where everything is.
    public struct Setting: Sendable {
        /// The extension's executable.
        public var extensionPath = ""
        /// The app's executable; nil: there is none.
        public var appPath: String?
        /// The library that is preloaded into both.
        public var libraryPath = ""
        /// The group directory: a new one.
        public var group = ""
        /// The environment of the processes.
        public var environment: [String: String] = [:]
        /// The place; its time zone is the script's.
        public var surroundings = Surroundings()
        /// Reloads in 24 hours, when the script does not say it.
        public var budget = 60
        /// Whether reloads after taps count.
        public var countsInteractions = true
        /// Whether taps on one control are performed one after the other.
        public var serializesTaps = false
        /// Whether a widget is reloaded after a tap that failed.
        public var reloadsAfterFailure = false
        /// From a tap to its deadline, seconds.
        public var deadline = 5.0
        /// Whether it ends 24 hours after its beginning.
        public var isWholeDay = false
        /// No setting.
        public init() {}
    }

    /// Why there is no simulation.
    public struct Failure: Error, CustomStringConvertible, Sendable {
        /// What is wrong and what to do.
        public var description: String
        init(_ description: String) { self.description = description }
    }

    /// How long a process may work before it is taken to hang, seconds of real time.
    nonisolated static let patience = 3.0

    let script: SimulationScript
    let setting: Setting
    private let tell: @MainActor (SimulationLine) -> Void
    let group: GroupDirectory
    let clock: VirtualClock
    private let page: VirtualTimePage
    var host: WidgetHost
    private var record: SimulationRecord
    var zone: ZoneRules
    var environment: [String: String]
    var isExtensionStopped = false
    var stoppedPID: Int32?
    var front: ChildProcess?
    private var waiting: CheckedContinuation<Void, Never>?
    private var isReady: () -> Bool = { true }
    private var limit: HostTimer?
    /// Deeds and instants so far.
    public internal(set) var eventCount = 0
    /// How many taps of the script found nothing to tap.
    public internal(set) var undone = 0

    /// Reads a script, and does nothing.
    ///
    /// - Throws: ``Failure`` with the line and what is wrong in it.
    public static func check(script text: String) throws {
        do {
            _ = try SimulationScript(text)
        } catch {
            throw Failure("\(error)")
        }
    }

    /// Prepares a day.
    ///
    /// - Parameters:
    ///   - text: the script.
    ///   - setting: where everything is.
    ///   - tell: called with each line.
    /// - Throws: ``Failure``, when the script or the setting is none.
    public init(
        script text: String, in setting: Setting, tell: @escaping @MainActor (SimulationLine) -> Void
    ) throws {
        do {
            script = try SimulationScript(text)
        } catch {
            throw Failure("\(error)")
        }
        self.setting = setting
        self.tell = tell
        group = try GroupDirectory(opening: setting.group)
        page = try VirtualTimePage(at: group.path + "/.virtual-time")
        clock = VirtualClock(wall: script.start, page: page)
        zone = ZoneRules(identifier: script.zone)
        environment = setting.environment
        environment["TZ"] = script.zone
        environment["LD_PRELOAD"] = ([setting.libraryPath] + [environment["LD_PRELOAD"]].compactMap { $0 })
            .joined(separator: ":")
        environment["WIDGETS_VIRTUAL_TIME"] = page.path
        var rules = ReloadBudget.Rules()
        rules.limit = script.budget ?? setting.budget
        rules.countsInteractions = setting.countsInteractions
        record = SimulationRecord(rules)
        if !script.widgets.isEmpty {
            var home = HomeScreen()
            home.widgets = script.widgets
            try AtomicFile.write(home.jsonBytes(), to: group.path + "/home.json")
        }
        host = WidgetHost(group: group, claimant: "simulation-0", options: HostOptions())
    }

    /// The beginning, seconds since 1970, its time zone, and the budget.
    public var header: (start: Double, zone: ZoneRules, budget: Int) {
        (Double(script.start) / 1e9, zone, script.budget ?? setting.budget)
    }

    /// Runs the day.
    ///
    /// - Returns: the sums of the placed widgets.
    /// - Throws: ``Failure``.
    public func run() async throws -> [SimulationSum] {
        try begin(restarts: 0)
        await quiet()
        try checkClock()
        flush()
        for event in script.events {
            if let end, event.offset > end { break }
            await advance(to: event.offset)
            try await perform(event)
            await quiet()
            flush()
            eventCount += 1
        }
        if let end { await advance(to: end) }
        front?.cutLifeline()
        await stop()
        return host.home.widgets.map { widget in
            var sum = record.sums[widget.id] ?? SimulationSum()
            sum.widget = widget.id
            return sum
        }
    }

    private var end: Int64? { script.end ?? (setting.isWholeDay ? 86_400_000_000_000 : nil) }

    private var offset: Int64 { clock.reading.boot - 1_000_000_000 }

    // MARK: The host

    func begin(restarts: Int) throws {
        var options = HostOptions()
        options.extensionPath = setting.extensionPath
        options.appPath = setting.appPath
        options.deadline = setting.deadline
        options.surroundings = setting.surroundings
        options.surroundings.timeZone = zone.identifier
        options.budget = script.budget ?? setting.budget
        options.budgetCountsInteractions = setting.countsInteractions
        options.serializesTaps = setting.serializesTaps
        options.reloadsAfterFailure = setting.reloadsAfterFailure
        options.environment = environment
        options.clock = clock.hostClock
        // Real time: long after this simulation has given up waiting, and well before nobody looks any more.
        options.clock.onMachine = { [clock] instant in
            let wait = max(0, instant - clock.reading.boot)
            return BootClock.now() + min(wait, HostTime.nanoseconds(Self.patience + 1))
        }
        host = WidgetHost(group: group, claimant: "simulation-\(restarts)", options: options)
        record.hostBegan()
        host.observer = { [weak self] in self?.record.take($0) }
        host.onEvent = { [weak self] in self?.look() }
        try host.start()
    }

    func stop() async {
        await withCheckedContinuation { continuation in host.stop { continuation.resume() } }
        isExtensionStopped = false
    }

    /// The library must have been loaded, or the extension reads the real date.
    private func checkClock() throws {
        guard let pid = host.performers.alive.first?.pid else { return }
        let maps = (try? Sys.open("/proc/\(pid)/maps", O_RDONLY)).map { descriptor in
            defer { Sys.close(descriptor) }
            var bytes = [UInt8](repeating: 0, count: 1 << 20)
            var filled = 0
            while filled < bytes.count {
                let count = bytes.withUnsafeMutableBytes {
                    (try? Sys.read(descriptor, into: UnsafeMutableRawBufferPointer(rebasing: $0[filled...]))) ?? 0
                }
                if count == 0 { break }
                filled += count
            }
            return String(decoding: bytes[..<filled], as: UTF8.self)
        }
        guard let maps, !maps.contains(setting.libraryPath) else { return }
        throw Failure(
            "the extension runs without \(setting.libraryPath), so its Date() would be the real one: is it linked "
                + "statically? Build it without --static-executable (-static-stdlib is fine)")
    }

    // MARK: Time

    /// Moves the clock to an instant, stopping wherever something is due.
    private func advance(to target: Int64) async {
        while offset < target {
            let left = target - offset
            var step = left
            if let delay = [host.delay, budgetDelay].compactMap({ $0 }).min() {
                // Rounded up to a microsecond: nothing may be early, and dates are numbers of seconds.
                let due = delay >= 1e9 ? Int64.max : Int64((delay * 1e6).rounded(.up)) * 1000
                step = min(left, max(1000, due))
            }
            clock.advance(step)
            host.wake()
            await quiet()
            flush()
        }
    }

    /// When a spent budget has room again, seconds from now: nothing is to be done then, but told.
    private var budgetDelay: Double? {
        let time = host.now
        return host.reloads.states.values.compactMap { state in
            state.budget.rules.limit > 0
                ? state.budget.available(at: time).map { DueTime.boot($0).delay(from: time) } : nil
        }.min()
    }

    /// Waits until nobody works any more.
    private func quiet() async {
        host.lookAround()
        let hasWaited = await until(Self.patience) { [unowned self] in
            !host.isWaitingForOthers(isExtensionStopped: isExtensionStopped)
        }
        if hasWaited { host.lookAround() }
    }

    /// Waits until something holds; it is looked at after every event of the host.
    ///
    /// - Returns: whether there was anything to wait for.
    @discardableResult
    func until(_ seconds: Double, _ condition: @escaping () -> Bool) async -> Bool {
        if condition() { return false }
        isReady = condition
        limit = HostTimer { [weak self] in self?.resume() }
        // A process that has yet to start is given more: it costs what the machine makes it cost.
        limit?.ring(in: host.launch.starting.isEmpty ? seconds : seconds + 27)
        await withCheckedContinuation { waiting = $0 }
        limit = nil
        return true
    }

    func look() { if waiting != nil, isReady() { resume() } }

    private func resume() {
        let waiting = waiting
        self.waiting = nil
        waiting?.resume()
    }

    // MARK: Lines

    private func flush() {
        host.frameWasDrawn()
        let time = host.now
        let words = ClockWords(zone: zone, now: time.wall)
        let standings = host.home.widgets.map { widget in
            let placed = host.widget(widget.id)
            let state = host.reloads.states[widget.id]
            return SimulationRecord.Standing(
                widget: widget.id, revision: placed?.revision, view: placed?.view, background: placed?.background,
                isPlaceholder: placed?.isPlaceholder == true,
                used: state?.budget.used(at: time) ?? 0, limit: host.reloads.rules.budget.limit,
                waits: state?.pending.map { ($0.due, $0.hold) }, isPending: placed?.pending.isEmpty == false,
                freesIn: state?.budget.available(at: time).map { DueTime.boot($0).delay(from: time) })
        }
        for line in record.lines(standings, at: time, offset: offset, words: words) { tell(line) }
    }

    func say(_ text: String, _ subject: SimulationLine.Subject = .deed, widget: String? = nil) {
        var line = SimulationLine()
        (line.offset, line.date, line.subject, line.words) = (offset, host.now.wall, subject, text)
        line.widget = widget
        tell(line)
    }
}
