import AppIntents
import WidgetKit

/// Which tasks a widget shows.
public struct TaskFilterIntent: WidgetConfigurationIntent {
    public static let title: LocalizedStringResource = "Chosen tasks"
    public static let description = IntentDescription("The tasks of a project or context.")

    /// The project or context; nil for all tasks.
    @Parameter(title: "Project or context", description: "Empty shows all tasks.")
    public var tag: TaskTag?

    /// Whether done tasks are shown.
    @Parameter(title: "Show done tasks", default: true)
    public var showsDone: Bool

    /// The order in the editor.
    public static var parameterSummary: some ParameterSummary {
        Summary("Show tasks of \(\.$tag)") { \.$showsDone }
    }

    /// An intent without values, as the system makes it.
    public init() {}

    /// The tasks it lets through.
    public func filter(_ tasks: [TaskItem]) -> [TaskItem] {
        let (tag, showsDone) = (tag, showsDone)
        return tasks.filter { task in (tag?.matches(task) ?? true) && (showsDone || !task.isCompleted) }
    }
}
