internal import GroupContainer
import Glibc

/// The pipe that the launching renderer holds open: it closes with that process, however it ends.
@MainActor
final class Lifeline {
    private let watch: ReadWatch

    /// The lifeline named in WIDGETS_LIFELINE_FD; nil for a process that was started by hand.
    ///
    /// - Parameter ended: called when the other end has closed; ends the process.
    init?(environment: [String: String], ended: @escaping @MainActor () -> Void) {
        guard let descriptor = environment["WIDGETS_LIFELINE_FD"].flatMap(Int32.init), descriptor >= 0 else {
            return nil
        }
        // Not for the processes that perform() may start.
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        unsetenv("WIDGETS_LIFELINE_FD")
        watch = ReadWatch(descriptor) {
            var bytes = [UInt8](repeating: 0, count: 64)
            if read(descriptor, &bytes, bytes.count) == 0 { ended() }
        }
    }

    /// Whether the other end has closed by now, without waiting.
    ///
    /// A process that was stopped finds both on waking: the closed lifeline, and taps that its dead renderer left
    /// behind. Which event comes first is chance, so it is asked before anything is claimed.
    var hasEnded: Bool {
        var state = pollfd(fd: watch.descriptor, events: 0, revents: 0)
        return poll(&state, 1, 0) > 0 && state.revents & Int16(POLLHUP) != 0
    }
}
