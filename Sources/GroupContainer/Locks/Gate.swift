/// A mutual exclusion between the threads of this process whose wait is bounded and whose owner is known.
///
/// Unlike a pthread mutex it may be opened by another thread than the one that closed it.
final class Gate: @unchecked Sendable {
    /// How an attempt to pass ended.
    enum Passage { case passed, timedOut, ownedByThisThread }

    private let monitor = Monitor()
    /// Guarded by the monitor.
    private var isClosed = false
    private var owner: ThreadIdentity?
    private var waiting = 0

    /// Passes and closes the gate behind this thread.
    ///
    /// - Parameters:
    ///   - deadline: the instant of ``MonotonicClock`` until which to wait; nil: do not wait.
    ///   - bound: whether the gate then belongs to this thread, so that passing again is refused at once.
    func pass(until deadline: Int64?, bound: Bool = true) -> Passage {
        monitor.enter {
            if isClosed {
                if owner == .current { return .ownedByThisThread }
                guard let deadline else { return .timedOut }
                waiting += 1
                defer { waiting -= 1 }
                while isClosed {
                    if !monitor.sleep(until: deadline) && isClosed { return .timedOut }
                }
            }
            isClosed = true
            owner = bound ? .current : nil
            return .passed
        }
    }

    /// Opens the gate for one of those that wait.
    func open() {
        monitor.enter {
            isClosed = false
            owner = nil
            if waiting > 0 { monitor.wakeOne() }
        }
    }
}
