import AppIntents

/// Opens the app where a new task is written: a widget has no keyboard.
///
/// When a person has the app in front, its prompt offers the command. When the renderer had to start the app, which then
/// has no prompt, the place is kept, and the app goes on there as soon as a person opens it.
public struct NewTaskIntent: AppIntent {
    public static let title: LocalizedStringResource = "New task"
    public static let description = IntentDescription("Opens the app to write a new task.")
    public static let openAppWhenRun = true

    /// The intent.
    public init() {}

    /// Tells the app's front what to show.
    public func perform() async throws -> some IntentResult {
        await TaskFront.shared.show(.newTask)
        return .result()
    }
}

/// What the app shows, for intents and URLs that open it.
@MainActor
public final class TaskFront {
    /// A place in the app.
    public enum Place: String, Hashable, Sendable {
        /// The list of tasks.
        case list
        /// Where a new task is written.
        case newTask
    }

    /// The app's front.
    public static let shared = TaskFront()

    /// Called with each place that is to be shown; set by the app, never by the extension.
    public var onShow: ((Place) -> Void)?

    /// Shows a place, if there is a front.
    public func show(_ place: Place) { onShow?(place) }
}
