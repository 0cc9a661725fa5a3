import Foundation
import Testing

@testable import TasksModel

@Suite("The rows of a widget")
struct TaskArrangementTests {
    private let calendar = Calendar(identifier: .gregorian)
    private var noon: TaskMoment { TaskMoment(Date(timeIntervalSince1970: 1_800_000_000), in: calendar) }
    private var tomorrow: TaskMoment { TaskMoment(noon.date.addingTimeInterval(86_400), in: calendar) }

    private func task(_ number: Int, _ level: TaskPriority.Level = .none, doneAfter seconds: Double? = nil) -> TaskItem
    {
        var task = TaskItem(id: UUID(), number: number, text: "task \(number)", priority: TaskPriority(level: level))
        if let seconds { task.setCompleted(true, at: TaskMoment(noon.date.addingTimeInterval(seconds), in: calendar)) }
        return task
    }

    private func rows(_ tasks: [TaskItem], _ limit: Int, on moment: TaskMoment? = nil) -> [Int] {
        TaskArrangement.visible(tasks, limit: limit, on: (moment ?? noon).day).map(\.number)
    }

    @Test("Priority comes before number, and being done moves nothing")
    func order() {
        #expect(rows([task(1), task(2, .high), task(3, .high, doneAfter: 0), task(4, .medium)], 9) == [2, 3, 4, 1])
    }

    @Test("With too few rows open tasks come first, but the one done last keeps its place")
    func room() {
        let tasks = [task(1, doneAfter: 1), task(2, doneAfter: 2), task(3), task(4), task(5)]
        #expect(rows(tasks, 3) == [2, 3, 4])
        #expect(rows(tasks, 4) == [2, 3, 4, 5])
        #expect(rows(tasks, 1) == [3])
        #expect(rows(tasks, 0) == [])
    }

    @Test("The next day it makes room")
    func nextDay() {
        let tasks = [task(1, doneAfter: 1), task(2), task(3), task(4)]
        #expect(rows(tasks, 3) == [1, 2, 3])
        #expect(rows(tasks, 3, on: tomorrow) == [2, 3, 4])
        #expect(rows(tasks, 4, on: tomorrow) == [1, 2, 3, 4])
    }

    @Test("An imported task that was done elsewhere keeps no place")
    func imported() {
        let done = TodoTxtLine(parsing: "x \(noon.day) old").task(id: UUID(), number: 1)
        #expect(rows([done, task(2), task(3)], 2) == [2, 3])
    }
}
