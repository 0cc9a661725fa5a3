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
    private let watcher: DirectoryWatcher
    private let handler: @MainActor ([TraceEvent]) -> Void
    private let reader: TraceReader
    private var token: DirectoryWatcher.Token?
    private var isStopped = false

    fileprivate init(
        _ group: GroupDirectory, fromStart: Bool, watcher: DirectoryWatcher,
        handler: @escaping @MainActor ([TraceEvent]) -> Void
    ) throws {
        self.watcher = watcher
        self.handler = handler
        reader = try TraceReader(group, fromStart: fromStart)
        token = try watcher.watch(group.path(.trace), events: .modifications) { [weak self] names in
            self?.readNew(names)
        }
    }

    /// Stops following.
    public func stop() {
        if let token { watcher.cancel(token) }
        token = nil
        isStopped = true
    }

    private func readNew(_ names: Set<String>?) {
        guard !isStopped else { return }
        let events = reader.read(names)
        if !events.isEmpty { handler(events) }
    }
}
