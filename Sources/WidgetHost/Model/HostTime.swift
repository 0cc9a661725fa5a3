import GroupContainer
import Glibc

/// One reading of the two clocks that the host decides by.
///
/// Deadlines and intervals count on the boot clock, which is never set; the dates of entries and reload policies belong
/// to the calendar, which somebody may set.
public struct HostTime: Hashable, Sendable {
    /// Nanoseconds of ``BootClock``.
    public var boot: Int64
    /// Seconds since 1970.
    public var wall: Double

    /// An instant.
    public init(boot: Int64, wall: Double) { (self.boot, self.wall) = (boot, wall) }

    /// Now, by the machine's clocks.
    public static func now() -> HostTime {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return HostTime(boot: BootClock.now(), wall: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
    }

    /// Nanoseconds in so many seconds.
    public static func nanoseconds(_ seconds: Double) -> Int64 { Int64(seconds * 1e9) }
}

/// When something is due: not before an instant of either clock.
public struct DueTime: Hashable, Sendable {
    /// Not before this instant of the boot clock, nanoseconds.
    public var boot = Int64.min
    /// Not before this date, seconds since 1970.
    public var wall = -Double.infinity

    /// Due at an instant of the boot clock.
    public static func boot(_ instant: Int64) -> DueTime { DueTime(boot: instant) }
    /// Due at a date.
    public static func wall(_ date: Double) -> DueTime { DueTime(wall: date) }

    /// Seconds from `time` until it is due; 0 when it is.
    public func delay(from time: HostTime) -> Double {
        let bootDelay = boot <= time.boot ? 0 : Double(boot - time.boot) / 1e9
        return max(0, bootDelay, wall - time.wall)
    }

    /// Whether it is due.
    public func isReached(at time: HostTime) -> Bool { boot <= time.boot && wall <= time.wall }
}
