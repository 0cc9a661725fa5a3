import JSONText

/// A horizontal guide, by name: `leading`, `center`, `trailing` or a guide of the user's own.
public struct HorizontalGuide: RawRepresentable, JSONCodable, Hashable, Sendable {
    /// The guide's name.
    public var rawValue: String
    /// A guide of that name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The leading edge.
    public static let leading = HorizontalGuide(rawValue: "leading")
    /// The middle.
    public static let center = HorizontalGuide(rawValue: "center")
    /// The trailing edge.
    public static let trailing = HorizontalGuide(rawValue: "trailing")
}

/// A vertical guide, by name: `top`, `center`, `bottom`, `firstTextBaseline`, `lastTextBaseline` or a guide of the
/// user's own.
public struct VerticalGuide: RawRepresentable, JSONCodable, Hashable, Sendable {
    /// The guide's name.
    public var rawValue: String
    /// A guide of that name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The top edge.
    public static let top = VerticalGuide(rawValue: "top")
    /// The middle.
    public static let center = VerticalGuide(rawValue: "center")
    /// The bottom edge.
    public static let bottom = VerticalGuide(rawValue: "bottom")
    /// The baseline of the first line of text.
    public static let firstTextBaseline = VerticalGuide(rawValue: "firstTextBaseline")
    /// The baseline of the last line of text.
    public static let lastTextBaseline = VerticalGuide(rawValue: "lastTextBaseline")
}

/// A guide on each axis.
public struct GuidePair: Fielded, Hashable, Sendable {
    /// Across.
    public var horizontal: HorizontalGuide
    /// Down.
    public var vertical: VerticalGuide

    /// The centre.
    public init() { (horizontal, vertical) = (.center, .center) }
    /// Two guides.
    public init(_ horizontal: HorizontalGuide, _ vertical: VerticalGuide) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }
    /// The centre of both axes.
    public static let center = GuidePair()

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("h", &horizontal, omit: .center)
        try coder.field("v", &vertical, omit: .center)
    }
}
