import JSONText

/// How many reloads a placed widget has had in the last 24 hours, and when the next one may be.
///
/// Reloads that come of taps are always done and count too (as the essay on interactive widgets says), so a much-tapped
/// widget can have none left for its own refreshes. Apple's page says that they are free: ``Rules/countsInteractions``.
public struct ReloadBudget: Hashable, Sendable {
    /// The figures.
    public struct Rules: Hashable, Sendable {
        /// Reloads in a window.
        public var limit = 60
        /// The window in nanoseconds: 24 hours.
        public var window: Int64 = 86_400_000_000_000
        /// Whether reloads that come of taps count.
        public var countsInteractions = true
        /// The usual figures.
        public init() {}
    }

    /// A reload that counted.
    public struct Charge: Fielded, Hashable, Sendable {
        /// When, nanoseconds of the boot clock. Below 0 for what an earlier boot did.
        public var boot: Int64 = 0
        /// When, seconds since 1970: the clock that outlives a boot.
        public var date = 0.0
        /// What asked for it: a ``ReloadMachine/Cause``.
        public var cause = ""

        /// No reload.
        public init() {}
        /// A reload at an instant.
        public init(at time: HostTime, cause: String) {
            (boot, date, self.cause) = (time.boot, time.wall, cause)
        }

        /// Visits the fields.
        public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
            try coder.field("date", &date)
            try coder.field("boot", &boot)
            try coder.field("cause", &cause)
        }
    }

    /// The figures.
    public var rules: Rules
    /// The counted reloads, ascending; no more than ``Rules/limit`` are kept.
    public private(set) var charges: [Charge] = []

    /// An untouched budget.
    public init(rules: Rules = Rules()) { self.rules = rules }

    /// A budget that was kept in a file.
    ///
    /// The instants of this boot count on the boot clock, which nobody sets. Those of an earlier boot are as old as the
    /// calendar says; one from the future, because the calendar was set back, was just now.
    public init(_ file: BudgetFile, bootID: String, rules: Rules, at time: HostTime) {
        self.rules = rules
        charges = file.charges.map { charge in
            var charge = charge
            if file.bootID != bootID {
                let age = min(max(0, time.wall - charge.date), 1e9)
                charge.boot = time.boot - HostTime.nanoseconds(age)
            }
            charge.boot = min(charge.boot, time.boot)
            return charge
        }.sorted { $0.boot < $1.boot }
        trim(at: time)
    }

    /// Counts a reload.
    @discardableResult
    public mutating func spend(_ cause: String, at time: HostTime) -> Charge {
        let charge = Charge(at: time, cause: cause)
        charges.append(charge)
        trim(at: time)
        return charge
    }

    /// Takes back what was counted: the reload did not take place.
    public mutating func takeBack(_ charge: Charge) {
        if let index = charges.lastIndex(of: charge) { charges.remove(at: index) }
    }

    /// How many reloads of the window are spent.
    public func used(at time: HostTime) -> Int { charges.count { $0.boot > time.boot - rules.window } }

    /// When a counted reload may be: nil: now.
    public func available(at time: HostTime) -> Int64? {
        guard rules.limit > 0 else { return time.boot + rules.window }
        let counted = charges.filter { $0.boot > time.boot - rules.window }
        return counted.count < rules.limit ? nil : counted[counted.count - rules.limit].boot + rules.window
    }

    private mutating func trim(at time: HostTime) {
        charges.removeAll { $0.boot <= time.boot - rules.window }
        // Older ones cannot be what the next reload waits for.
        if charges.count > rules.limit { charges.removeFirst(charges.count - rules.limit) }
    }
}

/// `budget/<widget id>.json`: what a widget's budget has been spent on and what waits for it, for the next renderer.
public struct BudgetFile: Fielded, Hashable, Sendable {
    /// The most bytes that are read: 1 MiB.
    static let sizeLimit = 1 << 20

    /// The placed widget.
    public var widget = ""
    /// The boot whose clock ``ReloadBudget/Charge/boot`` counts on.
    public var bootID = ""
    /// How many there may be in 24 hours, for readers.
    public var limit = 0
    /// The counted reloads of the last 24 hours, ascending.
    public var charges: [ReloadBudget.Charge] = []
    /// What waits for the budget, by its cause; nil: nothing.
    public var waiting: String?

    /// An untouched budget.
    public init() {}

    /// Visits the fields.
    public mutating func fields<C: FieldCoder>(_ coder: inout C) throws {
        try coder.field("widget", &widget)
        try coder.field("bootID", &bootID)
        try coder.field("limit", &limit)
        try coder.field("waiting", &waiting)
        try coder.field("charges", &charges)
    }
}
