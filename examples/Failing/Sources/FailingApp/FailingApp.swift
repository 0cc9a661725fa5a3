import FailingWidgets
import WidgetKit

@main
struct FailingApp: WidgetApp {
    var commands: [AppCommand] {
        AppCommand("count", "prints how many taps worked") { _ in "\(Record.count)" }
    }
}
