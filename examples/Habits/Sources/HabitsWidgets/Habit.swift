import AppIntents

/// Something to do each day.
public struct Habit: Codable, Hashable, Identifiable, Sendable {
    public var id: String
    public var name: String
    public var symbol: String
    /// The days on which it was done, as `2025-06-16`.
    public var days: Set<String> = []

    public init(id: String, name: String, symbol: String) {
        (self.id, self.name, self.symbol) = (id, name, symbol)
    }

    /// How many days in a row it was done, up to today; a today that is still open does not break the row.
    func streak(endingAt today: Date, in calendar: Calendar) -> Int {
        var day = today
        if !days.contains(HabitDay.name(of: day, in: calendar)) { day = HabitDay.before(day, in: calendar) }
        var count = 0
        while days.contains(HabitDay.name(of: day, in: calendar)) {
            count += 1
            day = HabitDay.before(day, in: calendar)
        }
        return count
    }
}

/// Days by name: a name stays the same wherever one travels, an instant does not.
enum HabitDay {
    static func name(of date: Date, in calendar: Calendar) -> String {
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        func two(_ number: Int?) -> String { (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
        return "\(parts.year ?? 0)-\(two(parts.month))-\(two(parts.day))"
    }

    static func before(_ date: Date, in calendar: Calendar) -> Date {
        calendar.date(byAdding: .day, value: -1, to: date) ?? date
    }

    /// The last so many days, today last.
    static func last(_ count: Int, to today: Date, in calendar: Calendar) -> [Date] {
        (0..<count).reversed().compactMap { calendar.date(byAdding: .day, value: -$0, to: today) }
    }
}
