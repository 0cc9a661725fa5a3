import Foundation
import Testing

@testable import TasksModel

@Suite("Chosen tasks")
struct TaskFilterTests {
    private let tasks = [
        ("Buy milk +home @shop", false), ("Call Ada @phone", false), ("Water the plants +home", true),
    ].enumerated().map { number, task in
        TaskItem(id: UUID(), number: number + 1, text: task.0, isCompleted: task.1)
    }

    @Test("Every project and context of the tasks is offered once, projects first")
    func tags() {
        let tags = TaskTagQuery.tags(of: tasks)
        #expect(tags.map(\.id) == ["+home", "@phone", "@shop"])
        #expect(tags.map(\.open) == [1, 1, 1])
    }

    @Test("A filter lets its tag through, and done tasks only when they are wanted")
    func filter() {
        let filter = TaskFilterIntent()
        #expect(filter.filter(tasks).count == 3, "nothing chosen shows all")
        filter.tag = TaskTag(id: "+home")
        #expect(filter.filter(tasks).map(\.number) == [1, 3])
        filter.showsDone = false
        #expect(filter.filter(tasks).map(\.number) == [1])
    }

    @Test("A tag without tasks is still what was chosen")
    func empty() async throws {
        let found = try await TaskTagQuery().entities(for: ["+gone", "nonsense", "+"])
        #expect(found.map(\.id) == ["+gone"])
    }
}
