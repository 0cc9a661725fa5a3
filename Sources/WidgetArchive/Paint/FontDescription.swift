import JSONText

/// A font by what was asked for; the surface finds the glyphs.
public struct FontDescription: Fielded, Hashable, Sendable {
    /// The system's text styles (HIG, Typography).
    public enum TextStyle: String, JSONCodable, CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2
    }
    /// Stroke weights, thinnest first.
    public enum Weight: String, JSONCodable, CaseIterable, Sendable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }
    /// Families of the system font.
    public enum Design: String, JSONCodable, Sendable { case `default`, rounded, serif, monospaced }
    /// Widths of the system font.
    public enum Width: String, JSONCodable, Sendable { case compressed, condensed, standard, expanded }
    /// Line heights.
    public enum Leading: String, JSONCodable, Sendable { case standard, tight, loose }

    /// A style of the system; nil when `size` is given.
    public var style: TextStyle? = .body
    /// Points, for a font of fixed or custom size; scaled by Dynamic Type only with `relativeTo`.
    public var size: Double?
    /// The style whose scaling a custom font follows.
    public var relativeTo: TextStyle?
    /// The Dynamic Type size of a part that has one of its own (`xSmall` … `accessibility5`); nil for the place's.
    public var typeSize: String?
    /// A custom font's PostScript or family name.
    public var name: String?
    /// nil: the style's own weight.
    public var weight: Weight?
    /// The design.
    public var design = Design.default
    /// The width.
    public var width = Width.standard
    /// Line height.
    public var leading = Leading.standard
    /// Slanted.
    public var isItalic = false
    /// Digits of one width.
    public var hasMonospacedDigits = false
    /// Lowercase letters as small capitals.
    public var hasSmallCaps = false

    /// The body style.
    public init() {}

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("style", &style, omit: .body)
        if C.isReading || style == nil { try coder.field("size", &size) }
        try coder.field("rel", &relativeTo)
        try coder.field("type", &typeSize)
        try coder.field("name", &name)
        try coder.field("weight", &weight)
        try coder.field("design", &design, omit: .default)
        try coder.field("width", &width, omit: .standard)
        try coder.field("leading", &leading, omit: .standard)
        try coder.field("italic", &isItalic, omit: false)
        try coder.field("mono", &hasMonospacedDigits, omit: false)
        try coder.field("caps", &hasSmallCaps, omit: false)
        // A size without a style is written alone; the reader must not keep init()'s body style then.
        if C.isReading && size != nil { style = nil }
    }
}
