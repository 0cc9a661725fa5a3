/// Where an intent may run.
public struct IntentModes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Modes from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// When the app comes to the front.
    public enum ForegroundMode: Sendable, Hashable {
        /// Before `perform()`.
        case immediate
        /// When `perform()` asks for it.
        case dynamic
        /// At the end of `perform()` at the latest.
        case deferred
    }

    /// How an intent runs now.
    public enum Current: Sendable, Hashable {
        /// Without the app in front.
        case background
        /// With the app in front.
        case foreground
    }

    /// Without bringing the app to the front.
    public static let background = IntentModes(rawValue: 1)
    /// With the app in front before `perform()`.
    public static let foreground = IntentModes(rawValue: 2)
    /// With the app in front at a chosen time.
    public static func foreground(_ mode: ForegroundMode) -> IntentModes {
        switch mode {
        case .immediate: foreground
        case .dynamic: IntentModes(rawValue: 4)
        case .deferred: IntentModes(rawValue: 8)
        }
    }
}
