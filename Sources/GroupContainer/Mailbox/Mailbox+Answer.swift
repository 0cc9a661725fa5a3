import Glibc

extension Mailbox {
    /// What became of a message.
    public enum Answer: Equatable, Sendable {
        /// The claimant's answer.
        case outcome([UInt8])
        /// The message was taken back or could not be understood: it was never performed and never will be.
        case voided
    }

    /// Answers a claimed message: first the answer appears in `done`, then the claim goes.
    public func answer(_ id: String, by claimant: String, with bytes: [UInt8]) throws {
        try MessageName.check(id, claimant)
        try publish(bytes, to: doneFile(id), id: id)
        try removeClaim(id, by: claimant)
    }

    /// The answer to a message, which stays in `done` until ``takeAnswer(_:)`` or ``removeAnswer(_:)``.
    ///
    /// - Returns: nil when there is none yet.
    /// - Throws: ``MailboxError/unreadable(path:reason:)`` when junk stood in its place; it is then out of the way.
    public func answer(to id: String) throws -> Answer? {
        try MessageName.check(id)
        let file = doneFile(id)
        switch try MessageFile.read(file) {
        case .bytes(let bytes): return .outcome(bytes)
        case .missing: return try Sys.lstat(voidFile(id)) != nil ? .voided : nil
        case .junk(let reason):
            setAside(file, reason: reason, span: id)
            throw MailboxError.unreadable(path: file, reason: reason)
        }
    }

    /// Removes the answer to a message, if there is one.
    public func removeAnswer(_ id: String) throws {
        try MessageName.check(id)
        if try !remove(doneFile(id)) { _ = try remove(voidFile(id)) }
    }

    /// Takes the answer to a message, once: it is removed from `done`.
    ///
    /// - Returns: nil when there is none yet, or another has taken it.
    /// - Throws: ``MailboxError/unreadable(path:reason:)`` when junk stood in its place; it is then out of the way.
    public func takeAnswer(_ id: String) throws -> Answer? {
        try MessageName.check(id)
        let file = doneFile(id)
        switch try MessageFile.read(file) {
        case .bytes(let bytes):
            return try remove(file) ? .outcome(bytes) : nil
        case .missing:
            return try remove(voidFile(id)) ? .voided : nil
        case .junk(let reason):
            setAside(file, reason: reason, span: id)
            throw MailboxError.unreadable(path: file, reason: reason)
        }
    }

    /// Removes a claim without an answer.
    public func removeClaim(_ id: String, by claimant: String) throws {
        try MessageName.check(id, claimant)
        _ = try remove(curFile(id, claimant))
    }

    /// How a claim ended whose claimant is dead.
    public enum Settlement: Equatable, Sendable {
        /// The answer was already in `done`: the claimant ended after its work.
        case answered
        /// The claimant ended while performing. Whether it had an effect is unknown; it is never performed again.
        case interrupted
    }

    /// Closes the claim of a claimant that is known to be dead.
    ///
    /// - Parameters:
    ///   - id: the message.
    ///   - claimant: who had claimed it.
    ///   - bytes: the answer for who asked, if that is another process; it is given only when there is none.
    public func settle(_ id: String, by claimant: String, with bytes: [UInt8]? = nil) throws -> Settlement {
        try MessageName.check(id, claimant)
        let isAnswered = try Sys.lstat(doneFile(id)) != nil || Sys.lstat(voidFile(id)) != nil
        if !isAnswered, let bytes { try publish(bytes, to: doneFile(id), id: id) }
        try removeClaim(id, by: claimant)
        return isAnswered ? .answered : .interrupted
    }

    /// Removes a file: false when it was gone. A directory of that name is set aside.
    func remove(_ path: String) throws(SystemError) -> Bool {
        do throws(SystemError) {
            try Sys.unlink(path)
            return true
        } catch {
            switch error.errno {
            case ENOENT: return false
            case EISDIR:
                setAside(path, reason: "it is a directory", span: nil)
                return true
            default: throw error
            }
        }
    }
}
