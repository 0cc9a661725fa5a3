import Dispatch
import Glibc
import Synchronization
import Testing

@testable import GroupContainer

@Suite struct MailboxTests {
    let scratch: ScratchGroup
    let box: Mailbox

    init() throws {
        scratch = try ScratchGroup()
        box = scratch.mailbox()
    }

    // MARK: Sending

    @Test("Messages wait in the order they were sent, whole")
    func order() throws {
        let ids = (0..<20).map { _ in Identifier.make() }
        for id in ids { try box.send(bytes("message " + id), id: id) }
        #expect(try box.pending() == ids)
        #expect(try box.pending(limit: 3) == Array(ids.prefix(3)))
        #expect(try box.claim(ids[7], by: "me") == bytes("message " + ids[7]))
        #expect(try scratch.names(box.tmpPath).isEmpty)
    }

    @Test("A listing gives the oldest, however many there are")
    func bounded() throws {
        let ids = (0..<300).map { _ in Identifier.make() }
        for id in ids.shuffled() { try AtomicFile.write([], to: box.newPath + "/" + id) }
        #expect(try box.pending(limit: 10) == Array(ids.prefix(10)))
        #expect(try box.pending() == ids)
    }

    @Test("A hop costs four calls to write and six to take")
    func calls() throws {
        let plan = FaultPlan()
        try FaultPlan.$current.withValue(plan) { try box.send(bytes("tap"), id: "a") }
        #expect(plan.calls.map(\.call) == [.open, .write, .close, .rename])
        let other = FaultPlan()
        _ = try FaultPlan.$current.withValue(other) { try box.claim("a", by: "me") }
        #expect(other.calls.map(\.call) == [.rename, .open, .fstat, .read, .close])
    }

    @Test(
        "A name that could lead elsewhere or be mistaken is refused",
        arguments: [
            "", ".", "..", "../x", "a/b", "a.b", "a.void", ".hidden", "a b", "ä", "a\0b",
            String(repeating: "x", count: 121),
        ])
    func badNames(_ name: String) throws {
        #expect(throws: MailboxError.badName(name)) { try box.send([1], id: name) }
        #expect(throws: MailboxError.badName(name)) { try box.claim("id", by: name) }
        #expect(throws: MailboxError.badName(name)) { try box.takeAnswer(name) }
    }

