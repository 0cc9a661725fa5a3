import WIDGETNAMEWidgets
import WidgetKit

/// The app: on Linux a command line; on a phone it would be a SwiftUI `App`.
@main
struct WIDGETNAMEApp: WidgetApp {
    var commands: [AppCommand] {
        AppCommand("show", "prints the words") { _ in WIDGETNAMEStore.message }
        AppCommand("say", "WORDS", "has the widget show some words") { words in
            guard !words.isEmpty else { throw AppCommand.Usage() }
            WIDGETNAMEStore.message = words.joined(separator: " ")
            WidgetCenter.shared.reloadTimelines(ofKind: WIDGETNAMEWidget.kind)
            return WIDGETNAMEStore.message
        }
    }
}
