/// A transition of the system.
struct KnownTransition: Transition {
    let transition: AnyTransition
    nonisolated init(_ transition: AnyTransition) { self.transition = transition }
    nonisolated var _known: AnyTransition? { transition }
    func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// At once.
public struct IdentityTransition: Transition, Sendable {
    /// At once.
    public nonisolated init() {}
    /// The system's.
    public nonisolated var _known: AnyTransition? { .identity }
    /// The view.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Fades.
public struct OpacityTransition: Transition, Sendable {
    /// Fades.
    public nonisolated init() {}
    /// The system's.
    public nonisolated var _known: AnyTransition? { .opacity }
    /// The view.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Grows and shrinks.
public struct ScaleTransition: Transition, Sendable {
    /// How small the view is when it is not there.
    public var scale: Double
    /// The point that stands still.
    public var anchor: UnitPoint
    /// Grows and shrinks.
    public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
        (self.scale, self.anchor) = (scale, anchor)
    }
    /// The system's.
    public nonisolated var _known: AnyTransition? { .scale(scale: scale, anchor: anchor) }
    /// The view.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

/// From the leading side to the trailing one.
public struct SlideTransition: Transition, Sendable {
    /// From the leading side to the trailing one.
    public nonisolated init() {}
    /// The system's.
    public nonisolated var _known: AnyTransition? { .slide }
    /// The view.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// From and to an edge.
public struct MoveTransition: Transition, Sendable {
    /// The edge.
    public var edge: Edge
    /// From and to an edge.
    public nonisolated init(edge: Edge) { self.edge = edge }
    /// The system's.
    public nonisolated var _known: AnyTransition? { .move(edge: edge) }
    /// The view.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Pushes from an edge.
public struct PushTransition: Transition, Sendable {
    /// The edge.
    public var edge: Edge
    /// Pushes from an edge.
    public nonisolated init(edge: Edge) { self.edge = edge }
    /// The system's.
    public nonisolated var _known: AnyTransition? { .push(from: edge) }
    /// The view.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Moves, points.
public struct OffsetTransition: Transition, Sendable {
    /// Where the view is when it is not there.
    public var offset: CGSize
    /// Moves, points.
    public nonisolated init(_ offset: CGSize) { self.offset = offset }
    /// The system's.
    public nonisolated var _known: AnyTransition? { .offset(offset) }
    /// The view.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? CGSize(width: 0, height: 0) : offset)
    }
}

/// Blurs.
public struct BlurReplaceTransition: Transition, Sendable {
    /// What moves beside the blur.
    public struct Configuration: Equatable, Sendable {
        let name: String
        /// Down when it comes, up when it goes.
        public static let downUp = Configuration(name: "downUp")
        /// Up both times.
        public static let upUp = Configuration(name: "upUp")
    }
    /// What moves beside the blur.
    public var configuration: Configuration
    /// Blurs.
    public nonisolated init(configuration: Configuration) { self.configuration = configuration }
    /// The system's.
    public nonisolated var _known: AnyTransition? { .blurReplace }
    /// The view.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.blur(radius: phase.isIdentity ? 0 : 8)
    }
}

/// As the system's symbols do.
public struct SymbolEffectTransition: Transition, Sendable {
    /// As the system's symbols do.
    public nonisolated init() {}
    /// The system's.
    public nonisolated var _known: AnyTransition? { .symbolEffect }
    /// The view.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// One coming, another going.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
    /// The coming.
    public var insertion: Insertion
    /// The going.
    public var removal: Removal
    /// One coming, another going.
    public nonisolated init(insertion: Insertion, removal: Removal) {
        (self.insertion, self.removal) = (insertion, removal)
    }
}

extension AsymmetricTransition: Transition {
    /// The system's.
    public nonisolated var _known: AnyTransition? {
        .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
    }
    /// The view.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
