/// Writes the span between two dates by its parts: what `Date.ComponentsFormatStyle` is to Foundation elsewhere. On Linux
/// that name is taken by a type that has only the parts' names and formats nothing.
public struct _DateSpanFormatStyle: Foundation.FormatStyle {
    /// A part that may be written.
    public typealias Field = Date.ComponentsFormatStyle.Field

    /// How the parts are written.
    public struct Style: Codable, Hashable, Sendable {
        private enum Name: String, Codable { case abbreviated, condensed, narrow, spelt, wide, clock }
        private let name: Name
        private init(_ name: Name) { self.name = name }

        /// `2 hr, 10 min`
        public static var abbreviated: Style { Style(.abbreviated) }
        /// `2hr 10min`
        public static var condensedAbbreviated: Style { Style(.condensed) }
        /// `2h 10m`
        public static var narrow: Style { Style(.narrow) }
        /// `two hours, ten minutes`
        public static var spellOut: Style { Style(.spelt) }
        /// `2 hours, 10 minutes`
        public static var wide: Style { Style(.wide) }
        /// `2:10:00`
        static var clock: Style { Style(.clock) }

        var words: DurationWords.Style {
            switch name {
            case .abbreviated: .short
            case .condensed: .brief
            case .narrow: .narrow
            case .spelt: .spelt
            case .wide: .full
            case .clock: .positional
            }
        }
    }

    /// How the parts are written.
    public var style: Style
    /// In whose words.
    public var locale: Locale
    /// By which days and months are counted.
    public var calendar: Calendar
    /// The parts that may be written; nil means all but weeks.
    public var fields: Set<Field>?

    /// A style.
    public init(
        style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
        fields: Set<Field>? = nil
    ) { (self.style, self.locale, self.calendar, self.fields) = (style, locale, calendar, fields) }

    /// The span in words: parts that are zero are left out, and nothing at all is zero of the smallest part.
    /// `timeDuration` keeps the minutes.
    public func format(_ value: Range<Date>) -> String {
        let chosen = fields.map { fields in Set(Self.units.filter { fields.contains($0.0) }.map(\.1)) }
        let units = DurationWords.Unit.allCases.filter { chosen?.contains($0) ?? ($0 != .week) }
        let counted = calendar.dateComponents(
            Set(units.map(\.component)), from: value.lowerBound, to: value.upperBound)
        let all = units.map { DurationWords.Part(unit: $0, count: counted.count(of: $0)) }
        var parts = all.filter { $0.count != 0 }
        if style == .clock { parts = Array(all.drop { $0.count == 0 && ![.minute, .second].contains($0.unit) }) }
        if parts.isEmpty { parts = Array(all.suffix(1)) }
        return DurationWords(style: style.words, locale: locale).text(parts)
    }

    private static var units: [(Field, DurationWords.Unit)] {
        [
            (.year, .year), (.month, .month), (.week, .week), (.day, .day), (.hour, .hour), (.minute, .minute),
            (.second, .second),
        ]
    }

    /// The same style with another calendar.
    public func calendar(_ calendar: Calendar) -> Self {
        var style = self
        style.calendar = calendar
        return style
    }
    /// The same style in another locale.
    public func locale(_ locale: Locale) -> Self {
        var style = self
        style.locale = locale
        return style
    }
}

extension FormatStyle where Self == _DateSpanFormatStyle {
    /// The span between two dates as a clock shows it: `1:35`, `2:10:00`.
    public static var timeDuration: Self { .init(style: .clock, fields: [.hour, .minute, .second]) }
    /// The span between two dates by its parts.
    public static func components(
        style: _DateSpanFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil
    ) -> Self { .init(style: style, fields: fields) }
}
