import GroupContainer
import WidgetKit

/// Standard output and standard error of the app.
enum Output {
    private static let stream = StandardStream(program: "app", installedAs: "widget-tasks")

    /// Writes text to standard output, see ``StandardStream/print(_:)-(String)``.
    static func print(_ text: String) { stream.print(text) }

    /// The app's own words with the name that it was called by.
    static func named(_ text: String) -> String { stream.named(text) }

    /// Writes messages to standard error, each line under the app's name.
    static func complain(_ message: String) { stream.complain(message) }

    /// Whether colours are welcome: standard output is a terminal that knows them, and nobody said no
    /// (https://no-color.org).
    static var isColored: Bool {
        let environment = ProcessInfo.processInfo.environment
        guard isatty(1) == 1, environment["NO_COLOR", default: ""].isEmpty else { return false }
        return !["", "dumb"].contains(environment["TERM", default: ""])
    }
}