    @Test("A message that is too large is refused before anything is written")
    func tooLarge() throws {
        let large = [UInt8](repeating: 0, count: Mailbox.sizeLimit + 1)
        #expect(throws: MailboxError.tooLarge(path: box.newPath + "/a", bytes: large.count)) {
            try box.send(large, id: "a")
        }
        #expect(try scratch.names(box.tmpPath).isEmpty)
        #expect(try box.pending().isEmpty)
    }

    @Test("A sender whose half-written file was swept away writes it again")
    func swept() throws {
        let plan = FaultPlan()
        plan.fail(.rename, with: ENOENT, .times(2))
        try FaultPlan.$current.withValue(plan) { try box.send(bytes("once more"), id: "a") }
        #expect(try box.claim("a", by: "me") == bytes("once more"))
        #expect(try scratch.names(box.tmpPath).isEmpty)

        let always = FaultPlan()
        always.fail(.rename, with: ENOENT)
        FaultPlan.$current.withValue(always) {
            #expect(throws: MailboxError.swept(path: box.newPath + "/b")) { try box.send([1], id: "b") }
        }
    }

    @Test("A box whose directories were removed under a running process is made again")
    func removed() throws {
        try Sys.rename(scratch.directory.path, scratch.parent + "/away")
        #expect(try box.pending().isEmpty)
        try box.send(bytes("here"), id: "a")
        #expect(try box.pending() == ["a"])
    }

    @Test("A full disk is an error that names the file, and leaves nothing behind", arguments: [ENOSPC, EDQUOT, EIO])
    func full(_ code: Int32) throws {
        let plan = FaultPlan()
        plan.fail(.write, with: code)
        FaultPlan.$current.withValue(plan) {
            let error = #expect(throws: SystemError.self) { try box.send([1], id: "a") }
            #expect(error?.errno == code)
            #expect(error?.path?.hasPrefix(box.tmpPath) == true)
        }
        #expect(try scratch.names(box.tmpPath).isEmpty)
        #expect(try box.pending().isEmpty)
    }

    @Test("A message written in small pieces arrives whole")
    func shortWrites() throws {
        let plan = FaultPlan()
        plan.shortenWrites(to: 7)
        let message = (0..<1000).map { UInt8(truncatingIfNeeded: $0) }
        try FaultPlan.$current.withValue(plan) { try box.send(message, id: "a") }
        #expect(try box.claim("a", by: "me") == message)
    }

    // MARK: Claiming

    @Test("Of many claimants exactly one gets each message")
    func claims() throws {
        let ids = (0..<120).map { _ in Identifier.make() }
        for id in ids { try box.send(bytes(id), id: id) }
        let won = Mutex<[String: [Int]]>([:])
        let directory = scratch.directory
        DispatchQueue.concurrentPerform(iterations: 8) { worker in
            let mine = Mailbox(.intents, in: directory)
            for id in ids {
                guard let message = try? mine.claim(id, by: "claimant-\(worker)") else { continue }
                won.withLock { $0[String(decoding: message, as: UTF8.self), default: []].append(worker) }
            }
        }
        let winners = won.withLock { $0 }
        #expect(winners.count == ids.count)
        #expect(winners.values.allSatisfy { $0.count == 1 })
        #expect(try box.claimed().map(\.id) == ids)
    }

    @Test("A message is either claimed or voided, never both and never neither")
    func race() throws {
        let ids = (0..<200).map { _ in Identifier.make() }
        for id in ids { try box.send([1], id: id) }
        let claimed = Mutex<Set<String>>([])
        let voided = Mutex<Set<String>>([])
        let directory = scratch.directory
        DispatchQueue.concurrentPerform(iterations: 2) { side in
            let mine = Mailbox(.intents, in: directory)
            for id in side == 0 ? ids : ids.reversed() {
                if side == 0 {
                    if let _ = try? mine.claim(id, by: "me") { claimed.withLock { _ = $0.insert(id) } }
                } else if (try? mine.void(id)) == true {
                    voided.withLock { _ = $0.insert(id) }
                }
            }
        }
        let (one, other) = (claimed.withLock { $0 }, voided.withLock { $0 })
        #expect(one.isDisjoint(with: other))
        #expect(one.union(other) == Set(ids))
    }

    @Test("After a won voiding the tap can never run (a5)")
    func voiding() throws {
        try box.send([1], id: "tap")
        #expect(try box.void("tap"))
        #expect(try box.claim("tap", by: "late") == nil)
        #expect(try box.pending().isEmpty)
        #expect(try box.takeAnswer("tap") == .voided)
        #expect(try box.takeAnswer("tap") == nil)
        #expect(try scratch.names(box.donePath).isEmpty)
    }

    @Test("A claimed message cannot be voided any more")
    func lateVoid() throws {
        try box.send([1], id: "tap")
        _ = try box.claim("tap", by: "me")
        #expect(try box.void("tap") == false)
        #expect(try box.takeAnswer("tap") == nil)
    }

    // MARK: Answering

    @Test("An answer is there once, and the claim is gone")
    func answers() throws {
        try box.send([1], id: "tap")
        _ = try box.claim("tap", by: "me")
        #expect(try box.takeAnswer("tap") == nil)
        try box.answer("tap", by: "me", with: bytes("done"))
        #expect(try box.claimed().isEmpty)
        #expect(try box.answers() == ["tap"])
        #expect(try box.takeAnswer("tap") == .outcome(bytes("done")))
        #expect(try box.takeAnswer("tap") == nil)
    }

    @Test("A performer killed between answer and clearing up has answered")
    func killedAfterAnswer() throws {
        try box.send([1], id: "tap")
        _ = try box.claim("tap", by: "me")
        let plan = FaultPlan()
        plan.fail(.unlink, with: EIO)
        FaultPlan.$current.withValue(plan) {
            #expect(throws: SystemError.self) { try box.answer("tap", by: "me", with: bytes("done")) }
        }
        #expect(try box.settle("tap", by: "me", with: bytes("interrupted")) == .answered)
        #expect(try box.takeAnswer("tap") == .outcome(bytes("done")))
        #expect(try box.claimed().isEmpty)
    }

    @Test("A performer killed while performing is interrupted, and the tap never runs again")
    func killedWhilePerforming() throws {
        try box.send([1], id: "tap")
        _ = try box.claim("tap", by: "me")
        #expect(try box.settle("tap", by: "me", with: bytes("interrupted")) == .interrupted)
        #expect(try box.takeAnswer("tap") == .outcome(bytes("interrupted")))
        #expect(try box.pending().isEmpty && box.claimed().isEmpty)
        #expect(try box.claim("tap", by: "other") == nil)
    }

    @Test("Only the claims of dead claimants are abandoned, and each claimant is asked for once")
    func abandoned() throws {
        for (id, claimant) in [("a", "dead"), ("b", "alive"), ("c", "dead")] {
            try box.send([1], id: id)
            _ = try box.claim(id, by: claimant)
        }
        var asked: [String] = []
        let found = try box.abandoned { claimant in
            asked.append(claimant)
            return claimant == "alive"
        }
        #expect(found.map(\.id) == ["a", "c"])
        #expect(asked.sorted() == ["alive", "dead"])
    }

    @Test("Whether a claimant lives is told by the lock on its alive file")
    func alive() throws {
        let file = try AliveFile("17-cafe", in: scratch.directory)
        #expect(try box.isClaimantAlive("17-cafe"))
        #expect(try !box.isClaimantAlive("17-dead"))
        withExtendedLifetime(file) {}
    }
}
