import WidgetKit

/// What the app and the extension must agree on about the widgets.
public enum TaskWidgets {
    /// The kind of the list with buttons.
    public static let list = "TaskWidget"
    /// The kind of the list with switches.
    public static let switches = "TaskToggleWidget"

    /// The kind of the list whose tasks the user chooses.
    public static let chosen = "TaskFilterWidget"
    /// The kind of the two ways to tick a task off.
    public static let lesson = "TaskLessonWidget"

    /// Asks for new timelines of every widget that shows tasks.
    public static func reload() {
        WidgetCenter.shared.reloadTimelines(ofKind: list)
        WidgetCenter.shared.reloadTimelines(ofKind: switches)
        WidgetCenter.shared.reloadTimelines(ofKind: chosen)
        WidgetCenter.shared.reloadTimelines(ofKind: lesson)
    }

    /// What a tap beside every control opens.
    public static let listURL = "tasks://list"
}
