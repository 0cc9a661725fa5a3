import Glibc
import Synchronization

/// Ends a blocking system call of the calling thread at an instant, by a signal that does nothing else.
///
/// 1. The signal goes to this one thread (SIGEV_THREAD_ID), so no other call in the process is disturbed.
/// 2. It is repeated every 5 ms after the instant until ``cancel()``: a signal that arrives just before the call
///    begins to sleep would otherwise be lost.
/// 3. It is installed without SA_RESTART, so that the call returns EINTR.
struct InterruptTimer: ~Copyable {
    private var timer: timer_t?

    /// Starts the timer for the calling thread.
    ///
    /// - Parameter delay: nanoseconds from now, at least 1.
    init(after delay: Int64) throws(SystemError) {
        Self.unblock()
        var event = sigevent()
        event.sigev_notify = 4  // SIGEV_THREAD_ID, which the Glibc module does not carry
        event.sigev_signo = Self.signal
        event._sigev_un._tid = Self.threadID()
        var created: timer_t?
        _ = try Sys.retrying(.timerCreate) { Int(timer_create(CLOCK_MONOTONIC, &event, &created)) }
        timer = created
        let first = max(delay, 1)
        var when = itimerspec(
            it_interval: timespec(tv_sec: 0, tv_nsec: 5_000_000),
            it_value: timespec(tv_sec: Int(first / 1_000_000_000), tv_nsec: Int(first % 1_000_000_000)))
        timer_settime(timer, 0, &when, nil)
    }

    /// Stops the timer.
    consuming func cancel() {
        timer_delete(timer)
    }

    /// The first real-time signal that nobody uses, taken once.
    private static let signal: Int32 = {
        var chosen = __libc_current_sigrtmin() + 3
        while chosen < __libc_current_sigrtmax() {
            var present = sigaction()
            sigaction(chosen, nil, &present)
            if present.__sigaction_handler.sa_handler == nil { break }
            chosen += 1
        }
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { _ in }
        sigaction(chosen, &action, nil)
        return chosen
    }()

    private static func unblock() {
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, signal)
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }

    /// gettid(2), which the Glibc module does not carry.
    private static let gettid: (@convention(c) () -> pid_t)? = dlsym(nil, "gettid").map {
        unsafeBitCast($0, to: (@convention(c) () -> pid_t).self)
    }

    /// The calling thread's id; read from /proc where the C library is too old to have gettid.
    private static func threadID() -> pid_t {
        if let gettid { return gettid() }
        let link = (try? Sys.readlink("/proc/thread-self")) ?? ""
        return link.split(separator: "/").last.flatMap { pid_t($0) } ?? getpid()
    }
}
