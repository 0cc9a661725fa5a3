import JSONText

/// Something that did not work, as the mark on a widget says it.
public struct Failure: Fielded, Hashable, Sendable {
    /// What did not work.
    public enum Source: String, JSONCodable, Sendable, CaseIterable {
        /// A tap.
        case tap
        /// A reload.
        case reload
        /// Reading a timeline.
        case archive
    }

    /// What did not work.
    public var source = Source.tap
    /// Why, in words for people.
    public var reason = ""
    /// The intent that was tapped.
    public var intent: String?
    /// The label of the control that was tapped.
    public var control: String?
    /// When, seconds since 1970.
    public var date = 0.0
    /// The invocation or request.
    public var span: String?

    /// No failure.
    public init() {}
    /// A failure.
    public init(
        _ source: Source, _ reason: String, intent: String? = nil, control: String? = nil, date: Double,
        span: String? = nil
    ) {
        (self.source, self.reason, self.intent, self.control) = (source, reason, intent, control)
        (self.date, self.span) = (date, span)
    }

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("what", &source)
        try coder.field("reason", &reason)
        try coder.field("intent", &intent)
        try coder.field("control", &control)
        try coder.field("date", &date)
        try coder.field("span", &span)
    }
}

/// The marks on all widgets: of each source the last failure, until something of that source works again.
struct FailureBoard {
    private var marks: [String: [Failure.Source: Failure]] = [:]

    /// Sets a mark; false when the very same stands there already.
    mutating func set(_ failure: Failure, on widget: String) -> Bool {
        let old = marks[widget]?[failure.source]
        marks[widget, default: [:]][failure.source] = failure
        return old != failure
    }

    /// Removes the mark of a source; false when there was none.
    mutating func clear(_ source: Failure.Source, on widget: String) -> Bool {
        marks[widget]?.removeValue(forKey: source) != nil
    }

    /// Forgets widgets that are no longer placed.
    mutating func keep(_ widgets: Set<String>) {
        marks = marks.filter { widgets.contains($0.key) }
    }

    /// The youngest mark of a widget.
    func latest(on widget: String) -> Failure? {
        marks[widget]?.values.max { ($0.date, $0.source.rawValue) < ($1.date, $1.source.rawValue) }
    }
}
