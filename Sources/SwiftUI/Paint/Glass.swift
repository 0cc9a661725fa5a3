/// Liquid Glass: how clear it is, and its tint. On every surface here it is a translucent material with a bright rim;
/// nothing is bent by it, and it does not move under a finger.
public struct Glass: Equatable, Sendable {
    enum Variant: Sendable { case regular, clear, identity }
    let variant: Variant
    var tint: Color?

    /// The usual glass.
    public static var regular: Glass { Glass(variant: .regular) }
    /// Clearer glass, for bright pictures.
    public static var clear: Glass { Glass(variant: .clear) }
    /// No glass at all.
    public static var identity: Glass { Glass(variant: .identity) }

    /// The glass in a colour; nil for none.
    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.tint = color
        return copy
    }
    /// The glass as it is: a widget cannot follow a finger.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape of glass where none is named: a capsule.
public struct DefaultGlassEffectShape: Shape {
    /// A capsule.
    public nonisolated init() {}
    /// The outline.
    public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
    /// Both sides are alike.
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    /// The same for every rectangle.
    public nonisolated var _outline: _ShapeOutline? { _ShapeOutline(.capsule) }
    /// The shape filled with the foreground.
    public var body: _ShapeView<DefaultGlassEffectShape, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle())
    }
}

/// A pane of glass in a shape.
struct GlassPane<S: Shape> {
    let glass: Glass
    let shape: S
}

extension GlassPane: View {
    var body: some View {
        if glass.variant != .identity {
            shape.fill(
                glass.variant == .clear ? AnyShapeStyle(.ultraThinMaterial.opacity(0.4)) : AnyShapeStyle(.thinMaterial))
            if let tint = glass.tint { shape.fill(tint.opacity(0.6)) }
            shape.stroke(.white.opacity(0.25), lineWidth: 0.5)
        }
    }
}

/// Views whose glass belongs together. Each keeps a pane of its own: a widget's panes do not flow into each other.
public struct GlassEffectContainer<Content: View> {
    private let content: Content
    /// Views whose glass belongs together, and the distance in points from which it would flow together.
    public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension GlassEffectContainer: View {
    /// The views.
    public var body: some View { content }
}

extension GlassEffectContainer: Sendable where Content: Sendable {}

/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
    /// At once.
    public static var identity: GlassEffectTransition { .init() }
    /// Out of the glass beside it.
    public static var matchedGeometry: GlassEffectTransition { .init() }
    /// By becoming clear.
    public static var materialize: GlassEffectTransition { .init() }
}

extension View {
    /// A pane of glass behind the view.
    public nonisolated func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View { background { GlassPane(glass: glass, shape: shape) } }

    /// Nothing: glass that comes and goes does not flow here.
    public nonisolated func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        self
    }
    /// Nothing: each view keeps a pane of its own.
    public nonisolated func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
        self
    }
    /// Nothing: glass comes and goes with its view.
    public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}
