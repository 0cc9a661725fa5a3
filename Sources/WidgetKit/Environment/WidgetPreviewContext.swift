/// The family of a preview.
public struct WidgetPreviewContext: PreviewContext, Sendable {
    /// The family.
    public let family: WidgetFamily
    /// A family.
    public init(family: WidgetFamily) { self.family = family }
    /// No values besides.
    public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}
