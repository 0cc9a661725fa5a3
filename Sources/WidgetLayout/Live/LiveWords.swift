import WidgetArchive

/// Times, dates and spans in the words of a language, from a table; a language without one reads as English.
///
/// Foundation's formatters would cost tens of milliseconds at the first use and a second time for each zone.
struct LiveWords: Sendable {
    let table: LanguageTable
    private let usesArabicDigits: Bool
    private let hasTwelveHours: Bool
    private let isAmericanDate: Bool

    /// The words for an identifier such as `pt_BR`, `en-GB` or `ar`.
    init(locale: String) {
        let parts = locale.split { $0 == "_" || $0 == "-" || $0 == "@" || $0 == "." }
        let language = parts.first.map { $0.lowercased() } ?? "en"
        let region = parts.dropFirst().first { $0.utf8.count == 2 }.map { $0.uppercased() } ?? ""
        table = LanguageTable.all[language] ?? .english
        usesArabicDigits = language == "ar" && !["AE", "DZ", "EH", "LY", "MA", "TN"].contains(region)
        switch language {
        case "en": hasTwelveHours = !["GB", "IE", "SE", "DE", "NL", "DK", "FI", "CH", "AT", "BE"].contains(region)
        case "es": hasTwelveHours = ["US", "MX", "CO", "VE", "PE", "DO", "PA", "PR", "HN", "NI", "SV"].contains(region)
        case "ar": hasTwelveHours = region != "MA"
        case "it", "pt", "uk": hasTwelveHours = false
        default: hasTwelveHours = true
        }
        isAmericanDate =
            LanguageTable.all[language] == nil || language == "en" && ["", "US", "CA", "PH"].contains(region)
    }

    /// A count in the language's digits.
    func number(_ value: Int, digits: Int = 1) -> String {
        var text = String(value)
        if text.utf8.count < digits { text = String(repeating: "0", count: digits - text.utf8.count) + text }
        return localized(text)
    }

    private func localized(_ text: String) -> String {
        guard usesArabicDigits else { return text }
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isDigit = scalar.value >= 0x30 && scalar.value <= 0x39
            scalars.append(isDigit ? Unicode.Scalar(scalar.value - 0x30 + 0x660) ?? scalar : scalar)
        }
        return String(scalars)
    }

    /// `2:32`, `36:59:01`; without hours `119:01`.
    func clock(_ seconds: Double, showsHours: Bool) -> String {
        let seconds = Int(seconds)
        let rest = number(seconds % 60, digits: 2)
        if seconds >= 3600 && showsHours {
            return "\(number(seconds / 3600)):\(number(seconds / 60 % 60, digits: 2)):\(rest)"
        }
        return "\(number(seconds / 60)):\(rest)"
    }

    /// `9:41 AM` or `09:41`.
    func time(of instant: Double, zone: ZoneRules) -> String {
        let (text, half) = timeParts(of: instant, zone: zone)
        return half.isEmpty ? text : "\(text) \(half)"
    }

    private func timeParts(of instant: Double, zone: ZoneRules) -> (text: String, half: String) {
        let (_, second) = local(instant, zone)
        let (hour, minute) = (second / 3600, second / 60 % 60)
        if hasTwelveHours {
            let twelve = hour % 12 == 0 ? 12 : hour % 12
            return ("\(number(twelve)):\(number(minute, digits: 2))", hour < 12 ? table.morning : table.afternoon)
        }
        return ("\(number(hour, digits: table.padsHours ? 2 : 1)):\(number(minute, digits: 2))", "")
    }

    /// `June 3, 2019`, `3 de junio de 2019`.
    func date(of instant: Double, zone: ZoneRules) -> String {
        let day = CivilDate(days: local(instant, zone).days)
        let month = table.months[day.month - 1]
        if isAmericanDate { return "\(month) \(number(day.day)), \(number(day.year))" }
        return "\(number(day.day))\(table.joint)\(month)\(table.joint)\(number(day.year))\(table.yearEnd)"
    }

    /// `9:30 – 11:30 AM`; over days with the dates.
    func interval(from start: Double, to end: Double, zone: ZoneRules) -> String {
        if local(start, zone).days != local(end, zone).days {
            return "\(date(of: start, zone: zone)), \(time(of: start, zone: zone)) – "
                + "\(date(of: end, zone: zone)), \(time(of: end, zone: zone))"
        }
        let first = timeParts(of: start, zone: zone)
        let second = timeParts(of: end, zone: zone)
        let begin = first.half == second.half ? first.text : time(of: start, zone: zone)
        return "\(begin) – \(time(of: end, zone: zone))"
    }

    /// `2 hr, 23 min`.
    func short(_ parts: [(unit: TimeParts.Unit, count: Int)]) -> String {
        var shown = parts.filter { $0.count > 0 }
        if shown.isEmpty { shown = Array(parts.suffix(1)) }
        return shown.map { "\(number($0.count)) \(table.short[$0.unit.rawValue].form($0.count, table.plural))" }
            .joined(separator: table.listSeparator)
    }

    /// `2 hours`.
    func long(_ parts: [(unit: TimeParts.Unit, count: Int)]) -> String {
        guard let part = parts.first else { return "" }
        let form = table.long[part.unit.rawValue].form(part.count, table.plural)
        // Arabic says one and two by the word alone.
        if table.plural == .arabic && (part.count == 1 || part.count == 2) { return form }
        return "\(number(part.count)) \(form)"
    }

    private func local(_ instant: Double, _ zone: ZoneRules) -> (days: Int, second: Int) {
        let seconds = Int(instant.rounded(.down)) + zone.offset(at: instant)
        let days = Int(Int64(seconds).floored(by: 86400))
        return (days, seconds - days * 86400)
    }
}
