import WidgetLayout

/// Instants and stretches of time in words for people.
public struct ClockWords: Sendable {
    /// The time zone.
    public var zone: ZoneRules
    /// Now, seconds since 1970: the day that needs no name.
    public var now: Double

    /// Words for a time zone and a present.
    public init(zone: ZoneRules, now: Double) { (self.zone, self.now) = (zone, now) }

    /// The time of day, `14:03:27`; of another day with its name, `Tue 3 Mar 14:03`.
    public func time(_ date: Double) -> String {
        let (days, second) = local(date)
        let clock = Self.clock(second)
        let today = local(now).days
        switch days - today {
        case 0: return clock
        case 1: return "tomorrow " + clock
        case -1: return "yesterday " + clock
        default: return day(date) + " " + clock.prefix(5)
        }
    }

    /// The time of day alone, `14:03:27`.
    public func timeOfDay(_ date: Double) -> String { Self.clock(local(date).second) }

    /// The day, `Tue 3 Mar 2026`; without the year when it is the present one.
    public func day(_ date: Double, withYear: Bool = false) -> String {
        let days = local(date).days
        let civil = CivilDate(days: days)
        let year = withYear || civil.year != CivilDate(days: local(now).days).year ? " \(civil.year)" : ""
        return "\(Self.weekdays[CivilDate.weekday(days)]) \(civil.day) \(Self.months[civil.month - 1])\(year)"
    }

    /// The days since 1970 and the second of the day there.
    func local(_ date: Double) -> (days: Int, second: Int) {
        let seconds = Int(min(max(date, -1e14), 1e14).rounded(.down)) + zone.offset(at: date)
        let days = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
        return (days, seconds - days * 86_400)
    }

    private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    private static func clock(_ second: Int) -> String {
        [second / 3600, second / 60 % 60, second % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }

    /// A stretch of time in its two largest units: `340 ms`, `5 s`, `2 min 5 s`, `9 h 56 min`, `3 d 4 h`.
    public static func span(_ seconds: Double) -> String {
        let seconds = min(max(seconds, 0), 1e9)
        if seconds < 0.0095 {
            let tenths = Int((seconds * 10_000).rounded())
            return tenths % 10 == 0 ? "\(tenths / 10) ms" : "\(Double(tenths) / 10) ms"
        }
        if seconds < 0.9995 { return "\(Int((seconds * 1000).rounded())) ms" }
        let whole = Int(seconds.rounded())
        func two(_ large: Int, _ largeUnit: String, _ small: Int, _ smallUnit: String) -> String {
            small == 0 ? "\(large) \(largeUnit)" : "\(large) \(largeUnit) \(small) \(smallUnit)"
        }
        switch whole {
        case ..<60: return "\(whole) s"
        case ..<3600: return two(whole / 60, "min", whole % 60, "s")
        case ..<86_400: return two(whole / 3600, "h", whole / 60 % 60, "min")
        default: return two(whole / 86_400, "d", whole / 3600 % 24, "h")
        }
    }
}
