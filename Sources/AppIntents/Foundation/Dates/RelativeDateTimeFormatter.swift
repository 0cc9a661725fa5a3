/// Writes how far a date is from another; Foundation on Linux lacks it.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Whether a language's names for near days are used.
    public enum DateTimeStyle: Int, Sendable {
        /// `1 day ago`
        case numeric
        /// `yesterday`
        case named
    }
    /// How the unit is written.
    public enum UnitsStyle: Int, Sendable {
        /// `2 months ago`
        case full
        /// `two months ago`
        case spellOut
        /// `2 mo. ago`
        case short
        /// `2mo ago`
        case abbreviated
    }

    /// Whether a language's names for near days are used.
    open var dateTimeStyle: DateTimeStyle = .numeric
    /// How the unit is written.
    open var unitsStyle: UnitsStyle = .full
    /// Where the text stands; kept, without effect.
    open var formattingContext: Formatter.Context = .unknown
    /// By which days and months are counted.
    open var calendar: Calendar! = .current
    /// In whose words; nil is the current locale.
    open var locale: Locale!

    /// The distance by the largest part of the components that is not zero.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let parts: [(ICURelative.Unit, Int?)] = [
            (.year, dateComponents.year), (.month, dateComponents.month),
            (.week, dateComponents.weekOfMonth ?? dateComponents.weekOfYear), (.day, dateComponents.day),
            (.hour, dateComponents.hour), (.minute, dateComponents.minute), (.second, dateComponents.second),
        ]
        let given = parts.filter { $0.1 != nil }
        guard let (unit, count) = given.first(where: { $0.1 != 0 }) ?? given.last, let count else { return "" }
        return text(Double(count), unit)
    }

    /// The distance of an interval in seconds from now.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// The distance of a date from another.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
        return localizedString(from: (calendar ?? .current).dateComponents(units, from: referenceDate, to: date))
    }

    /// The distance of a date from now; nil for anything else.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private func text(_ count: Double, _ unit: ICURelative.Unit) -> String {
        let width: ICURelative.Width =
            switch unitsStyle {
            case .full: .long
            case .spellOut: .spelt
            case .short: .short
            case .abbreviated: .narrow
            }
        return ICURelative.text(count, unit, isNamed: dateTimeStyle == .named, width, locale ?? CurrentLocale.now) ?? ""
    }
}
