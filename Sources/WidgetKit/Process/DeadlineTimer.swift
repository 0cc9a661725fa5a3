internal import GroupContainer
import Dispatch

/// One timer for all deadlines. A tap that ends long before its deadline costs no system call here: the timer stays set
/// for the earliest deadline there has been, and looks anew when it fires.
@MainActor
final class DeadlineTimer {
    /// Called with the spans whose deadlines have passed.
    var onDeadline: @MainActor ([String]) -> Void = { _ in }
    private var deadlines: [String: Int64] = [:]
    private var setFor: Int64?
    private var timer: (any DispatchSourceTimer)?

    /// Watches a deadline, nanoseconds of ``BootClock``.
    func add(_ span: String, at deadline: Int64) {
        deadlines[span] = deadline
        if let setFor, setFor <= deadline { return }
        set(deadline)
    }

    /// Forgets a deadline.
    func remove(_ span: String) { deadlines[span] = nil }

    /// Forgets all.
    func stop() {
        deadlines = [:]
        timer?.cancel()
        timer = nil
        setFor = nil
    }

    private func set(_ deadline: Int64) {
        setFor = deadline
        let timer = self.timer ?? make()
        let wait = max(0, min(deadline - BootClock.now(), 3_600_000_000_000))
        timer.schedule(deadline: .now() + .nanoseconds(Int(wait)), leeway: .milliseconds(1))
    }

    private func make() -> any DispatchSourceTimer {
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.fired() } }
        timer.resume()
        self.timer = timer
        return timer
    }

    private func fired() {
        setFor = nil
        let now = BootClock.now()
        if deadlines.values.contains(where: { $0 <= now }), Sys.isTraced {
            // Somebody looks at this process in a debugger: its time stands still.
            for (span, deadline) in deadlines where deadline <= now { deadlines[span] = now + 1_000_000_000 }
        }
        let passed = deadlines.filter { $0.value <= now }.keys.sorted()
        for span in passed { deadlines[span] = nil }
        if let next = deadlines.values.min() { set(next) }
        if !passed.isEmpty { onDeadline(passed) }
    }
}
