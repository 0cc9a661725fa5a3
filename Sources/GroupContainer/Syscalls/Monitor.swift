import Glibc

/// A mutex with one condition, for the few places where a thread waits for what another does.
final class Monitor: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

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

    /// Runs `body` while holding the mutex.
    func enter<T>(_ body: () throws -> T) rethrows -> T {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try body()
    }

    /// Inside ``enter(_:)``: lets others in while `body` runs.
    func leave(_ body: () -> Void) {
        pthread_mutex_unlock(mutex)
        body()
        pthread_mutex_lock(mutex)
    }

    /// Inside ``enter(_:)``: sleeps until another thread calls ``wakeAll()`` or ``wakeOne()``.
    func sleep() {
        pthread_cond_wait(condition, mutex)
    }

    /// Inside ``enter(_:)``: sleeps until woken or until an instant of ``MonotonicClock``; false when that passed.
    func sleep(until instant: Int64) -> Bool {
        var time = timespec(tv_sec: Int(instant / 1_000_000_000), tv_nsec: Int(instant % 1_000_000_000))
        return pthread_cond_timedwait(condition, mutex, &time) != ETIMEDOUT
    }

    /// Wakes one sleeper.
    func wakeOne() { pthread_cond_signal(condition) }

    /// Wakes all sleepers.
    func wakeAll() { pthread_cond_broadcast(condition) }
}
