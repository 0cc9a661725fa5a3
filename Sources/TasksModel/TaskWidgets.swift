import WidgetKit

/// What the app and the extension must agree on about the widgets.
public enum TaskWidgets {
    /// The kind of the list with buttons.
    public static let list = "TaskWidget"
    /// The kind of the list with switches.
    public static let switches = "TaskToggleWidget"

    /// The kind of the list whose tasks the user chooses.
    public static let chosen = "TaskFilterWidget"

    /// Asks for new timelines of every widget that shows tasks.
    public static func reload() {
        WidgetCenter.shared.reloadTimelines(ofKind: list)
        WidgetCenter.shared.reloadTimelines(ofKind: switches)
        WidgetCenter.shared.reloadTimelines(ofKind: chosen)
    }

    /// What a tap beside every control opens.
    public static let listURL = "tasks://list"
}
