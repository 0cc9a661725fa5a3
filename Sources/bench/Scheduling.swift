import Glibc

/// When a thread gets a processor: sched(7).
enum Scheduling {
    /// SCHED_IDLE, which Glibc's module does not have.
    private static let idle: Int32 = 5

    /// From here on this thread runs only while nobody else wants its processor, where that is granted.
    static func becomeIdle() {
        var parameter = sched_param()
        // 0 is the calling thread.
        _ = sched_setscheduler(0, idle, &parameter)
    }
}
