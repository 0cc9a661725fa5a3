extension AttributedString {
    /// How Markdown is read; Foundation on Linux lacks it.
    public struct MarkdownParsingOptions: Hashable, Sendable {
        /// Which marks count.
        public enum InterpretedSyntax: Int, Hashable, Sendable {
            /// Blocks and what is inside lines; line ends between blocks are dropped.
            case full
            /// Only what is inside lines; line ends become blanks.
            case inlineOnly
            /// Only what is inside lines; all blanks and line ends stay.
            case inlineOnlyPreservingWhitespace
        }
        /// What happens to a text that cannot be read; no text of Markdown is wrong, so it is never asked.
        public enum FailurePolicy: Int, Hashable, Sendable {
            /// Throw.
            case throwError
            /// Give what could be read.
            case returnPartiallyParsedIfPossible
        }

        /// Whether `^[words](attribute: value)` counts; kept, without effect.
        public var allowsExtendedAttributes: Bool
        /// Which marks count.
        public var interpretedSyntax: InterpretedSyntax
        /// What happens to a text that cannot be read.
        public var failurePolicy: FailurePolicy
        /// The language that the text is marked with.
        public var languageCode: String?
        /// Kept, without effect.
        public var appliesSourcePositionAttributes: Bool

        /// Options.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
            appliesSourcePositionAttributes: Bool = false
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
            self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
        }
    }

    /// The words of a Markdown text with `inlinePresentationIntent`, `link`, `imageURL` and, when all syntax is read,
    /// `presentationIntent`.
    ///
    /// It throws nothing; Apple's initializer is declared to.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init()
        switch options.interpretedSyntax {
        case .inlineOnlyPreservingWhitespace: append(inline: markdown, keepsBreaks: true, nil, options, baseURL)
        case .inlineOnly: append(inline: markdown, keepsBreaks: false, nil, options, baseURL)
        case .full:
            for block in MarkdownBlocks.blocks(of: markdown) {
                if block.isLiteral {
                    var words = AttributedString(block.text)
                    words.presentationIntent = block.intent
                    append(words)
                } else {
                    append(inline: block.text, keepsBreaks: false, block.intent, options, baseURL)
                }
            }
        }
    }

    /// The words of a Markdown text in UTF-8.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    /// The words of a Markdown text; attributes of the scope that Markdown has no marks for are not there.
    public init<S: AttributeScope>(
        markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
        options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    /// The words of a file of Markdown.
    ///
    /// - Throws: when the file cannot be read.
    public init(
        contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    /// The text of a table, with its Markdown read.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init()
        let text = String(localized: keyAndValue, table: table, bundle: bundle, locale: locale, comment: comment)
        append(inline: text, keepsBreaks: true, nil, MarkdownParsingOptions(), nil)
    }

    /// The text of a resource, with its Markdown read.
    public init(localized resource: LocalizedStringResource) {
        self.init()
        append(inline: String(localized: resource), keepsBreaks: true, nil, MarkdownParsingOptions(), nil)
    }

    private mutating func append(
        inline text: String, keepsBreaks: Bool, _ block: PresentationIntent?, _ options: MarkdownParsingOptions,
        _ baseURL: URL?
    ) {
        for run in MarkdownInline.runs(of: text, keepsBreaks: keepsBreaks) {
            var words = AttributedString(run.text)
            if !run.intent.isEmpty { words.inlinePresentationIntent = run.intent }
            if let link = run.link { words.link = URL(string: link, relativeTo: baseURL) }
            if let image = run.image { words.imageURL = URL(string: image, relativeTo: baseURL) }
            if let language = options.languageCode { words.languageIdentifier = language }
            if let block { words.presentationIntent = block }
            append(words)
        }
    }
}
