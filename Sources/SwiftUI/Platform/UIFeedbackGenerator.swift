// What an intent may do to be felt; there is nothing to feel on Linux.

/// Makes the device move.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
    /// Moves nothing.
    public nonisolated override init() {}
    /// Does nothing.
    open func prepare() {}
}

/// A knock.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How hard it is.
    public enum FeedbackStyle: Int, Sendable {
        /// From soft to hard.
        case light, medium, heavy, soft, rigid
    }
    /// A knock.
    public nonisolated override init() { super.init() }
    /// A knock of a kind.
    public nonisolated init(style: FeedbackStyle) { super.init() }
    /// Does nothing.
    open func impactOccurred() {}
    /// Does nothing.
    open func impactOccurred(intensity: CGFloat) {}
}

/// The feel of success and failure.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// What happened.
    public enum FeedbackType: Int, Sendable {
        /// Good, doubtful or bad.
        case success, warning, error
    }
    /// Does nothing.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// The feel of a choice.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Does nothing.
    open func selectionChanged() {}
}
