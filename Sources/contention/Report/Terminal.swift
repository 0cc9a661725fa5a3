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

    /// Whether colours are wanted on a descriptor.
    static func hasColour(_ descriptor: Int32 = 1) -> Bool {
        let environment = GroupDirectory.processEnvironment
        return isatty(descriptor) == 1 && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }

    static func print(_ text: String, to descriptor: Int32 = 1) {
        try? Sys.writeAll(descriptor, Array(text.utf8))
    }
}

/// One line that is written over while a run goes on.
struct Progress {
    /// Its terminal may be made wider or narrower meanwhile.
    private var width: Int? { Terminal.width(2) }

    /// Shows what a run has done so far.
    ///
    /// - Parameter prefix: which run it is, where there are several.
    func show(_ outcome: Outcome, prefix: String = "") {
        guard let width else { return }
        // A line that is too long would be wrapped, and could not be written over.
        let text = String((prefix + Self.line(outcome)).prefix(width - 1))
        let room = min(width - text.count - 3, 24)
        let heat = room < 8 ? "" : "  " + Self.heat(outcome, width: room)
        Terminal.print("\r\u{1B}[K" + text + heat, to: 2)
    }

    func clear() {
        if width != nil { Terminal.print("\r\u{1B}[K", to: 2) }
    }

    private static func heat(_ outcome: Outcome, width: Int) -> String {
        let waits = outcome.writers.reduce([Int64](repeating: 0, count: Scoreboard.columns)) {
            zip($0, $1.waitsOverTime).map(max)
        }
        return Heat.row(waits, width: width, colour: Terminal.hasColour(2))
    }

    static func line(_ outcome: Outcome) -> String {
        let longest = outcome.writers.map(\.waits.maximum).max() ?? 0
        let blows = outcome.kills + outcome.stops > 0 ? " · \(outcome.kills) killed, \(outcome.stops) stopped" : ""
        return "\(Text.fixed(outcome.elapsed, 1)) s  \(Text.count(Int(outcome.perSecond))) tx/s  "
            + "longest wait \(Text.duration(longest))\(blows)"
    }
}
