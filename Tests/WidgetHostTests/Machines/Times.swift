@testable import WidgetHost

/// An instant of a test's own clock: seconds since it began, on both clocks.
func at(_ seconds: Double) -> HostTime {
    HostTime(boot: Int64((seconds * 1e9).rounded()), wall: 1_000_000 + seconds)
}

/// What happened in one step of a marble line: nothing, a letter, or letters in parentheses.
func marble(_ letters: [String]) -> String {
    switch letters.count {
    case 0: "."
    case 1: letters[0]
    default: "(" + letters.joined() + ")"
    }
}
