import Foundation
import GroupContainer
import Testing

@testable import TasksModel

@Suite("The file that the tasks are kept in step with")
struct TaskSyncTests {
    private let group = TemporaryGroup()
    private let moment = TaskMoment(Date(timeIntervalSince1970: 1_800_000_000), in: Calendar(identifier: .gregorian))
    private var store: TaskStore {
        get throws {
            TaskStore(defaults: GroupContainer.UserDefaults(suite: TaskStore.suiteName, in: try group.directory))
        }
    }

    @Test("Without a file nothing is marked; with one, what changes is, until it has been written")
    func marks() throws {
        let store = try store
        let first = try store.add("a", at: moment)
        #expect(try store.read().pendingChanges == 0)
        try store.setSyncFile("/somewhere/todo.txt")
        #expect(try store.read().tasks.map(\.isPending) == [true])
        var written = ""
        #expect(try store.synchronise { text, path in written = "\(path) \(text)" } == 1)
        #expect(written.hasPrefix("/somewhere/todo.txt ") && written.hasSuffix("a\n"))
        #expect(try store.read().pendingChanges == 0)
        try store.add("b", at: moment)
        try store.setCompleted(true, of: .id(first.id), at: moment)
        #expect(try store.read().tasks.map(\.isPending) == [true, true])
        try store.remove(.number(2))
        #expect(try store.read().pendingChanges == 2, "the removal, too, is still to be written")
        #expect(try store.synchronise { text, _ in written = text } == 2)
        #expect(written.hasPrefix("x "))
        #expect(try store.read().pendingChanges == 0)
        #expect(try store.synchronise { _, _ in throw CancellationError() } == 0, "nothing to do, nothing written")
    }

    @Test("What changes while the file is being written keeps its mark")
    func meanwhile() throws {
        let store = try store
        try store.setSyncFile("/somewhere/todo.txt")
        let (one, other) = (try store.add("a", at: moment), try store.add("b", at: moment))
        try store.synchronise { _, _ in
            try store.edit(.id(one.id), text: "a, but sooner")
            try store.add("c", at: moment)
            try store.remove(.id(other.id))
        }
        #expect(try store.read().tasks.map(\.isPending) == [true, true])
        #expect(try store.read().pendingChanges == 3)
    }

    @Test("A file that cannot be written leaves the marks and says why; the next success takes the words away")
    func fails() throws {
        let store = try store
        try store.setSyncFile("/dev/null/todo.txt")
        try store.add("a", at: moment)
        #expect(throws: (any Error).self) { try store.synchronise() }
        try store.setProblem(TaskProblem(message: "Not synchronised", reason: "why", isSync: true))
        #expect(try store.read().pendingChanges == 1)
        // A tap that works does not hide it.
        try store.setCompleted(true, of: .number(1), at: moment)
        #expect(try store.read().problem?.isSync == true)
        try store.synchronise { _, _ in }
        #expect(try store.read().problem == nil)
    }

    @Test("A place is kept until it is taken, once")
    func place() throws {
        let store = try store
        #expect(try store.takePlace() == nil)
        try store.setPlace(.newTask)
        #expect(try store.takePlace() == .newTask)
        #expect(try store.takePlace() == nil)
    }
}
