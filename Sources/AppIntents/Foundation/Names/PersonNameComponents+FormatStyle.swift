// What Apple's Foundation makes of a person's name and Foundation on Linux does not.
extension PersonNameComponents {
    /// Writes a name in one line.
    public struct FormatStyle: Foundation.FormatStyle {
        /// How much of a name is written.
        public struct Style: Codable, Hashable, Sendable {
            let length: PersonNameText.Length
            /// The nickname, else the given name: `Tom`
            public static var short: Style { Style(length: .short) }
            /// Given name and family name: `Thomas Clark`
            public static var medium: Style { Style(length: .medium) }
            /// All but the nickname: `Dr. Thomas Louis Clark Esq.`
            public static var long: Style { Style(length: .long) }
            /// Initials, in scripts that have them: `TC`
            public static var abbreviated: Style { Style(length: .abbreviated) }
        }

        /// How much of a name is written.
        public var style: Style
        /// Whose language; kept, for the order of the parts is that of the name's own script.
        public var locale: Locale

        /// A style.
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            (self.style, self.locale) = (style, locale)
        }

        /// The name in one line.
        public func format(_ value: PersonNameComponents) -> String { PersonNameText(length: style.length).text(value) }

        /// The same style in another locale.
        public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
    }

    /// Reads a name that is written in one line.
    public struct ParseStrategy: Foundation.ParseStrategy {
        /// Reads a name.
        public init() {}
        /// The parts of the name.
        ///
        /// - Throws: when there is no name.
        public func parse(_ value: String) throws -> PersonNameComponents {
            guard let name = PersonNameText.parts(of: value) else {
                throw CocoaError(
                    .formatting, userInfo: [NSLocalizedDescriptionKey: "There is no name in “\(value)”"])
            }
            return name
        }
    }

    /// Reads a name that is written in one line.
    ///
    /// - Throws: when there is no name.
    public init(_ value: String) throws { self = try ParseStrategy().parse(value) }

    /// The name in one line: given name and family name.
    public func formatted() -> String { formatted(FormatStyle()) }
    /// The name by a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// A name in one line.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
