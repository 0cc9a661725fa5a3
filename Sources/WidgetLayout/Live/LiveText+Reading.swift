import WidgetArchive

/// What a live date says at one instant.
public struct LiveReading: Sendable, Hashable {
    /// The words.
    public var text: String
    /// The next instant at which they differ, seconds since 1970; nil when they never will.
    public var nextChange: Double?
    /// Words and the instant of their end.
    public init(text: String, nextChange: Double?) { (self.text, self.nextChange) = (text, nextChange) }
}

extension LiveText {
    /// What the text says at an instant (seconds since 1970), in a locale such as `uk_UA` and a time zone.
    ///
    /// Pure: the same arguments give the same words, and nothing is read from the machine.
    public func reading(at now: Double, locale: String, timeZone: ZoneRules) -> LiveReading {
        let words = LiveWords(locale: locale)
        let start = Self.sane(start)
        let now = Self.sane(now)
        switch style {
        case .time: return LiveReading(text: words.time(of: start, zone: timeZone), nextChange: nil)
        case .date: return LiveReading(text: words.date(of: start, zone: timeZone), nextChange: nil)
        case .interval:
            return LiveReading(
                text: words.interval(from: start, to: Self.sane(end ?? start), zone: timeZone), nextChange: nil)
        case .timer: return timer(from: start, now: now, words)
        case .countdown, .countup: return interval(from: start, now: now, words)
        case .relative: return distance(from: start, now: now, words, isOffset: false)
        case .offset: return distance(from: start, now: now, words, isOffset: true)
        }
    }

    // Far enough for any calendar, near enough for whole seconds to be exact.
    private static func sane(_ instant: Double) -> Double { instant.isFinite ? min(max(instant, -1e11), 1e11) : 0 }

    // An instant that was computed as a boundary must count as reached.
    private static let tolerance = 1e-5

    /// Counts down to the date and up after it.
    private func timer(from date: Double, now: Double, _ words: LiveWords) -> LiveReading {
        if now < date - Self.tolerance {
            let left = (date - now - Self.tolerance).rounded(.up)
            return LiveReading(text: words.clock(left, showsHours: showsHours), nextChange: date - left + 1)
        }
        let passed = max(now - date + Self.tolerance, 0).rounded(.down)
        return LiveReading(text: words.clock(passed, showsHours: showsHours), nextChange: date + passed + 1)
    }

    /// Runs between two dates and stands still outside.
    private func interval(from start: Double, now: Double, _ words: LiveWords) -> LiveReading {
        let end = max(Self.sane(end ?? start), start)
        let clock = min(max(pausedAt.map(Self.sane) ?? now, start), end)
        let isPaused = pausedAt.map { Self.sane($0) <= now } ?? false
        let count: Double
        var next: Double?
        if style == .countdown {
            count = max(end - clock - Self.tolerance, 0).rounded(.up)
            if now < start {
                // The first second ends one second after the start, or at the start when the span has a fraction.
                next = end - count + 1
            } else if clock < end - Self.tolerance {
                next = end - count + 1
            }
        } else {
            count = (clock - start + Self.tolerance).rounded(.down)
            if clock < end - Self.tolerance { next = start + count + 1 }
        }
        if isPaused { next = nil }
        return LiveReading(text: words.clock(count, showsHours: showsHours), nextChange: next)
    }

    /// `2 hr, 23 min`, or `+2 hours` for an offset (a date ahead has a minus).
    private func distance(from date: Double, now: Double, _ words: LiveWords, isOffset: Bool) -> LiveReading {
        let isAhead = now < date - Self.tolerance
        let seconds =
            isAhead ? (date - now - Self.tolerance).rounded(.up) : max(now - date + Self.tolerance, 0).rounded(.down)
        let parts = TimeParts(seconds: Int(seconds))
        let shown = Array(parts.largest(isOffset ? 1 : 2))
        let whole = shown.reduce(0) { $0 + $1.count * $1.unit.seconds }
        // Growing, the smallest unit shown goes up by one, unless a larger one (a month is no whole number of days) does
        // so before; shrinking, the words hold down to their own exact length.
        let smallest = shown.last?.unit ?? .second
        let above = TimeParts.Unit.allCases.filter { $0.rawValue < smallest.rawValue }.map { unit in
            (Int(seconds) / unit.seconds + 1) * unit.seconds
        }
        let grown = min(whole + smallest.seconds, above.min() ?? .max)
        let next = isAhead ? date - Double(max(whole - 1, 0)) : date + Double(grown)
        let text =
            isOffset
            ? (isAhead ? "-" : "+") + words.long(shown)
            : words.short(shown)
        return LiveReading(text: text, nextChange: next > now ? next : now + 1)
    }
}

/// A length of time in units. A year counts 365 days and a month a twelfth of it: the distance of two
/// instants has no calendar.
struct TimeParts {
    enum Unit: Int, CaseIterable {
        case year, month, day, hour, minute, second

        var seconds: Int {
            switch self {
            case .year: 365 * 86400
            case .month: 365 * 86400 / 12
            case .day: 86400
            case .hour: 3600
            case .minute: 60
            case .second: 1
            }
        }
    }

    let seconds: Int

    /// The largest unit and those below it, at most `count`; zeros stay, so that the smallest unit tells when the words
    /// change.
    func largest(_ count: Int) -> [(unit: Unit, count: Int)] {
        var rest = seconds
        var parts: [(Unit, Int)] = []
        for unit in Unit.allCases {
            let whole = rest / unit.seconds
            rest %= unit.seconds
            if whole > 0 || !parts.isEmpty || unit == .second { parts.append((unit, whole)) }
            if parts.count == count { break }
        }
        return parts
    }
}
