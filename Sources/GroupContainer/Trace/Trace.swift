import Glibc
import JSONText
import Synchronization

/// Writes down what happens, for people: `trace/<role>.<claimant>.jsonl`, one event a line, each process its own file.
///
/// A process begins once with ``start(role:claimant:in:redacting:)``; from then on recording costs one fstat and one
/// write. Before that, and in tools that do not trace, it does nothing. Recording never throws and never waits for
/// another process. What cannot be written (a full disk) is counted, and said when it can.
///
/// In a process with an `EventLoop` lines are held back while the main thread works, and written together before it
/// sleeps, before code of the user's is run and when the process ends: nothing on the way from a tap to its frame waits
/// for them. So `kill -9` may take the lines of the turn it interrupts, never one that the process slept on, and what
/// other threads record while the main thread sleeps is written at once.
public final class Trace: Sendable {
    /// How large a file may grow before it is put aside for a new one: 16 MiB.
    public static let fileLimit = 16 << 20

    /// The id that events without a span of their own belong to: set around what a tap or a reload causes, so that a
    /// lock waited for inside `perform()` shows in the tap's waterfall.
    @TaskLocal public static var span: String?

    /// Whether parameter values are replaced by the word `redacted`.
    public let redacting: Bool
    private let role: ProcessRole
    private let pid: Int32
    private let file: Mutex<TraceFile>

    /// Opens a trace of its own, for tests and tools; a process has one, see ``start(role:claimant:in:redacting:)``.
    ///
    /// - Parameters:
    ///   - role: what the process is for.
    ///   - claimant: its instance id.
    ///   - group: whose `trace/` takes the file.
    ///   - redacting: whether parameter values are left out.
    ///   - fileLimit: bytes after which a new file is begun.
    public init(
        role: ProcessRole, claimant: String, in group: GroupDirectory, redacting: Bool = false,
        fileLimit: Int = Trace.fileLimit
    ) {
        self.role = role
        self.redacting = redacting
        pid = Sys.processID
        file = Mutex(TraceFile(path: group.path(.trace, TraceName.file(role, claimant)), limit: fileLimit))
        record(.started, detail: ["wall": .int(TraceClock.wallMicroseconds())])
    }

    /// Records an event that is over now.
    ///
    /// - Parameters:
    ///   - name: what happened.
    ///   - span: what it belongs to; by default the task's ``span``.
    ///   - links: other ids of the same story.
    ///   - kind: the widget kind.
    ///   - widget: the placed widget.
    ///   - duration: how long it took until now, in microseconds.
    ///   - reason: why.
    ///   - instant: when it was over, nanoseconds of ``BootClock``; nil: now.
    ///   - detail: what else there is to say.
    public func record(
        _ name: TraceEvent.Name, span: String? = nil, links: [String] = [], kind: String? = nil,
        widget: String? = nil, duration: Int64? = nil, reason: String? = nil, at instant: Int64? = nil,
        detail: [String: JSONValue] = [:]
    ) {
        var event = TraceEvent(
            name, at: (instant ?? BootClock.now()) / 1000, boot: BootClock.bootID, role: role, pid: pid,
            span: span ?? Self.span, links: links, kind: kind, widget: widget, duration: duration, reason: reason,
            detail: detail)
        if redacting { event.redact() }
        var line = event.line
        if line.count > Self.lineLimit {
            event.detail = ["message": .string("the details had \(line.count) bytes and were left out")]
            event.reason = event.reason.map { String($0.prefix(1000)) }
            line = event.line
        }
        file.withLock { file in
            file.append(line, isHeld: Self.isHeld.load(ordering: .relaxed), confession: confession)
        }
    }

    /// Says how many lines were lost, and when that began.
    private func confession(_ lost: Int, _ instant: Int64) -> [UInt8] {
        TraceEvent(
            .log, at: instant / 1000, boot: BootClock.bootID, role: role, pid: pid,
            reason: "\(lost) trace lines could not be written", detail: ["lost": .int(Int64(lost))]
        ).line
    }

    /// Writes what was held back.
    func flush() {
        file.withLock { $0.flush(confession: confession) }
    }

    private static let isHeld = Atomic(false)

    /// From now on lines may be held back.
    static func hold() { isHeld.store(true, ordering: .relaxed) }

    /// From now on lines are written at once, and those that were held back are written now.
    static func letGo() {
        isHeld.store(false, ordering: .relaxed)
        flush()
    }

    /// Writes what this process has held back: to be called before code of the user's is run on the main thread.
    package static func flush() {
        current.withLock { $0 }?.flush()
    }

    /// Longer lines lose their details: 64 KiB.
    static let lineLimit = 64 << 10

    // MARK: The trace of this process

    private static let current = Mutex<Trace?>(nil)

    /// Begins the trace of this process.
    ///
    /// - Parameters:
    ///   - role: what the process is for.
    ///   - claimant: its instance id, `<pid>-<random>`.
    ///   - group: whose `trace/` takes the file.
    ///   - redacting: whether parameter values are left out.
    public static func start(
        role: ProcessRole, claimant: String, in group: GroupDirectory, redacting: Bool = false
    ) {
        let trace = Trace(role: role, claimant: claimant, in: group, redacting: redacting)
        current.withLock { $0 = trace }
    }

    /// Ends the trace of this process.
    public static func stop() {
        flush()
        current.withLock { $0 = nil }
    }

    /// Records an event of this process that is over now.
    ///
    /// Nothing happens before ``start(role:claimant:in:redacting:)``; the details are not even made then.
    public static func record(
        _ name: TraceEvent.Name, span: String? = nil, links: [String] = [], kind: String? = nil,
        widget: String? = nil, duration: Int64? = nil, reason: String? = nil, at instant: Int64? = nil,
        detail: @autoclosure () -> [String: JSONValue] = [:]
    ) {
        guard let trace = current.withLock({ $0 }) else { return }
        trace.record(
            name, span: span, links: links, kind: kind, widget: widget, duration: duration, reason: reason,
            at: instant, detail: detail())
    }
}

extension TraceEvent {
    /// Replaces the values of parameters.
    mutating func redact() {
        guard let parameters = detail["parameters"] else { return }
        if case .object(let members) = parameters {
            detail["parameters"] = .object(members.mapValues { _ in .string("redacted") })
        } else {
            detail["parameters"] = .string("redacted")
        }
    }
}
