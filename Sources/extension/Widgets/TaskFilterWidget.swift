import SwiftUI
import TasksModel
import WidgetKit

/// The tasks of a project or context that the user chooses; several may stand beside each other.
struct TaskFilterWidget: Widget {
    let kind = TaskWidgets.chosen

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: kind, intent: TaskFilterIntent.self, provider: TaskFilterProvider()) { entry in
            TaskFilterWidgetView(entry: entry)
                .containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Chosen tasks")
        .description("The tasks of one project or context.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}

/// The tasks that a configuration lets through, read as the other widgets read theirs.
struct TaskFilterProvider: TaskChoosingProvider {
    typealias Intent = TaskFilterIntent

    func chosen(by configuration: TaskFilterIntent) -> TaskEntry {
        var entry = TaskTimelineProvider.entry(at: .now)
        entry.list.tasks = configuration.filter(entry.list.tasks)
        entry.heading = configuration.tag?.id
        return entry
    }
}

/// The chosen tasks as rows to tap, headed by what was chosen.
struct TaskFilterWidgetView: View {
    let entry: TaskEntry
    @Environment(\.widgetFamily) private var family

    var body: some View {
        TaskPage(
            entry: entry, title: entry.heading.map { LocalizedStringKey("\($0)") } ?? "Tasks", metrics: TaskRow.metrics
        ) { task in
            TaskRow(task: task, showsTags: entry.heading == nil, isNarrow: family == .systemSmall)
        }
        .dynamicTypeSize(...family.largestType)
    }
}
