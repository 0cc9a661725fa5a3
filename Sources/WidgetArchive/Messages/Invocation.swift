import JSONText

/// A tap on its way to a performer: a file in `intents/` or `app/`.
public struct Invocation: Fielded, Hashable, Sendable {
    /// The file's name; unique for ever, sortable by time.
    public var id = ""
    /// What to perform; nil when only a URL is handed over.
    public var intent: IntentReference?
    /// The URL of a `Link` or `widgetURL`.
    public var url: String?
    /// The tapped widget.
    public var widget = WidgetReference()
    /// The last instant at which performing may begin, nanoseconds of CLOCK_BOOTTIME.
    public var deadline: Int64 = 0
    /// The boot that the deadline belongs to.
    public var bootID = ""
    /// The tapped control's label, for people.
    public var label = ""

    /// An empty invocation.
    public init() {}

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("id", &id)
        try coder.field("intent", &intent)
        try coder.field("url", &url)
        try coder.field("widget", &widget)
        try coder.field("deadline", &deadline)
        try coder.field("boot", &bootID)
        try coder.field("label", &label, omit: "")
    }
}

/// What became of an invocation or a request: a file in `done/`.
public struct Outcome: Fielded, Hashable, Sendable {
    /// How it ended.
    public enum Status: String, JSONCodable, Sendable {
        /// Done; the new timelines are published.
        case succeeded
        /// `perform` threw, or the provider failed.
        case failed
        /// The deadline passed.
        case timedOut
        /// The performer ended while performing.
        case interrupted
        /// It never ran and never will.
        case voided
        /// It must go on in the app.
        case continuesInApp
    }

    /// The invocation's or request's id.
    public var id = ""
    /// How it ended.
    public var status = Status.succeeded
    /// Why, in words for people.
    public var reason: String?
    /// Placed widgets whose timelines were published with this answer.
    public var timelines: [String] = []
    /// Kinds whose reload was asked for while performing, published or not.
    public var reloadedKinds: [String] = []
    /// Placed widgets whose timelines have to follow: those of the tapped kind and of the kinds asked for, the tapped
    /// widget aside. Who tapped asks for them once the tapped one is on the screen.
    public var following: [String] = []
    /// Who did it.
    public var claimant = ""
    /// What the answer carries besides (options, entities), JSON text.
    public var payload: String?

    /// A success.
    public init() {}
    /// An ending.
    public init(id: String, status: Status, reason: String? = nil, claimant: String = "") {
        (self.id, self.status, self.reason, self.claimant) = (id, status, reason, claimant)
    }

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("id", &id)
        try coder.field("status", &status)
        try coder.field("reason", &reason)
        try coder.list("timelines", &timelines)
        try coder.list("reloaded", &reloadedKinds)
        try coder.list("following", &following)
        try coder.field("by", &claimant)
        try coder.field("payload", &payload)
    }
}

/// What the host asks of an extension: a file in `requests/`.
public struct ExtensionRequest: Fielded, Hashable, Sendable {
    /// What is asked: a timeline or one view; a parameter's choices, or those that match a text; an editor's form.
    public enum Purpose: String, JSONCodable, Sendable { case timeline, snapshot, placeholder, options, entities, form }

    /// The file's name.
    public var id = ""
    /// What is asked.
    public var purpose = Purpose.timeline
    /// For which widget.
    public var widget = WidgetReference()
    /// Where it is shown.
    public var surroundings = Surroundings()
    /// Why, for the trace: `added`, `wish`, `policy`, `tap`, `user`, `environment`, `start`.
    public var reason = ""
    /// The last instant at which an answer is of use, nanoseconds of CLOCK_BOOTTIME.
    public var deadline: Int64 = 0
    /// The boot that the deadline belongs to.
    public var bootID = ""
    /// For options and entities: parameter, query text.
    public var parameter: String?
    /// See ``parameter``.
    public var query: String?

    /// A timeline request.
    public init() {}

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("id", &id)
        try coder.field("purpose", &purpose)
        try coder.field("widget", &widget)
        try coder.field("around", &surroundings)
        try coder.field("reason", &reason, omit: "")
        try coder.field("deadline", &deadline)
        try coder.field("boot", &bootID)
        try coder.field("parameter", &parameter)
        try coder.field("query", &query)
    }
}
