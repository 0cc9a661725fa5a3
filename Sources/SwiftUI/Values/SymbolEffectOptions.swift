/// How an effect runs.
public struct SymbolEffectOptions: Equatable, Sendable {
    /// As usual.
    public static let `default` = SymbolEffectOptions()
    /// For ever.
    public static var repeating: SymbolEffectOptions { .init() }
    /// Once.
    public static var nonRepeating: SymbolEffectOptions { .init() }
    /// Faster.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { .init() }
    /// Several times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .init() }
    /// Faster.
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
    /// Several times.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
    /// Again and again.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .init() }
    /// Again and again.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }

    /// How an effect is repeated.
    public struct RepeatBehavior: Hashable, Sendable {
        /// Without a pause.
        public static var continuous: RepeatBehavior { .init() }
        /// With pauses.
        public static var periodic: RepeatBehavior { .init() }
        /// With pauses in seconds, a number of times; nil for ever.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { .init() }
    }
}
