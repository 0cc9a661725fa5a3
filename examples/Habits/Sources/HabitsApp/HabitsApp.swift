import HabitsWidgets
import WidgetKit

@main
struct HabitsApp: WidgetApp {
    var commands: [AppCommand] {
        AppCommand("list", "prints the habits") { _ in
            HabitStore.habits.map { "\($0.name): \($0.days.count) days" }.joined(separator: "\n")
        }
        AppCommand("add", "NAME", "adds a habit") { words in
            guard !words.isEmpty else { throw AppCommand.Usage() }
            try HabitStore.add(words.joined(separator: " "))
            WidgetCenter.shared.reloadTimelines(ofKind: HabitsWidget.kind)
            return ""
        }
    }
}
