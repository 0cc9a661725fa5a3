import AppIntents

/// Something a tap could not do, kept in the shared store so that the widget can say so and offer it again.
///
/// A `perform()` that throws only makes the previous view come back, without a word. An intent that can explain itself
/// stores this instead and returns.
public struct TaskProblem: Hashable, Sendable {
    static let key = "problem"

    /// What happened, in a few words that fit a widget.
    public var message: String
    /// Why, for where there is room; empty when the message says it all.
    public var reason: String
    /// The task it was about, while that can still be tried again.
    public var taskID: UUID?
    /// What the task's completion should have become.
    public var wanted: Bool
    /// Whether it was about the file that the tasks are kept in step with.
    public var isSync: Bool

    /// A problem.
    public init(
        message: String, reason: String = "", taskID: UUID? = nil, wanted: Bool = false, isSync: Bool = false
    ) {
        (self.message, self.reason, self.taskID, self.wanted) = (message, reason, taskID, wanted)
        self.isSync = isSync
    }

    /// Message and reason in one.
    public var sentence: String { reason.isEmpty ? message : "\(message): \(reason)" }

    /// The problem of a record; nil without one. A record nobody understands is no problem to show.
    init?(record: Any?) {
        guard let members = record as? [String: Any], let message = members["message"] as? String else { return nil }
        self.init(
            message: message, reason: members["reason"] as? String ?? "",
            taskID: (members["task"] as? String).flatMap { UUID(uuidString: $0) },
            wanted: members["wanted"] as? Bool ?? false, isSync: members["sync"] as? Bool ?? false)
    }

    var record: [String: Any] {
        var members: [String: Any] = ["message": message, "reason": reason, "wanted": wanted]
        members["task"] = taskID?.uuidString
        members["sync"] = isSync ? true : nil
        return members
    }
}
