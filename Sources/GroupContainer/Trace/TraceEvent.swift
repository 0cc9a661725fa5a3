import JSONText

/// One thing that happened in one process: a line of a trace file.
///
/// What belongs to one tap or one reload has the same ``span``, or is tied to it by ``links``.
///
/// Keys of ``detail`` that readers know: `intent`, `control` (the label of what was tapped), `parameters` (an object,
/// the one thing that can be redacted), `lock`, `holder`, `generation`, `entries`, `bytes`, `policy`, `optimistic` (true
/// for a frame that shows what is not known yet), `message`, and `wall` (microseconds since 1970, in the first line).
public struct TraceEvent: Sendable, Hashable {
    /// What happened.
    public enum Name: String, Sendable, Hashable, CaseIterable, JSONCodable {
        /// A process began to trace; `wall` ties its clock to the calendar.
        case started
        /// A control was tapped.
        case tap
        /// A message was put into its mailbox.
        case written
        /// A message was claimed.
        case claimed
        /// A lock was waited for; ``TraceEvent/duration`` says how long.
        case lockWaited
        /// A lock was held and is free again; ``TraceEvent/duration`` says how long.
        case lockHeld
        /// An intent's `perform()` began.
        case performBegan
        /// An intent's `perform()` returned.
        case performed
        /// An intent's `perform()` threw, was cancelled or missed its deadline.
        case performFailed
        /// Someone asked for a reload of a kind.
        case reloadAsked
        /// The host took a wish to reload.
        case wishClaimed
        /// The host asked an extension for a timeline or a snapshot.
        case requested
        /// A provider began to make a timeline.
        case providerBegan
        /// A provider gave its timeline.
        case provided
        /// Views were turned into an archive and published.
        case archived
        /// An answer was put into its mailbox.
        case answered
        /// The renderer took an answer.
        case seen
        /// A frame is on the screen.
        case drawn
        /// A message was taken back: it never runs.
        case voided
        /// A claimant ended while performing.
        case interrupted
        /// Something did not work.
        case failed
        /// Something was not done, for a reason.
        case skipped
        /// Something was joined with another wish, which is among the ``TraceEvent/links``.
        case merged
        /// Something was put off, for a reason.
        case delayed
        /// A process was launched.
        case launched
        /// A process ended.
        case died
        /// Anything else worth a line.
        case log
    }

    /// Microseconds of ``BootClock``: when it was over.
    public var time: Int64 = 0
    /// Which boot the time counts from.
    public var boot = ""
    /// What the process is for.
    public var role = ProcessRole.renderer
    /// The process.
    public var pid: Int32 = 0
    /// What happened.
    public var name = Name.log
    /// What it belongs to: the id of an invocation, a request or a wish.
    public var span: String?
    /// Other ids of the same story.
    public var links: [String] = []
    /// The widget kind it is about.
    public var kind: String?
    /// The placed widget it is about.
    public var widget: String?
    /// How long it took until ``time``, in microseconds.
    public var duration: Int64?
    /// Why, in words; always there for what was skipped, delayed, voided or failed.
    public var reason: String?
    /// What else there is to say.
    public var detail: [String: JSONValue] = [:]

    /// An empty event.
    public init() {}

    /// Describes an event.
    public init(
        _ name: Name, at time: Int64, boot: String = "", role: ProcessRole, pid: Int32 = 0, span: String? = nil,
        links: [String] = [], kind: String? = nil, widget: String? = nil, duration: Int64? = nil,
        reason: String? = nil, detail: [String: JSONValue] = [:]
    ) {
        self.name = name
        self.time = time
        self.boot = boot
        self.role = role
        self.pid = pid
        self.span = span
        self.links = links
        self.kind = kind
        self.widget = widget
        self.duration = duration
        self.reason = reason
        self.detail = detail
    }
}

extension TraceEvent: Fielded {
    /// Visits the fields of a line.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("time", &time)
        try coder.field("boot", &boot)
        try coder.field("role", &role)
        try coder.field("pid", &pid)
        try coder.field("event", &name)
        try coder.field("span", &span)
        try coder.list("links", &links)
        try coder.field("kind", &kind)
        try coder.field("widget", &widget)
        try coder.field("took", &duration)
        try coder.field("reason", &reason)
        try coder.field("detail", &detail, omit: [:])
    }

    /// The line that stands for the event in a trace file, newline included.
    public var line: [UInt8] {
        var writer = JSONWriter(capacity: 320)
        write(to: &writer)
        writer.bytes.append(UInt8(ascii: "\n"))
        return writer.bytes
    }

    /// Reads a line; nil when it is none of ours, or torn.
    public init?(line: some Sequence<UInt8>) {
        let bytes = Array(line)
        guard var event = try? TraceEvent(jsonBytes: bytes), event.time > 0, !event.boot.isEmpty else { return nil }
        event.clean()
        self = event
    }

    /// A line is read to be shown, and what it says comes from user code: nothing of it may command a terminal.
    private mutating func clean() {
        reason = reason.map(PlainText.clean)
        kind = kind.map(PlainText.clean)
        widget = widget.map(PlainText.clean)
        span = span.map(PlainText.clean)
        links = links.map(PlainText.clean)
        detail = detail.mapValues { value in
            if case .string(let text) = value { .string(PlainText.clean(text)) } else { value }
        }
    }
}
