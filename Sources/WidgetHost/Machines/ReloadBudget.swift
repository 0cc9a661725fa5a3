/// How many reloads a placed widget has had in the last 24 hours, and when the next one may be.
///
/// Reloads that come of taps are always done and count too (as the essay on interactive widgets says), so a much-tapped
/// widget can have none left for its own refreshes.
public struct ReloadBudget: Hashable, Sendable {
    /// The figures.
    public struct Rules: Hashable, Sendable {
        /// Reloads in a window.
        public var limit = 60
        /// The window in nanoseconds: 24 hours.
        public var window: Int64 = 86_400_000_000_000
        /// The usual figures.
        public init() {}
    }

    /// The figures.
    public var rules: Rules
    /// The instants of the counted reloads, ascending; no more than ``Rules/limit`` are kept.
    private var spent: [Int64] = []

    /// An untouched budget.
    public init(rules: Rules = Rules()) { self.rules = rules }

    /// Counts a reload.
    public mutating func spend(at time: HostTime) {
        expire(at: time)
        spent.append(time.boot)
        // Older ones cannot be what the next reload waits for.
        if spent.count > rules.limit { spent.removeFirst(spent.count - rules.limit) }
    }

    /// How many reloads of the window are spent.
    public func used(at time: HostTime) -> Int { spent.count { $0 > time.boot - rules.window } }

    /// When a counted reload may be: nil: now.
    public func available(at time: HostTime) -> Int64? {
        guard rules.limit > 0 else { return time.boot + rules.window }
        let counted = spent.filter { $0 > time.boot - rules.window }
        return counted.count < rules.limit ? nil : counted[counted.count - rules.limit] + rules.window
    }

    private mutating func expire(at time: HostTime) {
        spent.removeAll { $0 <= time.boot - rules.window }
    }
}
