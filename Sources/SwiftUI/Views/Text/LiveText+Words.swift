internal import WidgetArchive
internal import WidgetLayout

extension LiveText {
    /// The words at an instant, in the locale's time zone of today.
    func words(at date: Date, _ locale: Locale) -> String {
        let zone = ZoneRules(identifier: TimeZone.current.identifier)
        return reading(at: date.timeIntervalSince1970, locale: locale.identifier, timeZone: zone).text
    }
}
