import Glibc
import Testing

@testable import GroupContainer

/// One fdatasync for the durable transactions of several processes. Here two journal objects stand for two processes.
@Suite("Flushes shared between processes")
struct SharedFlushTests {
    private let temporary: TemporaryGroup
    private let one: Journal
    private let other: Journal

    init() throws {
        temporary = try TemporaryGroup()
        one = Journal.separate("s", in: temporary.group)
        other = Journal.separate("s", in: temporary.group)
        try one.set(.int(0), forKey: "a")
    }

    private var path: String { temporary.group.path(.locks, "defaults.s.flush") }

    private func syncs(_ body: () throws -> Void) rethrows -> Int {
        let plan = FaultPlan()
        try FaultPlan.$current.withValue(plan, operation: body)
        return plan.count(of: .fdatasync)
    }

    @Test("A flush serves what others had appended before it began, and they do not flush again")
    func served() throws {
        let flush = SharedFlush("defaults.s", in: temporary.group)
        try one.set(.int(1), forKey: "a")
        let early = try #require(place(of: one))
        #expect(try syncs { try other.set(.int(2), forKey: "a", durability: .durable) } == 1)
        #expect(try syncs { try flush.flush(early, journal: one.path) { early } } == 0)
    }

    @Test("What was appended after the flush is flushed")
    func later() throws {
        try one.set(.int(1), forKey: "a", durability: .durable)
        #expect(try syncs { try other.set(.int(2), forKey: "a", durability: .durable) } == 1)
        #expect(try syncs { try one.set(.int(3), forKey: "a", durability: .durable) } == 1)
    }

    @Test("A mark of another boot, of another file, or that is junk, counts for nothing", arguments: Mark.allCases)
    func foreign(_ kind: Mark) throws {
        try one.set(.int(1), forKey: "a", durability: .durable)
        let point = try #require(place(of: one))
        let flush = SharedFlush("defaults.s", in: temporary.group)
        #expect(try syncs { try flush.flush(point, journal: one.path) { point } } == 0)
        var mark = FlushMark(CommitPoint(file: point.file, id: point.id, end: point.end + 1000), served: false)
        switch kind {
        case .otherBoot: mark.boot = "00000000-0000-0000-0000-000000000000"
        case .otherFile: mark.file = "1234"
        case .junk, .short: break
        }
        let bytes =
            switch kind {
            case .junk: [UInt8](repeating: UInt8(ascii: "x"), count: FlushMark.length)
            case .short: Array(mark.bytes.dropLast())
            default: mark.bytes
            }
        try AtomicFile.write(bytes, to: path)
        let fresh = SharedFlush("defaults.s", in: temporary.group)
        #expect(try syncs { try fresh.flush(point, journal: one.path) { point } } == 1)
    }

    enum Mark: CaseIterable { case otherBoot, otherFile, junk, short }

    @Test("A failed flush leaves no mark, and the next one tries itself")
    func failure() throws {
        let plan = FaultPlan()
        plan.fail(.fdatasync, with: EIO, .times(1))
        FaultPlan.$current.withValue(plan) {
            #expect(throws: JournalError.self) { try one.set(.int(1), forKey: "a", durability: .durable) }
            #expect(throws: Never.self) { try other.set(.int(2), forKey: "a", durability: .durable) }
        }
        #expect(plan.count(of: .fdatasync) == 2)
    }

    @Test("Who cannot have the flush lock flushes alone")
    func alone() throws {
        let holder = try Sys.open(path, O_RDWR | O_CREAT)
        defer { Sys.close(holder) }
        #expect(try Sys.tryLock(holder))
        #expect(try syncs { try one.set(.int(1), forKey: "a", durability: .durable) } == 1)
    }

    @Test("A mark that is a link is not followed, and durable transactions go on")
    func link() throws {
        let victim = temporary.group.path(.files, "victim")
        try AtomicFile.write(Array("precious".utf8), to: victim)
        symlink(victim, path)
        #expect(try syncs { try one.set(.int(1), forKey: "a", durability: .durable) } == 1)
        #expect(try AtomicFile.read(victim) == Array("precious".utf8))
    }

    private func place(of journal: Journal) -> CommitPoint? {
        journal.core.withLock { $0.commitPoint }
    }
}
