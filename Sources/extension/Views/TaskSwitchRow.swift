import SwiftUI
import TasksModel
import WidgetKit

/// A task as a switch. The system draws both positions ahead, so it moves under the finger.
struct TaskSwitchRow: View {
    let task: TaskItem

    var body: some View {
        Toggle(
            isOn: task.isCompleted,
            intent: SetTaskCompletionIntent(taskID: task.id, isCompleted: !task.isCompleted)
        ) {
            HStack(spacing: 8) {
                Text(task.title)
                    .font(.subheadline)
                    .strikethrough(task.isCompleted)
                    .foregroundStyle(task.isCompleted ? Color.secondary : Color.primary)
                    .lineLimit(1)
                PendingMark(isPending: task.isPending)
            }
        }
        .toggleStyle(.switch)
        .tint(.green)
        .accessibilityLabel(task.spokenLabel)
    }
}
