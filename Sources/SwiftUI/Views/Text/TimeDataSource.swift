internal import WidgetArchive

/// A value that goes with time, for texts that keep themselves up to date.
public struct TimeDataSource<Value>: Sendable where Value: Sendable {
    /// The value at an instant.
    let value: @Sendable (Date) -> Value
}

extension TimeDataSource where Value == Date {
    /// The present instant.
    public static var currentDate: TimeDataSource<Date> { .init { $0 } }
}

extension TimeDataSource where Value == Duration {
    /// How far the present instant is from a date.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        .init { .seconds($0.timeIntervalSince(date)) }
    }
}

extension TimeDataSource where Value == Range<Date> {
    /// From a date to the present instant.
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        .init { date..<max($0, date) }
    }
    /// From the present instant to a date.
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> { .init { min($0, date)..<date } }
}

/// Formats that surfaces can keep up to date by themselves.
protocol LiveFormat {
    /// The live text of the format.
    var live: LiveText { get }
}

/// Formats of the system for values that go with time.
public enum SystemFormatStyle {
    /// A date by its distance from the present, in words.
    public struct DateReference: FormatStyle, LiveFormat, Codable, Hashable, Sendable {
        let date: Date
        var locale = Locale.autoupdatingCurrent

        init(to date: Date) { self.date = date }
        var live: LiveText { LiveText(.relative, from: date) }
        /// The words at an instant.
        public func format(_ value: Date) -> String { live.words(at: value, locale) }
        /// The format in a locale.
        public func locale(_ locale: Locale) -> Self {
            var copy = self
            copy.locale = locale
            return copy
        }
    }

    /// The distance from a date with a sign.
    public struct DateOffset: FormatStyle, LiveFormat, Codable, Hashable, Sendable {
        let date: Date
        var locale = Locale.autoupdatingCurrent

        init(to date: Date) { self.date = date }
        var live: LiveText { LiveText(.offset, from: date) }
        /// The words at an instant.
        public func format(_ value: Date) -> String { live.words(at: value, locale) }
        /// The format in a locale.
        public func locale(_ locale: Locale) -> Self {
            var copy = self
            copy.locale = locale
            return copy
        }
    }

    /// A clock that counts up from a date.
    public struct Stopwatch: FormatStyle, LiveFormat, Codable, Hashable, Sendable {
        let date: Date
        let showsHours: Bool
        var locale = Locale.autoupdatingCurrent

        /// Counts from a date.
        public init(
            startingAt date: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {
            (self.date, self.showsHours) = (date, showsHours)
        }
        var live: LiveText {
            var live = LiveText(.countup, from: date)
            (live.end, live.showsHours) = (253_402_300_799, showsHours)
            return live
        }
        /// The words at an instant.
        public func format(_ value: Date) -> String { live.words(at: value, locale) }
        /// The format in a locale.
        public func locale(_ locale: Locale) -> Self {
            var copy = self
            copy.locale = locale
            return copy
        }
    }

    /// A clock that counts through an interval.
    public struct Timer: FormatStyle, LiveFormat, Codable, Hashable, Sendable {
        let interval: Range<Date>
        let countsDown: Bool
        let showsHours: Bool
        var locale = Locale.autoupdatingCurrent

        /// Counts down to the end of an interval.
        public init(
            countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 4,
            maxPrecision: Duration = .seconds(1)
        ) {
            (self.interval, countsDown, self.showsHours) = (interval, true, showsHours)
        }
        /// Counts up from the beginning of an interval.
        public init(
            countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 4,
            maxPrecision: Duration = .seconds(1)
        ) {
            (self.interval, countsDown, self.showsHours) = (interval, false, showsHours)
        }
        var live: LiveText {
            var live = LiveText(countsDown ? .countdown : .countup, from: interval.lowerBound)
            live.end = interval.upperBound.timeIntervalSince1970
            live.showsHours = showsHours
            return live
        }
        /// The words at an instant.
        public func format(_ value: Date) -> String { live.words(at: value, locale) }
        /// The format in a locale.
        public func locale(_ locale: Locale) -> Self {
            var copy = self
            copy.locale = locale
            return copy
        }
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
    /// A date by its distance from the present, in words.
    public static func reference(
        to date: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = [], maxFieldCount: Int = 2,
        thresholdField: Date.ComponentsFormatStyle.Field = .day
    ) -> Self { .init(to: date) }
}
extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    /// The distance from a date with a sign.
    public static func offset(
        to date: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = [], maxFieldCount: Int = 2,
        sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> Self { .init(to: date) }
}
extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    /// A clock that counts up from a date.
    public static func stopwatch(
        startingAt date: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> Self { .init(startingAt: date, showsHours: showsHours) }
}
extension FormatStyle where Self == SystemFormatStyle.Timer {
    /// A clock that counts down to the end of an interval.
    public static func timer(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .seconds(1)
    ) -> Self { .init(countingDownIn: interval, showsHours: showsHours) }
    /// A clock that counts up from the beginning of an interval.
    public static func timer(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .seconds(1)
    ) -> Self { .init(countingUpIn: interval, showsHours: showsHours) }
}

extension LiveText {
    fileprivate init(_ style: Style, from date: Date) {
        self.init()
        (self.style, start) = (style, date.timeIntervalSince1970)
    }
}

extension Text {
    /// A value that goes with time, as a format writes it. Clocks and distances are kept up to date by the surface;
    /// other formats write the value of the entry's date.
    public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
    where F.FormatInput == V, F.FormatOutput == String {
        if let live = format as? any LiveFormat {
            self.init(.live(live.live))
        } else {
            let value = Unchecked((source, format))
            self.init(.formatted(FormattedText { value.value.1.placed(in: $0).format(value.value.0.value(Date())) }))
        }
    }
    /// A value that goes with time, as a format writes it.
    public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
    where F.FormatInput == V, F.FormatOutput == AttributedString {
        let value = Unchecked((source, format))
        self.init(
            .formatted(FormattedText(attributed: { value.value.1.placed(in: $0).format(value.value.0.value(Date())) })))
    }
}
