import WidgetArchive

/// Everything layout depends on besides the view.
public struct LayoutContext: Sendable {
    /// Where a line begins.
    public enum Direction: String, Sendable, Hashable { case leftToRight, rightToLeft }

    /// The surface's fonts.
    public var measurer: any TextMeasurer
    /// Where a line begins.
    public var direction: Direction
    /// The cell of a surface that cannot draw between cells, points; nil for free coordinates. Lengths that come from
    /// the view are rounded to whole cells, see ``Quantum``.
    public var quantum: Size?
    /// The instant at which live dates are read, seconds since 1970.
    public var now: Double
    /// The language and region of live dates, such as `uk_UA`.
    public var locale: String
    /// The zone of live dates.
    public var timeZone: ZoneRules
    /// Device pixels a point: text widths are rounded up to a pixel, dividers are one pixel thick.
    public var displayScale: Double
    /// Answers for resolved views that are not resolved yet, by their identity: the size for a proposal. Only the
    /// extension, which has the user's layouts at hand, sets it.
    package var sizer: (@Sendable (String, Proposal) -> Size?)?

    /// A context; without more words left to right, free coordinates, English, UTC, two pixels a point.
    public init(
        measurer: any TextMeasurer, direction: Direction = .leftToRight, quantum: Size? = nil, now: Double = 0,
        locale: String = "en_US", timeZone: ZoneRules = .utc, displayScale: Double = 2
    ) {
        self.measurer = measurer
        self.direction = direction
        self.quantum = quantum.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
        self.now = now
        self.locale = locale
        self.timeZone = timeZone
        self.displayScale = displayScale > 0 && displayScale.isFinite ? displayScale : 1
    }
}
