import JSONText

/// A line of a simulated day: something that happened, or what a widget shows from then on.
public struct SimulationLine: Fielded, Hashable, Sendable {
    /// What the line is about.
    public enum Subject: String, JSONCodable, Sendable {
        /// The day itself: its beginning, a remark, its end.
        case day
        /// The script: a tap, the app, a clock, a process.
        case deed
        /// What became of a tap.
        case tap
        /// A reload of a widget.
        case reload
        /// An entry came on show by its date.
        case entry
        /// A reload was put off.
        case held
        /// A budget ran out, or has room again.
        case budget
    }

    /// Nanoseconds from the beginning.
    public var offset: Int64 = 0
    /// What the simulated clock on the wall says, seconds since 1970.
    public var date = 0.0
    /// What it is about.
    public var subject = Subject.day
    /// The placed widget.
    public var widget: String?
    /// What asked for the reload.
    public var cause: String?
    /// Whether the reload counts against the budget.
    public var counts: Bool?
    /// Spent of the budget afterwards.
    public var used: Int?
    /// The words.
    public var words = ""
    /// What the widget shows, if it is news.
    public var shows: String?

    /// Nothing.
    public init() {}

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("offset", &offset)
        try coder.field("date", &date)
        try coder.field("about", &subject)
        try coder.field("widget", &widget)
        try coder.field("cause", &cause)
        try coder.field("counts", &counts)
        try coder.field("used", &used)
        try coder.field("words", &words)
        try coder.field("shows", &shows)
    }
}

/// The sums of a simulated day for one widget.
public struct SimulationSum: Fielded, Hashable, Sendable {
    /// The placed widget.
    public var widget = ""
    /// Reloads by what asked for them.
    public var reloads: [String: Int] = [:]
    /// Reloads that counted against the budget.
    public var counted = 0
    /// Reloads that failed.
    public var failed = 0
    /// Reloads that were put off because the budget was spent.
    public var held = 0
    /// Entries that came on show by their date.
    public var entries = 0
    /// How often it looked different.
    public var frames = 0
    /// When the budget ran out first, nanoseconds from the beginning.
    public var ranOut: Int64?

    /// Nothing.
    public init() {}

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("widget", &widget)
        try coder.field("reloads", &reloads)
        try coder.field("counted", &counted)
        try coder.field("failed", &failed)
        try coder.field("held", &held)
        try coder.field("entries", &entries)
        try coder.field("frames", &frames)
        try coder.field("ranOut", &ranOut)
    }
}
