import Glibc
import JSONText
import Testing

@testable import GroupContainer

@Suite struct JournalDamageTests {
    let temporary: TemporaryGroup
    let path: String

    init() throws {
        temporary = try TemporaryGroup()
        path = temporary.group.path(.defaults, "s.jsonl")
    }

    private func open() -> Journal { Journal.separate("s", in: temporary.group) }

    /// A file of a first line and three transactions, and where its lines end.
    private func makeThree() throws -> (bytes: [UInt8], ends: [Int]) {
        let journal = open()
        for (index, key) in ["a", "b", "c"].enumerated() { try journal.set(.int(Int64(index)), forKey: key) }
        let bytes = try contents(path)
        return (bytes, bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 })
    }

    @Test("Cut at any byte, the file reads as its whole lines and takes the next transaction behind them")
    func everyCut() throws {
        let (bytes, ends) = try makeThree()
        let all: [String: JSONValue] = ["a": .int(0), "b": .int(1), "c": .int(2)]
        for cut in bytes.indices {
            let whole = ends.count { $0 <= cut }
            let keys = ["a", "b", "c"].prefix(max(whole - 1, 0))
            var expected = all.filter { keys.contains($0.key) }
            try writeInPlace(Array(bytes[..<cut]), to: path)
            #expect(try open().values() == expected)
            try Lines().hear { try open().set(.int(9), forKey: "d") }
            expected["d"] = .int(9)
            #expect(try open().values() == expected)
            let after = try contents(path)
            if whole > 0 { #expect(after[..<ends[whole - 1]] == bytes[..<ends[whole - 1]]) }
        }
        // What a cut leaves of the first line is no journal, so those rests are in the quarantine.
        #expect(try temporary.quarantined.count == ends[0] - 1)
    }

    @Test("A reader who has seen a torn tail reads the line once it is whole")
    func grows() throws {
        let (bytes, ends) = try makeThree()
        try writeInPlace(Array(bytes[..<ends[1]]), to: path)
        let reader = open()
        #expect(try reader.values() == ["a": .int(0)])
        let file = try Sys.open(path, O_WRONLY | O_APPEND)
        defer { Sys.close(file) }
        for index in ends[1]..<ends[2] {
            #expect(try reader.value(forKey: "b") == nil)
            try Sys.writeAll(file, [bytes[index]])
        }
        #expect(try reader.value(forKey: "b") == .int(1))
    }

    @Test("With any one byte changed all other lines survive, and the damaged file is kept")
    func everyByte() throws {
        let (bytes, ends) = try makeThree()
        for index in bytes.indices {
            // It keeps so many only, and says when it lets one go.
            for name in try temporary.quarantined { try Sys.unlink(temporary.group.path(.quarantine, name)) }
            var bad = bytes
            bad[index] ^= 0x10
            try writeInPlace(bad, to: path)
            let lines = Lines()
            try lines.hear { try open().set(.int(9), forKey: "d") }
            let values = try open().values()
            #expect(values["d"] == .int(9))
            let hit = ends.count { $0 <= index }
            for (line, key) in ["a", "b", "c"].enumerated() where line + 1 != hit {
                // A newline that is gone takes the next line with it.
                if bytes[index] == 0x0A && line + 1 == hit + 1 { continue }
                #expect(values[key] == .int(Int64(line)), "byte \(index), key \(key)")
            }
            let isTornTail = index == bytes.count - 1
            #expect(try temporary.quarantined.count == (isTornTail ? 0 : 1), "byte \(index)")
            #expect(lines.all.count == 1)
            #expect(lines.all[0].hasPrefix(path))
        }
    }

    @Test("A reader passes over damage that whole lines follow, without writing")
    func readerPasses() throws {
        let (bytes, ends) = try makeThree()
        var bad = bytes
        bad[ends[1] + 3] = 0x21
        try writeInPlace(bad, to: path)
        #expect(try open().values() == ["a": .int(0), "c": .int(2)])
        #expect(try contents(path) == bad)
    }

    @Test("The writer that has passed over damage as a reader repairs it all the same")
    func sameProcessRepairs() throws {
        let (bytes, ends) = try makeThree()
        var bad = bytes
        bad[ends[1] + 3] = 0x21
        try writeInPlace(bad, to: path)
        let journal = open()
        _ = try journal.values()
        try Lines().hear { try journal.set(.int(9), forKey: "d") }
        #expect(try temporary.quarantined.count == 1)
        #expect(try open().values() == ["a": .int(0), "c": .int(2), "d": .int(9)])
    }

    @Test(
        "A file that is no journal is set aside, never overwritten",
        arguments: ["[1, 2, 3]\n", "{\"a\": 1,}\n", "hello", "\0\0\0\0\n", "{\"a\": 1}\n{\"b\": 2}\n"])
    func noJournal(text: String) throws {
        try writeInPlace(Array(text.utf8), to: path)
        #expect(try open().values() == [:])
        try Lines().hear { try open().set(.int(1), forKey: "a") }
        #expect(try open().values() == ["a": .int(1)])
        let kept = try temporary.quarantined
        #expect(kept.count == 1)
        #expect(try contents(temporary.group.path(.quarantine, kept[0])) == Array(text.utf8))
    }

    @Test("A file that becomes garbage under a process is set aside, and what the process knew is kept")
    func becomesGarbage() throws {
        let journal = open()
        try journal.set(.int(1), forKey: "a")
        try AtomicFile.write(Array("[]\n".utf8), to: path)
        #expect(try journal.value(forKey: "a") == .int(1))
        try Lines().hear { try journal.set(.int(2), forKey: "b") }
        #expect(try open().values() == ["a": .int(1), "b": .int(2)])
        #expect(try temporary.quarantined.count == 1)
    }

    @Test("Line ends of another system and a byte order mark are read")
    func editors() throws {
        let (bytes, _) = try makeThree()
        var edited: [UInt8] = [0xEF, 0xBB, 0xBF]
        for byte in bytes { edited += byte == 0x0A ? [0x0D, 0x0A] : [byte] }
        try writeInPlace(edited, to: path)
        try open().set(.int(9), forKey: "d")
        #expect(try open().values() == ["a": .int(0), "b": .int(1), "c": .int(2), "d": .int(9)])
        #expect(try temporary.quarantined == [])
    }

    @Test("An empty file is a journal without values")
    func emptyFile() throws {
        try writeInPlace([], to: path)
        #expect(try open().values() == [:])
        try open().set(.int(1), forKey: "a")
        #expect(try open().values() == ["a": .int(1)])
        #expect(try temporary.quarantined == [])
    }

    @Test("A newer journal is neither read nor touched")
    func newer() throws {
        var bytes = Array(#"{"journal":2,"id":"x","n":5,"values":[]}"#.utf8)
        JournalLine.seal(&bytes)
        try writeInPlace(bytes, to: path)
        let error = JournalError.newerFormat(path: path, found: 2, supported: 1)
        #expect(throws: error) { try open().values() }
        #expect(throws: error) { try open().set(.int(1), forKey: "a") }
        #expect(try contents(path) == bytes)
    }

    @Test("A symbolic link in the journal's place is neither read nor written through")
    func link() throws {
        let target = temporary.root + "/target"
        try writeInPlace([], to: target)
        #expect(symlink(target, path) == 0)
        #expect(throws: GroupError.self) { try open().values() }
        #expect(throws: GroupError.self) { try open().set(.int(1), forKey: "a") }
        #expect(try contents(target) == [])
    }

    @Test("A line with a right checksum and wrong JSON is passed over, and said")
    func wrongJSON() throws {
        var (bytes, _) = try makeThree()
        var line = Array(#"{"n":4,"set":[}"#.utf8)
        JournalLine.seal(&line)
        bytes += line
        try writeInPlace(bytes, to: path)
        let lines = Lines()
        #expect(try lines.hear { try open().values().count } == 3)
        #expect(lines.all.count == 1)
    }
}
