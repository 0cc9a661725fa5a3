/// Lines in, text out: with a person at a terminal, or with a pipe.
@MainActor
protocol Conversation: AnyObject {
    /// Whether there is a person.
    var isTerminal: Bool { get }
    /// Called with each line.
    var onLine: (String) -> Void { get set }
    /// Called once, when there will be no more.
    var onEnd: (ConversationEnd) -> Void { get set }

    /// Begins to read.
    func start(_ signals: SignalHandlers)
    /// Leaves the terminal as it was found.
    func stop()
    /// Prints text, which ends with a line end, beside whatever is being written.
    func say(_ text: String)
    /// Prints a message about something that went wrong.
    func complain(_ message: String)
    /// Begins the line with some text, if nothing is written yet.
    func suggest(_ text: String)
}

/// Why a conversation is over.
enum ConversationEnd {
    case inputEnded, interrupted, quit
}
