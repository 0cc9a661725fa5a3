/// What a part of a line means: Foundation's type of that name, which Foundation on Linux lacks.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
    /// The bits, the same as Apple's.
    public var rawValue: UInt
    /// From bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// `*emphasis*`
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// `**strong emphasis**`
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// `` `code` ``
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// `~~struck~~`
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// The end of a line that may become a blank.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// The end of a line that stays one.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// HTML in a line.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// HTML of its own.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension AttributeScopes.FoundationAttributes {
    /// What a part of a line means.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
        /// The meaning.
        public typealias Value = InlinePresentationIntent
        /// Apple's name of the attribute.
        public static let name = "NSInlinePresentationIntent"
    }
    /// What a block means.
    public enum PresentationIntentAttribute: CodableAttributedStringKey {
        /// The meaning.
        public typealias Value = PresentationIntent
        /// Apple's name of the attribute.
        public static let name = "NSPresentationIntent"
    }

    // Only the types of these count: attributes are found by key path, nobody reads the values.

    /// What a part of a line means.
    public var inlinePresentationIntent: InlinePresentationIntentAttribute {
        preconditionFailure("an attribute scope has no values; use the attribute on an AttributedString")
    }
    /// What a block means.
    public var presentationIntent: PresentationIntentAttribute {
        preconditionFailure("an attribute scope has no values; use the attribute on an AttributedString")
    }
}
