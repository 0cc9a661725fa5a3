/// Round instants on an axis of dates.
enum DateSteps {
    private static let units: [(component: Calendar.Component, count: Int, seconds: Double)] = [
        (.second, 1, 1), (.second, 15, 15), (.minute, 1, 60), (.minute, 5, 300), (.minute, 15, 900),
        (.minute, 30, 1800),
        (.hour, 1, 3600), (.hour, 3, 10800), (.hour, 6, 21600), (.hour, 12, 43200), (.day, 1, 86400),
        (.day, 2, 172_800),
        (.day, 7, 604_800), (.month, 1, 2_629_800), (.month, 3, 7_889_400), (.year, 1, 31_557_600),
        (.year, 5, 157_788_000), (.year, 10, 315_576_000), (.year, 100, 3_155_760_000),
    ]

    /// The unit that parts a span in no more than so many.
    static func unit(_ low: Double, _ high: Double, count: Int) -> (component: Calendar.Component, count: Int) {
        let raw = (high - low) / Double(max(count, 1))
        let found = units.first { $0.seconds >= raw * 0.999 } ?? units[units.count - 1]
        return (found.component, found.count)
    }

    /// Instants for about so many marks.
    static func usual(_ low: Double, _ high: Double, count: Int, calendar: Calendar) -> [Double] {
        let unit = unit(low, high, count: count)
        return stride(low, high, by: unit.component, unit.count, calendar)
    }

    /// The beginnings of units in a span, at most a hundred.
    static func stride(
        _ low: Double, _ high: Double, by component: Calendar.Component, _ count: Int, _ calendar: Calendar
    ) -> [Double] {
        let count = max(count, 1)
        let start = Date(timeIntervalSince1970: low)
        guard var at = calendar.dateInterval(of: component, for: start)?.start else { return [low, high] }
        // Three hours begin at midnight, quarters in January.
        let larger: [Calendar.Component: Calendar.Component] = [
            .second: .minute, .minute: .hour, .hour: .day, .month: .year,
        ]
        if count > 1, let outer = larger[component], let begin = calendar.dateInterval(of: outer, for: start)?.start {
            at = begin
        }
        var found: [Double] = []
        for _ in 0..<1000 where found.count < 100 {
            let seconds = at.timeIntervalSince1970
            if seconds > high + 1e-6 { break }
            if seconds >= low - 1e-6 { found.append(seconds) }
            guard let next = calendar.date(byAdding: component, value: count, to: at), next > at else { break }
            at = next
        }
        return found
    }

    /// The usual words of an instant on an axis.
    static func words(_ seconds: Double, _ scale: ChartScale, _ locale: Locale, _ calendar: Calendar) -> String {
        var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
        switch unit(scale.low, scale.high, count: 4).component {
        case .second, .minute: style = style.hour().minute()
        case .hour: style = style.hour()
        case .day: style = style.month(.abbreviated).day()
        case .month: style = style.month(.abbreviated)
        default: style = style.year()
        }
        return Date(timeIntervalSince1970: seconds).formatted(style)
    }
}
