/// An effect of a symbol.
public protocol SymbolEffect: Sendable {}
/// An effect between two symbols.
public protocol ContentTransitionSymbolEffect {}
/// An effect that runs once when a value changes.
public protocol DiscreteSymbolEffect {}
/// An effect that runs on.
public protocol IndefiniteSymbolEffect {}

/// One symbol in place of another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
    let direction: String?
    /// Down and up.
    public var downUp: ReplaceSymbolEffect { .init(direction: "downUp") }
    /// Up and up.
    public var upUp: ReplaceSymbolEffect { .init(direction: "upUp") }
    /// Down and up.
    public static var downUp: ReplaceSymbolEffect { .init(direction: "downUp") }
    /// Up and up.
    public static var upUp: ReplaceSymbolEffect { .init(direction: "upUp") }
    /// Off and up.
    public static var offUp: ReplaceSymbolEffect { .init(direction: "offUp") }
    /// Off and up.
    public var offUp: ReplaceSymbolEffect { .init(direction: "offUp") }
    /// By layer.
    public var byLayer: ReplaceSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: ReplaceSymbolEffect { self }

    /// Only what differs between the two, where symbols share parts; else a fallback. Symbols here share none, so it
    /// is the fallback.
    public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
        let fallback: ReplaceSymbolEffect
    }
    /// Only what differs between the two.
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback: fallback) }
}
/// The system's choice.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable {}
/// A hop.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// Upwards.
    public var up: BounceSymbolEffect { self }
    /// Downwards.
    public var down: BounceSymbolEffect { self }
    /// By layer.
    public var byLayer: BounceSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: BounceSymbolEffect { self }
}
/// A pulse.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// By layer.
    public var byLayer: PulseSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: PulseSymbolEffect { self }
}
/// Layers light up in turn.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// Layers that are not lit are dim.
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
    /// Layers that are not lit are not seen.
    public var hideInactiveLayers: VariableColorSymbolEffect { self }
    /// There, and again.
    public var nonReversing: VariableColorSymbolEffect { self }
    /// Layers stay lit.
    public var cumulative: VariableColorSymbolEffect { self }
    /// Layers go out again.
    public var iterative: VariableColorSymbolEffect { self }
    /// There and back.
    public var reversing: VariableColorSymbolEffect { self }
}
/// Larger or smaller.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// Larger.
    public var up: ScaleSymbolEffect { self }
    /// Smaller.
    public var down: ScaleSymbolEffect { self }
    /// By layer.
    public var byLayer: ScaleSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// One symbol in place of another.
    public static var replace: ReplaceSymbolEffect { .init(direction: nil) }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The system's choice.
    public static var automatic: AutomaticSymbolEffect { .init() }
}
extension SymbolEffect where Self == BounceSymbolEffect {
    /// A hop.
    public static var bounce: BounceSymbolEffect { .init() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
    /// A pulse.
    public static var pulse: PulseSymbolEffect { .init() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Layers light up in turn.
    public static var variableColor: VariableColorSymbolEffect { .init() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
    /// Larger or smaller.
    public static var scale: ScaleSymbolEffect { .init() }
}

extension View {
    /// Runs an effect on symbols when a value changes; an archive stands still.
    public nonisolated func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View { self }
    /// Runs an effect on symbols; an archive stands still.
    public nonisolated func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { self }
    /// Nothing: no effect runs that could be taken away.
    public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
