import SwiftUI
import TasksModel
import WidgetKit

/// The tasks as rows to tap.
struct TaskWidget: Widget {
    let kind = TaskWidgets.list

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: TaskTimelineProvider()) { entry in
            TaskWidgetView(entry: entry)
                .containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Tasks")
        .description("What is to be done. A tap on a row ticks it off.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}
