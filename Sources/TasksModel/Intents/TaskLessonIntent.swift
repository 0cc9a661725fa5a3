import AppIntents
import WidgetKit

/// Which task the widget *Toggle or set* is about.
public struct TaskLessonIntent: WidgetConfigurationIntent {
    public static let title: LocalizedStringResource = "Toggle or set"
    public static let description = IntentDescription("One task and two ways to tick it off.")

    /// The task; nil for the first.
    @Parameter(title: "Task", description: "Empty takes the first one.")
    public var task: TaskChoice?

    /// An intent without values, as the system makes it.
    public init() {}

    /// The task it is about.
    public func task(among tasks: [TaskItem]) -> TaskItem? {
        let chosen = task?.id
        return tasks.first { $0.id.uuidString == chosen } ?? tasks.first
    }
}

/// A task, to choose a widget's by.
public struct TaskChoice: AppEntity {
    /// The task's id.
    public let id: String
    /// Its words.
    var words: String

    /// What it is called in an editor.
    public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Task"
    /// Finds tasks.
    public static let defaultQuery = TaskChoiceQuery()

    /// The task's words.
    public var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(words)") }
}

/// Finds tasks to choose from.
public struct TaskChoiceQuery: EntityStringQuery {
    /// A query.
    public init() {}

    /// The tasks that are still there.
    public func entities(for identifiers: [String]) async throws -> [TaskChoice] {
        try Self.all().filter { identifiers.contains($0.id) }
    }

    /// The tasks with that text in them.
    public func entities(matching string: String) async throws -> [TaskChoice] {
        try Self.all().filter { $0.words.localizedCaseInsensitiveContains(string) }
    }

    /// All tasks by number.
    public func suggestedEntities() async throws -> [TaskChoice] { try Self.all() }

    private static func all() throws -> [TaskChoice] {
        try TaskStore().read().tasks.map { TaskChoice(id: $0.id.uuidString, words: $0.title) }
    }
}
