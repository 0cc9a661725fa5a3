import SwiftUI
import TasksModel
import WidgetKit

/// What both widgets have in common: heading, rows, foot, and what stands in their place when there are none.
struct TaskPage<Row: View>: View {
    let entry: TaskEntry
    let title: LocalizedStringKey
    @ViewBuilder let row: (TaskItem) -> Row

    @Environment(\.widgetFamily) private var family

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            TaskHeading(
                title: title, remaining: entry.list.remaining, pending: entry.list.pendingChanges,
                offersNew: family != .systemSmall)
            if let failure = entry.failure {
                Notice(symbol: "exclamationmark.triangle.fill", color: .orange, title: "No tasks", detail: "\(failure)")
            } else if entry.list.tasks.isEmpty {
                Notice(
                    symbol: "checkmark.circle.fill", color: .green, title: "All clear", detail: "Add a task in the app."
                )
            } else {
                ForEach(entry.rows(limit)) { task in row(task) }
                Spacer(minLength: 0)
            }
            if let problem = entry.list.problem {
                ProblemFoot(problem: problem)
            } else if family == .systemLarge && !entry.list.tasks.isEmpty {
                ProgressFoot(entry: entry)
            }
        }
        .widgetURL(URL(string: TaskWidgets.listURL))
    }

    /// The rows that fit a family; a problem takes the place of one.
    private var limit: Int {
        let rows =
            switch family {
            case .systemLarge, .systemExtraLarge: 8
            default: 3
            }
        return entry.list.problem == nil || family == .systemLarge ? rows : rows - 1
    }
}
