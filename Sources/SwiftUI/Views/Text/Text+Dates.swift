internal import WidgetArchive

extension Text {
    /// How a date is shown.
    public struct DateStyle: Equatable, Codable, Sendable {
        let name: String
        var style: LiveText.Style { LiveText.Style(rawValue: name) ?? .date }
        /// The time of day.
        public static let time = DateStyle(name: "time")
        /// The day.
        public static let date = DateStyle(name: "date")
        /// The distance from now, in words.
        public static let relative = DateStyle(name: "relative")
        /// The distance from now, with a sign.
        public static let offset = DateStyle(name: "offset")
        /// A running clock.
        public static let timer = DateStyle(name: "timer")
    }

    /// Seconds that every surface can reckon with: years 1 to 9999.
    private static func seconds(_ date: Date) -> Double {
        let seconds = date.timeIntervalSince1970
        return seconds.isNaN ? 0 : min(max(seconds, -62_135_596_800), 253_402_300_799)
    }

    /// A date that the surface keeps up to date.
    public init(_ date: Date, style: DateStyle) {
        var live = LiveText()
        (live.style, live.start) = (style.style, Self.seconds(date))
        self.init(.live(live))
    }

    /// A span of dates.
    public init(_ dates: ClosedRange<Date>) {
        var live = LiveText()
        (live.style, live.start, live.end) = (.interval, Self.seconds(dates.lowerBound), Self.seconds(dates.upperBound))
        self.init(.live(live))
    }

    /// A span of dates.
    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

    /// A timer that runs between two dates.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        var live = LiveText()
        live.style = countsDown ? .countdown : .countup
        live.start = Self.seconds(timerInterval.lowerBound)
        live.end = Self.seconds(timerInterval.upperBound)
        live.pausedAt = pauseTime.map(Self.seconds)
        live.showsHours = showsHours
        self.init(.live(live))
    }

    /// A value as a format writes it in the locale of its place.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        let value = Unchecked((input, format))
        self.init(.formatted(FormattedText { value.value.1.placed(in: $0).format(value.value.0) }))
    }

    /// A value as a format writes it in the locale of its place.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        let value = Unchecked((input, format))
        self.init(.formatted(FormattedText(attributed: { value.value.1.placed(in: $0).format(value.value.0) })))
    }

    /// A value as a formatter writes it. (Apple's asks for a type with an Objective-C counterpart, which Linux lacks.)
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
    }
}
