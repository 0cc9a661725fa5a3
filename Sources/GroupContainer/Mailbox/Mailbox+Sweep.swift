/// What a starting host found in a mailbox, to be said in the trace.
public struct MailboxSweep: Sendable, Equatable {
    /// A message somebody has claimed.
    public struct Claim: Sendable, Hashable {
        /// The message.
        public var id: String
        /// Who took it.
        public var claimant: String
    }

    /// Messages nobody had claimed: they can never run any more.
    public var voided: [String] = []
    /// Messages whose claimant ended while performing.
    public var interrupted: [Claim] = []
    /// Messages whose claimant had answered and ended before it removed the claim.
    public var answered: [Claim] = []
    /// Messages a living claimant is working on.
    public var running: [Claim] = []
    /// Answers nobody took.
    public var emptied: [String] = []
    /// How many half-written files were removed from `tmp`.
    public var temporaries = 0
    /// Names that were no messages and went to `quarantine/`.
    public var setAside: [String] = []

    /// Whether there was nothing to do.
    public var isEmpty: Bool {
        voided.isEmpty && interrupted.isEmpty && answered.isEmpty && emptied.isEmpty && temporaries == 0
            && setAside.isEmpty
    }
}

extension Mailbox {
    /// Clears away what earlier processes left, for a host that starts and holds the host lock.
    ///
    /// 1. A claim in `cur` is settled when its claimant is dead, and left alone when it lives.
    /// 2. The answers that were in `done` before are removed: who asked for them is gone.
    /// 3. What waits in `new` is voided, so that no tap of an earlier host runs late. A process that waits for it (a
    ///    second renderer's tap) finds the void answer in `done`.
    /// 4. `tmp` is emptied. Nothing is asked about the writers: one that lives notices when it renames, and writes
    ///    again.
    ///
    /// Names that are no messages are set aside, except those that begin with a dot.
    ///
    /// - Parameters:
    ///   - keeping: the messages in `new`, and answers in `done`, to leave where they are; none by default.
    ///   - isAlive: whether a claimant runs. By default: whether its alive file is locked.
    ///   - answer: makes the answer for a message whose claimant is dead; nil, also by default: none is given.
    /// - Returns: what was done.
    public func sweep(
        keeping: (String) -> Bool = { _ in false },
        isAlive: ((String) throws -> Bool)? = nil,
        answer: (MailboxSweep.Claim) throws -> [UInt8]? = { _ in nil }
    ) throws -> MailboxSweep {
        var report = MailboxSweep()
        let isAlive = isAlive ?? { try isClaimantAlive($0) }
        let oldAnswers = try names(donePath).sorted()
        try settleClaims(isAlive, answer, &report)
        for name in oldAnswers {
            guard let id = MessageName.answered(name) else {
                junk(doneFile(name), &report)
                continue
            }
            if !keeping(id), try remove(doneFile(name)) { report.emptied.append(id) }
        }
        for name in try names(newPath).sorted() {
            guard MessageName.isValid(name) else {
                junk(newFile(name), &report)
                continue
            }
            if !keeping(name), try void(name) { report.voided.append(name) }
        }
        for name in try names(tmpPath) where try remove(tmpPath + "/" + name) { report.temporaries += 1 }
        return report
    }

    /// Whether the claimant's alive file is locked, which it is from before its first claim until its death.
    public func isClaimantAlive(_ claimant: String) throws -> Bool {
        try AliveFile.isAlive(claimant, in: group)
    }

    private func settleClaims(
        _ isAlive: (String) throws -> Bool, _ answer: (MailboxSweep.Claim) throws -> [UInt8]?,
        _ report: inout MailboxSweep
    ) throws {
        for name in try names(curPath) where MessageName.claim(name) == nil { junk(curPath + "/" + name, &report) }
        let dead = Set(try abandoned(isAlive: isAlive).map { MailboxSweep.Claim(id: $0.id, claimant: $0.claimant) })
        for (id, claimant) in try claimed() {
            let claim = MailboxSweep.Claim(id: id, claimant: claimant)
            guard dead.contains(claim) else {
                report.running.append(claim)
                continue
            }
            switch try settle(id, by: claimant, with: answer(claim)) {
            case .answered: report.answered.append(claim)
            case .interrupted: report.interrupted.append(claim)
            }
        }
    }

    private func junk(_ path: String, _ report: inout MailboxSweep) {
        guard let name = path.split(separator: "/").last, !name.hasPrefix(".") else { return }
        setAside(path, reason: Self.strangerReason, span: nil)
        report.setAside.append(String(name))
    }
}
