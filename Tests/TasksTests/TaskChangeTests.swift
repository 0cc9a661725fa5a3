import Foundation
import Testing

@testable import TasksApp
@testable import TasksModel

@Suite("What changed")
struct TaskChangeTests {
    @Test("A terminal is not flooded by one task: its words are cut with a mark, and whole in a pipe")
    func longWords() {
        let task = TaskItem(id: UUID(), number: 7, text: String(repeating: "é", count: 1000))
        let terminal = TaskPrinter(mostColumns: 500)
        #expect(terminal.line(task).hasSuffix("é…") && terminal.line(task).count < 520)
        #expect(terminal.sentence(.removed(task)).count < 530)
        #expect(TaskPrinter().line(task).count > 1000)
        let fits = TaskItem(id: UUID(), number: 8, text: String(repeating: "é", count: 500))
        #expect(!terminal.line(fits).contains("…"))
        let wide = TaskItem(id: UUID(), number: 9, text: String(repeating: "牛", count: 300))
        #expect(terminal.line(wide).count { $0 == "牛" } == 249, "a wide character takes two columns")
    }

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
