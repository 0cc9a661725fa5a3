import AppIntents
import SwiftUI
import TasksModel
import WidgetKit

/// How far one has come, for the large family.
struct ProgressFoot: View {
    let entry: TaskEntry

    var body: some View {
        HStack(spacing: 8) {
            ProgressView(value: entry.progress)
                .tint(.green)
            words
                .font(.caption)
                .foregroundStyle(.secondary)
                .lineLimit(1)
                .layoutPriority(1)
        }
        .accessibilityElement(children: .combine)
    }

    private var words: Text {
        let total = entry.list.tasks.count
        let done = Text("\(total - entry.list.remaining) of \(total) done")
        return entry.list.unreadable == 0 ? done : Text("\(done), \(entry.list.unreadable) unreadable")
    }
}

/// What a tap could not do, with a way to try again and a way to be rid of it.
struct ProblemFoot: View {
    let problem: TaskProblem
    @Environment(\.widgetFamily) private var family

    var body: some View {
        HStack(spacing: 8) {
            Image(systemName: "exclamationmark.triangle.fill")
                .foregroundStyle(.orange)
            Text(family == .systemSmall ? problem.message : problem.sentence)
                .font(.caption)
                .lineLimit(1)
                .frame(maxWidth: .infinity, alignment: .leading)
            if problem.isSync {
                retry(SyncTasksIntent())
            } else if let taskID = problem.taskID {
                retry(SetTaskCompletionIntent(taskID: taskID, isCompleted: problem.wanted))
            }
            Button(intent: DismissProblemIntent()) {
                Image(systemName: "xmark")
                    .accessibilityLabel("Dismiss")
            }
            .buttonStyle(.plain)
        }
    }

    private func retry(_ intent: some AppIntent) -> some View {
        Button(intent: intent) {
            Image(systemName: "arrow.clockwise")
                .accessibilityLabel("Try again")
        }
        .buttonStyle(.plain)
    }
}
