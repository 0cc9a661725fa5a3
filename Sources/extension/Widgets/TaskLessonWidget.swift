import AppIntents
import SwiftUI
import TasksModel
import WidgetKit

/// One task with two controls that mean the same to a finger and not to a hasty one: an intent that turns the task's
/// state, and one that sets it. Two quick taps on the first undo each other, on the second they are one.
struct TaskLessonWidget: Widget {
    let kind = TaskWidgets.lesson

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: kind, intent: TaskLessonIntent.self, provider: TaskLessonProvider()) { entry in
            TaskLessonView(entry: entry)
                .containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Toggle or set")
        .description("One task and two ways to tick it off: tap each of them twice, quickly.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}

/// The task that a configuration chooses.
struct TaskLessonProvider: TaskChoosingProvider {
    typealias Intent = TaskLessonIntent

    func chosen(by configuration: TaskLessonIntent) -> TaskEntry {
        var entry = TaskTimelineProvider.entry(at: .now)
        entry.list.tasks = configuration.task(among: entry.list.tasks).map { [$0] } ?? []
        return entry
    }
}

/// The task, and its two controls.
struct TaskLessonView: View {
    let entry: TaskEntry
    @Environment(\.widgetFamily) private var family

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            if let task = entry.list.tasks.first {
                state(of: task)
                Spacer(minLength: 0)
                way("Toggle", "arrow.2.squarepath", "Twice is not at all.", ToggleTaskIntent(taskID: task.id))
                way(
                    task.isCompleted ? "Set to open" : "Set to done", "checkmark", "Twice is once.",
                    SetTaskCompletionIntent(taskID: task.id, isCompleted: !task.isCompleted))
            } else {
                Notice(
                    symbol: "checkmark.circle.fill", color: .green, title: "All clear", detail: "Add a task in the app."
                )
            }
        }
        .dynamicTypeSize(...(family == .systemSmall ? DynamicTypeSize.large : .xxLarge))
        .widgetURL(URL(string: TaskWidgets.listURL))
    }

    private func state(of task: TaskItem) -> some View {
        HStack(spacing: 8) {
            Image(systemName: task.isCompleted ? "checkmark.circle.fill" : "circle")
                .foregroundStyle(task.isCompleted ? Color.green : Color.secondary)
                .contentTransition(.symbolEffect(.replace))
            Text(task.title)
                .font(.headline)
                .strikethrough(task.isCompleted)
                .lineLimit(1)
        }
        .invalidatableContent()
        .accessibilityElement(children: .combine)
        .accessibilityValue(task.isCompleted ? Text("done") : Text("open"))
    }

    private func way(
        _ name: LocalizedStringKey, _ symbol: String, _ moral: LocalizedStringKey, _ intent: some AppIntent
    ) -> some View {
        Button(intent: intent) {
            HStack(spacing: family == .systemSmall ? 5 : 8) {
                Image(systemName: symbol)
                    .foregroundStyle(.tint)
                Text(name)
                    .font(family == .systemSmall ? .footnote : .subheadline)
                    .lineLimit(1)
                Spacer(minLength: 0)
                if family != .systemSmall {
                    Text(moral)
                        .font(.caption)
                        .foregroundStyle(.secondary)
                        .lineLimit(1)
                }
            }
            .padding(.horizontal, 8)
            .padding(.vertical, 4)
            .background { Color(.systemBackground).opacity(0.5).widgetAccentable() }
            .clipShape(RoundedRectangle(cornerRadius: 8))
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(name))
        .accessibilityHint(Text(moral))
    }
}
