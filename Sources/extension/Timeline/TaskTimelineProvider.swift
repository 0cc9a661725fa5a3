import SwiftUI
import TasksModel
import WidgetKit

/// Reads the tasks whenever one of them changes, and at midnight.
struct TaskTimelineProvider: TimelineProvider {
    func placeholder(in context: Context) -> TaskEntry {
        TaskEntry(date: .now, list: .sample)
    }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (TaskEntry) -> Void) {
        completion(context.isPreview ? placeholder(in: context) : Self.entry(at: .now))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<TaskEntry>) -> Void) {
        completion(Self.timeline(Self.entry(at: .now)))
    }

    /// What is shown until midnight, or until the store can be read again.
    static func timeline(_ now: TaskEntry) -> Timeline<TaskEntry> {
        guard now.failure == nil else {
            return Timeline(entries: [now], policy: .after(now.date.addingTimeInterval(5 * 60)))
        }
        // Tomorrow, what was done today makes room for what is open. One entry is enough: a tap makes all of them anew,
        // so an entry for midnight would be archived a hundred times for each time it is shown.
        let calendar = Calendar.current
        let midnight = calendar.date(byAdding: .day, value: 1, to: calendar.startOfDay(for: now.date))
        return Timeline(entries: [now], policy: midnight.map { .after($0) } ?? .never)
    }

    /// The tasks as they are now.
    static func entry(at date: Date) -> TaskEntry {
        do {
            return TaskEntry(date: date, list: try TaskStore().read())
        } catch {
            return TaskEntry(date: date, failure: "\(error)")
        }
    }
}

extension TaskList {
    /// What the gallery and the first moment show.
    fileprivate static var sample: TaskList {
        var list = TaskList()
        let samples: [(String, TaskPriority)] = [
            (String(localized: "Buy milk"), TaskPriority(level: .high)),
            (String(localized: "Call Ada"), TaskPriority(level: .medium)),
            (String(localized: "Water the plants"), .none),
        ]
        list.tasks = samples.enumerated().map { index, sample in
            TaskItem(id: UUID(), number: index + 1, text: sample.0, priority: sample.1, isCompleted: index == 2)
        }
        return list
    }
}
