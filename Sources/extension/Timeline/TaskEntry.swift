import SwiftUI
import TasksModel
import WidgetKit

/// What the widgets show from a date on.
struct TaskEntry: TimelineEntry {
    let date: Date
    /// The tasks, and what went wrong with one of them.
    var list = TaskList()
    /// What was chosen to be shown, where that is not all.
    var heading: String?
    /// Why there is no list, in words for people.
    var failure: String?

    /// The tasks for that many rows.
    func rows(_ limit: Int) -> [TaskItem] {
        TaskArrangement.visible(list.tasks, limit: limit, on: CalendarDay(date, in: .current))
    }

    /// The part of the tasks that is done, from 0 to 1.
    var progress: Double {
        list.tasks.isEmpty ? 0 : Double(list.tasks.count - list.remaining) / Double(list.tasks.count)
    }
}
