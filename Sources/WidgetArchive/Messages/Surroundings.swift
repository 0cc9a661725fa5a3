import JSONText

/// What the surface tells the extension about the place where a widget will be shown.
public struct Surroundings: Fielded, Hashable, Sendable {
    /// The whole widget, points.
    public var size = Size()
    /// BCP 47 or ICU identifier, such as `uk_UA`.
    public var locale = "en_US"
    /// IANA name, such as `Europe/Kyiv`.
    public var timeZone = "UTC"
    /// `light` or `dark`.
    public var colorScheme = "light"
    /// Dynamic Type: `xSmall` … `large` … `accessibility5`.
    public var typeSize = "large"
    /// `fullColor`, `accented`, `vibrant`.
    public var renderingMode = "fullColor"
    /// Whether the gallery asks.
    public var isPreview = false
    /// What measures text for the views that need sizes while archiving: `cells` or `points`.
    public var measurer = "points"

    /// An English, light, full-colour place.
    public init() {}

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("size", &size)
        try coder.field("locale", &locale)
        try coder.field("zone", &timeZone)
        try coder.field("scheme", &colorScheme, omit: "light")
        try coder.field("type", &typeSize, omit: "large")
        try coder.field("mode", &renderingMode, omit: "fullColor")
        try coder.field("preview", &isPreview, omit: false)
        try coder.field("measurer", &measurer, omit: "points")
    }
}
