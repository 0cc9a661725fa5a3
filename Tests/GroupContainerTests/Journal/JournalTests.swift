import Glibc
import JSONText
import Testing

@testable import GroupContainer

@Suite struct JournalTests {
    let temporary: TemporaryGroup
    let journal: Journal
    /// What another process would have.
    let other: Journal

    init() throws {
        temporary = try TemporaryGroup()
        journal = Journal.separate("s", in: temporary.group)
        other = Journal.separate("s", in: temporary.group)
    }

    @Test("Nothing is there before the first transaction, and reading makes no file")
    func empty() throws {
        #expect(try journal.values() == [:])
        #expect(try Sys.list(temporary.group.path(.defaults)) == [])
    }

    @Test("What one sets the other reads, in an object it has had for long")
    func visible() throws {
        try journal.set(.int(1), forKey: "a")
        #expect(try other.value(forKey: "a") == .int(1))
        try other.set(.int(42), forKey: "a")
        #expect(try journal.value(forKey: "a") == .int(42))
        try journal.set(nil, forKey: "a")
        #expect(try other.value(forKey: "a") == nil)
    }

    @Test("A transaction is one line, and the lines are numbered")
    func lines() throws {
        try journal.update { values in
            values["a"] = .int(1)
            values["b"] = .string("x")
        }
        try other.update { $0["a"] = nil }
        let lines = String(decoding: try contents(journal.path), as: UTF8.self).split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines[0].hasPrefix(#"{"journal":1,"id":""#))
        #expect(lines[1].hasPrefix(#"{"n":1,"set":{"a":1,"b":"x"}} "#))
        #expect(lines[2].hasPrefix(#"{"n":2,"remove":["a"]} "#))
        #expect(try journal.sequence() == 2)
    }

    @Test("An update sees what others wrote, and what it set itself")
    func update() throws {
        _ = try journal.values()
        try other.set(.int(5), forKey: "n")
        let seen = try journal.update { values -> [JSONValue?] in
            let before = values["n"]
            values["n"] = .int(6)
            let after = values["n"]
            values["n"] = nil
            values["m"] = .int(1)
            return [before, after, values["n"], values.values["m"]]
        }
        #expect(seen == [.int(5), .int(6), nil, .int(1)])
        #expect(try other.values() == ["m": .int(1)])
    }

    @Test("An update that throws, or changes nothing, writes nothing")
    func noChange() throws {
        struct Problem: Error {}
        try journal.set(.int(1), forKey: "a")
        let before = try contents(journal.path)
        #expect(throws: Problem.self) {
            try journal.update { values in
                values["a"] = .int(2)
                throw Problem()
            }
        }
        try journal.update { $0["a"] = .int(1) }
        try journal.update { $0["missing"] = nil }
        try journal.update { _ in }
        #expect(try contents(journal.path) == before)
        #expect(try journal.value(forKey: "a") == .int(1))
    }

    @Test("An update inside an update is refused, reading inside one is not")
    func nesting() throws {
        try journal.update { values in
            values["a"] = .int(1)
            #expect(throws: LockError.self) { try journal.set(.int(2), forKey: "a") }
            let outside = try journal.value(forKey: "a")
            #expect(outside == nil)
        }
        #expect(try journal.value(forKey: "a") == .int(1))
    }

    @Test("Every kind of value comes back as it was")
    func kinds() throws {
        let values: [String: JSONValue] = [
            "null": .null, "yes": .bool(true), "zero": .int(0), "min": .int(.min), "max": .int(.max), "one": .double(1),
            "tenth": .double(0.1), "text": .string("\"\\\n\0\u{7F}\u{2028}👨‍👩‍👧"), "list": .array([.int(1), .array([])]),
            "object": .object(["": .object([:])]), "": .string("empty key"),
        ]
        try journal.update { transaction in
            for (key, value) in values { transaction[key] = value }
        }
        #expect(try other.values() == values)
        try other.compact()
        #expect(try Journal.separate("s", in: temporary.group).values() == values)
    }

    @Test("A process has one journal object for each file")
    func shared() {
        #expect(Journal.named("s", in: temporary.group) === Journal.named("s", in: temporary.group))
    }

    @Test("A subscription gives the keys that others changed, once")
    func subscription() throws {
        try other.set(.int(0), forKey: "before")
        let subscription = journal.subscribe()
        #expect(try subscription.catchUp() == [])
        try other.set(.int(1), forKey: "a")
        try journal.set(.int(1), forKey: "own")
        try other.set(nil, forKey: "b")
        #expect(try subscription.catchUp() == ["a", "b"])
        #expect(try subscription.catchUp() == [])
    }

    @Test("Own changes are not others', even between lines not yet read")
    func ownBetween() throws {
        let subscription = journal.subscribe()
        try other.set(.int(1), forKey: "a")
        try journal.set(.int(2), forKey: "b")
        try journal.set(.int(3), forKey: "a")
        #expect(try subscription.catchUp() == ["a"])
        #expect(try journal.values() == ["a": .int(3), "b": .int(2)])
        #expect(try other.values() == ["a": .int(3), "b": .int(2)])
    }

    @Test("Readers take no lock")
    func lockFreeReading() throws {
        try journal.set(.int(1), forKey: "a")
        let probe = try Probe("hold", temporary.group.path, "defaults.s")
        #expect(probe.line() == "held")
        #expect(try other.value(forKey: "a") == .int(1))
        let error = #expect(throws: LockError.self) {
            try other.set(.int(2), forKey: "a", timeout: .milliseconds(10))
        }
        #expect(error?.description.contains("\(probe.pid)") == true)
        #expect(try journal.value(forKey: "a") == .int(1))
    }
}
