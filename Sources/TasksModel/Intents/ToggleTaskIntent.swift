import AppIntents

/// Turns a task's completion into its opposite.
///
/// For shortcuts and scripts that do not know how the task stands. A control that shows the state should use
/// ``SetTaskCompletionIntent``: two quick taps on this one undo each other.
public struct ToggleTaskIntent: AppIntent {
    public static let title: LocalizedStringResource = "Toggle a task"
    public static let description = IntentDescription("Marks a task as done if it is open, and as open if it is done.")

    /// The task's id.
    @Parameter(title: "Task")
    public var taskID: String

    /// An intent without values, as the system makes it.
    public init() {}

    /// The intent for a task.
    public init(taskID: UUID) {
        self.taskID = taskID.uuidString
    }

    /// Writes the completion and has the widgets drawn anew.
    public func perform() async throws -> some IntentResult {
        try TaskAction.perform(taskID: taskID, wanted: nil) { store, task, moment in
            try store.toggle(task, at: moment)
        }
        return .result()
    }
}
