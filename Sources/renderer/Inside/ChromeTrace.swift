import GroupContainer
import JSONText

/// The trace in the format of Chrome's trace viewer, which Perfetto opens: one track a process.
///
/// What has a beginning and an end in one process is a slice on a track of its own kind; everything else is an instant,
/// and arrows lead from process to process along each tap and reload.
struct ChromeTrace {
    private var events: [JSONValue] = []

    /// The document for events in the order of time.
    static func document(_ events: [TraceEvent]) -> [UInt8] {
        var trace = ChromeTrace()
        trace.name(events)
        for event in events { trace.instant(event) }
        trace.slices(events)
        trace.arrows(events)
        return JSONValue.object([
            "traceEvents": .array(trace.events), "displayTimeUnit": .string("ms"),
        ]).jsonBytes()
    }

    private mutating func name(_ all: [TraceEvent]) {
        var seen: Set<Int32> = []
        for event in all where seen.insert(event.pid).inserted {
            add("M", event.pid, 0, "process_name", ["args": .object(["name": .string("\(event.role) \(event.pid)")])])
            add("M", event.pid, 0, "thread_name", ["args": .object(["name": .string("events")])])
        }
    }

    private mutating func instant(_ event: TraceEvent) {
        if let duration = event.duration, duration > 0 {
            add(
                "X", event.pid, event.time - duration, event.name.rawValue,
                ["dur": .int(duration), "args": args(event)])
        } else {
            add("i", event.pid, event.time, event.name.rawValue, ["s": .string("t"), "args": args(event)])
        }
    }

    /// The stretches between two events of one story in one process.
    private static let stretches: [(name: String, from: TraceEvent.Name, to: Set<TraceEvent.Name>)] = [
        ("perform", .performBegan, [.performed, .performFailed]), ("provider", .providerBegan, [.provided]),
        ("claimed to answered", .claimed, [.answered]),
        ("tap to frame", .tap, [.drawn, .failed, .voided, .interrupted]),
        ("reload", .requested, [.seen, .failed, .voided]),
    ]

    private mutating func slices(_ all: [TraceEvent]) {
        for stretch in Self.stretches {
            var open: [String: TraceEvent] = [:]
            for event in all {
                guard let span = event.span else { continue }
                let key = "\(event.pid) \(span)"
                if event.name == stretch.from {
                    open[key] = open[key] ?? event
                } else if stretch.to.contains(event.name), let first = open[key],
                    !(event.name == .drawn && event.detail["optimistic"] == .bool(true))
                {
                    open[key] = nil
                    let id: [String: JSONValue] = [
                        "cat": .string(stretch.name), "id": .string("\(span) \(stretch.name)"),
                    ]
                    add("b", first.pid, first.time, stretch.name, id.merging(["args": args(first)]) { $1 })
                    add("e", event.pid, event.time, stretch.name, id.merging(["args": args(event)]) { $1 })
                }
            }
        }
    }

    private mutating func arrows(_ all: [TraceEvent]) {
        let stories = Dictionary(grouping: all.filter { $0.span != nil }) { $0.span ?? "" }
        for (number, story) in stories.sorted(by: { $0.key < $1.key }).enumerated() {
            var last: TraceEvent?
            var isFirst = true
            for event in story.value {
                defer { last = event }
                guard let from = last, from.pid != event.pid else { continue }
                let id: [String: JSONValue] = ["id": .int(Int64(number)), "cat": .string("hand-over")]
                add(isFirst ? "s" : "t", from.pid, from.time, "hand-over", id)
                add("f", event.pid, event.time, "hand-over", id.merging(["bp": .string("e")]) { $1 })
                isFirst = false
            }
        }
    }

    private func args(_ event: TraceEvent) -> JSONValue {
        var members = event.detail
        members["span"] = event.span.map { .string($0) }
        members["kind"] = event.kind.map { .string($0) }
        members["widget"] = event.widget.map { .string($0) }
        members["reason"] = event.reason.map { .string($0) }
        return .object(members)
    }

    private mutating func add(
        _ phase: String, _ pid: Int32, _ time: Int64, _ name: String, _ more: [String: JSONValue]
    ) {
        var members: [String: JSONValue] = [
            "ph": .string(phase), "pid": .int(Int64(pid)), "tid": .int(1), "ts": .int(time), "name": .string(name),
        ]
        members.merge(more) { $1 }
        events.append(.object(members))
    }
}
