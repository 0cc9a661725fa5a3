/// Reads what is new in the trace files of a group, whenever it is asked to.
///
/// It watches nothing, so a process that traces may use it: when it has reason to think that something happened, it
/// looks.
@MainActor
public final class TraceReader {
    private let group: GroupDirectory
    private var tails: [String: Tail] = [:]
    /// What was in the files put aside, until it is handed on.
    private var early: [TraceEvent] = []

    /// A box, for dictionaries do not hold what cannot be copied.
    private final class Tail {
        var tail: TraceTail
        init(_ path: String) { tail = TraceTail(path: path) }
    }

    /// Opens the files that are there.
    ///
    /// - Parameters:
    ///   - group: the directory.
    ///   - fromStart: whether what is there already counts as new.
    public init(_ group: GroupDirectory, fromStart: Bool = false) throws {
        self.group = group
        for name in try Trace.fileNames(in: group) {
            if !fromStart {
                tail(name).tail.skipToEnd()
            } else if name.hasSuffix(TraceName.olderSuffix) {
                var older = TraceTail(path: group.path(.trace, name))
                early += older.read()
            }
        }
    }

    /// The events that are new, in the order of time.
    ///
    /// - Parameter names: the files to look at; nil: all.
    public func read(_ names: Set<String>? = nil) -> [TraceEvent] {
        let present = names ?? Set((try? Trace.fileNames(in: group)) ?? [])
        var events = early
        early = []
        // An older file is what a tail had open under the present name, and was read there to its end.
        for name in present where name.hasSuffix(TraceName.suffix) && !name.hasSuffix(TraceName.olderSuffix) {
            events += tail(name).tail.read()
        }
        if names == nil {
            for (name, tail) in tails where tail.tail.isGone { tails[name] = nil }
        }
        return events.isEmpty ? [] : Trace.ordered(events)
    }

    private func tail(_ name: String) -> Tail {
        if let known = tails[name] { return known }
        let new = Tail(group.path(.trace, name))
        tails[name] = new
        return new
    }
}
