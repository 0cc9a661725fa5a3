/// What a host decides and does, for somebody who keeps a record: the simulated day.
enum HostHappening: Hashable, Sendable {
    /// An invocation or a URL was put into a mailbox.
    case sent(id: String, to: TapBox)
    /// A tap has come to its end; nil: it succeeded.
    case tapEnded(id: String, widget: String, failure: String?)
    /// A tap brought a timeline of the widget.
    case interacted(widget: String)
    /// A timeline was asked for.
    case requested(widget: String, cause: ReloadMachine.Cause, counts: Bool)
    /// A reload was put off.
    case delayed(widget: String, hold: ReloadMachine.Hold)
    /// A reload has come to its end; nil: it succeeded.
    case reloadEnded(widget: String, failure: String?)
    /// A new timeline of the widget is on show.
    case adopted(widget: String)
    /// An entry has come on show because its date has.
    case flipped(widget: String, entry: Int, of: Int)
}
