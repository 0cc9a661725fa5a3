import Glibc
import JSONText
import Testing

@testable import GroupContainer

@Suite struct JournalFaultTests {
    let temporary: TemporaryGroup
    let journal: Journal

    init() throws {
        temporary = try TemporaryGroup()
        journal = Journal.separate("s", in: temporary.group)
        try journal.set(.int(1), forKey: "a")
    }

    @Test("A short write is taken back and reported", arguments: [0, 1, 10])
    func shortWrite(count: Int) throws {
        let before = try contents(journal.path)
        let plan = FaultPlan()
        plan.shortenWrites(to: count, .times(1))
        let error = #expect(throws: JournalError.self) {
            try FaultPlan.$current.withValue(plan) { try journal.set(.int(2), forKey: "a") }
        }
        #expect(error?.description.contains("file system is full") == true)
        #expect(try contents(journal.path) == before)
        #expect(try journal.value(forKey: "a") == .int(1))
        try journal.set(.int(3), forKey: "a")
        #expect(try Journal.separate("s", in: temporary.group).value(forKey: "a") == .int(3))
    }

    @Test("When taking back fails too, the next writer cuts the rest")
    func shortWriteStays() throws {
        let plan = FaultPlan()
        plan.shortenWrites(to: 10, .times(1))
        plan.fail(.ftruncate, with: EIO, .times(1))
        #expect(throws: JournalError.self) {
            try FaultPlan.$current.withValue(plan) { try journal.set(.int(2), forKey: "a") }
        }
        let other = Journal.separate("s", in: temporary.group)
        #expect(try other.value(forKey: "a") == .int(1))
        let lines = Lines()
        try lines.hear { try other.set(.int(3), forKey: "b") }
        #expect(lines.all == ["\(journal.path): an unfinished transaction of 10 bytes was cut"])
        #expect(try journal.values() == ["a": .int(1), "b": .int(3)])
    }

    @Test("An error of write changes nothing", arguments: [ENOSPC, EDQUOT, EIO, EFBIG])
    func failedWrite(errno: Int32) throws {
        let plan = FaultPlan()
        plan.fail(.write, with: errno, .times(1))
        let error = #expect(throws: JournalError.self) {
            try FaultPlan.$current.withValue(plan) { try journal.set(.int(2), forKey: "a") }
        }
        let cause = SystemError(call: "write", path: journal.path, errno: errno)
        #expect(error == .notWritten(path: journal.path, cause: cause))
        #expect(try Journal.separate("s", in: temporary.group).values() == ["a": .int(1)])
    }

    @Test("An interrupted write is made again")
    func interrupted() throws {
        let plan = FaultPlan()
        plan.fail(.write, with: EINTR, .times(2))
        try FaultPlan.$current.withValue(plan) { try journal.set(.int(2), forKey: "a") }
        #expect(try Journal.separate("s", in: temporary.group).values() == ["a": .int(2)])
    }

    @Test("A failed fdatasync says that the change is visible but not durable")
    func notDurable() throws {
        let plan = FaultPlan()
        plan.fail(.fdatasync, with: EIO, .times(1))
        let error = #expect(throws: JournalError.self) {
            try FaultPlan.$current.withValue(plan) { try journal.set(.int(2), forKey: "a", durability: .durable) }
        }
        guard case .visibleNotDurable? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(try Journal.separate("s", in: temporary.group).value(forKey: "a") == .int(2))
        try journal.set(.int(3), forKey: "a", durability: .durable)
    }

    @Test("A durable transaction is flushed after the lock is free, a relaxed one not at all")
    func durableOrder() throws {
        let plan = FaultPlan()
        try FaultPlan.$current.withValue(plan) { try journal.set(.int(2), forKey: "a", durability: .durable) }
        #expect(plan.order(of: [.write, .fdatasync]) == [.write, .fdatasync])
        let relaxed = FaultPlan()
        try FaultPlan.$current.withValue(relaxed) { try journal.set(.int(3), forKey: "a") }
        #expect(relaxed.count(of: .fdatasync) == 0)
    }

    private func sync(_ point: CommitPoint) throws(SystemError) {
        try Sys.fdatasync(point.file.descriptor, path: journal.path)
    }

    @Test("One fdatasync serves all tickets taken before it")
    func groupCommit() throws {
        let commit = GroupCommit()
        let file = try #require(try JournalFile.open(journal.path, writable: true))
        let point = CommitPoint(file: file, id: "", end: 0)
        let tickets = (0..<3).map { _ in commit.ticket(for: point) }
        let plan = FaultPlan()
        try FaultPlan.$current.withValue(plan) {
            for ticket in tickets.reversed() { try commit.wait(for: ticket, sync: sync) }
            #expect(plan.count(of: .fdatasync) == 1)
            try commit.wait(for: commit.ticket(for: point), sync: sync)
        }
        #expect(plan.count(of: .fdatasync) == 2)
    }

    @Test("A failed fdatasync is heard by all that it was to serve, however late they ask")
    func groupFailure() throws {
        let commit = GroupCommit()
        let file = try #require(try JournalFile.open(journal.path, writable: true))
        let point = CommitPoint(file: file, id: "", end: 0)
        let tickets = (0..<3).map { _ in commit.ticket(for: point) }
        let plan = FaultPlan()
        plan.fail(.fdatasync, with: EIO, .times(1))
        try FaultPlan.$current.withValue(plan) {
            for ticket in tickets.reversed() {
                #expect(throws: SystemError.self) { try commit.wait(for: ticket, sync: sync) }
            }
            try commit.wait(for: commit.ticket(for: point), sync: sync)
        }
    }

    @Test("A transaction makes no call it could do without")
    func calls() throws {
        let plan = FaultPlan()
        try FaultPlan.$current.withValue(plan) { try journal.set(.int(2), forKey: "a") }
        // The unlocking fcntl cannot fail and is not recorded.
        #expect(plan.calls.map(\.call) == [.fcntl, .stat, .lstat, .write])
    }

    @Test("A compaction that fails loses nothing and the transaction before it stands")
    func failedCompaction() throws {
        let plan = FaultPlan()
        plan.fail(.rename, with: EIO)
        #expect(throws: SystemError.self) {
            try FaultPlan.$current.withValue(plan) { try journal.compact() }
        }
        #expect(try Sys.list(temporary.group.path(.defaults)) == ["s.jsonl"])
        #expect(try journal.value(forKey: "a") == .int(1))
        try journal.set(.int(2), forKey: "a")
        #expect(try Journal.separate("s", in: temporary.group).value(forKey: "a") == .int(2))
    }
}
