import Glibc
import Synchronization

/// Ctrl-C and its like, which end a run early: what was measured until then is told all the same, and what was made is
/// removed.
enum Interruption {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    private static let came = Atomic(false)

    /// From here on the signals wait for ``sleep(until:)``. The processes of a run inherit that, so that a terminal's
    /// Ctrl-C, which goes to all of them, ends none before it is told to.
    static func hold() {
        var mask = mask
        sigprocmask(SIG_BLOCK, &mask, nil)
    }

    /// Whether one has come.
    static var hasCome: Bool { came.load(ordering: .relaxed) }

    /// Sleeps until an instant of CLOCK_MONOTONIC, nanoseconds, or until a signal comes.
    static func sleep(until instant: Int64) {
        var mask = mask
        while !hasCome {
            let left = max(instant - monotonic(), 0)
            var time = timespec(tv_sec: Int(left / 1_000_000_000), tv_nsec: Int(left % 1_000_000_000))
            if sigtimedwait(&mask, nil, &time) > 0 { return came.store(true, ordering: .relaxed) }
            if errno == EAGAIN { return }
        }
    }

    private static var mask: sigset_t {
        var mask = sigset_t()
        sigemptyset(&mask)
        for signal in signals { sigaddset(&mask, signal) }
        return mask
    }
}
