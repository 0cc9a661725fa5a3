import Dispatch
import GroupContainer

/// The host's one timer: set to the next thing that is due, silent when nothing is.
///
/// It counts on a clock that goes on during suspend; ``ClockChanges`` tells when the calendar's clock was set.
@MainActor
final class HostTimer {
    private let loopTimer: LoopTimer?
    private let source: (any DispatchSourceTimer)?
    private var isArmed = false

    init(_ handler: @escaping @MainActor () -> Void) {
        if let loop = EventLoop.current {
            loopTimer = LoopTimer(loop, handler)
            source = nil
            return
        }
        let source = DispatchSource.makeTimerSource(queue: .main)
        source.setEventHandler { MainActor.assumeIsolated { handler() } }
        source.schedule(wallDeadline: .distantFuture)
        source.resume()
        (self.source, loopTimer) = (source, nil)
    }

    isolated deinit { source?.cancel() }

    /// The longest wait; what is later is looked at again then.
    private static let longest = 30 * 86_400.0

    /// Sets the timer to ring once in so many seconds; nil: not at all.
    func ring(in seconds: Double?) {
        guard let seconds else {
            if isArmed {
                source?.schedule(wallDeadline: .distantFuture)
                loopTimer?.ring(at: nil)
            }
            isArmed = false
            return
        }
        isArmed = true
        let delay = min(max(seconds, 0), Self.longest)
        loopTimer?.ring(at: BootClock.now() + Int64(delay * 1e9))
        source?.schedule(wallDeadline: .now() + delay, leeway: .milliseconds(1))
    }
}
