import Glibc
import GroupContainer

/// Where the report goes.
enum Terminal {
    /// Columns of a descriptor's terminal; nil when it is none.
    static func width(_ descriptor: Int32) -> Int? {
        guard isatty(descriptor) == 1 else { return nil }
        var size = winsize()
        return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
    }

    /// Whether colours are wanted on standard output.
    static var hasColour: Bool {
        let environment = GroupDirectory.processEnvironment
        return isatty(1) == 1 && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }

    static func print(_ text: String, to descriptor: Int32 = 1) {
        try? Sys.writeAll(descriptor, Array(text.utf8))
    }
}

/// One line that is written over while a run goes on.
struct Progress {
    private let isLive = isatty(2) == 1

    func show(_ text: String) {
        guard isLive else { return }
        Terminal.print("\r\u{1B}[K" + text, to: 2)
    }

    func clear() {
        if isLive { Terminal.print("\r\u{1B}[K", to: 2) }
    }

    /// What a run has done so far.
    static func line(_ outcome: Outcome) -> String {
        let longest = outcome.writers.map(\.waits.maximum).max() ?? 0
        let waits = outcome.writers.reduce([Int64](repeating: 0, count: Scoreboard.columns)) {
            zip($0, $1.waitsOverTime).map(max)
        }
        let blows = outcome.kills + outcome.stops > 0 ? " · \(outcome.kills) killed, \(outcome.stops) stopped" : ""
        return "\(Text.fixed(outcome.elapsed, 1)) s  \(Text.count(Int(outcome.perSecond))) tx/s  "
            + "longest wait \(Text.duration(longest))\(blows)  \(Heat.row(waits, width: 24, colour: Terminal.hasColour))"
    }
}
