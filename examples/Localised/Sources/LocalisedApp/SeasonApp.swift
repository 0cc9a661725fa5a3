import LocalisedWidgets
import WidgetKit

@main
struct SeasonApp: WidgetApp {
    var commands: [AppCommand] {
        AppCommand("reload", "has the widget made anew") { _ in
            WidgetCenter.shared.reloadTimelines(ofKind: SeasonWidget.kind)
            return ""
        }
    }
}
