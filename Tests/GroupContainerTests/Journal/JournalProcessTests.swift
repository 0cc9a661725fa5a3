import Glibc
import JSONText
import Testing

@testable import GroupContainer

@Suite struct JournalProcessTests {
    let temporary: TemporaryGroup

    init() throws { temporary = try TemporaryGroup() }

    @Test("Two processes lose none of 2,000 additions each, and a reader sees only states that existed")
    func exactTotals() throws {
        let path = temporary.group.path
        let probes = try ["one", "two"].map { ($0, try Probe("increment", path, "s", $0, "2000")) }
        let reader = Journal.separate("s", in: temporary.group)
        var last = 0
        while last < 4000 {
            let values = try reader.values()
            func number(_ key: String) -> Int { if case .int(let value)? = values[key] { Int(value) } else { 0 } }
            let shared = number("shared")
            // Each transaction adds to the common key and to its writer's, so the sums always agree.
            try #require(shared == number("one") + number("two"))
            try #require(shared >= last)
            if shared == last { sched_yield() }
            last = shared
        }
        for (_, probe) in probes { #expect(probe.line() == "done") }
        #expect(try reader.values() == ["shared": .int(4000), "one": .int(2000), "two": .int(2000)])
    }

    @Test("Killed at any instant, 300 times, a writer leaves whole transactions and a free lock", arguments: 0..<4)
    func killed(lane: Int) throws {
        let suite = "lane\(lane)"
        let reader = Journal.separate(suite, in: temporary.group)
        let lock = FileLock("defaults.\(suite)", in: temporary.group)
        var known: Int64 = 0
        for round in 0..<75 {
            let probe = try Probe("pairs", temporary.group.path, suite)
            for _ in 0...(round % 5) {
                let said = try #require(probe.line().flatMap { Int64($0) })
                #expect(said > known)
                known = said
            }
            probe.kill(SIGKILL)
            probe.waitForEnd()
            // What was said is there; what was not said may be there, but whole.
            let values = try reader.values()
            guard case .int(let a)? = values["a"], case .int(let b)? = values["b"] else {
                Issue.record("\(values)")
                return
            }
            #expect(a == b && a >= known)
            known = a
            try lock.withLock(timeout: .zero) {}
        }
        #expect(try temporary.quarantined == [])
        try Lines().hear { try reader.set(.int(1), forKey: "last") }
        #expect(try Journal.separate(suite, in: temporary.group).values()["a"] == .int(known))
    }

    @Test("Many writers and compactions at once lose nothing")
    func compactionRace() throws {
        let probes = try ["one", "two", "three"].map { try Probe("increment", temporary.group.path, "s", $0, "500") }
        let journal = Journal.separate("s", in: temporary.group)
        for _ in 0..<20 { try journal.compact() }
        for probe in probes { #expect(probe.line() == "done") }
        let values = try journal.values()
        #expect(values["shared"] == .int(1500))
        #expect(values["three"] == .int(500))
    }
}
