import SwiftUI
import TasksModel
import WidgetKit

/// A task as a switch. The system draws both positions ahead, so it moves under the finger.
struct TaskSwitchRow: View {
    let task: TaskItem
    @Environment(\.widgetFamily) private var family

    /// A switch is 31 points high; drawn closer together, three of them stand under the heading of a small widget.
    static let metrics = RowMetrics(padding: 0, least: 27, spacing: 8)

    var body: some View {
        Toggle(
            isOn: task.isCompleted,
            intent: SetTaskCompletionIntent(taskID: task.id, isCompleted: !task.isCompleted)
        ) {
            HStack(spacing: 8) {
                Text(task.title)
                    .font(family == .systemSmall ? .footnote : .subheadline)
                    .strikethrough(task.isCompleted)
                    .foregroundStyle(task.isCompleted ? Color.secondary : Color.primary)
                    .lineLimit(1)
                PendingMark(isPending: task.isPending)
            }
        }
        .toggleStyle(.switch)
        .padding(.vertical, -2)
        .tint(.green)
        .accessibilityLabel(task.spokenLabel)
    }
}
