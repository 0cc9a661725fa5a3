import CounterWidgets
import WidgetKit

@main
struct CounterApp: WidgetApp {
    var commands: [AppCommand] {
        AppCommand("show", "prints the count") { _ in "\(Counter.count)" }
        AppCommand("add", "NUMBER", "counts so many") { words in
            guard words.count == 1, let amount = Int(words[0]) else { throw AppCommand.Usage() }
            try Counter.add(amount)
            return changed()
        }
        AppCommand("reset", "begins again at 0") { _ in
            Counter.reset()
            return changed()
        }
    }

    private func changed() -> String {
        WidgetCenter.shared.reloadTimelines(ofKind: CounterWidget.kind)
        return "\(Counter.count)"
    }
}
