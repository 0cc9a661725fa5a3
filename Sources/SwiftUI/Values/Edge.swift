package import WidgetArchive

/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    /// Above.
    case top
    /// Before, in the direction of reading.
    case leading
    /// Below.
    case bottom
    /// After, in the direction of reading.
    case trailing

    /// Several sides.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int8
        /// Sides of bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// One side.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
        /// Above.
        public static let top = Set(.top)
        /// Before.
        public static let leading = Set(.leading)
        /// Below.
        public static let bottom = Set(.bottom)
        /// After.
        public static let trailing = Set(.trailing)
        /// All four.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// Before and after.
        public static let horizontal: Set = [.leading, .trailing]
        /// Above and below.
        public static let vertical: Set = [.top, .bottom]
    }
}

/// A side across.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
    /// Before.
    case leading
    /// After.
    case trailing
}

/// A side up or down.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
    /// Above.
    case top
    /// Below.
    case bottom

    /// Several sides.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int8
        /// Sides of bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// One side.
        public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
        /// Above.
        public static let top = Set(.top)
        /// Below.
        public static let bottom = Set(.bottom)
        /// Both.
        public static let all: Set = [.top, .bottom]
    }
}

/// Distances from the four sides, points.
public struct EdgeInsets: Hashable, Sendable {
    /// From the top.
    public var top: CGFloat
    /// From the leading side.
    public var leading: CGFloat
    /// From the bottom.
    public var bottom: CGFloat
    /// From the trailing side.
    public var trailing: CGFloat

    /// Four distances.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
    /// No distance.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// The same distances in the archive.
    package var archived: Insets { Insets(top: top, leading: leading, bottom: bottom, trailing: trailing) }
}

/// The directions across and down.
public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    /// Across.
    case horizontal
    /// Down.
    case vertical

    /// `horizontal` or `vertical`.
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }

    /// Several directions.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int8
        /// Directions of bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Across.
        public static let horizontal = Set(rawValue: 1)
        /// Down.
        public static let vertical = Set(rawValue: 2)
    }
}
