import WidgetArchive

/// A text broken into lines.
public struct PlacedText: Sendable, Hashable {
    /// A stretch of one look inside a line.
    public struct Fragment: Sendable, Hashable {
        /// The words, live dates filled in, control characters removed; empty for a symbol.
        public var text: String
        /// The run's look: its font, paint, lines, link. Its content says whether it is a symbol.
        public var run: TextRun
        /// The left edge, points from the line's left edge.
        public var x: Double
        /// Points.
        public var width: Double
        /// A stretch.
        public init(text: String, run: TextRun, x: Double, width: Double) {
            (self.text, self.run, self.x, self.width) = (text, run, x, width)
        }
    }

    /// One line, in the root's coordinates.
    public struct Line: Sendable, Hashable {
        /// From the left edge of the first to the right edge of the last fragment; as high as the line.
        public var frame: Rect
        /// The baseline's y, in the root's coordinates.
        public var baseline: Double
        /// The stretches, in reading order of the text.
        public var fragments: [Fragment]
        /// The line's words.
        public var string: String { fragments.map(\.text).joined() }
        /// A line.
        public init(frame: Rect, baseline: Double, fragments: [Fragment]) {
            (self.frame, self.baseline, self.fragments) = (frame, baseline, fragments)
        }
    }

    /// The lines, top down.
    public var lines: [Line]
    /// By how much the fonts were shrunk (`minimumScaleFactor`), 1 for not at all.
    public var scale: Double
    /// Whether something was left out for an ellipsis.
    public var isTruncated: Bool
    /// Lines that were wanted and had no room. Zero when only the view's own line limit cut.
    public var missingLines: Int
    /// Whether the paragraph runs from right to left.
    public var isRightToLeft: Bool
    /// All words, when something of them was left out for an ellipsis.
    public var fullText: String?
    /// When a live date in the text reads differently, seconds since 1970; nil when never.
    public var nextChange: Double?

    /// Lines of text.
    public init(
        lines: [Line], scale: Double = 1, isTruncated: Bool = false, missingLines: Int = 0,
        isRightToLeft: Bool = false, fullText: String? = nil, nextChange: Double? = nil
    ) {
        self.lines = lines
        self.scale = scale
        self.isTruncated = isTruncated
        self.missingLines = missingLines
        self.isRightToLeft = isRightToLeft
        self.fullText = fullText
        self.nextChange = nextChange
    }

    /// All lines' words, joined by newlines.
    public var string: String { lines.map(\.string).joined(separator: "\n") }
}
