import JSONText

/// Views one after the other, or one over the other.
public struct StackNode: Fielded, Hashable, Sendable {
    /// The direction.
    public enum Axis: String, JSONCodable, Sendable { case horizontal = "h", vertical = "v", depth = "z" }
    /// The direction.
    public var axis = Axis.vertical
    /// How children stand across the direction (both axes for depth).
    public var alignment = GuidePair.center
    /// Points between children; nil for the default of each pair.
    public var spacing: Double?
    /// The children, flattened: no groups, no empty views.
    public var children: [Node] = []

    /// An empty vertical stack.
    public init() {}
    /// A stack.
    public init(_ axis: Axis, alignment: GuidePair = .center, spacing: Double? = nil, _ children: [Node]) {
        (self.axis, self.alignment, self.spacing, self.children) = (axis, alignment, spacing, children)
    }

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("axis", &axis)
        try coder.field("align", &alignment, omit: .center)
        try coder.field("gap", &spacing)
        try coder.field("of", &children)
    }
}

/// `Grid`: rows of cells.
public struct GridNode: Fielded, Hashable, Sendable {
    /// A row, or one view across all columns.
    public struct Row: Fielded, Hashable, Sendable {
        /// The cells.
        public var cells: [Node] = []
        /// The row's own vertical alignment.
        public var alignment: VerticalGuide?
        /// Whether it is one view outside a `GridRow`, which spans all columns.
        public var spansAll = false
        /// An empty row.
        public init() {}
        /// Visits the fields.
        public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
            try coder.field("cells", &cells)
            try coder.field("align", &alignment)
            try coder.field("all", &spansAll, omit: false)
        }
    }
    /// How cells stand in their places.
    public var alignment = GuidePair.center
    /// Points between columns; nil for 8.
    public var horizontalSpacing: Double?
    /// Points between rows; nil for 8.
    public var verticalSpacing: Double?
    /// The rows.
    public var rows: [Row] = []
    /// An empty grid.
    public init() {}
    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("align", &alignment, omit: .center)
        try coder.field("hgap", &horizontalSpacing)
        try coder.field("vgap", &verticalSpacing)
        try coder.field("rows", &rows)
    }
}

/// `LazyVGrid` and `LazyHGrid`.
public struct LazyGridNode: Fielded, Hashable, Sendable {
    /// One column (or row) rule.
    public struct Track: Fielded, Hashable, Sendable {
        /// How its length is found.
        public enum Kind: String, JSONCodable, Sendable { case fixed, flexible, adaptive }
        /// How its length is found.
        public var kind = Kind.flexible
        /// The fixed length, or the least.
        public var minimum = 10.0
        /// The most.
        public var maximum = Double.infinity
        /// Points after it; nil for 8.
        public var spacing: Double?
        /// How cells stand in it.
        public var alignment: GuidePair?
        /// A flexible track.
        public init() {}
        /// Visits the fields.
        public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
            try coder.field("kind", &kind)
            try coder.field("min", &minimum, omit: 10)
            try coder.field("max", &maximum, omit: .infinity)
            try coder.field("gap", &spacing)
            try coder.field("align", &alignment)
        }
    }
    /// Whether the tracks are columns (`LazyVGrid`).
    public var isVertical = true
    /// The tracks.
    public var tracks: [Track] = []
    /// How the grid stands across.
    public var alignment = GuidePair.center
    /// Points between lines of cells; nil for 8.
    public var spacing: Double?
    /// The cells.
    public var children: [Node] = []
    /// An empty grid.
    public init() {}
    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("vertical", &isVertical)
        try coder.field("tracks", &tracks)
        try coder.field("align", &alignment, omit: .center)
        try coder.field("gap", &spacing)
        try coder.field("of", &children)
    }
}

/// `ViewThatFits`: the first child whose ideal size fits.
public struct FittingNode: Fielded, Hashable, Sendable {
    /// Whether the width counts.
    public var horizontal = true
    /// Whether the height counts.
    public var vertical = true
    /// The candidates, best first.
    public var children: [Node] = []
    /// No candidates.
    public init() {}
    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("h", &horizontal, omit: true)
        try coder.field("v", &vertical, omit: true)
        try coder.field("of", &children)
    }
}

/// What a user's closure made of one size: views at fixed places.
public struct ResolvedNode: Fielded, Hashable, Sendable {
    /// A view at its place.
    public struct Piece: Fielded, Hashable, Sendable {
        /// Where it stands and the size proposed to it.
        public var frame = Rect()
        /// The view.
        public var node = Node()
        /// An empty view.
        public init() {}
        /// A view at a place.
        public init(frame: Rect, node: Node) { (self.frame, self.node) = (frame, node) }
        /// Visits the fields.
        public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
            try coder.field("at", &frame)
            try coder.field("node", &node)
        }
    }
    /// What made it: `GeometryReader`, `Canvas`, or a layout's type name.
    public var source = ""
    /// The size it was made for.
    public var size = Size()
    /// Whether it takes all that is proposed (GeometryReader, Canvas) or its own size.
    public var isGreedy = true
    /// The views, back to front.
    public var pieces: [Piece] = []
    /// Nothing.
    public init() {}
    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("source", &source)
        try coder.field("size", &size)
        try coder.field("greedy", &isGreedy, omit: true)
        try coder.field("pieces", &pieces)
    }
}
