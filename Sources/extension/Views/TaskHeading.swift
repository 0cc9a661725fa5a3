import SwiftUI
import TasksModel
import WidgetKit

/// The widget's name, a way to a new task, and the badge.
struct TaskHeading: View {
    let title: LocalizedStringKey
    let remaining: Int
    /// How many changes are still to be synchronised.
    let pending: Int
    let offersNew: Bool

    var body: some View {
        HStack(spacing: 8) {
            Text(title)
                .font(.headline)
                .lineLimit(1)
                .minimumScaleFactor(0.5)
            Spacer(minLength: 0)
            if pending > 0 {
                Button(intent: SyncTasksIntent()) {
                    Image(systemName: "arrow.triangle.2.circlepath")
                        .foregroundStyle(.orange)
                        .accessibilityLabel("Changes not synchronised yet: \(pending)")
                }
                .buttonStyle(.plain)
                .accessibilityHint("Synchronises them")
            }
            if offersNew {
                Button(intent: NewTaskIntent()) {
                    Image(systemName: "plus.circle.fill")
                        .foregroundStyle(.tint)
                        .accessibilityLabel("New task")
                }
                .buttonStyle(.plain)
                .accessibilityHint("Opens the app")
            }
            RemainingBadge(count: remaining)
        }
    }
}

/// How many tasks are open: orange while there are some, green when there are none.
struct RemainingBadge: View {
    let count: Int

    var body: some View {
        Text("\(count)")
            .font(.caption.bold())
            .monospacedDigit()
            .foregroundStyle(.white)
            .contentTransition(.numericText())
            .padding(.horizontal, 8)
            .padding(.vertical, 3)
            // Where all is drawn in the place's colours the number stays another than its ground.
            .background { (count > 0 ? Color.orange : Color.green).widgetAccentable() }
            .clipShape(Capsule())
            .invalidatableContent()
            .accessibilityLabel("\(count) tasks open")
    }
}
