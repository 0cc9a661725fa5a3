import JSONText

/// A position in points, y growing downwards.
public struct Point: Fielded, Hashable, Sendable {
    /// Distance from the left edge, points.
    public var x: Double
    /// Distance from the top edge, points.
    public var y: Double

    /// The origin.
    public init() { (x, y) = (0, 0) }
    /// A position.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("x", &x)
        try coder.field("y", &y)
    }
}

/// A width and a height in points.
public struct Size: Fielded, Hashable, Sendable {
    /// Points.
    public var width: Double
    /// Points.
    public var height: Double

    /// No extent.
    public init() { (width, height) = (0, 0) }
    /// An extent.
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("w", &width)
        try coder.field("h", &height)
    }
}

/// A rectangle in points.
public struct Rect: Fielded, Hashable, Sendable {
    /// The top left corner.
    public var origin: Point
    /// The extent.
    public var size: Size

    /// An empty rectangle at the origin.
    public init() { (origin, size) = (Point(), Size()) }
    /// A rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
        origin = Point(x: x, y: y)
        size = Size(width: width, height: height)
    }
    /// A rectangle.
    public init(origin: Point, size: Size) { (self.origin, self.size) = (origin, size) }

    /// Left edge.
    public var minX: Double { origin.x }
    /// Top edge.
    public var minY: Double { origin.y }
    /// Right edge.
    public var maxX: Double { origin.x + size.width }
    /// Bottom edge.
    public var maxY: Double { origin.y + size.height }
    /// Centre.
    public var midX: Double { origin.x + size.width / 2 }
    /// Centre.
    public var midY: Double { origin.y + size.height / 2 }

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try origin.fields(&coder)
        try size.fields(&coder)
    }
}

/// Distances from the four edges, points.
public struct Insets: Fielded, Hashable, Sendable {
    /// From the top.
    public var top: Double
    /// From the leading edge (left in a left-to-right locale).
    public var leading: Double
    /// From the bottom.
    public var bottom: Double
    /// From the trailing edge.
    public var trailing: Double

    /// No distance.
    public init() { (top, leading, bottom, trailing) = (0, 0, 0, 0) }
    /// Four distances.
    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
    /// The same distance on all edges.
    public init(all: Double) { (top, leading, bottom, trailing) = (all, all, all, all) }

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("t", &top, omit: 0)
        try coder.field("l", &leading, omit: 0)
        try coder.field("b", &bottom, omit: 0)
        try coder.field("r", &trailing, omit: 0)
    }
}

/// A relative position inside a rectangle: 0 is leading or top, 1 trailing or bottom.
public struct UnitPosition: Fielded, Hashable, Sendable {
    /// 0 leading … 1 trailing.
    public var x: Double
    /// 0 top … 1 bottom.
    public var y: Double

    /// The centre.
    public init() { (x, y) = (0.5, 0.5) }
    /// A position.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("x", &x)
        try coder.field("y", &y)
    }
}
