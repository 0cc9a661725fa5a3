import Foundation
import Testing

@testable import TasksApp
@testable import TasksModel

@Suite("What changed")
struct TaskChangeTests {
    @Test("Each change is told once, in the order of the numbers, in a sentence")
    func sentences() {
        let moment = TaskMoment(Date(timeIntervalSince1970: 0), in: Calendar(identifier: .gregorian))
        let tasks = (1...4).map { TaskItem(id: UUID(), number: $0, text: "task \($0)") }
        var after = Array(tasks.dropFirst())
        after[0].setCompleted(true, at: moment)
        after[1].text = "other \u{1B}[2Jwords"
        after[2].priority = TaskPriority(level: .medium)
        after.append(TaskItem(id: UUID(), number: 5, text: "new", priority: TaskPriority(level: .high)))
        let printer = TaskPrinter()
        #expect(
            TaskChange.between(tasks, after).map(printer.sentence) == [
                "removed 1: task 1", "done 2: task 2", "changed 3: other [2Jwords",
                "changed 4: task 4: priority medium",
                "added 5: new (high)",
            ])
        #expect(TaskChange.between(after, after).isEmpty)
    }
}
