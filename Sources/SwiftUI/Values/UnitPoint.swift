internal import WidgetArchive

/// A relative position: 0 is leading or top, 1 trailing or bottom.
public struct UnitPoint: Hashable, Sendable {
    /// Across.
    public var x: CGFloat
    /// Down.
    public var y: CGFloat
    /// The top leading corner.
    public init() { (x, y) = (0, 0) }
    /// A position.
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

    /// The top leading corner.
    public static let zero = UnitPoint()
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The leading side's middle.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The trailing side's middle.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The top's middle.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The bottom's middle.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// A corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// A corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// A corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// A corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// The same in the archive.
    var archived: UnitPosition { UnitPosition(x: x, y: y) }
}
