import Glibc

/// A mutual exclusion between the threads of this process whose wait is bounded and whose owner is known.
///
/// Unlike a pthread mutex it may be opened by another thread than the one that closed it.
final class Gate: @unchecked Sendable {
    /// How an attempt to pass ended.
    enum Passage { case passed, timedOut, ownedByThisThread }

    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var isClosed = false
    private var owner: pthread_t?

    init() {
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)
        condition.initialize(to: pthread_cond_t())
        var attributes = pthread_condattr_t()
        pthread_condattr_init(&attributes)
        pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
        pthread_cond_init(condition, &attributes)
        pthread_condattr_destroy(&attributes)
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        condition.deallocate()
        mutex.deallocate()
    }

    /// Passes and closes the gate behind this thread.
    ///
    /// - Parameters:
    ///   - deadline: the instant of ``MonotonicClock/now()`` until which to wait; nil: do not wait.
    ///   - bound: whether the gate then belongs to this thread, so that passing again is refused at once.
    func pass(until deadline: Int64?, bound: Bool = true) -> Passage {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        if isClosed {
            if let owner, pthread_equal(owner, pthread_self()) != 0 { return .ownedByThisThread }
            guard let deadline else { return .timedOut }
            var instant = timespec(tv_sec: Int(deadline / 1_000_000_000), tv_nsec: Int(deadline % 1_000_000_000))
            while isClosed {
                if pthread_cond_timedwait(condition, mutex, &instant) == ETIMEDOUT && isClosed { return .timedOut }
            }
        }
        isClosed = true
        owner = bound ? pthread_self() : nil
        return .passed
    }

    /// Opens the gate for one of those that wait.
    func open() {
        pthread_mutex_lock(mutex)
        isClosed = false
        owner = nil
        pthread_mutex_unlock(mutex)
        pthread_cond_signal(condition)
    }
}

/// The clock that waits are measured with.
enum MonotonicClock {
    /// Nanoseconds of clock_gettime(2) with CLOCK_MONOTONIC.
    static func now() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}
