/// Decides when a widget's provider runs: one run at a time for each placed widget, and at most one more that begins when
/// it has ended. Whoever asks while a run has not begun shares it; whoever asks later waits for the next, because the
/// state it wants to see may have been written after the run read it.
struct ProviderQueue {
    /// A run under way.
    struct Run: Equatable {
        /// Tells runs apart.
        let number: Int
        /// Who waits for it.
        var waiters: [String]
    }
    private struct Lane {
        /// Who waits for a run that has not begun.
        var due: [String] = []
        var running: Run?
    }
    private var lanes: [String: Lane] = [:]
    private var lastNumber = 0
    /// Widgets whose run can begin.
    private(set) var ready: [String] = []

    /// Someone wants a timeline that shows the present state.
    ///
    /// - Returns: who else waits for the same run, for the trace; nil when the run is a new one.
    @discardableResult
    mutating func ask(_ widget: String, for waiter: String) -> [String]? {
        var lane = lanes[widget] ?? Lane()
        defer { lanes[widget] = lane }
        let others = lane.due
        if !lane.due.contains(waiter) { lane.due.append(waiter) }
        if others.isEmpty && lane.running == nil { ready.append(widget) }
        return others.isEmpty ? nil : others
    }

    /// The next run begins now.
    mutating func begin() -> (widget: String, run: Run)? {
        while !ready.isEmpty {
            let widget = ready.removeFirst()
            guard var lane = lanes[widget], !lane.due.isEmpty else {
                lanes[widget] = nil
                continue
            }
            lastNumber += 1
            let run = Run(number: lastNumber, waiters: lane.due)
            lane.due = []
            lane.running = run
            lanes[widget] = lane
            return (widget, run)
        }
        return nil
    }

    /// A run has ended.
    ///
    /// - Returns: who waited for it; nil when it was given up before.
    mutating func ended(_ number: Int, of widget: String) -> [String]? {
        guard var lane = lanes[widget], let run = lane.running, run.number == number else { return nil }
        lane.running = nil
        lanes[widget] = lane.due.isEmpty ? nil : lane
        if !lane.due.isEmpty { ready.append(widget) }
        return run.waiters
    }

    /// Whether a run has begun and neither ended nor been given up.
    func isRunning(_ number: Int, of widget: String) -> Bool { lanes[widget]?.running?.number == number }

    /// Someone waits no more.
    ///
    /// - Returns: a run that nobody waits for now; it is given up.
    mutating func giveUp(_ widget: String, for waiter: String) -> Int? {
        guard var lane = lanes[widget] else { return nil }
        lane.due.removeAll { $0 == waiter }
        guard var run = lane.running, run.waiters.contains(waiter) else {
            lanes[widget] = lane.due.isEmpty && lane.running == nil ? nil : lane
            return nil
        }
        run.waiters.removeAll { $0 == waiter }
        guard run.waiters.isEmpty else {
            lane.running = run
            lanes[widget] = lane
            return nil
        }
        lane.running = nil
        lanes[widget] = lane.due.isEmpty ? nil : lane
        if !lane.due.isEmpty { ready.append(widget) }
        return run.number
    }
}
