import JSONText

/// The story of one tap or one reload across processes: what happened when, where the time went, how it ended.
///
/// A pure value made of trace events; ``render(width:style:glyphs:clock:)`` draws it. Events of several spans that are
/// tied by links belong into one waterfall, see ``WaterfallGrouper``.
public struct Waterfall: Sendable, Hashable {
    /// How the story ended.
    public enum Result: Sendable, Hashable {
        /// A frame was drawn.
        case drawn
        /// The frame was drawn, but shows that something failed.
        case failed(String)
        /// The message was taken back.
        case voided(String)
        /// The performer ended while performing.
        case interrupted(String)
        /// Nothing was to be done, for a reason.
        case skipped(String)
        /// It was done, and there was nothing to draw: a link was opened, a picture for the gallery made.
        case answered
        /// The story goes on, or its end was not written down.
        case open
    }

    /// The events, in the order of time.
    public let events: [TraceEvent]
    /// The rows: what took which time.
    public let steps: [Step]
    /// How it ended.
    public let result: Result

    /// Tells the story of these events, which may come in any order.
    public init(events: [TraceEvent]) {
        let ordered = Trace.ordered(events)
        self.events = ordered
        steps = Step.steps(of: ordered)
        result = Result(ordered)
    }

    /// When it began, in microseconds of ``BootClock``.
    public var begin: Int64 { steps.map(\.begin).min() ?? events.first?.time ?? 0 }

    /// When the last thing was over.
    public var end: Int64 { events.last?.time ?? 0 }

    /// How long it took from the first event to the frame (else to the last event), in microseconds.
    public var total: Int64 { (ending?.time ?? end) - begin }

    /// The event that ended the story: the last frame of what began it. Widgets that follow a tap come after its end.
    private var ending: TraceEvent? {
        let first = events.first?.span
        return events.last { $0.name == .drawn && $0.span == first } ?? events.last { $0.name == .drawn }
            ?? events.last { $0.endsStory }
    }

    /// The widget kind it is about.
    public var kind: String? { events.lazy.compactMap(\.kind).first }

    /// The placed widget it is about.
    public var widget: String? { events.lazy.compactMap(\.widget).first }

    /// What it is called: the intent of a tap, else what began it.
    public var title: String {
        if let intent = text("intent") { return intent }
        if let first = events.first(where: { $0.name == .reloadAsked || $0.name == .wishClaimed }) {
            return first.name == .reloadAsked ? "reload asked" : "reload"
        }
        return events.first?.name == .requested ? "timeline request" : events.first?.name.rawValue ?? "nothing"
    }

    /// What was tapped.
    public var control: String? { text("control") }

    private func text(_ key: String) -> String? {
        for event in events {
            if case .string(let value)? = event.detail[key], !value.isEmpty { return value }
        }
        return nil
    }
}

extension Waterfall.Result {
    init(_ events: [TraceEvent]) {
        func reason(_ event: TraceEvent, _ usual: String) -> String { event.reason ?? usual }
        if let failure = events.last(where: { [.performFailed, .failed, .interrupted, .voided].contains($0.name) }) {
            self =
                switch failure.name {
                case .voided: .voided(reason(failure, "taken back"))
                case .interrupted: .interrupted(reason(failure, "ended while performing"))
                default: .failed(reason(failure, "no reason was given"))
                }
        } else if events.contains(where: { $0.name == .drawn && !$0.isOptimistic }) {
            self = .drawn
        } else if let skipped = events.last(where: { $0.name == .skipped }) {
            self = .skipped(reason(skipped, "no reason was given"))
        } else if events.contains(where: { $0.name == .answered }), events.contains(where: { $0.name == .seen }) {
            self = .answered
        } else {
            self = .open
        }
    }

    /// Whether something went wrong.
    public var isFailure: Bool {
        switch self {
        case .failed, .voided, .interrupted: true
        case .drawn, .answered, .skipped, .open: false
        }
    }

    /// The ending in one or two words.
    public var word: String {
        switch self {
        case .drawn: "drawn"
        case .answered: "answered"
        case .failed: "failed"
        case .voided: "voided"
        case .interrupted: "interrupted"
        case .skipped: "skipped"
        case .open: "unfinished"
        }
    }

    /// Why, when it did not end well.
    public var reason: String? {
        switch self {
        case .failed(let reason), .voided(let reason), .interrupted(let reason), .skipped(let reason): reason
        case .drawn, .answered, .open: nil
        }
    }
}

extension TraceEvent {
    /// Whether this is a frame that shows what is not known yet.
    var isOptimistic: Bool { detail["optimistic"] == .bool(true) }

    /// Whether a story ends with this.
    var endsStory: Bool {
        switch name {
        case .drawn: !isOptimistic
        case .failed, .voided, .interrupted, .skipped: true
        default: false
        }
    }
}
