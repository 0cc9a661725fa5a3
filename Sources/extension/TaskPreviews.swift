import SwiftUI
import TasksModel
import WidgetKit

// What `bin/preview .` shows, and Xcode's canvas.
#Preview("A day", as: .systemMedium) {
    TaskWidget()
} timeline: {
    TaskEntry(date: .now, list: .preview(done: 1))
    TaskEntry(date: .now.addingTimeInterval(60), list: .preview(done: 3))
    TaskEntry(date: .now.addingTimeInterval(120), list: TaskList())
    TaskEntry(date: .now.addingTimeInterval(180), failure: "The tasks cannot be read")
}

#Preview("Switches", as: .systemLarge) {
    TaskToggleWidget()
} timeline: {
    TaskEntry(date: .now, list: .preview(done: 2))
}

extension TaskList {
    fileprivate static func preview(done: Int) -> TaskList {
        var list = TaskList()
        let words = [
            "Buy milk +home @shop", "Call Ada about the trip @phone", "Water the plants +home", "Book a table",
        ]
        list.tasks = words.enumerated().map { index, text in
            TaskItem(
                id: UUID(), number: index + 1, text: text, priority: index == 0 ? TaskPriority(level: .high) : .none,
                isCompleted: index < done)
        }
        return list
    }
}
