import WidgetLayout

/// Reads a date of the command line.
enum DateReader {
    /// Seconds since 1970 of `2026-03-01T09:41:30Z`, `2026-03-01 09:41`, `2026-03-01` (midnight), with `Z`, `+02:00` or in
    /// the zone of the place; or of a number, which is the seconds themselves. Nil when it is no date.
    static func seconds(_ text: String, in zone: ZoneRules) -> Double? {
        if let seconds = Double(text), seconds.isFinite, abs(seconds) < 1e12, !text.contains("-") || text.first == "-" {
            return seconds
        }
        var rest = Substring(text)
        func number(_ digits: Int) -> Int? {
            let part = rest.prefix(digits)
            guard part.utf8.count == digits, part.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
            rest = rest.dropFirst(digits)
            return Int(part)
        }
        func skip(_ character: Character) -> Bool {
            guard rest.first == character else { return false }
            rest = rest.dropFirst()
            return true
        }
        guard let year = number(4), skip("-"), let month = number(2), skip("-"), let day = number(2),
            (1...12).contains(month)
        else { return nil }
        let days = CivilDate.days(year: year, month: month, day: day)
        let back = CivilDate(days: days)
        guard back.month == month, back.day == day else { return nil }
        var seconds = 0.0
        if skip("T") || skip(" ") {
            guard let hour = number(2), skip(":"), let minute = number(2), hour < 24, minute < 60 else { return nil }
            seconds = Double(hour * 3600 + minute * 60)
            if skip(":") {
                guard let second = number(2), second < 61 else { return nil }
                seconds += Double(second)
                if skip(".") {
                    let fraction = rest.prefix { $0.isNumber }
                    guard let value = Double("0." + fraction) else { return nil }
                    seconds += value
                    rest = rest.dropFirst(fraction.count)
                }
            }
        }
        let local = Double(days) * 86_400 + seconds
        if rest.isEmpty {
            // What the zone says at that hour; around a change of clocks the offset after it.
            let first = Double(zone.offset(at: local))
            return local - Double(zone.offset(at: local - first))
        }
        if skip("Z") { return rest.isEmpty ? local : nil }
        let isBehind = rest.first == "-"
        guard skip("+") || skip("-"), let hours = number(2) else { return nil }
        _ = skip(":")
        guard let minutes = number(2), rest.isEmpty, hours < 24, minutes < 60 else { return nil }
        let offset = Double(hours * 3600 + minutes * 60)
        return isBehind ? local + offset : local - offset
    }
}
