import AppIntents

/// A place and its zone.
public struct City: Hashable, Identifiable, Sendable {
    public var name: String
    public var zone: TimeZone
    public var id: String { zone.identifier }

    static let all = [
        ("Lisbon", "Europe/Lisbon"), ("Kyiv", "Europe/Kyiv"), ("Nairobi", "Africa/Nairobi"), ("Delhi", "Asia/Kolkata"),
        ("Tokyo", "Asia/Tokyo"), ("Sydney", "Australia/Sydney"), ("New York", "America/New_York"),
        ("São Paulo", "America/Sao_Paulo"),
    ].compactMap { name, id in TimeZone(identifier: id).map { City(name: name, zone: $0) } }
}

/// What a clock needs to know of a zone at an instant.
struct ZoneFacts: Hashable {
    /// Hours and minutes ahead of the place's own zone, such as `+5:30`; empty for the same time.
    var difference: String
    /// −1, 0 or 1: yesterday, today, tomorrow.
    var day: Int

    init(of zone: TimeZone, at date: Date, from own: TimeZone) {
        let seconds = zone.secondsFromGMT(for: date) - own.secondsFromGMT(for: date)
        let (hours, minutes) = (abs(seconds) / 3600, abs(seconds) / 60 % 60)
        let sign = seconds < 0 ? "−" : "+"
        difference =
            seconds == 0
            ? "" : minutes == 0 ? "\(sign)\(hours)" : "\(sign)\(hours):\(minutes < 10 ? "0" : "")\(minutes)"
        let here = Int((date.timeIntervalSince1970 + Double(own.secondsFromGMT(for: date))) / 86400)
        let there = Int((date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: date))) / 86400)
        day = there - here
    }
}

/// When the clocks of a zone change next.
struct ClockChange: Hashable {
    var date: Date
    /// Seconds; above 0: the clocks go forward.
    var jump: Int

    init?(after date: Date, in zone: TimeZone) {
        guard let next = zone.nextDaylightSavingTimeTransition(after: date) else { return nil }
        self.date = next
        jump =
            zone.secondsFromGMT(for: next.addingTimeInterval(1)) - zone.secondsFromGMT(for: next.addingTimeInterval(-1))
    }
}
