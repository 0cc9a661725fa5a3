/// Writes spans of time; Foundation on Linux has the name but not the class.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How the parts are written.
    public enum UnitsStyle: Int, Sendable {
        /// `1:10:05`
        case positional
        /// `1h 10m 5s`
        case abbreviated
        /// `1 hr, 10 min, 5 sec`
        case short
        /// `1 hour, 10 minutes, 5 seconds`
        case full
        /// `one hour, ten minutes, five seconds`
        case spellOut
        /// `1hr 10min 5sec`
        case brief
    }

    /// Which parts that are zero are left out.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// From bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Leading zeros for ``UnitsStyle/positional``, all for the others.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// Those before the first that is not zero.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        /// Those between two that are not zero.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        /// Those after the last that is not zero.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        /// All.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// None; positional parts have two digits.
        public static let pad = ZeroFormattingBehavior(rawValue: 65536)
    }

    /// How the parts are written.
    open var unitsStyle: UnitsStyle = .positional
    /// The parts that may be written; none means all.
    open var allowedUnits: NSCalendar.Unit = []
    /// Which parts that are zero are left out.
    open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
    /// By which days and months are counted; its locale, when it names one, gives the words.
    open var calendar: Calendar?
    /// The date from which months and years are counted.
    open var referenceDate: Date?
    /// Kept, without effect: the smallest part is a whole number.
    open var allowsFractionalUnits = false
    /// The most parts; 0 is no limit.
    open var maximumUnitCount = 0
    /// Whether the largest part takes up larger ones: `90m` for `1h 30m`.
    open var collapsesLargestUnit = false
    /// Whether "about" is said.
    open var includesApproximationPhrase = false
    /// Whether "remaining" is said.
    open var includesTimeRemainingPhrase = false
    /// Where the text stands; kept, without effect.
    open var formattingContext: Formatter.Context = .unknown

    /// A span by its parts.
    open func string(from components: DateComponents) -> String? {
        let calendar = calendar ?? components.calendar ?? Self.plainCalendar
        let start = referenceDate ?? Self.start
        guard let end = calendar.date(byAdding: components, to: start) else { return nil }
        return text(calendar, start, end)
    }

    /// A span in seconds.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, ti.magnitude < 1e12 else { return nil }
        let start = referenceDate ?? Self.start
        // Without a calendar of the caller's, days have 24 hours: no clock is changed within a span.
        return text(calendar ?? Self.plainCalendar, start, start.addingTimeInterval(ti))
    }

    /// The span between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        text(calendar ?? .current, startDate, endDate)
    }

    /// A span by its parts, in the current locale.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// A span by its parts or in seconds; nil for anything else.
    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let seconds as TimeInterval: string(from: seconds)
        default: nil
        }
    }

    private static let start = Date(timeIntervalSinceReferenceDate: 0)
    private static let plainCalendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()

    private func text(_ calendar: Calendar, _ start: Date, _ end: Date) -> String? {
        let locale = CurrentLocale.now
        let units = units
        let counted = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
        var parts = units.map { DurationWords.Part(unit: $0, count: counted.count(of: $0)) }
        if collapsesLargestUnit, parts.count > 1, parts[0].count == 1 {
            let smaller = calendar.dateComponents(Set(units.dropFirst().map(\.component)), from: start, to: end)
            parts = units.dropFirst().map { DurationWords.Part(unit: $0, count: smaller.count(of: $0)) }
        }
        parts = written(parts)
        let style: DurationWords.Style =
            switch unitsStyle {
            case .positional: .positional
            case .abbreviated: .narrow
            case .short: .short
            case .full: .full
            case .spellOut: .spelt
            case .brief: .brief
            }
        var text = DurationWords(style: style, locale: locale)
            .text(parts, isPadded: zeroFormattingBehavior.contains(.pad))
        if includesTimeRemainingPhrase { text = DurationPhrases.remaining(text, locale) }
        if includesApproximationPhrase { text = DurationPhrases.about(text, locale) }
        return text
    }

    private var units: [DurationWords.Unit] {
        let allowed: [(NSCalendar.Unit, DurationWords.Unit)] = [
            (.year, .year), (.month, .month), (.weekOfMonth, .week), (.day, .day), (.hour, .hour), (.minute, .minute),
            (.second, .second),
        ]
        let chosen = allowed.filter { allowedUnits.contains($0.0) }.map(\.1)
        return chosen.isEmpty ? [.year, .month, .day, .hour, .minute, .second] : chosen
    }

    /// The parts without the zeros that are left out.
    private func written(_ parts: [DurationWords.Part]) -> [DurationWords.Part] {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.default) || behavior.isEmpty {
            behavior = unitsStyle == .positional ? .dropLeading : .dropAll
        }
        let first = parts.firstIndex { $0.count != 0 }
        let last = parts.lastIndex { $0.count != 0 }
        guard let first, let last else {
            let keepsAll = behavior.isDisjoint(with: .dropAll)
            return keepsAll ? limited(parts) : Array(parts.suffix(1))
        }
        let kept = parts.enumerated().filter { index, part in
            if part.count != 0 { return true }
            if index < first { return !behavior.contains(.dropLeading) }
            return !behavior.contains(index > last ? .dropTrailing : .dropMiddle)
        }
        return limited(kept.map(\.element))
    }

    private func limited(_ parts: [DurationWords.Part]) -> [DurationWords.Part] {
        maximumUnitCount > 0 ? Array(parts.prefix(maximumUnitCount)) : parts
    }
}

extension DurationWords.Unit {
    var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }
}

extension DateComponents {
    func count(of unit: DurationWords.Unit) -> Int { value(for: unit.component) ?? 0 }
}
