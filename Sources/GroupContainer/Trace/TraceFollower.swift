extension Trace {
    /// Follows the events of all processes of a group as they are written.
    ///
    /// For a command that shows a trace and for nothing else: whoever watches `trace/` is woken by every line, so a
    /// process that traces must not.
    ///
    /// - Parameters:
    ///   - group: the group.
    ///   - fromStart: whether what is there already comes first; otherwise only what is new comes.
    ///   - watcher: the watcher of this process.
    ///   - handler: called with events in the order of time, as far as they were read together.
    /// - Returns: what keeps following until it is told to stop.
    @MainActor
    public static func follow(
        in group: GroupDirectory, fromStart: Bool = false, watcher: DirectoryWatcher = .shared,
        handler: @escaping @MainActor ([TraceEvent]) -> Void
    ) throws -> TraceFollower {
        try TraceFollower(group, fromStart: fromStart, watcher: watcher, handler: handler)
    }
}

/// Follows the trace files of a group, see ``Trace/follow(in:fromStart:watcher:handler:)``.
@MainActor
public final class TraceFollower {
    private let group: GroupDirectory
    private let watcher: DirectoryWatcher
    private let handler: @MainActor ([TraceEvent]) -> Void
    private var token: DirectoryWatcher.Token?
    private var tails: [String: Tail] = [:]
    /// What was in the files put aside, until it is handed on.
    private var early: [TraceEvent] = []

    /// A box, for dictionaries do not hold what cannot be copied.
    private final class Tail {
        var tail: TraceTail
        init(_ path: String) { tail = TraceTail(path: path) }
    }

    fileprivate init(
        _ group: GroupDirectory, fromStart: Bool, watcher: DirectoryWatcher,
        handler: @escaping @MainActor ([TraceEvent]) -> Void
    ) throws {
        self.group = group
        self.watcher = watcher
        self.handler = handler
        for name in try Trace.fileNames(in: group) {
            if !fromStart {
                tail(name).tail.skipToEnd()
            } else if name.hasSuffix(TraceName.olderSuffix) {
                var older = TraceTail(path: group.path(.trace, name))
                early += older.read()
            }
        }
        token = try watcher.watch(group.path(.trace), events: .modifications) { [weak self] names in
            self?.readNew(names)
        }
    }

    /// Stops following.
    public func stop() {
        if let token { watcher.cancel(token) }
        token = nil
        tails = [:]
    }

    private func tail(_ name: String) -> Tail {
        if let known = tails[name] { return known }
        let new = Tail(group.path(.trace, name))
        tails[name] = new
        return new
    }

    private func readNew(_ names: Set<String>?) {
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
        if !events.isEmpty { handler(Trace.ordered(events)) }
    }
}
