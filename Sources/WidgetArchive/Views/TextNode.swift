import JSONText

/// A text: runs of one look each, and how they are broken into lines.
public struct TextNode: Fielded, Hashable, Sendable {
    /// Which end gives way when a line is too long.
    public enum Truncation: String, JSONCodable, Sendable { case head, middle, tail }
    /// Where lines stand inside the text's own box.
    public enum Alignment: String, JSONCodable, Sendable { case leading, center, trailing }

    /// The runs, in order.
    public var runs: [TextRun] = []
    /// Most lines; nil for no limit.
    public var lineLimit: Int?
    /// Fewest lines whose height is kept free.
    public var reservedLines: Int?
    /// Which end gives way.
    public var truncation = Truncation.tail
    /// Where lines stand.
    public var alignment = Alignment.leading
    /// How far the font may shrink before truncation, 0…1.
    public var minimumScale = 1.0
    /// Points between lines, beyond the font's own.
    public var lineSpacing = 0.0
    /// Whether letters may come closer before truncation.
    public var allowsTightening = false

    /// An empty text.
    public init() {}
    /// A text of runs.
    public init(runs: [TextRun]) { self.runs = runs }

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("runs", &runs)
        try coder.field("lines", &lineLimit)
        try coder.field("reserve", &reservedLines)
        try coder.field("cut", &truncation, omit: .tail)
        try coder.field("align", &alignment, omit: .leading)
        try coder.field("scale", &minimumScale, omit: 1)
        try coder.field("gap", &lineSpacing, omit: 0)
        try coder.field("tight", &allowsTightening, omit: false)
    }
}

/// A stretch of text of one look.
public struct TextRun: Fielded, Hashable, Sendable {
    /// What the run says.
    public var content: Content = .string("")
    /// Its font.
    public var font = FontDescription()
    /// Its colour.
    public var paint = Paint.foreground
    /// A line through the text; its colour, or the text's own.
    public var strikethrough: LineDecoration?
    /// A line under the text.
    public var underline: LineDecoration?
    /// Extra space between letters, points.
    public var kerning = 0.0
    /// Raised by points.
    public var baselineOffset = 0.0
    /// Where a tap on the run leads (a link inside Markdown).
    public var link: String?

    /// What a run says.
    public enum Content: Hashable, Sendable {
        /// Fixed words.
        case string(String)
        /// An SF Symbol inside the text.
        case symbol(SymbolNode)
        /// A date that the surface keeps up to date.
        case live(LiveText)
    }

    /// A line through or under text.
    public struct LineDecoration: Fielded, Hashable, Sendable {
        /// nil: the text's own.
        public var color: ColorReference?
        /// `solid`, `dot`, `dash`, `dashDot`, `dashDotDot`.
        public var pattern = "solid"
        /// A solid line of the text's colour.
        public init() {}
        /// Visits the fields.
        public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
            try coder.field("c", &color)
            try coder.field("p", &pattern, omit: "solid")
        }
    }

    /// An empty run.
    public init() {}
    /// Words.
    public init(_ string: String) { content = .string(string) }

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        var string: String?
        var symbol: SymbolNode?
        var live: LiveText?
        switch content {
        case .string(let value): string = value
        case .symbol(let value): symbol = value
        case .live(let value): live = value
        }
        if C.isReading { string = nil }
        try coder.field("s", &string)
        try coder.field("symbol", &symbol)
        try coder.field("live", &live)
        if C.isReading {
            if let live {
                content = .live(live)
            } else if let symbol {
                content = .symbol(symbol)
            } else {
                content = .string(string ?? "")
            }
        }
        try coder.field("font", &font, omit: FontDescription())
        try coder.field("paint", &paint, omit: .foreground)
        try coder.field("strike", &strikethrough)
        try coder.field("under", &underline)
        try coder.field("kern", &kerning, omit: 0)
        try coder.field("raise", &baselineOffset, omit: 0)
        try coder.field("link", &link)
    }
}

/// A text that changes with time and needs no extension to do so. Instants are seconds since 1970-01-01 UTC.
public struct LiveText: Fielded, Hashable, Sendable {
    /// How time is shown: `time`, `date`, `relative`, `offset`, `timer` as in `Text.DateStyle`; `interval` a span of
    /// two dates; `countdown` counts from `start` to `end` down, `countup` up.
    public enum Style: String, JSONCodable, Sendable {
        case time, date, relative, offset, timer, interval, countdown, countup
    }
    /// How time is shown.
    public var style = Style.timer
    /// The date, or the start of the span.
    public var start = 0.0
    /// The end of the span.
    public var end: Double?
    /// Where a countdown stands still.
    public var pausedAt: Double?
    /// Whether hours are shown when there are any.
    public var showsHours = true
    /// The IANA name of the time zone, where the view has its own; nil: the place's.
    public var timeZone: String?
    /// The locale, such as `uk_UA`, where the view has its own; nil: the place's.
    public var locale: String?

    /// A timer from 1970.
    public init() {}

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("style", &style)
        try coder.field("start", &start)
        try coder.field("end", &end)
        try coder.field("paused", &pausedAt)
        try coder.field("hours", &showsHours, omit: true)
        try coder.field("zone", &timeZone)
        try coder.field("locale", &locale)
    }
}
