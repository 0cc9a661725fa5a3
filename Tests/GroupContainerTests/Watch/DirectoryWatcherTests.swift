import Foundation
import Testing

@testable import GroupContainer

@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DirectoryWatcherTests {
    let scratch: ScratchGroup
    let watcher: DirectoryWatcher
    let path: String

    init() throws {
        scratch = try ScratchGroup()
        watcher = try DirectoryWatcher()
        path = scratch.directory.path(.timelines)
    }

    @Test("A handler is called once with nil before watching returns, and then with the names that arrive")
    func arrivals() async throws {
        let calls = try watcher.collect(path)
        try moveIn("a", to: path + "/a")
        try await calls.wait(for: "a")
        try write("b", to: path + "/b")
        try await calls.wait(for: "b")
        #expect(calls.names == ["a", "b"])
        #expect(calls.rescans == 0)
    }

    @Test("Every way to save a file is seen (e1)", arguments: ["in place", "rename", "link", "anew", "Foundation"])
    func saves(_ way: String) async throws {
        try write("old", to: path + "/state")
        let calls = try watcher.collect(path)
        for round in 1...20 {
            switch way {
            case "in place": try write("\(round)", to: path + "/state")
            case "rename": try AtomicFile.write(bytes("\(round)"), to: path + "/state")
            case "link":
                try write("\(round)", to: scratch.parent + "/outside")
                try Sys.link(scratch.parent + "/outside", path + "/.second")
                try Sys.rename(path + "/.second", path + "/state")
                try Sys.unlink(scratch.parent + "/outside")
            case "anew":
                try Sys.unlink(path + "/state")
                try write("\(round)", to: path + "/state")
            default: try Data("\(round)".utf8).write(to: URL(fileURLWithPath: path + "/state"), options: .atomic)
            }
            try await calls.wait(for: "state")
            #expect(try AtomicFile.read(path + "/state") == bytes("\(round)"))
            #expect(calls.names == ["state"])
            calls.reset()
        }
    }

    @Test("A file that is only begun, bytes that are only written, and temporary names are not reported (e2)")
    func unfinished() async throws {
        let calls = try watcher.collect(path)
        let descriptor = try Sys.open(path + "/half", O_WRONLY | O_CREAT)
        try Sys.writeAll(descriptor, bytes("half of it"))
        try write("temporary", to: path + "/.tmp-1")
        try write("marker", to: path + "/marker")
        try await calls.wait(for: "marker")
        #expect(calls.names == ["marker"])
        Sys.close(descriptor)
        try await calls.wait(for: "half")
    }

    @Test("Bytes appended to a file that stays open are modifications")
    func modifications() async throws {
        let calls = try watcher.collect(path, events: .modifications)
        let descriptor = try Sys.open(path + "/journal", O_WRONLY | O_CREAT | O_APPEND)
        defer { Sys.close(descriptor) }
        try Sys.writeAll(descriptor, bytes("line\n"))
        try await calls.wait(for: "journal")
        calls.reset()
        try moveIn("compacted", to: path + "/journal")
        try await calls.wait(for: "journal")
    }

    @Test("Removals are reported to who asked for them, and to nobody else")
    func removals() async throws {
        try write("x", to: path + "/x")
        try write("y", to: path + "/y")
        let removals = try watcher.collect(path, events: .removals)
        let arrivals = try watcher.collect(path)
        try Sys.unlink(path + "/x")
        try Sys.rename(path + "/y", scratch.parent + "/y")
        try write("z", to: path + "/z")
        try await arrivals.wait(for: "z")
        try await removals.wait { removals.names == ["x", "y"] }
        #expect(arrivals.names == ["z"])
    }

    @Test("What happens while the process is busy comes in one call")
    func coalescing() async throws {
        let calls = try watcher.collect(path)
        for round in 0..<50 { try moveIn("\(round)", to: path + "/file-\(round)") }
        try await calls.wait(for: "file-49")
        #expect(calls.calls.count == 1)
        #expect(calls.names.count == 50)
    }

    @Test("A cancelled watch is silent while another on the same directory goes on")
    func cancelling() async throws {
        let silent = WatchCalls()
        let token = try watcher.watch(path) { silent.note($0) }
        let calls = try watcher.collect(path)
        silent.reset()
        watcher.cancel(token)
        watcher.cancel(token)
        try write("a", to: path + "/a")
        try await calls.wait(for: "a")
        #expect(silent.calls.isEmpty)
    }

    @Test("A handler may end its own watch and begin another")
    func reentrancy() async throws {
        let calls = WatchCalls()
        let watcher = watcher
        let path = path
        let intents = scratch.mailbox().newPath
        let own = OwnToken()
        own.token = try watcher.watch(path) { names in
            guard names != nil, let token = own.token else { return }
            watcher.cancel(token)
            _ = try? watcher.watch(intents) { calls.note($0) }
        }
        try write("a", to: path + "/a")
        try await calls.waitForRescans(1)
        try moveIn("tap", to: intents + "/tap")
        try await calls.wait(for: "tap")
    }

    @Test("After an overflow everything is to be listed again, and later events come (e4)")
    func overflow() async throws {
        let limit = try #require(
            number(in: "/proc/sys/fs/inotify/max_queued_events"), "this machine does not say its limit")
        let calls = try watcher.collect(path)
        // The main queue is this test's until it waits, so nothing is read meanwhile. Twice the limit, because a child
        // that another test starts may hold a descriptor for an instant, and events that come late can merge.
        for round in 0...limit {
            try write("", to: path + "/even")
            try write("", to: path + "/odd-\(round % 7)")
        }
        try moveIn("state", to: path + "/state")
        try await calls.waitForRescans(1)
        calls.reset()
        try moveIn("later", to: path + "/later")
        try await calls.wait { calls.names.contains("later") || calls.rescans > 0 }
    }

    @Test("The inotify descriptor does not get into child processes (f2)")
    func closeOnExec() throws {
        let descriptor = try #require(watcher.queue).descriptor
        #expect(fcntl(descriptor, F_GETFD) & FD_CLOEXEC != 0)
    }

    @Test("A directory that may not be watched is an error, and leaves no watch behind")
    func refused() throws {
        let plan = FaultPlan()
        plan.fail(.inotifyAdd, with: EACCES, onPathContaining: "timelines")
        FaultPlan.$current.withValue(plan) {
            let error = #expect(throws: SystemError.self) { try watcher.watch(path) { _ in } }
            #expect(error?.path == path)
        }
        #expect(try KernelWatches(watcher).masks.isEmpty)
        #expect(!watcher.isPolling)
    }
}

