import JSONText

/// What the trace is told of locks: every wait, and how long a lock was held when that is of interest, that is after
/// a wait, within a tap or a reload, or for more than a millisecond.
extension FileLock {
    func traceWaited(_ nanoseconds: Int64, reason: String? = nil, holder: LockHolder? = nil) {
        guard nanoseconds >= 1000 else { return }
        Trace.record(.lockWaited, duration: nanoseconds / 1000, reason: reason, detail: detail(holder))
    }

    /// Called after the lock was let go, so that tracing makes nobody wait.
    func traceHeld(since began: Int64, waited: Int64) {
        let held = MonotonicClock.now() - began
        guard waited > 0 || held >= 1_000_000 || Trace.span != nil else { return }
        Trace.record(.lockHeld, duration: held / 1000, detail: detail(nil))
    }

    private func detail(_ holder: LockHolder?) -> [String: JSONValue] {
        var detail: [String: JSONValue] = ["lock": .string(name)]
        if let pid = holder?.pid { detail["holder"] = .int(Int64(pid)) }
        if let command = holder?.command { detail["command"] = .string(command) }
        return detail
    }
}
