internal import GroupContainer
internal import WidgetArchive

/// A tap or a request that waits for timelines before it is answered.
struct PendingAnswer {
    /// Where the answer goes.
    let mailbox: Mailbox
    /// The answer so far.
    var outcome: Outcome
    /// Widgets whose timelines are still being made.
    var awaiting: Set<String>
    /// Whether a missing timeline is the failure of the whole: for a request, not for a tap that was performed.
    let needsTimelines: Bool
    /// Where to show it and why, for a request; a tap takes the home screen's.
    var request: ExtensionRequest?
}

/// A tap whose intent is being performed.
struct PerformingTap {
    let invocation: Invocation
    let task: Task<Void, Never>
    var isPastDeadline = false
}
