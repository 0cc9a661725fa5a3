import SwiftUI
import TasksModel
import WidgetKit

/// A heading with the number of open tasks, as many rows as fit, and what there is to say below them.
struct TaskWidgetView: View {
    let entry: TaskEntry
    @Environment(\.widgetFamily) private var family

    var body: some View {
        TaskPage(entry: entry, title: "Tasks", metrics: TaskRow.metrics) { task in
            TaskRow(task: task, showsTags: true, isNarrow: family == .systemSmall)
        }
        .dynamicTypeSize(...family.largestType)
    }
}

/// The same with switches.
struct TaskToggleWidgetView: View {
    let entry: TaskEntry
    @Environment(\.widgetFamily) private var family

    var body: some View {
        TaskPage(entry: entry, title: "Switches", metrics: TaskSwitchRow.metrics) { task in
            TaskSwitchRow(task: task)
        }
        .dynamicTypeSize(...family.largestType)
    }
}

extension WidgetFamily {
    /// In a small widget larger letters would leave a task its first one.
    var largestType: DynamicTypeSize { self == .systemSmall ? .xxxLarge : .accessibility5 }
}
