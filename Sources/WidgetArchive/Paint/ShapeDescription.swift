import JSONText

/// A shape's outline, before it knows its rectangle.
public indirect enum ShapeDescription: Hashable, Sendable {
    /// The whole rectangle.
    case rectangle
    /// Rounded corners; radius in points, `continuous` for Apple's smooth corner.
    case roundedRectangle(cornerWidth: Double, cornerHeight: Double, continuous: Bool)
    /// Each corner its own radius, points: top leading, bottom leading, bottom trailing, top trailing.
    case unevenRectangle([Double])
    /// Half circles at the short ends.
    case capsule
    /// A circle in the shorter side.
    case circle
    /// An ellipse that fills the rectangle.
    case ellipse
    /// The container's shape, inset: inside a widget the widget's rounded rectangle.
    case containerRelative
    /// A rectangle whose corners follow the container's: each, in the order of `unevenRectangle`, has a radius of its own
    /// where `fixed` has one, else the container's less the distance, at least its minimum. Uniform: all have the largest.
    case concentric(minimum: [Double], fixed: [Double?], isUniform: Bool)
    /// A path in points, made for a box of `size` (a custom Shape is evaluated by the extension while laying out).
    case path(PathDescription, madeFor: Size?)
    /// A shape inset by points.
    case inset(ShapeDescription, Double)
    /// A shape moved, scaled or turned: offset points, scale factors, degrees, about an anchor.
    case transformed(ShapeDescription, Transform)
    /// A part of the outline, 0…1.
    case trimmed(ShapeDescription, from: Double, to: Double)

    /// A simple transform.
    public struct Transform: Fielded, Hashable, Sendable {
        /// Points right.
        public var x = 0.0
        /// Points down.
        public var y = 0.0
        /// Factor across.
        public var scaleX = 1.0
        /// Factor down.
        public var scaleY = 1.0
        /// Degrees, clockwise.
        public var degrees = 0.0
        /// The fixed point.
        public var anchor = UnitPosition()
        /// No change.
        public init() {}
        /// Visits the fields.
        public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
            try coder.field("x", &x, omit: 0)
            try coder.field("y", &y, omit: 0)
            try coder.field("sx", &scaleX, omit: 1)
            try coder.field("sy", &scaleY, omit: 1)
            try coder.field("deg", &degrees, omit: 0)
            try coder.field("anchor", &anchor, omit: UnitPosition())
        }
    }
}

/// A path: SVG's path commands in absolute points (`M L Q C Z`), numbers only.
public struct PathDescription: Fielded, Hashable, Sendable {
    /// Commands: one letter each.
    public var commands: String = ""
    /// Their coordinates in order: M and L two numbers, Q four, C six, Z none.
    public var numbers: [Double] = []
    /// Fill by the even-odd rule.
    public var evenOdd = false
    /// An empty path.
    public init() {}
    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("c", &commands)
        try coder.field("n", &numbers)
        try coder.field("eo", &evenOdd, omit: false)
    }
}

extension ShapeDescription: JSONCodable {
    /// Appends the case's name, or a list of the name and its values.
    public func write(to writer: inout JSONWriter) {
        func list(_ name: String, _ values: any JSONCodable...) {
            writer.beginArray()
            writer.string(name)
            for value in values { value.write(to: &writer) }
            writer.endArray()
        }
        switch self {
        case .rectangle: writer.string("rectangle")
        case .capsule: writer.string("capsule")
        case .circle: writer.string("circle")
        case .ellipse: writer.string("ellipse")
        case .containerRelative: writer.string("container")
        case .roundedRectangle(let width, let height, let continuous): list("rounded", width, height, continuous)
        case .unevenRectangle(let radii): list("uneven", radii)
        case .concentric(let minimum, let fixed, let isUniform): list("concentric", minimum, fixed, isUniform)
        case .path(let path, let size): list("path", path, size)
        case .inset(let shape, let amount): list("inset", shape, amount)
        case .transformed(let shape, let transform): list("transformed", shape, transform)
        case .trimmed(let shape, let from, let to): list("trimmed", shape, from, to)
        }
    }

    /// Reads what ``write(to:)`` makes.
    public init(from cursor: JSONCursor) throws {
        func fail(_ found: String) -> JSONError { .mismatch(expected: "a shape", found: found, at: "") }
        if let name = try? cursor.string() {
            switch name {
            case "rectangle": self = .rectangle
            case "capsule": self = .capsule
            case "circle": self = .circle
            case "ellipse": self = .ellipse
            case "container": self = .containerRelative
            default: throw fail("“\(name)”")
            }
            return
        }
        let parts = Array(try cursor.elements())
        guard let name = try parts.first?.string() else { throw fail("an empty list") }
        switch (name, parts.count) {
        case ("rounded", 4):
            self = .roundedRectangle(
                cornerWidth: try parts[1].double(), cornerHeight: try parts[2].double(),
                continuous: try parts[3].bool())
        case ("uneven", 2):
            let radii = try [Double](from: parts[1])
            guard radii.count == 4 else { throw fail("\(radii.count) radii") }
            self = .unevenRectangle(radii)
        case ("concentric", 4):
            let (minimum, fixed) = (try [Double](from: parts[1]), try [Double?](from: parts[2]))
            guard minimum.count == 4, fixed.count == 4 else { throw fail("\(minimum.count) and \(fixed.count) radii") }
            self = .concentric(minimum: minimum, fixed: fixed, isUniform: try parts[3].bool())
        case ("path", 3): self = .path(try .init(from: parts[1]), madeFor: try Size?(from: parts[2]))
        case ("inset", 3): self = .inset(try .init(from: parts[1]), try parts[2].double())
        case ("transformed", 3): self = .transformed(try .init(from: parts[1]), try .init(from: parts[2]))
        case ("trimmed", 4):
            self = .trimmed(try .init(from: parts[1]), from: try parts[2].double(), to: try parts[3].double())
        default: throw fail("“\(name)”")
        }
    }
}

/// How an outline is drawn.
public struct StrokeDescription: Fielded, Hashable, Sendable {
    /// Line ends.
    public enum Cap: String, JSONCodable, Sendable { case butt, round, square }
    /// Corners.
    public enum Join: String, JSONCodable, Sendable { case miter, round, bevel }
    /// Points.
    public var width = 1.0
    /// Line ends.
    public var cap = Cap.butt
    /// Corners.
    public var join = Join.miter
    /// Miter limit.
    public var miterLimit = 10.0
    /// Lengths of dashes and gaps, points.
    public var dash: [Double] = []
    /// Where the dashes begin, points.
    public var dashPhase = 0.0
    /// A solid line of one point.
    public init() {}
    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("w", &width)
        try coder.field("cap", &cap, omit: .butt)
        try coder.field("join", &join, omit: .miter)
        try coder.field("ml", &miterLimit, omit: 10)
        try coder.list("dash", &dash)
        try coder.field("phase", &dashPhase, omit: 0)
    }
}
