// `.transition(.push(from: .leading))` names these, or their namesakes of `AnyTransition`.

extension Transition where Self == IdentityTransition {
    /// At once.
    public static var identity: IdentityTransition { .init() }
}
extension Transition where Self == OpacityTransition {
    /// Fades.
    public static var opacity: OpacityTransition { .init() }
}
extension Transition where Self == ScaleTransition {
    /// Grows and shrinks.
    public static var scale: ScaleTransition { .init(0) }
    /// Grows and shrinks.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        .init(scale, anchor: anchor)
    }
}
extension Transition where Self == SlideTransition {
    /// From the leading side to the trailing one.
    public static var slide: SlideTransition { .init() }
}
extension Transition where Self == MoveTransition {
    /// From and to an edge.
    public static func move(edge: Edge) -> MoveTransition { .init(edge: edge) }
}
extension Transition where Self == PushTransition {
    /// Pushes from an edge.
    public static func push(from edge: Edge) -> PushTransition { .init(edge: edge) }
}
extension Transition where Self == OffsetTransition {
    /// Moves, points.
    public static func offset(_ offset: CGSize) -> OffsetTransition { .init(offset) }
    /// Moves, points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition { .init(CGSize(width: x, height: y)) }
}
extension Transition where Self == BlurReplaceTransition {
    /// Blurs.
    public static var blurReplace: BlurReplaceTransition { .init(configuration: .downUp) }
    /// Blurs.
    public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> BlurReplaceTransition {
        .init(configuration: config)
    }
}
extension Transition where Self == SymbolEffectTransition {
    /// As the system's symbols do.
    public static var symbolEffect: SymbolEffectTransition { .init() }
    /// As the system's symbols do, whichever effect is named.
    public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition { .init() }
}
extension Transition {
    /// One coming, another going.
    public static func asymmetric<Insertion: Transition, Removal: Transition>(
        insertion: Insertion, removal: Removal
    ) -> Self where Self == AsymmetricTransition<Insertion, Removal> { .init(insertion: insertion, removal: removal) }
}
