import Glibc

/// The clock that waits are measured with.
enum MonotonicClock {
    /// Nanoseconds of clock_gettime(2) with CLOCK_MONOTONIC.
    static func now() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}
