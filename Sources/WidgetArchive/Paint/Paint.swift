import JSONText

/// What fills a shape or colours a text: SwiftUI's shape styles, symbolic.
public indirect enum Paint: Hashable, Sendable {
    /// The colour of text where none was given.
    case foreground
    /// A level below another paint: 0 primary, 1 secondary, 2 tertiary, 3 quaternary, 4 quinary. `of` nil means the
    /// default foreground, whose levels are the system's label colours.
    case hierarchical(level: Int, of: Paint?)
    /// The system's background.
    case background
    /// A fill of the system: 0 `.fill`, 1 `.fill.secondary`, 2 `.fill.tertiary`, 3 `.fill.quaternary`.
    case fill(level: Int)
    /// One colour.
    case color(ColorReference)
    /// A colour's standard gradient, lighter at the top (`Color.gradient`).
    case standardGradient(ColorReference)
    /// A gradient.
    case gradient(GradientPaint)
    /// A translucent material: `ultraThin`, `thin`, `regular`, `thick`, `ultraThick`, `bar`.
    case material(String)
    /// A picture, repeated.
    case picture(PicturePaint)
    /// A paint made more transparent by a factor 0…1.
    case faded(Paint, Double)
    /// A paint that casts a shadow.
    case shadowed(Paint, ShadowPaint)
}

/// A gradient between colours.
public struct GradientPaint: Fielded, Hashable, Sendable {
    /// How the colours run.
    public enum Shape: String, JSONCodable, Sendable { case linear, radial, angular, elliptical }
    /// A colour at a place 0…1.
    public struct Stop: Fielded, Hashable, Sendable {
        /// The colour.
        public var color: ColorReference
        /// 0 start … 1 end.
        public var location: Double
        /// Clear at the start.
        public init() { (color, location) = (.system("clear"), 0) }
        /// A stop.
        public init(color: ColorReference, location: Double) { (self.color, self.location) = (color, location) }
        /// Visits the fields.
        public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
            try coder.field("c", &color)
            try coder.field("at", &location)
        }
    }

    /// How the colours run.
    public var shape = Shape.linear
    /// The colours, in order.
    public var stops: [Stop] = []
    /// Start of a linear gradient.
    public var start = UnitPosition(x: 0.5, y: 0)
    /// End of a linear gradient.
    public var end = UnitPosition(x: 0.5, y: 1)
    /// Centre of the others.
    public var center = UnitPosition()
    /// Radial: points. Elliptical: fraction of the box.
    public var startRadius = 0.0
    /// Radial: points. Elliptical: fraction of the box.
    public var endRadius = 0.5
    /// Angular: degrees, clockwise from the trailing edge.
    public var startAngle = 0.0
    /// Angular: degrees.
    public var endAngle = 360.0

    /// A linear gradient without colours.
    public init() {}

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("shape", &shape)
        try coder.list("stops", &stops)
        try coder.field("start", &start, omit: UnitPosition(x: 0.5, y: 0))
        try coder.field("end", &end, omit: UnitPosition(x: 0.5, y: 1))
        try coder.field("center", &center, omit: UnitPosition())
        try coder.field("r0", &startRadius, omit: 0)
        try coder.field("r1", &endRadius, omit: 0.5)
        try coder.field("a0", &startAngle, omit: 0)
        try coder.field("a1", &endAngle, omit: 360)
    }
}

/// A part of a picture, repeated from the upper left corner of what it fills.
public struct PicturePaint: Fielded, Hashable, Sendable {
    /// The picture.
    public var image = ImageNode()
    /// The part, 0…1 of the picture's width and height.
    public var source = Rect(x: 0, y: 0, width: 1, height: 1)
    /// How much larger it is drawn than the picture's own size.
    public var scale = 1.0

    /// No picture.
    public init() {}

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("image", &image)
        try coder.field("source", &source, omit: Rect(x: 0, y: 0, width: 1, height: 1))
        try coder.field("scale", &scale, omit: 1)
    }
}

/// A shadow.
public struct ShadowPaint: Fielded, Hashable, Sendable {
    /// Its colour.
    public var color = ColorReference.rgba(red: 0, green: 0, blue: 0, alpha: 0.33)
    /// Blur radius, points.
    public var radius = 0.0
    /// Offset to the right, points.
    public var x = 0.0
    /// Offset down, points.
    public var y = 0.0
    /// A shadow without extent.
    public init() {}
    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("c", &color)
        try coder.field("r", &radius)
        try coder.field("x", &x, omit: 0)
        try coder.field("y", &y, omit: 0)
    }
}
