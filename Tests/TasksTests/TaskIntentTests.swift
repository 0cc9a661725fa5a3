import Foundation
import GroupContainer
import Testing

@testable import TasksModel

@Suite("The intents' work")
struct TaskIntentTests {
    private let group = TemporaryGroup()
    private let moment = TaskMoment(Date(timeIntervalSince1970: 1_800_000_000), in: Calendar(identifier: .gregorian))
    private var store: TaskStore {
        get throws {
            TaskStore(defaults: GroupContainer.UserDefaults(suite: TaskStore.suiteName, in: try group.directory))
        }
    }

    @Test("A failure is kept for the widgets to show, and the next success takes it away")
    func problems() throws {
        let store = try store
        let task = try store.add("a", at: moment)
        try TaskAction.perform(taskID: UUID().uuidString, wanted: true, in: store, at: moment) { store, task, moment in
            try store.setCompleted(true, of: task, at: moment)
        }
        let problem = try #require(try store.read().problem)
        #expect(problem == TaskProblem(message: "Already removed"))
        try TaskAction.perform(taskID: task.id.uuidString, wanted: true, in: store, at: moment) { store, task, moment in
            try store.setCompleted(true, of: task, at: moment)
        }
        #expect(try store.read().problem == nil)
    }

    @Test("What could be tried again can be tried again")
    func retry() throws {
        struct DiskFull: Error, CustomStringConvertible { let description = "no space left" }
        let store = try store
        let task = try store.add("a", at: moment)
        try TaskAction.perform(taskID: task.id.uuidString, wanted: true, in: store, at: moment) { _, _, _ in
            throw DiskFull()
        }
        #expect(
            try store.read().problem
                == TaskProblem(message: "Not saved", reason: "no space left", taskID: task.id, wanted: true))
    }

    @Test("Setting twice is setting once; toggling twice is not")
    func twice() throws {
        let store = try store
        let id = try store.add("a", at: moment).id
        for _ in 0..<2 { try store.setCompleted(true, of: .id(id), at: moment) }
        #expect(try store.read().remaining == 0)
        for _ in 0..<2 { try store.toggle(.id(id), at: moment) }
        #expect(try store.read().remaining == 0)
        try store.toggle(.id(id), at: moment)
        #expect(try store.read().remaining == 1)
    }
}
