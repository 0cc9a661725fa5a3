import WidgetArchive

/// Which mailbox an invocation goes to.
public enum TapBox: String, Hashable, Sendable {
    /// `intents/`: the extension performs.
    case extensions
    /// `app/`: the app performs, or opens the URL.
    case app
}

/// A tap that has not come to its end.
struct Tap: Hashable, Sendable {
    /// Where it stands on its way.
    enum Phase: Hashable, Sendable {
        /// Not sent yet: another tap on the same control is being performed, and taps are serialised.
        case queued
        /// In its mailbox, claimed or not.
        case waiting
        /// Past its deadline; whether it can be taken back is being tried.
        case voiding
        /// Claimed and past its deadline: the performer was told to cancel, and is killed at that instant.
        case overdue(claimant: String, killAt: Int64)
        /// Its performer is being killed; the tap ends when it is seen dead.
        case dying(claimant: String)
        /// Performed; the timeline that shows it is still being made.
        case awaitingTimeline
        /// The app claimed it and has not finished; the app is not killed for it.
        case lingering
    }

    /// The invocation's id.
    var id: String
    /// The tapped widget.
    var widget: String
    /// The tapped control.
    var key: String
    /// The control's name for people.
    var label: String
    /// The intent's type; nil for a URL.
    var intent: String?
    /// Where it went.
    var box: TapBox
    /// The last instant at which performing may begin.
    var deadline: Int64
    /// When it was tapped, nanoseconds of the boot clock.
    var began: Int64
    /// Where it stands.
    var phase = Phase.waiting
    /// What a toggle shows meanwhile; nil for a button.
    var target: Bool?

    /// Whether the widget shows that something is under way.
    var isPending: Bool { phase != .lingering }
}

/// What a widget shows while taps are pending.
public struct PendingLook: Hashable, Sendable {
    /// What pending toggles show, by control key.
    public var toggles: [String: Bool] = [:]
    /// The pressed buttons, by control key.
    public var pressed: Set<String> = []

    /// Nothing is pending.
    public init() {}
    /// Whether anything is pending: then `invalidatableContent()` is dimmed.
    public var isPending: Bool { !toggles.isEmpty || !pressed.isEmpty }
    /// The pending controls.
    public var controls: Set<String> { pressed.union(toggles.keys) }
}
