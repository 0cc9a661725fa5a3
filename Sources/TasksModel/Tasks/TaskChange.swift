import AppIntents

/// What became of one task between two readings of the store.
public enum TaskChange: Hashable, Sendable {
    /// It was not there before.
    case added(TaskItem)
    /// It is there no more.
    case removed(TaskItem)
    /// It was done, or taken back.
    case completed(TaskItem)
    /// Its words, priority or dates differ; the state before and after.
    case edited(TaskItem, from: TaskItem)

    /// The changes that lead from one list to another, by number.
    public static func between(_ before: [TaskItem], _ after: [TaskItem]) -> [TaskChange] {
        let old = Dictionary(before.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let new = Dictionary(after.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var changes = before.filter { new[$0.id] == nil }.map { TaskChange.removed($0) }
        for task in after {
            guard let previous = old[task.id] else {
                changes.append(.added(task))
                continue
            }
            guard !previous.saysTheSame(as: task) else { continue }
            changes.append(previous.isCompleted != task.isCompleted ? .completed(task) : .edited(task, from: previous))
        }
        return changes.sorted { $0.task.number < $1.task.number }
    }

    /// The task as it is now, or was when it went.
    public var task: TaskItem {
        switch self {
        case .added(let task), .removed(let task), .completed(let task), .edited(let task, _): task
        }
    }
}

extension TaskItem {
    /// Whether nothing differs but the mark of a change on its way.
    func saysTheSame(as other: TaskItem) -> Bool {
        var copy = other
        copy.isPending = isPending
        return self == copy
    }
}
