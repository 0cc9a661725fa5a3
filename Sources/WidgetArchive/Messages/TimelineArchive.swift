import JSONText

/// `timelines/<widget id>.json`: the archived timeline of a placed widget.
public struct TimelineArchive: Fielded, Hashable, Sendable {
    /// What made it.
    public enum Purpose: String, JSONCodable, Sendable { case timeline, snapshot, placeholder }
    /// When the next one is asked for.
    public enum Policy: Hashable, Sendable {
        /// After the last entry's date.
        case atEnd
        /// Not before that instant, seconds since 1970.
        case after(Double)
        /// Only when somebody asks.
        case never
    }

    /// Raised only when an older reader would misread the file.
    public var schema = ArchiveSchema.version
    /// The widget it was made for.
    public var widget = WidgetReference()
    /// What made it.
    public var purpose = Purpose.timeline
    /// The instant at which the provider started, nanoseconds of CLOCK_BOOTTIME. One clock serves all processes of a
    /// boot, so it numbers the starts without a counter file: an older one never replaces a newer.
    public var generation: Int64 = 0
    /// The boot that the generation belongs to; another boot's is always older.
    public var bootID = ""
    /// The request or invocation that caused it.
    public var span = ""
    /// The place it was made for.
    public var surroundings = Surroundings()
    /// When the next one is asked for.
    public var policy = Policy.atEnd
    /// The entries as the provider gave them (bounded; see `droppedEntries`).
    public var entries: [EntryArchive] = []
    /// Entries beyond the maximum, which were left out.
    public var droppedEntries = 0
    /// Whether the widget's configuration disabled content margins.
    public var ignoresContentMargins = false
    /// What the developer should know: unsupported views, missing container background, unknown symbols.
    public var remarks: [String] = []
    /// The build that made it.
    public var build = ""

    /// An empty timeline.
    public init() {}

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("schema", &schema)
        // These two stand first, so that a publisher can compare generations by reading a file's beginning.
        try coder.field("generation", &generation)
        try coder.field("boot", &bootID)
        try coder.field("widget", &widget)
        try coder.field("purpose", &purpose, omit: .timeline)
        try coder.field("span", &span)
        try coder.field("around", &surroundings)
        try coder.field("policy", &policy)
        try coder.field("dropped", &droppedEntries, omit: 0)
        try coder.field("noMargins", &ignoresContentMargins, omit: false)
        try coder.list("remarks", &remarks)
        try coder.field("build", &build, omit: "")
        try coder.field("entries", &entries)
    }
}

extension TimelineArchive.Policy: JSONCodable {
    /// Appends `"atEnd"`, `"never"` or the date's number.
    public func write(to writer: inout JSONWriter) {
        switch self {
        case .atEnd: writer.string("atEnd")
        case .never: writer.string("never")
        case .after(let date): writer.double(date)
        }
    }
    /// Reads what ``write(to:)`` makes.
    public init(from cursor: JSONCursor) throws {
        switch try? cursor.string() {
        case "atEnd": self = .atEnd
        case "never": self = .never
        default: self = .after(try cursor.double())
        }
    }
}

/// One entry's view.
public struct EntryArchive: Fielded, Hashable, Sendable {
    /// When it is due, seconds since 1970.
    public var date = 0.0
    /// `TimelineEntryRelevance.score`.
    public var relevance: Double?
    /// Seconds for which the relevance holds.
    public var relevanceDuration: Double?
    /// The content, without the widget's background and margins.
    public var view = Node()
    /// `containerBackground(for: .widget)`: what fills the whole widget; nil when none was declared.
    public var background: Node?
    /// `widgetURL`.
    public var url: String?
    /// Looks for other values of the environment, present only where a body read one.
    public var variants: [Variant] = []

    /// A look for one value of the environment.
    public struct Variant: Fielded, Hashable, Sendable {
        /// `light` or `dark`; nil: any.
        public var colorScheme: String?
        /// `fullColor`, `accented`, `vibrant`; nil: any.
        public var renderingMode: String?
        /// The content.
        public var view = Node()
        /// The widget's background.
        public var background: Node?
        /// Nothing.
        public init() {}
        /// Visits the fields.
        public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
            try coder.field("scheme", &colorScheme)
            try coder.field("mode", &renderingMode)
            try coder.field("background", &background)
            try coder.field("view", &view)
        }
    }

    /// An empty entry.
    public init() {}

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("date", &date)
        try coder.field("relevance", &relevance)
        try coder.field("relevanceFor", &relevanceDuration)
        try coder.field("url", &url)
        try coder.field("background", &background)
        try coder.field("view", &view)
        try coder.list("variants", &variants)
    }
}
