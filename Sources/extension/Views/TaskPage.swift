import SwiftUI
import TasksModel
import WidgetKit

/// What both widgets have in common: heading, rows, foot, and what stands in their place when there are none.
struct TaskPage<Row: View>: View {
    let entry: TaskEntry
    let title: LocalizedStringKey
    let metrics: RowMetrics
    @ViewBuilder let row: (TaskItem) -> Row

    @Environment(\.widgetFamily) private var family
    /// How much larger than usual a person reads.
    @ScaledMetric(relativeTo: .body) private var scale = 1.0

    var body: some View {
        VStack(alignment: .leading, spacing: metrics.spacing) {
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
                VStack(alignment: .leading, spacing: metrics.spacing) {
                    ForEach(entry.rows(limit)) { task in row(task) }
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            }
            if let problem = entry.list.problem {
                ProblemFoot(problem: problem)
            } else if showsProgress {
                ProgressFoot(entry: entry)
            }
        }
        .widgetURL(URL(string: TaskWidgets.listURL))
    }

    private var isLarge: Bool { family == .systemLarge || family == .systemExtraLarge }
    private var showsProgress: Bool { isLarge && !entry.list.tasks.isEmpty }

    /// The rows that fit between the heading and the foot, at least one.
    private var limit: Int {
        let heading = 20.5 * scale
        let foot = entry.list.problem != nil || showsProgress ? 15 * scale + metrics.spacing : 0
        let room = (isLarge ? 322 : 126) - heading - foot
        return max(1, Int(room / (metrics.height(scale) + metrics.spacing)))
    }
}

/// How high rows are, points.
struct RowMetrics {
    /// Around the words.
    let padding: Double
    /// At least, whatever the words need.
    let least: Double
    /// Between rows.
    let spacing: Double

    /// A row's height where text is larger by a factor.
    func height(_ scale: Double) -> Double { max(least, 20.5 * scale + padding) }
}
