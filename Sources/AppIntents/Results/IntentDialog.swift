/// What is said to people after an intent.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
    /// The whole text.
    public let full: LocalizedStringResource
    /// A shorter text for where something is shown too.
    public let supporting: LocalizedStringResource?
    /// A symbol.
    public let systemImageName: String?

    package var text: String { String(localized: full) }

    /// Something to say.
    public init(_ dialog: LocalizedStringResource) { self.init(full: dialog, supporting: nil, image: nil) }
    /// Something to say and something shorter.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
        self.init(full: full, supporting: supporting, image: nil)
    }
    /// Something to say with a symbol.
    public init(full: LocalizedStringResource, systemImageName: String) {
        self.init(full: full, supporting: nil, image: systemImageName)
    }
    /// Something to say, something shorter and a symbol.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String) {
        self.init(full: full, supporting: supporting, image: systemImageName)
    }
    /// Something to say.
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
    /// Something to say with interpolated parts.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
    private init(full: LocalizedStringResource, supporting: LocalizedStringResource?, image: String?) {
        self.full = full
        self.supporting = supporting
        systemImageName = image
    }
}
