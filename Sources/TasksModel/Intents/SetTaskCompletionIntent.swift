import AppIntents

/// Says whether a task is done.
///
/// The rows and switches of the widgets use it: what comes out does not depend on how often a hasty finger sends it.
public struct SetTaskCompletionIntent: AppIntent {
    public static let title: LocalizedStringResource = "Set a task's completion"
    public static let description = IntentDescription("Marks a task as done, or as open again.")

    /// The task's id.
    @Parameter(title: "Task")
    public var taskID: String

    /// Whether it shall be done.
    @Parameter(title: "Done")
    public var isCompleted: Bool

    /// An intent without values, as the system makes it.
    public init() {}

    /// The intent for a task.
    public init(taskID: UUID, isCompleted: Bool) {
        self.taskID = taskID.uuidString
        self.isCompleted = isCompleted
    }

    /// Writes the completion and has the widgets drawn anew.
    public func perform() async throws -> some IntentResult {
        try TaskAction.perform(taskID: taskID, wanted: isCompleted) { store, task, moment in
            try store.setCompleted(isCompleted, of: task, at: moment)
        }
        return .result()
    }
}
