/// An effect of a symbol that comes or goes.
public protocol TransitionSymbolEffect {}

/// To and fro.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// To the left.
    public var left: WiggleSymbolEffect { self }
    /// To the right.
    public var right: WiggleSymbolEffect { self }
    /// Upwards.
    public var up: WiggleSymbolEffect { self }
    /// Downwards.
    public var down: WiggleSymbolEffect { self }
    /// In the direction of reading.
    public var forward: WiggleSymbolEffect { self }
    /// Against the direction of reading.
    public var backward: WiggleSymbolEffect { self }
    /// Clockwise.
    public var clockwise: WiggleSymbolEffect { self }
    /// Counterclockwise.
    public var counterClockwise: WiggleSymbolEffect { self }
    /// Along an angle.
    public func custom(angle: Angle) -> WiggleSymbolEffect { self }
    /// By layer.
    public var byLayer: WiggleSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: WiggleSymbolEffect { self }
}

/// Larger and smaller, slowly.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// The size alone.
    public var plain: BreatheSymbolEffect { self }
    /// Fainter at the same time.
    public var pulse: BreatheSymbolEffect { self }
    /// By layer.
    public var byLayer: BreatheSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: BreatheSymbolEffect { self }
}

/// Round.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// Clockwise.
    public var clockwise: RotateSymbolEffect { self }
    /// Counterclockwise.
    public var counterClockwise: RotateSymbolEffect { self }
    /// By layer.
    public var byLayer: RotateSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: RotateSymbolEffect { self }
}

/// Comes.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    /// Upwards.
    public var up: AppearSymbolEffect { self }
    /// Downwards.
    public var down: AppearSymbolEffect { self }
    /// By layer.
    public var byLayer: AppearSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: AppearSymbolEffect { self }
}

/// Goes.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    /// Upwards.
    public var up: DisappearSymbolEffect { self }
    /// Downwards.
    public var down: DisappearSymbolEffect { self }
    /// By layer.
    public var byLayer: DisappearSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: DisappearSymbolEffect { self }
}

/// Comes as if drawn by hand.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    /// By layer.
    public var byLayer: DrawOnSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: DrawOnSymbolEffect { self }
    /// One layer after another.
    public var individually: DrawOnSymbolEffect { self }
}

/// Goes as if taken back by hand.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    /// By layer.
    public var byLayer: DrawOffSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: DrawOffSymbolEffect { self }
    /// One layer after another.
    public var individually: DrawOffSymbolEffect { self }
    /// From the end.
    public var reversed: DrawOffSymbolEffect { self }
    /// From the beginning.
    public var nonReversed: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// To and fro.
    public static var wiggle: WiggleSymbolEffect { .init() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
    /// Larger and smaller, slowly.
    public static var breathe: BreatheSymbolEffect { .init() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
    /// Round.
    public static var rotate: RotateSymbolEffect { .init() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
    /// Comes.
    public static var appear: AppearSymbolEffect { .init() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
    /// Goes.
    public static var disappear: DisappearSymbolEffect { .init() }
}
extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// Comes as if drawn by hand.
    public static var drawOn: DrawOnSymbolEffect { .init() }
}
extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// Goes as if taken back by hand.
    public static var drawOff: DrawOffSymbolEffect { .init() }
}
