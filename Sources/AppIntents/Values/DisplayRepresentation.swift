/// How a value looks to people.
public struct DisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The first line.
    public var title: LocalizedStringResource
    /// The second line.
    public var subtitle: LocalizedStringResource?
    /// A picture.
    public var image: Image?
    /// Other names.
    public var synonyms: [LocalizedStringResource]

    /// A look.
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.synonyms = synonyms
    }
    /// A title.
    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
    /// A title with interpolated parts.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }

    /// A picture of a value.
    public struct Image: Hashable, Sendable {
        /// Its outline.
        public enum DisplayStyle: Hashable, Sendable { case `default`, circular }
        enum Source: Hashable { case named(String), symbol(String), data(Data), url(URL) }
        let source: Source
        /// Its outline.
        public var displayStyle: DisplayStyle

        /// A picture of the bundle.
        public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            (source, self.displayStyle) = (.named(name), displayStyle)
        }
        /// A symbol.
        public init(systemName: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            (source, self.displayStyle) = (.symbol(systemName), displayStyle)
        }
        /// A picture in memory.
        public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            (source, self.displayStyle) = (.data(data), displayStyle)
        }
        /// A picture in a file.
        public init(
            url: URL, width: Double? = nil, height: Double? = nil, isTemplate: Bool? = nil,
            displayStyle: DisplayStyle = .default
        ) { (source, self.displayStyle) = (.url(url), displayStyle) }
    }
}
