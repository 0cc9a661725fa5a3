/// Sorts a stream of trace events into waterfalls, and gives each one when its story has ended.
///
/// A pure machine: it takes events and instants, and returns what is finished. Instants are microseconds of
/// ``BootClock``, and the caller's.
public struct WaterfallGrouper: Sendable {
    /// How long after the last event of an ended story late lines of other processes are waited for, in microseconds.
    public var settle: Int64
    /// How long a story without an end may be silent before it is shown as it is, in microseconds.
    public var quiet: Int64

    private struct Group {
        var ids: Set<String>
        var events: [TraceEvent]
        /// When the last event was taken in.
        var touched: Int64
        var hasEnded: Bool
    }

    private var groups: [Int: Group] = [:]
    private var owner: [String: Int] = [:]
    private var lastNumber = 0
    /// Ids of stories that were given already: what comes late for them is dropped.
    private var closed: [String] = []
    private static let memory = 1024
    private static let groupLimit = 256
    private static let eventLimit = 4096

    /// Creates an empty grouper.
    public init(settle: Int64 = 20_000, quiet: Int64 = 5_000_000) {
        self.settle = settle
        self.quiet = quiet
    }

    /// All the stories in events that are there already, in the order they began.
    public static func waterfalls(in events: [TraceEvent]) -> [Waterfall] {
        var grouper = WaterfallGrouper(settle: .max, quiet: .max)
        for event in events { grouper.take(event, now: 0) }
        return grouper.finish()
    }

    /// Takes events in and gives what is finished by `now`.
    public mutating func add(_ events: [TraceEvent], now: Int64) -> [Waterfall] {
        for event in events { take(event, now: now) }
        var finished = advance(to: now)
        while groups.count > Self.groupLimit,
            let oldest = groups.min(by: { $0.value.touched < $1.value.touched })?.key
        {
            finished.append(close(oldest))
        }
        return finished
    }

    /// Gives what is finished by `now`: ended and settled, or silent for too long.
    public mutating func advance(to now: Int64) -> [Waterfall] {
        let due = groups.filter { now >= deadline(of: $0.value) }.keys.sorted()
        return due.map { close($0) }.sorted { $0.begin < $1.begin }
    }

    /// Gives all that is left.
    public mutating func finish() -> [Waterfall] {
        groups.keys.sorted().map { close($0) }.sorted { $0.begin < $1.begin }
    }

    /// When ``advance(to:)`` should be called next; nil when nothing is waited for.
    public var deadline: Int64? { groups.values.map(deadline(of:)).min() }

    private func deadline(of group: Group) -> Int64 {
        let (sum, overflow) = group.touched.addingReportingOverflow(group.hasEnded ? settle : quiet)
        return overflow ? .max : sum
    }

    private mutating func take(_ event: TraceEvent, now: Int64) {
        guard let span = event.span, event.name != .log || !event.links.isEmpty || owner[span] != nil else { return }
        guard !closed.contains(span) else { return }
        // What follows a story that was given already is a story of its own.
        let ids = Set([span] + event.links.filter { !closed.contains($0) })
        let known = Set(ids.compactMap { owner[$0] }).sorted()
        let number: Int
        if let first = known.first {
            number = first
            for other in known.dropFirst() { merge(other, into: first) }
        } else {
            lastNumber += 1
            number = lastNumber
            groups[number] = Group(ids: [], events: [], touched: now, hasEnded: false)
        }
        for id in ids { owner[id] = number }
        groups[number]?.ids.formUnion(ids)
        groups[number]?.touched = now
        if event.endsStory { groups[number]?.hasEnded = true }
        if groups[number]?.events.count ?? 0 < Self.eventLimit { groups[number]?.events.append(event) }
    }

    private mutating func merge(_ other: Int, into number: Int) {
        guard let group = groups.removeValue(forKey: other) else { return }
        for id in group.ids { owner[id] = number }
        groups[number]?.ids.formUnion(group.ids)
        groups[number]?.events += group.events
        if group.hasEnded { groups[number]?.hasEnded = true }
    }

    private mutating func close(_ number: Int) -> Waterfall {
        guard let group = groups.removeValue(forKey: number) else { return Waterfall(events: []) }
        for id in group.ids { owner[id] = nil }
        closed += group.ids.sorted()
        if closed.count > Self.memory { closed.removeFirst(closed.count - Self.memory) }
        return Waterfall(events: group.events)
    }
}
