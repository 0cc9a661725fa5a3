import AppIntents

/// The four points of the year.
enum Season: String, CaseIterable, Sendable {
    case spring, summer, autumn, winter

    /// Month and day on which it begins, near enough.
    private var begins: DateComponents {
        switch self {
        case .spring: DateComponents(month: 3, day: 20)
        case .summer: DateComponents(month: 6, day: 21)
        case .autumn: DateComponents(month: 9, day: 22)
        case .winter: DateComponents(month: 12, day: 21)
        }
    }

    var symbol: String {
        switch self {
        case .spring: "leaf.fill"
        case .summer: "sun.max.fill"
        case .autumn: "wind"
        case .winter: "snowflake"
        }
    }

    /// The first midnight of the season after a date.
    func next(after date: Date, in calendar: Calendar) -> Date {
        calendar.nextDate(after: date, matching: begins, matchingPolicy: .nextTime) ?? date
    }

    /// The season that begins next.
    static func next(after date: Date, in calendar: Calendar) -> (season: Season, date: Date) {
        let all = allCases.map { ($0, $0.next(after: date, in: calendar)) }
        return all.min { $0.1 < $1.1 } ?? (.spring, date)
    }

    /// Whole days until a date, today's counted as one.
    static func days(from date: Date, to other: Date, in calendar: Calendar) -> Int {
        calendar.dateComponents([.day], from: calendar.startOfDay(for: date), to: other).day ?? 0
    }
}

/// Where in the year one stands: kept for nobody, so the widget has nothing to store.
enum YearPlace {
    static func fraction(of date: Date, in calendar: Calendar) -> Double {
        guard let year = calendar.dateInterval(of: .year, for: date) else { return 0 }
        return date.timeIntervalSince(year.start) / year.duration
    }
}
