import JSONText

/// An SF Symbol.
public struct SymbolNode: Fielded, Hashable, Sendable {
    /// Relative size.
    public enum Scale: String, JSONCodable, Sendable { case small, medium, large }
    /// How several colours are used.
    public enum RenderingMode: String, JSONCodable, Sendable { case monochrome, multicolor, hierarchical, palette }

    /// The symbol's name, such as `checkmark.circle.fill`.
    public var name = ""
    /// Sized and weighted like text of this font.
    public var font = FontDescription()
    /// Up to three layers' paints; the first is the usual one.
    public var paints: [Paint] = [.foreground]
    /// Relative size.
    public var scale = Scale.medium
    /// How several colours are used.
    public var mode = RenderingMode.monochrome
    /// The value 0…1 of a variable symbol.
    public var variableValue: Double?
    /// Whether it takes the proposed size instead of the font's.
    public var isResizable = false

    /// No symbol.
    public init() {}
    /// A symbol in the body font.
    public init(name: String) { self.name = name }

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("name", &name)
        try coder.field("font", &font, omit: FontDescription())
        try coder.field("paints", &paints, omit: [.foreground])
        try coder.field("scale", &scale, omit: .medium)
        try coder.field("mode", &mode, omit: .monochrome)
        try coder.field("value", &variableValue)
        try coder.field("resizable", &isResizable, omit: false)
    }
}

/// A bitmap.
public struct ImageNode: Fielded, Hashable, Sendable {
    /// The picture's name, for people and for a missing picture's mark.
    public var name = ""
    /// The file's bytes, base64 (PNG or JPEG); nil when the picture could not be loaded.
    public var base64: String?
    /// `png`, `jpeg` or another subtype of `image/`.
    public var type = "png"
    /// Points (pixels divided by the picture's scale).
    public var size = Size()
    /// Whether it takes the proposed size.
    public var isResizable = false
    /// Whether it fills its size by being repeated and not by being stretched.
    public var isTiled = false
    /// Whether only its shape counts, filled with `paint`.
    public var isTemplate = false
    /// The paint of a template.
    public var paint = Paint.foreground
    /// `none`, `low`, `medium`, `high`.
    public var interpolation = "medium"

    /// How it is drawn where all is accented: `accented`, `accentedDesaturated`, `desaturated`, `fullColor`; nil: in
    /// grey, with the accent where it is in the accent group.
    public var accented: String?
    /// No picture.
    public init() {}

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("name", &name)
        try coder.field("data", &base64)
        try coder.field("type", &type, omit: "png")
        try coder.field("size", &size)
        try coder.field("resizable", &isResizable, omit: false)
        try coder.field("tiled", &isTiled, omit: false)
        try coder.field("template", &isTemplate, omit: false)
        try coder.field("paint", &paint, omit: .foreground)
        try coder.field("quality", &interpolation, omit: "medium")
        try coder.field("accented", &accented)
    }
}

/// A shape with its paint.
public struct ShapeNode: Fielded, Hashable, Sendable {
    /// The outline.
    public var shape = ShapeDescription.rectangle
    /// What fills it; nil when it is only stroked.
    public var fill: Paint? = .foreground
    /// The paint of the line; nil for no line.
    public var strokePaint: Paint?
    /// The line.
    public var stroke = StrokeDescription()
    /// Whether the line lies wholly inside (`strokeBorder`).
    public var isInnerStroke = false

    /// A filled rectangle.
    public init() {}
    /// A filled shape.
    public init(_ shape: ShapeDescription, fill: Paint?) { (self.shape, self.fill) = (shape, fill) }

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        if C.isReading { fill = nil }
        try coder.field("shape", &shape, omit: .rectangle)
        try coder.field("fill", &fill)
        try coder.field("line", &strokePaint)
        if C.isReading || strokePaint != nil { try coder.field("stroke", &stroke, omit: StrokeDescription()) }
        try coder.field("inner", &isInnerStroke, omit: false)
    }
}
