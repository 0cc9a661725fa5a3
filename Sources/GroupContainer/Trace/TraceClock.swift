import Glibc

/// Turns instants of a boot into times of day.
public struct TraceClock: Sendable, Hashable {
    /// Microseconds to add to ``BootClock`` microseconds to get microseconds since 1970.
    public var wallOffset: Int64
    /// How far local time is ahead of UTC, in seconds.
    public var secondsFromUTC: Int

    /// Describes a clock.
    public init(wallOffset: Int64 = 0, secondsFromUTC: Int = 0) {
        self.wallOffset = wallOffset
        self.secondsFromUTC = secondsFromUTC
    }

    /// The clock of this boot and the time zone of this process, read once at the edge of the process.
    public static func current() -> TraceClock {
        let wall = wallMicroseconds()
        var seconds = time_t(wall / 1_000_000)
        var parts = tm()
        localtime_r(&seconds, &parts)
        return TraceClock(wallOffset: wall - BootClock.now() / 1000, secondsFromUTC: Int(parts.tm_gmtoff))
    }

    /// The clock that the first lines of a boot's files tell; nil when none does.
    public init?(boot: String, in events: some Sequence<TraceEvent>, secondsFromUTC: Int = 0) {
        for event in events where event.boot == boot && event.name == .started {
            guard case .int(let wall)? = event.detail["wall"] else { continue }
            self.init(wallOffset: wall - event.time, secondsFromUTC: secondsFromUTC)
            return
        }
        return nil
    }

    /// Time of day of an instant, `14:03:27.481`.
    public func timeOfDay(_ time: Int64) -> String {
        let day: Int64 = 86_400_000_000
        let local = time + wallOffset + Int64(secondsFromUTC) * 1_000_000
        let inDay = ((local % day) + day) % day
        let milliseconds = inDay / 1000
        func two(_ value: Int64) -> String { value < 10 ? "0\(value)" : "\(value)" }
        let fraction = String(milliseconds % 1000 + 1000).dropFirst()
        let seconds = milliseconds / 1000
        return "\(two(seconds / 3600)):\(two(seconds / 60 % 60)):\(two(seconds % 60)).\(fraction)"
    }

    /// clock_gettime(2) with CLOCK_REALTIME, in microseconds since 1970.
    public static func wallMicroseconds() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000
    }
}
