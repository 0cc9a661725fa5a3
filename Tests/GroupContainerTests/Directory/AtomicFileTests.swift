import Glibc
import Synchronization
import Testing

@testable import GroupContainer

@Suite struct AtomicFileTests {
    let temporary: TemporaryGroup
    let path: String

    init() throws {
        temporary = try TemporaryGroup()
        path = temporary.group.path(.timelines, "one.json")
    }

    @Test("What is written is read, whole", arguments: [0, 1, 65_535, 65_536, 200_000])
    func roundTrip(size: Int) throws {
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0) }
        try AtomicFile.write(bytes, to: path)
        #expect(try AtomicFile.read(path) == bytes)
    }

    @Test("A file that is not there is nil")
    func missing() throws {
        #expect(try AtomicFile.read(path) == nil)
    }

    @Test("Writing replaces the file by another; who has the old one open keeps it")
    func replaces() throws {
        try AtomicFile.write([1], to: path)
        let before = try Sys.lstat(path)?.identity
        let old = try Sys.open(path, O_RDONLY)
        defer { Sys.close(old) }
        try AtomicFile.write([2, 2], to: path)
        #expect(try Sys.lstat(path)?.identity != before)
        #expect(try Sys.fstat(old).size == 1)
        #expect(try Sys.lstat(path)?.mode == 0o100600)
    }

    @Test("Links, pipes and hard links are refused, without blocking")
    func unsafe() throws {
        try AtomicFile.write([1], to: path)
        let folder = temporary.group.path(.timelines)
        #expect(symlink(path, folder + "/link") == 0)
        #expect(mkfifo(folder + "/pipe", 0o600) == 0)
        for name in ["link", "pipe"] {
            let error = #expect(throws: GroupError.self) { try AtomicFile.read("\(folder)/\(name)") }
            #expect(error?.description.hasPrefix("\(folder)/\(name): ") == true)
        }
        try Sys.link(path, folder + "/second")
        #expect(throws: GroupError.unsafeFile(path: path, reason: "it has 2 names (hard links)")) {
            try AtomicFile.read(path)
        }
    }

    @Test("Another user's file is refused", .enabled(if: geteuid() == 0, "only root can give files away"))
    func foreign() throws {
        try AtomicFile.write([1], to: path)
        #expect(chown(path, 12345, 12345) == 0)
        #expect(throws: GroupError.unsafeFile(path: path, reason: "it belongs to user 12345, not to you")) {
            try AtomicFile.read(path)
        }
    }

    @Test("A file over the limit is refused before it is read")
    func tooLarge() throws {
        try AtomicFile.write([UInt8](repeating: 0, count: 11), to: path)
        #expect(throws: GroupError.tooLarge(path: path, size: 11, limit: 10)) {
            try AtomicFile.read(path, limit: 10)
        }
        #expect(try AtomicFile.read(path, limit: 11)?.count == 11)
    }

    @Test("When writing fails the old file stays and no temporary one is left", arguments: [SystemCall.write, .rename])
    func failure(call: SystemCall) throws {
        try AtomicFile.write([1], to: path)
        let plan = FaultPlan()
        plan.fail(call, with: ENOSPC)
        #expect(throws: SystemError.self) {
            try FaultPlan.$current.withValue(plan) { try AtomicFile.write([2], to: path) }
        }
        #expect(try AtomicFile.read(path) == [1])
        #expect(try Sys.list(temporary.group.path(.timelines)) == ["one.json"])
    }

    @Test("A durable write flushes the file before the rename and the directory after it")
    func durable() throws {
        let plan = FaultPlan()
        try FaultPlan.$current.withValue(plan) { try AtomicFile.write([1], to: path, keeping: .durable) }
        let order = plan.order(of: [.write, .fdatasync, .rename, .fsync])
        #expect(order == [.write, .fdatasync, .rename, .fsync])
    }

    @Test("What can be made again takes the place of the old file in one step, and of nothing as well")
    func remakeable() throws {
        try AtomicFile.write([1], to: path, keeping: .remakeable)
        #expect(try AtomicFile.read(path) == [1])
        let old = try Sys.open(path, O_RDONLY)
        defer { Sys.close(old) }
        try AtomicFile.write([2], to: path, keeping: .remakeable)
        #expect(try AtomicFile.read(path) == [2])
        #expect(try Sys.fstat(old).links == 0)
        #expect(try Sys.list(temporary.group.path(.timelines)) == ["one.json"])
    }

    @Test("When the old file cannot be removed after the exchange, it gets its name back", arguments: [EIO, EISDIR])
    func exchangeTakenBack(error: Int32) throws {
        try AtomicFile.write([1], to: path)
        let plan = FaultPlan()
        plan.fail(.unlink, with: error)
        #expect(throws: SystemError.self) {
            try FaultPlan.$current.withValue(plan) {
                try AtomicFile.write([2], to: path, keeping: .remakeable)
            }
        }
        #expect(try AtomicFile.read(path) == [1])
    }

    @Test("A folder in the file's place is refused and stays")
    func folderInPlace() throws {
        for folder in [path, path + "/inside"] { #expect(mkdir(folder, 0o700) == 0) }
        let error = #expect(throws: SystemError.self) {
            try AtomicFile.write([2], to: path, keeping: .remakeable)
        }
        #expect(error?.errno == EISDIR)
        #expect(try Sys.list(path) == ["inside"])
        #expect(try Sys.list(temporary.group.path(.timelines)) == ["one.json"])
    }

    @Test("A bad file goes to the quarantine with one line that names it")
    func setAside() throws {
        try AtomicFile.write([9], to: path)
        let lines = Lines()
        let moved = lines.hear {
            AtomicFile.setAside(path, in: temporary.group, reason: "not JSON", inode: nil)
        }
        let target = try #require(moved)
        #expect(try AtomicFile.read(path) == nil)
        #expect(try AtomicFile.read(target) == [9])
        #expect(lines.all == ["\(path): not JSON; set aside as \(target)"])
    }

    @Test("A newer file at the same path is not set aside")
    func setAsideOther() throws {
        try AtomicFile.write([9], to: path)
        let old = try #require(try Sys.lstat(path)?.identity.inode)
        let keep = try Sys.open(path, O_RDONLY)
        defer { Sys.close(keep) }
        try AtomicFile.write([1], to: path)
        #expect(AtomicFile.setAside(path, in: temporary.group, reason: "not JSON", inode: old) == nil)
        #expect(try AtomicFile.read(path) == [1])
        #expect(try temporary.quarantined == [])
    }

    @Test("Only old temporary files are swept")
    func sweep() throws {
        let folder = temporary.group.path(.timelines)
        try writeInPlace([], to: folder + "/.tmp-1-2-3")
        try AtomicFile.write([1], to: path)
        let now = try #require(try Sys.lstat(path)?.modified)
        #expect(try AtomicFile.removeStaleTemporaries(in: folder, now: now + 3000) == [])
        #expect(try AtomicFile.removeStaleTemporaries(in: folder, now: now + 4000) == [".tmp-1-2-3"])
        #expect(try Sys.list(folder) == ["one.json"])
    }
}

/// Hears what the ground floor says during one test.
final class Lines: Sendable {
    private let lines = Mutex<[String]>([])

    var all: [String] { lines.withLock { $0 } }

    func hear<T>(_ body: () throws -> T) rethrows -> T {
        try GroupLog.$listener.withValue({ line in self.lines.withLock { $0.append(line) } }, operation: body)
    }
}
