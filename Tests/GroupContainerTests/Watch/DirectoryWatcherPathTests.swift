import Foundation
import Testing

@testable import GroupContainer

/// The path is what counts, whatever happens to the directories on the way (e5).
@MainActor
@Suite(.timeLimit(.minutes(2)))
struct DirectoryWatcherPathTests {
    let scratch: ScratchGroup
    let watcher: DirectoryWatcher
    let group: String
    let path: String

    init() throws {
        scratch = try ScratchGroup()
        watcher = try DirectoryWatcher()
        group = scratch.directory.path
        path = scratch.directory.path(.timelines)
    }

    private func make(_ path: String) throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    private func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: path) }

    /// Waits until the directory at the path is watched again, which a file that arrives there shows.
    private func expectAlive(_ calls: WatchCalls, _ name: String) async throws {
        calls.reset()
        try moveIn("x", to: path + "/" + name)
        try await calls.wait(for: name)
    }

    @Test("A directory removed and made again is watched again, fifty times in a row")
    func recreated() async throws {
        let calls = try watcher.collect(path)
        for round in 1...50 {
            calls.reset()
            try remove(group)
            try make(path)
            try write("new", to: path + "/state")
            try await calls.waitForRescans(1)
            try await expectAlive(calls, "round-\(round)")
        }
    }

    @Test("A directory renamed away is left, and the new one at its path is watched")
    func renamed() async throws {
        let calls = try watcher.collect(path)
        for round in 1...50 {
            calls.reset()
            try Sys.rename(path, scratch.parent + "/away-\(round)")
            try make(path)
            try await calls.waitForRescans(1)
            try write("old", to: scratch.parent + "/away-\(round)/old")
            try await expectAlive(calls, "new-\(round)")
            #expect(calls.names == ["new-\(round)"])
        }
    }

    @Test("So it is when a directory above was renamed away")
    func ancestorRenamed() async throws {
        let calls = try watcher.collect(path)
        try Sys.rename(group, scratch.parent + "/away")
        try make(path)
        try await calls.waitForRescans(1)
        try write("old", to: scratch.parent + "/away/timelines/old")
        try await expectAlive(calls, "new")
        #expect(calls.names == ["new"])
    }

    @Test("A symbolic link on the way that is flipped leads to the new directory, fifty times in a row")
    func flipped() async throws {
        let link = scratch.parent + "/link"
        for side in ["one", "two"] { try make(scratch.parent + "/\(side)/inner") }
        #expect(symlink("one", link) == 0)
        let calls = try watcher.collect(link + "/inner")
        for round in 1...50 {
            let (now, before) = round % 2 == 0 ? ("one", "two") : ("two", "one")
            calls.reset()
            #expect(symlink(now, link + ".new") == 0)
            try Sys.rename(link + ".new", link)
            try await calls.waitForRescans(1)
            calls.reset()
            try write("x", to: scratch.parent + "/\(before)/inner/wrong-\(round)")
            try write("x", to: scratch.parent + "/\(now)/inner/right-\(round)")
            try await calls.wait(for: "right-\(round)")
            #expect(calls.names == ["right-\(round)"])
        }
    }

    @Test("A directory that is not there yet is watched when it appears, however deep")
    func appears() async throws {
        let deep = scratch.parent + "/a/b/c"
        let calls = try watcher.collect(deep)
        for part in ["a", "a/b", "a/b/c"] { try Sys.mkdir(scratch.parent + "/" + part) }
        try write("x", to: deep + "/early")
        try await calls.waitForRescans(1)
        try write("x", to: deep + "/later")
        try await calls.wait(for: "later")
    }

    @Test("A directory that someone has open is followed when it is removed and made again")
    func heldOpen() async throws {
        let calls = try watcher.collect(path)
        let descriptor = try Sys.open(path, O_RDONLY | O_DIRECTORY)
        defer { Sys.close(descriptor) }
        try remove(path)
        try make(path)
        try await calls.waitForRescans(1)
        try await expectAlive(calls, "x")
    }

    @Test("A file where the directory should be is waited out")
    func fileInTheWay() async throws {
        let place = scratch.parent + "/place"
        try write("a file", to: place)
        let calls = try watcher.collect(place + "/inner")
        try Sys.unlink(place)
        try make(place + "/inner")
        try await calls.waitForRescans(1)
        try write("x", to: place + "/inner/x")
        try await calls.wait(for: "x")
    }

    @Test("A link to itself is no directory, and does not hang")
    func loop() throws {
        #expect(symlink("loop", scratch.parent + "/loop") == 0)
        let calls = try watcher.collect(scratch.parent + "/loop/inner")
        #expect(calls.calls.isEmpty)
    }

    @Test("Directories on the way are silent: nothing but their own removal wakes us")
    func silent() async throws {
        let deep = scratch.parent + "/a/b"
        let calls = try watcher.collect(deep)
        let waiting = try KernelWatches(watcher)
        #expect(try waiting.mask(scratch.parent)! & Inotify.create != 0, "the nearest directory tells of new names")
        try make(deep)
        try await calls.waitForRescans(1)
        let watched = try KernelWatches(watcher)
        let own = Inotify.deleteSelf | Inotify.moveSelf
        #expect(try watched.mask(deep) == own | Inotify.movedTo | Inotify.closeWrite)
        #expect(try watched.mask(scratch.parent + "/a") == own | Inotify.delete)
        #expect(try watched.mask(scratch.parent) == own)
    }

    @Test("What others do beside the directory wakes nobody: its removals are told by itself until it is empty")
    func busyNeighbours() async throws {
        let own = Inotify.deleteSelf | Inotify.moveSelf
        let place = scratch.parent + "/place"
        try make(place + "/inner")
        let calls = try watcher.collect(place, events: [.arrivals, .removals])
        #expect(try KernelWatches(watcher).mask(scratch.parent) == own)
        try remove(place + "/inner")
        try await calls.waitForRescans(1)
        #expect(try KernelWatches(watcher).mask(scratch.parent) == own | Inotify.delete)
    }

    @Test("A directory with a watch on removals that someone has open is followed when it is removed and made again")
    func removalsHeldOpen() async throws {
        let place = scratch.parent + "/place"
        try make(place + "/inner")
        let calls = try watcher.collect(place, events: [.arrivals, .removals])
        let descriptor = try Sys.open(place, O_RDONLY | O_DIRECTORY)
        defer { Sys.close(descriptor) }
        for round in 1...10 {
            calls.reset()
            try remove(place)
            try make(place + "/inner")
            try await calls.waitForRescans(1)
            try moveIn("x", to: place + "/later-\(round)")
            try await calls.wait(for: "later-\(round)")
        }
    }

    @Test("Where removals are watched, the directory's own is told, once; elsewhere it is not")
    func goingAway() async throws {
        let calls = try watcher.collect(path, events: [.arrivals, .removals])
        let others = try watcher.collect(path)
        let descriptor = try Sys.open(path, O_RDONLY | O_DIRECTORY)
        defer { Sys.close(descriptor) }
        calls.reset()
        others.reset()
        try remove(path)
        try await calls.waitForRescans(1)
        try make(path)
        try await calls.waitForRescans(2)
        try await others.waitForRescans(1)
        #expect(calls.rescans == 2 && others.rescans == 1)
    }

    @Test("After a cancelled watch nothing is left in the kernel")
    func cancelled() throws {
        let tokens = try [path, scratch.parent + "/missing/deep", group].map { try watcher.watch($0) { _ in } }
        #expect(try !KernelWatches(watcher).masks.isEmpty)
        for token in tokens { watcher.cancel(token) }
        #expect(try KernelWatches(watcher).masks.isEmpty)
    }
}
