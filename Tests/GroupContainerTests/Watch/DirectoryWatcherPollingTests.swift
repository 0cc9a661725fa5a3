import Glibc
import Testing

@testable import GroupContainer

/// When the kernel has nothing left to watch with (e7).
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DirectoryWatcherPollingTests {
    let scratch: ScratchGroup
    let path: String

    init() throws {
        scratch = try ScratchGroup()
        path = scratch.directory.path(.timelines)
    }

    /// A watcher made, and a directory watched, while a call fails.
    private func watch(
        _ call: SystemCall, with code: Int32, pollInterval: Int = 2000
    ) throws -> (DirectoryWatcher, WatchCalls) {
        let plan = FaultPlan()
        plan.fail(call, with: code)
        return try FaultPlan.$current.withValue(plan) {
            let watcher = DirectoryWatcher(pollInterval: .milliseconds(pollInterval))
            return (watcher, try watcher.collect(path))
        }
    }

    @Test("Without an instance the directory is polled, and the message names the limit")
    func noInstance() throws {
        let (watcher, _) = try watch(.inotifyInit, with: EMFILE)
        #expect(watcher.isPolling)
        #expect(watcher.pollingReason?.contains("fs.inotify.max_user_instances") == true)
        #expect(watcher.pollingReason?.contains("every 2 s") == true)
    }

    @Test("Without a watch the directory is polled, and the message names the limit, not a full disk")
    func noWatch() throws {
        let (watcher, _) = try watch(.inotifyAdd, with: ENOSPC)
        #expect(watcher.isPolling)
        #expect(watcher.pollingReason?.contains("fs.inotify.max_user_watches") == true)
    }

    @Test("The timer calls the handler with nil while it lasts")
    func polls() async throws {
        // The fault is over when the timer fires, so each call tries the way back; a missing watch keeps it polling.
        let (watcher, calls) = try watch(.inotifyInit, with: EMFILE, pollInterval: 5)
        try await calls.waitForRescans(1)
        #expect(!watcher.isPolling, "the first look found the way back to events")
    }

    @Test(
        "Each look tries the way back, and says when it is found",
        arguments: [
            (SystemCall.inotifyInit, EMFILE), (SystemCall.inotifyAdd, ENOSPC),
        ])
    func returns(_ call: SystemCall, _ code: Int32) async throws {
        let (watcher, calls) = try watch(call, with: code)
        var said: [String?] = []
        watcher.pollingDidChange = { said.append($0) }
        let plan = FaultPlan()
        plan.fail(call, with: code)
        FaultPlan.$current.withValue(plan) {
            watcher.pollOnce()
            watcher.pollOnce()
        }
        #expect(calls.rescans == 2, "every look tells to look at everything")
        #expect(watcher.isPolling && said.isEmpty)
        watcher.pollOnce()
        #expect(!watcher.isPolling)
        #expect(said == [nil])
        calls.reset()
        try moveIn("x", to: path + "/x")
        try await calls.wait(for: "x")
    }

    @Test("A directory that polls does not keep the others from their events")
    func mixed() async throws {
        let watcher = try DirectoryWatcher()
        let plan = FaultPlan()
        plan.fail(.inotifyAdd, with: ENOSPC, onPathContaining: "timelines")
        let polled = try FaultPlan.$current.withValue(plan) { try watcher.collect(path) }
        let evented = try watcher.collect(scratch.mailbox().newPath)
        #expect(watcher.isPolling)
        try moveIn("tap", to: scratch.mailbox().newPath + "/tap")
        try await evented.wait(for: "tap")
        #expect(polled.names.isEmpty)
    }

    @Test("Cancelling the last polled directory ends the polling")
    func cancelled() throws {
        let plan = FaultPlan()
        plan.fail(.inotifyAdd, with: ENOSPC, .always)
        let watcher = try DirectoryWatcher()
        let token = try FaultPlan.$current.withValue(plan) { try watcher.watch(path) { _ in } }
        #expect(watcher.isPolling)
        watcher.cancel(token)
        #expect(!watcher.isPolling)
    }
}
