import Glibc
import JSONText
import Testing

@testable import GroupContainer

@Suite struct JournalCompactionTests {
    let temporary: TemporaryGroup
    let journal: Journal
    let other: Journal

    init() throws {
        temporary = try TemporaryGroup()
        journal = Journal.separate("s", in: temporary.group)
        other = Journal.separate("s", in: temporary.group)
    }

    private func lines() throws -> Int { try contents(journal.path).count { $0 == 0x0A } }

    @Test("A compacted file holds the values in one line, and the numbers go on")
    func compact() throws {
        for number in 0..<10 { try journal.set(.int(Int64(number)), forKey: "a") }
        try journal.compact()
        #expect(try lines() == 1)
        try journal.set(.int(10), forKey: "a")
        let text = String(decoding: try contents(journal.path), as: UTF8.self)
        #expect(text.contains(#""n":10,"set":{"a":9}}"#))
        #expect(text.contains(#"{"n":11,"set":{"a":10}}"#))
        #expect(try Journal.separate("s", in: temporary.group).values() == ["a": .int(10)])
    }

    @Test("A reader who had read all skips the snapshot and sees no change")
    func readerSkips() throws {
        try journal.set(.int(1), forKey: "a")
        let subscription = other.subscribe()
        try journal.compact()
        #expect(try subscription.catchUp() == [])
        try journal.set(.int(2), forKey: "b")
        #expect(try subscription.catchUp() == ["b"])
        #expect(try other.values() == ["a": .int(1), "b": .int(2)])
    }

    @Test("A reader who was behind finishes the old file and sees each change")
    func readerBehind() throws {
        try journal.set(.int(1), forKey: "a")
        let subscription = other.subscribe()
        try journal.set(.int(2), forKey: "b")
        try journal.compact()
        try journal.set(.int(3), forKey: "c")
        #expect(try subscription.catchUp() == ["b", "c"])
    }

    @Test("A reader two compactions behind takes the snapshot, and its changes are told by difference")
    func readerFarBehind() throws {
        try journal.set(.int(1), forKey: "gone")
        try journal.set(.int(1), forKey: "same")
        let subscription = other.subscribe()
        try journal.compact()
        try journal.set(nil, forKey: "gone")
        try journal.set(.int(5), forKey: "new")
        try journal.compact()
        #expect(try subscription.catchUp() == ["gone", "new"])
        #expect(try other.values() == ["same": .int(1), "new": .int(5)])
    }

    @Test("A writer whose file was compacted away writes to the new one")
    func writerReopens() throws {
        try other.set(.int(1), forKey: "a")
        try journal.compact()
        try other.set(.int(2), forKey: "b")
        #expect(try Journal.separate("s", in: temporary.group).values() == ["a": .int(1), "b": .int(2)])
    }

    @Test("A file that has grown is compacted by itself, flushed before and after the rename")
    func byItself() throws {
        let big = JSONValue.string(String(repeating: "x", count: 100_000))
        let plan = FaultPlan()
        try FaultPlan.$current.withValue(plan) {
            for number in 0..<14 {
                try journal.update { values in
                    values["big"] = big
                    values["n"] = .int(Int64(number))
                    if number % 2 == 0 { values["big"] = .null }
                }
            }
            for _ in 0..<6 {
                try journal.set(big, forKey: "big")
            }
        }
        #expect(try Sys.lstat(journal.path)?.size ?? 0 < JournalCore.compactionThreshold)
        let order = plan.order(of: [.fdatasync, .rename, .fsync])
        #expect(order == [.fdatasync, .rename, .fsync, .fdatasync, .rename, .fsync])
        #expect(try other.values() == ["big": big, "n": .int(13)])
    }

    @Test("Values larger than the threshold do not make every transaction compact")
    func largeValues() throws {
        try journal.set(.string(String(repeating: "x", count: 2 << 20)), forKey: "big")
        try journal.compact()
        let before = try Sys.lstat(journal.path)?.identity
        for number in 0..<20 { try journal.set(.int(Int64(number)), forKey: "n") }
        #expect(try Sys.lstat(journal.path)?.identity == before)
    }

    @Test("A removed file means no values, to readers and for the next writer")
    func removed() throws {
        try journal.set(.int(1), forKey: "a")
        let subscription = other.subscribe()
        try Sys.unlink(journal.path)
        #expect(try subscription.catchUp() == ["a"])
        #expect(try other.values() == [:])
        try journal.set(.int(2), forKey: "b")
        #expect(try other.values() == ["b": .int(2)])
    }

    @Test("A file removed and made anew is not taken for the one before")
    func recreated() throws {
        try journal.set(.int(1), forKey: "a")
        #expect(try other.value(forKey: "a") == .int(1))
        try Sys.unlink(journal.path)
        let third = Journal.separate("s", in: temporary.group)
        try third.set(.int(2), forKey: "b")
        #expect(try other.values() == ["b": .int(2)])
        #expect(try journal.values() == ["b": .int(2)])
    }

    @Test("A file truncated in place begins anew")
    func truncated() throws {
        try journal.set(.int(1), forKey: "a")
        _ = try other.values()
        try writeInPlace([], to: journal.path)
        #expect(try other.values() == [:])
        try other.set(.int(2), forKey: "b")
        #expect(try journal.values() == ["b": .int(2)])
    }

    @Test("A group directory moved away and made anew is followed by path")
    func directoryMoved() throws {
        try journal.set(.int(1), forKey: "a")
        try Sys.rename(temporary.group.path, temporary.root + "/old")
        _ = try GroupDirectory(opening: temporary.group.path)
        #expect(try journal.values() == [:])
        try journal.set(.int(2), forKey: "b")
        #expect(try Sys.lstat(journal.path) != nil)
    }
}
