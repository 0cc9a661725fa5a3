extension Trace {
    /// All events of a group, of all processes, ordered by time; those of earlier boots first.
    ///
    /// Lines that cannot be read are passed over. No lock is taken and nothing is written.
    public static func read(in group: GroupDirectory) throws -> [TraceEvent] {
        var events: [TraceEvent] = []
        var age: [String: Int64] = [:]
        for name in try fileNames(in: group) {
            var tail = TraceTail(path: group.path(.trace, name))
            let found = tail.read()
            for boot in Set(found.map(\.boot)) { age[boot] = max(age[boot] ?? 0, tail.modified) }
            events += found
        }
        age[BootClock.bootID] = Int64.max
        return ordered(events, age: age)
    }

    /// Orders events by boot and time. Events of one instant keep the order given.
    static func ordered(_ events: [TraceEvent], age: [String: Int64] = [:]) -> [TraceEvent] {
        func key(_ event: TraceEvent) -> (Int64, String, Int64) { (age[event.boot] ?? 0, event.boot, event.time) }
        return events.enumerated().sorted { one, other in
            let (left, right) = (key(one.element), key(other.element))
            return left == right ? one.offset < other.offset : left < right
        }.map(\.element)
    }

    /// The trace files, older ones of a process before its present one.
    static func fileNames(in group: GroupDirectory) throws -> [String] {
        let names = try Sys.list(group.path(.trace)).filter { $0.hasSuffix(TraceName.suffix) && !$0.hasPrefix(".") }
        return names.sorted { one, other in
            let (left, right) = (one.hasSuffix(TraceName.olderSuffix), other.hasSuffix(TraceName.olderSuffix))
            return left == right ? one < other : left
        }
    }

    /// Removes the files of processes that have ended.
    ///
    /// - Parameters:
    ///   - group: the directory.
    ///   - age: how long in seconds nothing was written to it; a week by default.
    ///   - now: seconds since 1970.
    /// - Returns: the names that were removed.
    @discardableResult
    public static func prune(
        in group: GroupDirectory, olderThan age: Int64 = 7 * 86_400,
        now: Int64 = TraceClock.wallMicroseconds() / 1_000_000
    ) throws -> [String] {
        try fileNames(in: group).filter { name in
            let path = group.path(.trace, name)
            guard let status = try Sys.lstat(path), status.isRegular, status.modified < now - age,
                try !FileLock.isHeld(path: path)
            else { return false }
            return (try? Sys.unlink(path)) != nil
        }
    }
}
