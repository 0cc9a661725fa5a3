import Glibc

/// Dates as people write them, ISO 8601: `2026-11-30`, `2026-11-30T09:15`, `2026-11-30 09:15:00Z`, `09:15` (today).
public enum DateText {
    /// 2001-01-01 UTC in seconds since 1970: where Foundation counts from.
    public static let referenceDate = 978_307_200.0

    /// Seconds since 1970; nil when it is no date. Without a zone the process's own counts.
    public static func read(_ text: String, now: Double = HostTime.now().wall) -> Double? {
        let bytes = Array(text.utf8)
        var fields = tm()
        var rest = bytes[...]
        if bytes.count >= 10, bytes[4] == UInt8(ascii: "-") {
            guard let year = number(&rest, 4), skip(&rest, "-"), let month = number(&rest, 2), skip(&rest, "-"),
                let day = number(&rest, 2), (1...12).contains(month), (1...31).contains(day)
            else { return nil }
            (fields.tm_year, fields.tm_mon, fields.tm_mday) = (year - 1900, month - 1, day)
            if !rest.isEmpty {
                guard skip(&rest, "T") || skip(&rest, " ") else { return nil }
                guard clock(&rest, &fields) else { return nil }
            }
        } else {
            var today = time_t(now)
            localtime_r(&today, &fields)
            fields.tm_sec = 0
            guard clock(&rest, &fields) else { return nil }
        }
        let wanted = (fields.tm_mon, fields.tm_mday)
        let seconds: time_t
        if skip(&rest, "Z") {
            guard rest.isEmpty else { return nil }
            seconds = timegm(&fields)
        } else if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
            rest.removeFirst()
            guard let hours = number(&rest, 2) else { return nil }
            _ = skip(&rest, ":")
            guard let minutes = rest.isEmpty ? 0 : number(&rest, 2), rest.isEmpty else { return nil }
            let offset = time_t(hours * 3600 + minutes * 60)
            seconds = timegm(&fields) - (sign == UInt8(ascii: "+") ? offset : -offset)
        } else {
            guard rest.isEmpty else { return nil }
            fields.tm_isdst = -1
            seconds = mktime(&fields)
        }
        // 31 November becomes 1 December: that was no date.
        guard (fields.tm_mon, fields.tm_mday) == wanted else { return nil }
        return Double(seconds)
    }

    /// A date in the process's zone: `2026-11-30T09:15`, with seconds when there are some.
    public static func write(_ date: Double) -> String {
        guard date.isFinite, abs(date) < 1e12 else { return "\(date)" }
        var seconds = time_t(date.rounded(.down))
        var fields = tm()
        localtime_r(&seconds, &fields)
        func two(_ value: Int32) -> String { value < 10 ? "0\(value)" : "\(value)" }
        let day = "\(fields.tm_year + 1900)-\(two(fields.tm_mon + 1))-\(two(fields.tm_mday))"
        let time = "T\(two(fields.tm_hour)):\(two(fields.tm_min))"
        return day + time + (fields.tm_sec == 0 ? "" : ":\(two(fields.tm_sec))")
    }

    private static func clock(_ rest: inout ArraySlice<UInt8>, _ fields: inout tm) -> Bool {
        guard let hour = number(&rest, 2), skip(&rest, ":"), let minute = number(&rest, 2), hour < 24, minute < 60
        else {
            return false
        }
        (fields.tm_hour, fields.tm_min) = (hour, minute)
        if skip(&rest, ":") {
            guard let second = number(&rest, 2), second < 60 else { return false }
            fields.tm_sec = second
        }
        return true
    }

    private static func number(_ rest: inout ArraySlice<UInt8>, _ digits: Int) -> Int32? {
        guard rest.count >= digits else { return nil }
        var value: Int32 = 0
        for _ in 0..<digits {
            guard let digit = rest.popFirst(), (0x30...0x39).contains(digit) else { return nil }
            value = value * 10 + Int32(digit - 0x30)
        }
        return value
    }

    private static func skip(_ rest: inout ArraySlice<UInt8>, _ character: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest.removeFirst()
        return true
    }
}
