import AppIntents

/// A project or a context, to choose the tasks of a widget by.
public struct TaskTag: AppEntity {
    /// The tag with its mark: `+home`, `@phone`.
    public let id: String
    /// How many of its tasks are open.
    var open = 0

    /// A tag.
    init(id: String, open: Int = 0) { (self.id, self.open) = (id, open) }

    /// What it is called in an editor.
    public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Project or context"
    /// Finds tags among the tasks.
    public static let defaultQuery = TaskTagQuery()

    /// The tag as it stands in the tasks.
    public var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }

    /// Whether a task has it.
    public func matches(_ task: TaskItem) -> Bool {
        id.hasPrefix("+")
            ? task.projects.contains(String(id.dropFirst())) : task.contexts.contains(String(id.dropFirst()))
    }
}

/// Finds the tags among the tasks.
public struct TaskTagQuery: EntityStringQuery {
    /// A query.
    public init() {}

    /// A tag stays what it is when its last task goes: the widget is empty then, and not another one.
    public func entities(for identifiers: [String]) async throws -> [TaskTag] {
        identifiers.filter { $0.count > 1 && ($0.hasPrefix("+") || $0.hasPrefix("@")) }.map { TaskTag(id: $0) }
    }

    /// The tags with that text in them.
    public func entities(matching string: String) async throws -> [TaskTag] {
        try await suggestedEntities().filter { $0.id.localizedCaseInsensitiveContains(string) }
    }

    /// All tags, projects first, by name.
    public func suggestedEntities() async throws -> [TaskTag] { Self.tags(of: try TaskStore().read().tasks) }

    /// The tags of tasks.
    static func tags(of tasks: [TaskItem]) -> [TaskTag] {
        var counts: [String: Int] = [:]
        for task in tasks {
            for tag in Set(task.projects.map { "+" + $0 } + task.contexts.map { "@" + $0 }) {
                counts[tag, default: 0] += task.isCompleted ? 0 : 1
            }
        }
        return counts.map { TaskTag(id: $0.key, open: $0.value) }
            .sorted { ($0.id.hasPrefix("+") ? 0 : 1, $0.id) < ($1.id.hasPrefix("+") ? 0 : 1, $1.id) }
    }
}
