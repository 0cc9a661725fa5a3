/// What a block of text means: Foundation's type of that name, which Foundation on Linux lacks.
public struct PresentationIntent: Hashable, Sendable, Codable {
    /// A kind of block.
    public enum Kind: Hashable, Sendable, Codable {
        /// Lines that belong together.
        case paragraph
        /// A heading, 1 … 6.
        case header(level: Int)
        /// A numbered list.
        case orderedList
        /// A list with bullets.
        case unorderedList
        /// An item with its number.
        case listItem(ordinal: Int)
        /// Code, with the language that is named.
        case codeBlock(languageHint: String?)
        /// Other people's words.
        case blockQuote
        /// A line across.
        case thematicBreak
    }

    /// A block around the text.
    public struct IntentType: Hashable, Sendable, Codable {
        /// Its kind.
        public var kind: Kind
        /// Which of the blocks of that kind.
        public var identity: Int
        /// A block.
        public init(kind: Kind, identity: Int) { (self.kind, self.identity) = (kind, identity) }
    }

    /// The blocks around the text, the innermost first.
    public var components: [IntentType]

    /// A block, perhaps inside another.
    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }
    /// Blocks, the innermost first.
    public init(types: [IntentType]) { components = types }

    /// How deep lists are nested.
    public var indentationLevel: Int {
        components.count { $0.kind == .orderedList || $0.kind == .unorderedList || $0.kind == .blockQuote }
    }
}