/// A watch's token, for its own handler.
@MainActor
private final class OwnToken { var token: DirectoryWatcher.Token? }

/// A number the kernel tells in a file.
private func number(in path: String) -> Int? {
    (try? String(contentsOfFile: path, encoding: .utf8)).flatMap { Int($0.filter(\.isNumber)) }
}

/// What the kernel says is watched, from /proc/self/fdinfo: the mask by inode.
struct KernelWatches {
    var masks: [UInt64: UInt32] = [:]

    @MainActor
    init(_ watcher: DirectoryWatcher) throws {
        guard let queue = watcher.queue else { return }
        let text = try String(contentsOfFile: "/proc/self/fdinfo/\(queue.descriptor)", encoding: .utf8)
        for line in text.split(separator: "\n") where line.hasPrefix("inotify ") {
            var fields: [Substring: UInt64] = [:]
            for word in line.split(separator: " ") {
                let pair = word.split(separator: ":", maxSplits: 1)
                if pair.count == 2 { fields[pair[0]] = UInt64(pair[1], radix: 16) }
            }
            if let inode = fields["ino"], let mask = fields["mask"] { masks[inode] = UInt32(truncatingIfNeeded: mask) }
        }
    }

    /// The mask of a directory's watch; nil when it is not watched.
    func mask(_ path: String) throws -> UInt32? {
        try Sys.lstat(path).flatMap { masks[$0.identity.inode] }
    }
}
