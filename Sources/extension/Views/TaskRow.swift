import SwiftUI
import TasksModel
import WidgetKit

/// A task as one large button: the whole row is the target, for a widget is small and fingers are not.
struct TaskRow: View {
    let task: TaskItem
    let showsTags: Bool
    /// Whether there is room for little more than the words: no tags, and the circle is the mark.
    let isNarrow: Bool

    /// Words with 3 points above and below.
    static let metrics = RowMetrics(padding: 6, least: 0, spacing: 8)

    var body: some View {
        Button(intent: SetTaskCompletionIntent(taskID: task.id, isCompleted: !task.isCompleted)) {
            HStack(spacing: isNarrow ? 6 : 8) {
                Image(systemName: symbol)
                    .foregroundStyle(circleColor)
                    .contentTransition(.symbolEffect(.replace))
                ViewThatFits(in: .horizontal) {
                    if showsTags && !isNarrow && !task.trailingTags.isEmpty {
                        HStack(spacing: 8) {
                            title
                            Spacer(minLength: 0)
                            tags
                        }
                    }
                    title.frame(maxWidth: .infinity, alignment: .leading)
                }
                PendingMark(isPending: task.isPending)
                if !isNarrow { PriorityMark(level: task.priority.level) }
            }
            .padding(.horizontal, isNarrow ? 5 : 8)
            .padding(.vertical, 3)
            .background { Color(.systemBackground).opacity(0.5).widgetAccentable() }
            .clipShape(RoundedRectangle(cornerRadius: 8))
            .animation(.easeInOut(duration: 0.3), value: task.isCompleted)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(task.spokenLabel)
        .accessibilityValue(task.spokenState)
        .accessibilityHint(task.isCompleted ? Text("Takes it back") : Text("Ticks it off"))
    }

    private var symbol: String {
        if task.isCompleted { return "checkmark.circle.fill" }
        return isNarrow && task.priority.level == .high ? "exclamationmark.circle" : "circle"
    }

    private var circleColor: Color {
        if task.isCompleted { return .green }
        guard isNarrow else { return .secondary }
        return switch task.priority.level {
        case .high: .red
        case .medium: .orange
        case .low, .none: .secondary
        }
    }

    private var title: some View {
        Text(task.title)
            .font(isNarrow ? .footnote : .subheadline)
            .strikethrough(task.isCompleted)
            .foregroundStyle(task.isCompleted ? Color.secondary : Color.primary)
            .lineLimit(1)
    }

    private var tags: some View {
        Text(task.trailingTags)
            .font(.caption)
            .foregroundStyle(.secondary)
            .lineLimit(1)
    }
}

/// A task's priority as a symbol; low and none have none.
struct PriorityMark: View {
    let level: TaskPriority.Level

    var body: some View {
        switch level {
        case .high:
            Image(systemName: "exclamationmark.circle.fill").foregroundStyle(.red)
        case .medium:
            Image(systemName: "minus.circle.fill").foregroundStyle(.orange)
        case .low, .none:
            EmptyView()
        }
    }
}

/// A change that is true here and not yet in the file that the tasks are kept in step with.
struct PendingMark: View {
    let isPending: Bool

    var body: some View {
        if isPending {
            Image(systemName: "arrow.triangle.2.circlepath")
                .font(.caption)
                .foregroundStyle(.secondary)
        }
    }
}

extension TaskItem {
    /// How the task stands, for somebody who listens.
    var spokenState: Text {
        switch (isCompleted, isPending) {
        case (true, false): Text("done")
        case (false, false): Text("open")
        case (true, true): Text("done, not synchronised yet")
        case (false, true): Text("open, not synchronised yet")
        }
    }

    /// The task for somebody who listens.
    var spokenLabel: Text {
        switch priority.level {
        case .high: Text("\(title), high priority")
        case .medium: Text("\(title), medium priority")
        case .low, .none: Text(verbatim: title)
        }
    }
}
