import AppIntents

/// Something a tap could not do, kept in the shared store so that the widget can say so and offer it again.
///
/// A `perform()` that throws only makes the previous view come back, without a word. An intent that can explain itself
/// stores this instead and returns.
public struct TaskProblem: Hashable, Sendable {
    static let key = "problem"

    /// What happened, in a sentence that fits a widget.
    public var message: String
    /// The task it was about, while that can still be tried again.
    public var taskID: UUID?
    /// What the task's completion should have become.
    public var wanted: Bool

    /// A problem.
    public init(message: String, taskID: UUID? = nil, wanted: Bool = false) {
        (self.message, self.taskID, self.wanted) = (message, taskID, wanted)
    }

    /// The problem of a record; nil without one. A record nobody understands is no problem to show.
    init?(record: Any?) {
        guard let members = record as? [String: Any], let message = members["message"] as? String else { return nil }
        self.init(
            message: message, taskID: (members["task"] as? String).flatMap { UUID(uuidString: $0) },
            wanted: members["wanted"] as? Bool ?? false)
    }

    var record: [String: Any] {
        var members: [String: Any] = ["message": message, "wanted": wanted]
        members["task"] = taskID?.uuidString
        return members
    }
}
