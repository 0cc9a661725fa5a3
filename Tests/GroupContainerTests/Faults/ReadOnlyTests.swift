import Glibc
import Testing

@testable import GroupContainer

private let canMount: Bool = {
    guard geteuid() == 0, let path = try? TemporaryGroup.makeDirectory() else { return false }
    defer { try? Sys.rmdir(path) }
    return mount("tmpfs", path, "tmpfs", 0, "size=1m,mode=700") == 0 && umount2(path, 2) == 0
}()

/// A file system that is mounted anew, read-only and back, under a running process.
@Suite("A read-only file system", .enabled(if: canMount, "needs root and the right to mount"))
struct ReadOnlyTests {
    private static let readOnly: UInt = 1
    private static let remount: UInt = 32

    /// Runs with a small file system of its own.
    private static func onItsOwn(_ body: (_ path: String, _ group: GroupDirectory) throws -> Void) throws {
        let path = try TemporaryGroup.makeDirectory()
        defer { try? Sys.rmdir(path) }
        try #require(mount("tmpfs", path, "tmpfs", 0, "size=8m,mode=700") == 0)
        defer { umount2(path, 2) }
        try body(path, try GroupDirectory(opening: path + "/group"))
    }

    @Test("Writing says what is wrong, reading goes on, and all is well again when it is writable")
    func remounted() throws {
        try Self.onItsOwn { path, group in
            // A file that is open for writing forbids the change; a reader's does not.
            do { try Journal.separate("s", in: group).set(.int(1), forKey: "a") }
            let reader = Journal.separate("s", in: group)
            #expect(try reader.value(forKey: "a") == .int(1))
            try #require(mount("tmpfs", path, nil, Self.remount | Self.readOnly, nil) == 0, "errno \(errno)")
            #expect(throws: (any Error).self) { try Journal.separate("s", in: group).set(.int(2), forKey: "b") }
            #expect(throws: (any Error).self) { try Mailbox(.intents, in: group).send([1], id: "t") }
            #expect(try reader.value(forKey: "a") == .int(1))
            #expect(mount("tmpfs", path, nil, Self.remount, nil) == 0)
            try Journal.separate("s", in: group).set(.int(3), forKey: "b")
            #expect(try reader.values() == ["a": .int(1), "b": .int(3)])
        }
    }

    @Test("A full file system refuses transactions whole, and takes them again when there is room")
    func full() throws {
        try Self.onItsOwn { _, group in
            let journal = Journal.separate("s", in: group)
            let text = String(repeating: "x", count: 100_000)
            var stored = 0
            var failure: (any Error)?
            while failure == nil {
                do {
                    try journal.set(.string(text), forKey: "k\(stored)")
                    stored += 1
                } catch {
                    failure = error
                }
            }
            let words = "\(try #require(failure))"
            #expect(words.contains("free some space"), "\(words)")
            #expect(try Journal.separate("s", in: group).values().count == stored)
            try Sys.unlink(group.path(.defaults, "s.jsonl"))
            try journal.set(.string(text), forKey: "again")
            #expect(try Journal.separate("s", in: group).values().count == 1)
        }
    }
}
