import AppIntents
import ProbeModel
import WidgetKit

/// The probe's app, for tests: takes what the widget hands over and leaves a line for each.
@main
struct ProbeApp: WidgetApp {
    static let intents = ProbeAppIntents.all

    init() {
        ProbeStore.bundleToken = "app"
        AppDependencyManager.shared.add(dependency: Greeter(words: "the app"))
    }

    var commands: [AppCommand] {
        AppCommand("count", "prints the count") { _ in "\(ProbeStore.defaults.integer(forKey: "count"))" }
    }

    func open(_ url: URL) { ProbeStore.performed("opened \(url.absoluteString)") }
}
