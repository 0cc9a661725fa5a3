import Glibc

/// The main thread's loop in a process that lives by events: one poll(2) over what it waits for.
///
/// Under `dispatchMain()` an event takes two threads on its way: one waits in epoll and wakes another that runs the main
/// queue. Here the main thread waits itself, so that an inotify event costs one wake-up, and the main queue (`Task`s of
/// the main actor, Dispatch sources for what is rare) is one of the descriptors.
///
/// 1. ``prepare()`` comes first in a process; from then on watches, terminals and timers register here instead of making
///    Dispatch sources. Without it (in tests, in an app with a loop of its own) they make sources on the main queue.
/// 2. What was traced is written before the thread sleeps (see ``Trace``), so a reader never waits for it.
/// 3. Timers count on the boot clock, which goes on during suspend. Nothing wakes the thread while nothing happens.
@MainActor
package final class EventLoop {
    /// The loop of this process; nil unless it was prepared.
    package private(set) static var current: EventLoop?

    /// Makes this process's main thread run an ``EventLoop``. Must be followed by ``run()``.
    @discardableResult
    package static func prepare() -> EventLoop {
        if let current { return current }
        // A parent that blocks signals in the thread it starts us from must not make us deaf to them.
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
        let loop = EventLoop()
        current = loop
        return loop
    }

    private struct Watch {
        var number: Int
        var descriptor: Int32
        var events: Int16
        var handler: @MainActor () -> Void
    }

    private var watches: [Watch] = []
    private var polled: [pollfd] = []
    private var isStale = true
    private var lastNumber = 0
    private var timers: [Int: LoopTimer.Due] = [:]
    private let alarm = BootAlarm()

    private init() {
        add(MainQueue.descriptor) { MainQueue.drain() }
        if alarm.descriptor >= 0 { add(alarm.descriptor) { [weak self] in self?.alarmRang() } }
        // What the last turn traced is not lost when that turn ends the process.
        atexit { Trace.flush() }
    }

    /// Calls a handler whenever a descriptor can be read.
    ///
    /// - Parameter events: what else of poll(2) is waited for instead.
    /// - Returns: a number for ``remove(_:)``.
    @discardableResult
    package func add(
        _ descriptor: Int32, events: Int16 = Int16(POLLIN), _ handler: @escaping @MainActor () -> Void
    ) -> Int {
        lastNumber += 1
        watches.append(Watch(number: lastNumber, descriptor: descriptor, events: events, handler: handler))
        isStale = true
        return lastNumber
    }

    /// Ends a watch. The descriptor can be closed then.
    package func remove(_ number: Int) {
        watches.removeAll { $0.number == number }
        isStale = true
    }

    /// Waits and calls, for ever.
    package func run() -> Never {
        // What was enqueued before there was a descriptor to tell of it.
        MainQueue.drain()
        while true { turn() }
    }

    private func turn() {
        if isStale {
            polled = watches.map { pollfd(fd: $0.descriptor, events: $0.events, revents: 0) }
            isStale = false
        }
        alarm.set(timers.values.map(\.instant).min())
        Trace.letGo()
        let count = poll(&polled, nfds_t(polled.count), -1)
        Trace.hold()
        guard count > 0 else { return }
        // Handlers may add and remove watches: those that were ready are called if they are still there.
        let ready = zip(polled, watches).compactMap { $0.revents == 0 ? nil : $1.number }
        for number in ready { watches.first { $0.number == number }?.handler() }
    }

    // MARK: Timers

    func set(_ number: Int, _ due: LoopTimer.Due?) { timers[number] = due }

    func nextTimerNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    private func alarmRang() {
        alarm.acknowledge()
        let now = BootClock.now()
        for (number, due) in timers.filter({ $0.value.instant <= now }).sorted(by: { $0.key < $1.key }) {
            guard timers[number]?.instant == due.instant else { continue }
            timers[number] = nil
            due.handler()
        }
    }
}

/// A timer of the ``EventLoop``; it rings once each time it is set.
@MainActor
package final class LoopTimer {
    struct Due {
        /// Nanoseconds of ``BootClock``.
        var instant: Int64
        var handler: @MainActor () -> Void
    }

    private let loop: EventLoop
    private let number: Int
    private let handler: @MainActor () -> Void

    /// A timer that is not set.
    package init(_ loop: EventLoop, _ handler: @escaping @MainActor () -> Void) {
        self.loop = loop
        self.handler = handler
        number = loop.nextTimerNumber()
    }

    isolated deinit { loop.set(number, nil) }

    /// Sets the timer to an instant of ``BootClock``, nanoseconds; nil: it does not ring.
    package func ring(at instant: Int64?) {
        loop.set(number, instant.map { Due(instant: $0, handler: handler) })
    }
}
