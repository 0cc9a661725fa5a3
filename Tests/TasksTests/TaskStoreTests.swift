import Foundation
import GroupContainer
import Testing

@testable import TasksModel

@Suite("The store")
struct TaskStoreTests {
    private let group = TemporaryGroup()
    private var defaults: GroupContainer.UserDefaults {
        get throws { GroupContainer.UserDefaults(suite: TaskStore.suiteName, in: try group.directory) }
    }
    private let moment = TaskMoment(Date(timeIntervalSince1970: 1_800_000_000), in: Calendar(identifier: .gregorian))

    @Test("What one store writes another reads, dates and all")
    func shared() throws {
        let (one, two) = (TaskStore(defaults: try defaults), TaskStore(defaults: try defaults))
        let task = try one.add("Buy  milk\n+home", priority: TaskPriority(level: .high), at: moment)
        try two.setCompleted(true, of: .number(1), at: moment)
        let read = try #require(try one.read().tasks.first)
        #expect(read.id == task.id && read.text == "Buy  milk +home" && read.priority.level == .high)
        #expect(read.isCompleted && read.completedAt == moment.date && read.createdOn == moment.day)
    }

    @Test("Numbers are never given anew while a later task stands")
    func numbers() throws {
        let store = TaskStore(defaults: try defaults)
        for word in ["a", "b", "c"] { try store.add(word, at: moment) }
        try store.remove(.number(2))
        #expect(try store.add("d", at: moment).number == 4)
        #expect(throws: TaskStoreError.noSuchTask(number: 2)) { try store.edit(.number(2), text: "e") }
        #expect(throws: TaskStoreError.noText) { try store.edit(.number(1), text: " \n") }
        #expect(try store.read().tasks.map(\.text) == ["a", "c", "d"])
    }

    @Test("A bad record is passed over and stays byte for byte while its neighbours are edited")
    func tolerance() throws {
        // cases.md c1: one of last version's shape, one of a wrong type, one good, one of a later version.
        let defaults = try defaults
        let (old, bad, good) = (UUID(), UUID(), UUID())
        let badRecord: [String: Any] = ["text": "precious", "done": "perhaps", "number": 2]
        defaults.set(["text": "old"], forKey: TaskRecord.key(of: old))
        defaults.set(badRecord, forKey: TaskRecord.key(of: bad))
        defaults.set(
            ["text": "good", "number": 1, "done": false, "colour": "mauve", "size": 1.5],
            forKey: TaskRecord.key(of: good))
        defaults.set("nonsense", forKey: "task.not-an-id")
        let file = try group.directory.path(.defaults) + "/\(FileName.encode(TaskStore.suiteName)).jsonl"
        let before = try Self.record(of: bad, in: file)

        let store = TaskStore(defaults: defaults)
        #expect(try store.read().tasks.map(\.text) == ["good", "old"])
        #expect(try store.read().unreadable == 2)
        try store.setCompleted(true, of: .id(good), at: moment)
        try store.edit(.number(2), text: "older")
        try store.add("new", at: moment)

        #expect(try store.read().tasks.map(\.number) == [1, 2, 3])
        #expect(try Self.record(of: bad, in: file) == before)
        let members = try #require(defaults.dictionary(forKey: TaskRecord.key(of: good)))
        #expect(members["colour"] as? String == "mauve" && members["size"] as? Double == 1.5)
        #expect(members["done"] as? Bool == true)
        #expect(defaults.string(forKey: "task.not-an-id") == "nonsense")
    }

    @Test("A change that fails leaves everything as it was")
    func failure() throws {
        let store = TaskStore(defaults: try defaults)
        try store.add("a", at: moment)
        let before = try store.read()
        #expect(throws: TaskStoreError.noLongerThere) {
            try store.change { list in
                list.tasks.removeAll()
                throw TaskStoreError.noLongerThere
            }
        }
        #expect(try store.read() == before)
    }

    @Test("A task that is set to what it is already writes nothing")
    func nothingToWrite() throws {
        let defaults = try defaults
        let store = TaskStore(defaults: defaults)
        let task = try store.add("a", at: moment)
        try store.setCompleted(true, of: .id(task.id), at: moment)
        let file = try group.directory.path(.defaults) + "/\(FileName.encode(TaskStore.suiteName)).jsonl"
        let before = try Data(contentsOf: URL(fileURLWithPath: file))
        try store.setCompleted(
            true, of: .id(task.id), at: TaskMoment(.distantFuture, in: Calendar(identifier: .gregorian)))
        #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == before)
    }

    /// The text of a record as it stands in the journal.
    private static func record(of id: UUID, in file: String) throws -> String {
        let text = try String(contentsOfFile: file, encoding: .utf8)
        let start = try #require(text.range(of: id.uuidString, options: .backwards))
        return String(text[start.lowerBound...].prefix { $0 != "}" })
    }
}

/// A group directory of a test's own.
final class TemporaryGroup: Sendable {
    private let path = NSTemporaryDirectory() + "tasks-" + UUID().uuidString

    var directory: GroupDirectory { get throws { try GroupDirectory(opening: path) } }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
