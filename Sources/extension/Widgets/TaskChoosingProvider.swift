import TasksModel
import WidgetKit

/// Makes the timelines of a widget whose configuration chooses among the tasks, read as the other widgets read theirs.
protocol TaskChoosingProvider: AppIntentTimelineProvider where Entry == TaskEntry {
    /// The tasks as they are now, as far as a configuration chooses them.
    func chosen(by configuration: Intent) -> TaskEntry
}

extension TaskChoosingProvider {
    func placeholder(in context: Context) -> TaskEntry { TaskTimelineProvider().placeholder(in: context) }

    func snapshot(for configuration: Intent, in context: Context) async -> TaskEntry {
        context.isPreview ? placeholder(in: context) : chosen(by: configuration)
    }

    func timeline(for configuration: Intent, in context: Context) async -> Timeline<TaskEntry> {
        TaskTimelineProvider.timeline(chosen(by: configuration))
    }
}
