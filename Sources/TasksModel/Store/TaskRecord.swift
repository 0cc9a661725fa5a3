import AppIntents

/// A task as the shared defaults hold it: one key a task, `task.<id>`, whose value is a dictionary.
///
///     "task.6F0…": {"number": 3, "text": "Buy milk +home", "done": true, "priority": "A",
///                   "created": "2026-05-20", "completed": "2026-05-21", "completedAt": …}
///
/// 1. Each task has its own key, so two processes that write different tasks touch nothing in common, and a tap writes
///    one short line whatever the length of the list.
/// 2. A member that is missing takes its default: an older version did not know it.
/// 3. A record with a member of the wrong type is passed over and never written to: what it means is for a version that
///    knows. The tasks beside it are read and written as ever.
/// 4. Members this version does not know stay as they are when a task is changed.
enum TaskRecord {
    private static let prefix = "task."

    /// The key of a task.
    static func key(of id: UUID) -> String { prefix + id.uuidString }

    /// Whether a key of the suite is meant for a task.
    static func isTaskKey(_ key: String) -> Bool { key.hasPrefix(prefix) }

    /// The task of a record; nil when it cannot be read, see rule 3. A missing number is 0.
    static func task(key: String, value: Any) -> TaskItem? {
        guard let id = UUID(uuidString: String(key.dropFirst(prefix.count))), let members = value as? [String: Any]
        else { return nil }
        var reader = MemberReader(members: members)
        var task = TaskItem(
            id: id,
            number: reader.value("number", default: 0),
            text: reader.value("text", default: ""),
            priority: reader.converted("priority", default: .none) { TaskPriority($0) },
            isCompleted: reader.value("done", default: false),
            createdOn: reader.converted("created", default: nil) { CalendarDay($0) },
            completedOn: reader.converted("completed", default: nil) { CalendarDay($0) },
            completedAt: reader.value("completedAt", default: Date?.none))
        task.isPending = reader.value("pending", default: false)
        return reader.isSound ? task : nil
    }

    /// The record of a task, on top of what was stored for it before (rule 4).
    static func members(of task: TaskItem, over stored: Any?) -> [String: Any] {
        var members = stored as? [String: Any] ?? [:]
        members["number"] = task.number
        members["text"] = task.text
        members["done"] = task.isCompleted
        members["priority"] = task.priority == .none ? nil : task.priority.letterText
        members["created"] = task.createdOn?.description
        members["completed"] = task.completedOn?.description
        members["completedAt"] = task.completedAt
        members["pending"] = task.isPending ? true : nil
        return members
    }
}

/// Reads members of a dictionary and remembers whether one of them was of the wrong type.
private struct MemberReader {
    let members: [String: Any]
    var isSound = true

    mutating func value<T>(_ key: String, default value: T) -> T {
        guard let stored = members[key] else { return value }
        guard let typed = stored as? T else {
            isSound = false
            return value
        }
        return typed
    }

    mutating func converted<T>(_ key: String, default value: T, _ convert: (String) -> T?) -> T {
        guard members[key] != nil else { return value }
        guard let converted = convert(self.value(key, default: "")) else {
            isSound = false
            return value
        }
        return converted
    }
}
