import ClockWidgets
import WidgetKit

@main
struct ClockApp: WidgetApp {
    var commands: [AppCommand] {
        AppCommand("reload", "has the widget made anew") { _ in
            WidgetCenter.shared.reloadTimelines(ofKind: ClockWidget.kind)
            return ""
        }
    }
}
