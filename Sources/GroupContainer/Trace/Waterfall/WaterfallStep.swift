import JSONText

extension Waterfall {
    /// One row: something that took time, or a moment.
    public struct Step: Sendable, Hashable {
        /// What the time was spent on.
        public enum Kind: Sendable, Hashable {
            /// A process was busy.
            case work
            /// A message was on its way from one process to another.
            case hop
            /// A lock was waited for.
            case lockWait
            /// A lock was held; this runs beside the work done under it.
            case lockHold
        }

        /// The process.
        public var role: ProcessRole
        /// Its id.
        public var pid: Int32
        /// What was done, in a word or two.
        public var name: String
        /// When it began, in microseconds of ``BootClock``.
        public var begin: Int64
        /// When it was over.
        public var end: Int64
        /// What the time was spent on.
        public var kind: Kind
        /// Whether it failed.
        public var isFailure = false
        /// What else there is to say.
        public var details: String

        /// How long it took, in microseconds.
        public var duration: Int64 { end - begin }
    }
}

extension Waterfall.Step {
    /// Turns events in the order of time into rows.
    ///
    /// 1. What says how long it took (``TraceEvent/duration``) began that long before.
    /// 2. A beginning and its end are one row; a beginning without an end is a row that lasts until the last event.
    /// 3. Everything else began when the event before was over: that is the leg of the way it ends. When another
    ///    process was at work before, the leg is a hop.
    /// 4. What is about another widget than the first one says which.
    static func steps(of events: [TraceEvent]) -> [Waterfall.Step] {
        var steps: [Waterfall.Step] = []
        var begun: [Beginning: TraceEvent] = [:]
        var previous: TraceEvent?
        let heading = events.lazy.compactMap(\.widget).first
        for event in events {
            if event.name == .performBegan || event.name == .providerBegan {
                begun[Beginning(event)] = event
            } else {
                let start = begun.removeValue(forKey: Beginning(event))
                steps.append(step(event, under: heading, begun: start?.time, after: previous))
            }
            // Locks are held beside the work, so they are no leg of the way.
            if event.name != .lockHeld && event.name != .lockWaited { previous = event }
        }
        let end = events.last?.time ?? 0
        for event in begun.values {
            var step = step(event, under: heading, begun: event.time, after: nil)
            step.end = end
            step.isFailure = true
            step.details = ["it never ended", step.details].filter { !$0.isEmpty }.joined(separator: "  ")
            steps.append(step)
        }
        return steps.sorted { ($0.begin, $0.end, $0.name) < ($1.begin, $1.end, $1.name) }
    }

    /// What ties a beginning to its end.
    private struct Beginning: Hashable {
        var pid: Int32
        var span: String?
        var isPerform: Bool?

        init(_ event: TraceEvent) {
            pid = event.pid
            span = event.span
            isPerform =
                switch event.name {
                case .performBegan, .performed, .performFailed: true
                case .providerBegan, .provided: false
                default: nil
                }
        }
    }

    private static func step(
        _ event: TraceEvent, under heading: String?, begun: Int64?, after previous: TraceEvent?
    ) -> Waterfall.Step {
        let begin = begun ?? event.duration.map { event.time - max(0, $0) } ?? previous?.time ?? event.time
        let isElsewhere = previous.map { $0.pid != event.pid || $0.role != event.role } ?? false
        let isHop = begun == nil && event.duration == nil && isElsewhere
        let kind: Kind =
            switch event.name {
            case .lockWaited: .lockWait
            case .lockHeld: .lockHold
            default: isHop ? .hop : .work
            }
        return Waterfall.Step(
            role: event.role, pid: event.pid, name: label(event), begin: min(begin, event.time), end: event.time,
            kind: kind, isFailure: isFailure(event.name), details: details(event, under: heading))
    }

    private static func isFailure(_ name: TraceEvent.Name) -> Bool {
        switch name {
        case .performFailed, .failed, .voided, .interrupted, .died: true
        default: false
        }
    }

    private static func label(_ event: TraceEvent) -> String {
        switch event.name {
        case .lockWaited: "lock wait"
        case .lockHeld: "lock hold"
        case .performBegan, .performed, .performFailed: "perform"
        case .providerBegan, .provided: "provide"
        case .reloadAsked: "reload asked"
        case .wishClaimed: "wish claimed"
        case .drawn: event.isOptimistic ? "drawn early" : "drawn"
        default: event.name.rawValue
        }
    }

    /// What is in the heading already.
    private static let inHeading: Set<String> = ["intent", "control", "optimistic", "wall"]

    /// The widget, if it is not the heading's, the reason, then what is told by name: `generation 7  entries 12`.
    private static func details(_ event: TraceEvent, under heading: String?) -> String {
        var parts: [String] = []
        if let widget = event.widget, widget != heading { parts.append(widget) }
        if let reason = event.reason { parts.append(reason) }
        if case .string(let message)? = event.detail["message"] { parts.append(message) }
        if case .string(let lock)? = event.detail["lock"] { parts.append(lock) }
        for (key, value) in event.detail.sorted(by: { $0.key < $1.key }) {
            guard !inHeading.contains(key), key != "message", key != "lock" else { continue }
            parts.append("\(key) \(text(value))")
        }
        return parts.joined(separator: "  ")
    }

    private static func text(_ value: JSONValue) -> String {
        switch value {
        case .null: "nil"
        case .bool(let flag): flag ? "yes" : "no"
        case .int(let number): "\(number)"
        case .double(let number): "\(number)"
        case .string(let text): text
        case .array(let values): values.map(text).joined(separator: ", ")
        case .object(let members):
            members.sorted { $0.key < $1.key }.map { "\($0.key): \(text($0.value))" }.joined(separator: ", ")
        }
    }
}
