/// A way to come and go that the user describes by the phase a view is in.
///
/// The surface knows the system's transitions by name. One that the user wrote is shown as a fade.
@MainActor @preconcurrency
public protocol Transition {
    /// The type of the changed view.
    associatedtype Body: View
    /// The view that comes and goes.
    typealias Content = PlaceholderContentView<Self>
    /// The view in a phase.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
    /// What the transition says of itself.
    static var properties: TransitionProperties { get }
    /// The transition as the surface knows it; nil for one that the user wrote.
    nonisolated var _known: AnyTransition? { get }
}

extension Transition {
    /// There is motion in it.
    public static var properties: TransitionProperties { TransitionProperties() }
    /// Not known.
    public nonisolated var _known: AnyTransition? { nil }
    /// Together with another.
    public nonisolated func combined<T: Transition>(with other: T) -> some Transition {
        KnownTransition(AnyTransition(self).combined(with: AnyTransition(other)))
    }
    /// With its own curve.
    public nonisolated func animation(_ animation: Animation?) -> some Transition {
        KnownTransition(AnyTransition(self).animation(animation))
    }
}

/// Where a view stands in a transition.
public enum TransitionPhase: Hashable, Sendable {
    /// It is about to come.
    case willAppear
    /// It is there.
    case identity
    /// It has gone.
    case didDisappear

    /// Whether the view is there.
    public var isIdentity: Bool { self == .identity }
    /// -1 before, 0 there, 1 after.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// What a transition says of itself.
public struct TransitionProperties: Sendable {
    /// Whether something moves, which those who asked for less motion do not see.
    public var hasMotion: Bool
    /// Whether something moves.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// Stands for the view that a transition changes.
public struct PlaceholderContentView<Value> {
    private let view: AnyView?
    nonisolated init(_ view: AnyView? = nil) { self.view = view }
}

extension PlaceholderContentView: View {
    /// The view; nothing in a transition, where the surface puts the view in its place.
    public var body: some View { view }
}

extension AnyTransition {
    /// A transition whose type is forgotten.
    public init<T: Transition>(_ transition: T) { self = transition._known ?? .opacity }
}

extension View {
    /// How the view comes and goes between two entries.
    public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
        self.transition(AnyTransition(transition))
    }
}
