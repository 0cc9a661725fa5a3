import SwiftUI
import TasksModel
import WidgetKit

/// The tasks as switches.
struct TaskToggleWidget: Widget {
    let kind = TaskWidgets.switches

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: TaskTimelineProvider()) { entry in
            TaskToggleWidgetView(entry: entry)
                .containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Task switches")
        .description("What is to be done, as switches.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}
