import Dispatch

/// Rings when a live text on the screen reads differently; silent when nothing runs.
@MainActor
final class LiveClock {
    private let source: any DispatchSourceTimer
    private var next: Double?

    init(_ handler: @escaping @MainActor () -> Void) {
        source = DispatchSource.makeTimerSource(queue: .main)
        source.schedule(wallDeadline: .distantFuture)
        source.setEventHandler { [weak self] in
            MainActor.assumeIsolated {
                self?.next = nil
                handler()
            }
        }
        source.resume()
    }

    isolated deinit { source.cancel() }

    /// Sets the clock to a date, seconds since 1970; nil: not at all.
    func ring(at date: Double?, now: Double) {
        guard date != next else { return }
        next = date
        guard let date else { return source.schedule(wallDeadline: .distantFuture) }
        // A hair late rather than early: at the date itself the text must read the new value.
        source.schedule(wallDeadline: .now() + max(0, date - now) + 0.001, leeway: .milliseconds(5))
    }
}
