/// Views for an editor's preview; compiled and not used here.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The views' type.
    associatedtype Previews: View
    /// The views.
    @ViewBuilder static var previews: Previews { get }
}

/// A key of a preview's context.
public protocol PreviewContextKey {
    /// The value's type.
    associatedtype Value
    /// The value where none was set.
    static var defaultValue: Value { get }
}

/// Where a preview is shown.
public protocol PreviewContext {
    /// A value of the context.
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// The size of a preview.
public enum PreviewLayout: Sendable {
    /// A device's.
    case device
    /// The view's.
    case sizeThatFits
    /// Fixed, points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// A device of a preview, by name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The name.
    public let rawValue: String
    /// A device.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A device.
    public init(stringLiteral: String) { rawValue = stringLiteral }
}

extension View {
    /// Where the preview is shown.
    public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
    /// The preview's name.
    public nonisolated func previewDisplayName(_ value: String?) -> some View { self }
    /// The preview's size.
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }
    /// The preview's device.
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }
}
