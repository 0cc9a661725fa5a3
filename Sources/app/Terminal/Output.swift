import WidgetKit

/// Standard output and standard error.
enum Output {
    /// Writes text to standard output, at once and whole.
    static func print(_ text: String) { write(text, to: 1) }

    /// Writes messages to standard error, each under the app's name.
    static func complain(_ message: String) {
        write(message.split(separator: "\n").map { "app: \($0)\n" }.joined(), to: 2)
    }

    /// Whether colours are welcome: standard output is a terminal that knows them, and nobody said no
    /// (https://no-color.org).
    static var isColored: Bool {
        let environment = ProcessInfo.processInfo.environment
        guard isatty(1) == 1, environment["NO_COLOR", default: ""].isEmpty else { return false }
        return !["", "dumb"].contains(environment["TERM", default: ""])
    }

    private static func write(_ text: String, to descriptor: Int32) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            // Whoever read this is gone, or the disk is full: there is nobody left to tell.
            guard count > 0 else { exit(ExitStatus.failed.rawValue) }
            rest = rest.dropFirst(count)
        }
    }
}
