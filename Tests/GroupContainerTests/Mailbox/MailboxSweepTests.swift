import Testing

@testable import GroupContainer

@Suite struct MailboxSweepTests {
    let scratch: ScratchGroup
    let box: Mailbox

    init() throws {
        scratch = try ScratchGroup()
        box = scratch.mailbox()
    }

    private func claim(_ id: String, by claimant: String) throws {
        try box.send(bytes(id), id: id)
        _ = try box.claim(id, by: claimant)
    }

    @Test("A starting host settles the dead, leaves the living, voids what waits and empties the rest")
    func all() throws {
        try box.send([1], id: "waiting")
        try claim("cut", by: "dead")
        try claim("busy", by: "alive")
        try claim("over", by: "dead")
        try AtomicFile.write([2], to: box.donePath + "/over")
        try AtomicFile.write([3], to: box.donePath + "/orphan")
        try AtomicFile.write([4], to: box.tmpPath + "/half.12.1")

        let report = try box.sweep(isAlive: { $0 == "alive" }, answer: { _ in bytes("ended while performing") })
        #expect(report.voided == ["waiting"])
        #expect(report.interrupted == [.init(id: "cut", claimant: "dead")])
        #expect(report.answered == [.init(id: "over", claimant: "dead")])
        #expect(report.running == [.init(id: "busy", claimant: "alive")])
        #expect(report.emptied == ["orphan", "over"])
        #expect(report.temporaries == 1)
        #expect(!report.isEmpty)

        #expect(try box.pending().isEmpty)
        #expect(try box.claimed().map(\.id) == ["busy"])
        #expect(try scratch.names(box.tmpPath).isEmpty)
        // Whoever still waits for these learns what became of them.
        #expect(try box.takeAnswer("cut") == .outcome(bytes("ended while performing")))
        #expect(try box.takeAnswer("waiting") == .voided)
        #expect(try scratch.names(box.donePath).isEmpty)
    }

    @Test("A second sweep finds nothing but the answers of the first")
    func twice() throws {
        try box.send([1], id: "a")
        _ = try box.sweep(isAlive: { _ in false })
        let second = try box.sweep(isAlive: { _ in false })
        #expect(second == MailboxSweep.with { $0.emptied = ["a"] })
        #expect(try box.sweep(isAlive: { _ in false }).isEmpty)
    }

    @Test("What is to be kept stays")
    func keeping() throws {
        try box.send([1], id: "mine")
        try box.send([1], id: "theirs")
        try AtomicFile.write([2], to: box.donePath + "/mine-too")
        let report = try box.sweep(keeping: { $0.hasPrefix("mine") }, isAlive: { _ in false })
        #expect(report == MailboxSweep.with { $0.voided = ["theirs"] })
        #expect(try box.pending() == ["mine"])
        #expect(try box.takeAnswer("mine-too") == .outcome([2]))
    }

    @Test("Without being told, the alive files decide who lives")
    func aliveFiles() throws {
        let alive = try AliveFile("1-aa", in: scratch.directory)
        try claim("busy", by: "1-aa")
        try claim("cut", by: "2-bb")
        let report = try box.sweep()
        #expect(report.running.map(\.id) == ["busy"])
        #expect(report.interrupted.map(\.id) == ["cut"])
        withExtendedLifetime(alive) {}
    }

    @Test("Foreign names are set aside, temporary ones are left to their writers")
    func foreign() throws {
        try AtomicFile.write([1], to: box.newPath + "/read me.txt")
        try Sys.mkdir(box.curPath + "/directory")
        try AtomicFile.write([1], to: box.donePath + "/x.json")
        try AtomicFile.write([1], to: box.newPath + "/.hidden")
        var report = MailboxSweep()
        try scratch.quietly { report = try box.sweep(isAlive: { _ in false }) }
        #expect(report.setAside.sorted() == ["directory", "read me.txt", "x.json"])
        #expect(scratch.quarantined.count == 3)
        #expect(try scratch.names(box.newPath) == [".hidden"])
    }
}

extension MailboxSweep {
    /// A report that says just this.
    fileprivate static func with(_ change: (inout MailboxSweep) -> Void) -> MailboxSweep {
        var report = MailboxSweep()
        change(&report)
        return report
    }
}
