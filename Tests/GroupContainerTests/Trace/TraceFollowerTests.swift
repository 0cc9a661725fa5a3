import Testing

@testable import GroupContainer

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct TraceFollowerTests {
    let scratch: ScratchGroup
    let watcher: DirectoryWatcher

    init() throws {
        scratch = try ScratchGroup()
        watcher = try DirectoryWatcher()
    }

    private func trace(_ claimant: String, limit: Int = Trace.fileLimit) -> Trace {
        Trace(role: .extension, claimant: claimant, in: scratch.directory, fileLimit: limit)
    }

    /// Follows, and counts each event's reason as a name that has arrived.
    private func follow(fromStart: Bool = false) throws -> (TraceFollower, WatchCalls) {
        let calls = WatchCalls()
        let follower = try Trace.follow(in: scratch.directory, fromStart: fromStart, watcher: watcher) { events in
            calls.note(Set(events.compactMap(\.reason)))
        }
        return (follower, calls)
    }

    @Test("Lines come as they are written, from files old and new, and not from before")
    func following() async throws {
        let first = trace("1-aa")
        first.record(.log, reason: "before")
        let (follower, calls) = try follow()
        first.record(.log, reason: "one")
        try await calls.wait(for: "one")
        let second = trace("2-bb")
        second.record(.log, reason: "two")
        try await calls.wait(for: "two")
        #expect(calls.names == ["one", "two"])
        follower.stop()
    }

    @Test("From the start, the files put aside come too")
    func fromStart() async throws {
        let trace = trace("1-aa", limit: 600)
        for step in 0..<6 { trace.record(.log, reason: "step \(step)") }
        let kept = Set(try Trace.read(in: scratch.directory).compactMap(\.reason))
        let (follower, calls) = try follow(fromStart: true)
        #expect(kept.count > 1 && calls.names == kept)
        follower.stop()
    }

    @Test("A rotation loses nothing")
    func rotation() async throws {
        let trace = trace("1-aa", limit: 1500)
        let (follower, calls) = try follow()
        for step in 0..<40 {
            trace.record(.log, reason: "step \(step)")
            try await calls.wait(for: "step \(step)")
        }
        #expect(calls.names.count == 40)
        follower.stop()
    }

    @Test("Half a line is waited for")
    func halves() async throws {
        let (follower, calls) = try follow()
        let line = TraceEvent(.log, at: 1, boot: "b", role: .app, reason: "whole").line
        let descriptor = try Sys.open(scratch.directory.path(.trace, "app.1-aa.jsonl"), 0o1 | 0o100 | 0o2000)
        defer { Sys.close(descriptor) }
        try Sys.writeAll(descriptor, Array(line.prefix(20)))
        trace("2-bb").record(.log, reason: "marker")
        try await calls.wait(for: "marker")
        #expect(!calls.names.contains("whole"))
        try Sys.writeAll(descriptor, Array(line.dropFirst(20)))
        try await calls.wait(for: "whole")
        follower.stop()
    }
}
