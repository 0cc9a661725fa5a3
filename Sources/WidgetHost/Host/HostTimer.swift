import Dispatch

/// The host's one timer: set to the next thing that is due, silent when nothing is.
///
/// It counts on the wall clock, which goes on during suspend; ``ClockChanges`` tells when that clock was set.
@MainActor
final class HostTimer {
    private let source: any DispatchSourceTimer
    private var isArmed = false

    init(_ handler: @escaping @MainActor () -> Void) {
        source = DispatchSource.makeTimerSource(queue: .main)
        source.setEventHandler { MainActor.assumeIsolated { handler() } }
        source.schedule(wallDeadline: .distantFuture)
        source.resume()
    }

    isolated deinit { source.cancel() }

    /// The longest wait; what is later is looked at again then.
    private static let longest = 30 * 86_400.0

    /// Sets the timer to ring once in so many seconds; nil: not at all.
    func ring(in seconds: Double?) {
        guard let seconds else {
            if isArmed { source.schedule(wallDeadline: .distantFuture) }
            isArmed = false
            return
        }
        isArmed = true
        let delay = min(max(seconds, 0), Self.longest)
        source.schedule(wallDeadline: .now() + delay, leeway: .milliseconds(1))
    }
}
