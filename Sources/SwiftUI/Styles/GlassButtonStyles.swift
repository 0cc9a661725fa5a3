/// The label on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    private let glass: Glass
    /// The label on glass.
    public nonisolated init() { self.init(.regular) }
    /// The label on glass of a kind.
    public nonisolated init(_ glass: Glass) { self.glass = glass }
    /// The label on glass.
    public func makeBody(configuration: Configuration) -> some View {
        BorderedLabel(label: configuration.label, role: configuration.role, look: .glass(glass))
    }
}

/// A white label on glass in the tint.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    /// The label on glass in the tint.
    public nonisolated init() {}
    /// The label on glass.
    public func makeBody(configuration: Configuration) -> some View {
        BorderedLabel(label: configuration.label, role: configuration.role, look: .prominent)
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// The label on glass.
    public static nonisolated var glass: GlassButtonStyle { .init() }
    /// The label on glass of a kind.
    public static nonisolated func glass(_ glass: Glass) -> GlassButtonStyle { .init(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// A white label on glass in the tint.
    public static nonisolated var glassProminent: GlassProminentButtonStyle { .init() }
}
