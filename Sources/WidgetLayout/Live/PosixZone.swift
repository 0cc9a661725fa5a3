/// The rule for instants after a zone file's last change, such as `EET-2EEST,M3.5.0/3,M10.5.0/4` (POSIX TZ).
struct PosixZone: Sendable, Hashable {
    private struct Change: Sendable, Hashable {
        var month = 0
        var week = 0
        var weekday = 0
        /// Zero-based day of the year where there is no month; `julian` leaves February 29 out.
        var day = 0
        var julian = false
        /// Seconds after local midnight.
        var time = 7200

        func instant(year: Int) -> Int {
            let january = CivilDate.days(year: year, month: 1, day: 1)
            if month == 0 {
                let isLeap = CivilDate.days(year: year + 1, month: 1, day: 1) - january == 366
                return (january + day + (julian && isLeap && day >= 59 ? 1 : 0)) * 86400 + time
            }
            let first = CivilDate.days(year: year, month: month, day: 1)
            let next =
                month == 12
                ? CivilDate.days(year: year + 1, month: 1, day: 1)
                : CivilDate.days(year: year, month: month + 1, day: 1)
            var day = first + (weekday - CivilDate.weekday(first) + 7) % 7 + (week - 1) * 7
            while day >= next { day -= 7 }
            return day * 86400 + time
        }
    }

    private var standard = 0
    private var summer: Int?
    private var start = Change()
    private var end = Change()

    init?(_ text: String) {
        var rest = Array(text.utf8)[...]
        func name() -> Bool {
            if rest.first == UInt8(ascii: "<") {
                guard let close = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
                rest = rest[(close + 1)...]
                return true
            }
            let length = rest.prefix { ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z") }.count
            rest = rest.dropFirst(length)
            return length >= 3
        }
        func number() -> Int? {
            let digits = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
            rest = rest.dropFirst(digits.count)
            return digits.isEmpty || digits.count > 4 ? nil : digits.reduce(0) { $0 * 10 + Int($1 - 48) }
        }
        func take(_ byte: Unicode.Scalar) -> Bool {
            guard rest.first == UInt8(ascii: byte) else { return false }
            rest = rest.dropFirst()
            return true
        }
        func time() -> Int? {
            let sign = take("-") ? -1 : 1
            _ = take("+")
            guard let hours = number() else { return nil }
            let minutes = take(":") ? number() ?? 0 : 0
            let seconds = take(":") ? number() ?? 0 : 0
            return sign * (hours * 3600 + minutes * 60 + seconds)
        }
        func change() -> Change? {
            var change = Change()
            if take("M") {
                guard let month = number(), (1...12).contains(month), take("."), let week = number(),
                    (1...5).contains(week), take("."), let weekday = number(), weekday < 7
                else { return nil }
                (change.month, change.week, change.weekday) = (month, week, weekday)
            } else {
                change.julian = take("J")
                guard let day = number(), day < 367 else { return nil }
                change.day = change.julian ? max(day - 1, 0) : day
            }
            if take("/") {
                guard let at = time() else { return nil }
                change.time = at
            }
            return change
        }
        guard name(), let west = time() else { return nil }
        standard = -west
        if rest.isEmpty { return }
        guard name() else { return nil }
        summer = standard + 3600
        if rest.first != UInt8(ascii: ",") {
            guard let west = time() else { return nil }
            summer = -west
        }
        guard take(","), let first = change(), take(","), let second = change() else { return nil }
        (start, end) = (first, second)
    }

    /// Seconds east of UTC.
    func offset(at instant: Int64) -> Int {
        guard let summer else { return standard }
        let year = CivilDate(days: Int((instant + Int64(standard)).floored(by: 86400))).year
        let begins = start.instant(year: year) - standard
        let ends = end.instant(year: year) - summer
        let second = Int(instant)
        let isSummer = begins < ends ? second >= begins && second < ends : second >= begins || second < ends
        return isSummer ? summer : standard
    }
}

extension Int64 {
    /// Division rounded down.
    func floored(by divisor: Int64) -> Int64 {
        let quotient = self / divisor
        return self % divisor < 0 ? quotient - 1 : quotient
    }
}
