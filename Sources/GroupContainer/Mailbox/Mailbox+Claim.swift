import Glibc

extension Mailbox {
    /// Takes a message for working on it, if nobody else was faster.
    ///
    /// What turns out to be no message (a directory, a link, a FIFO, a file of another user, one that is too large) is
    /// set aside and answered as void; the caller gets nil and goes on to the next.
    ///
    /// - Parameters:
    ///   - id: a name from ``pending(limit:)``.
    ///   - claimant: who takes it; its alive file tells the host whether it still runs.
    /// - Returns: the message, or nil when there is nothing for this claimant to do.
    public func claim(_ id: String, by claimant: String) throws -> [UInt8]? {
        try MessageName.check(id, claimant)
        let file = curFile(id, claimant)
        guard try move(newFile(id), to: file) else { return nil }
        switch try MessageFile.read(file) {
        case .bytes(let bytes): return bytes
        case .missing: return nil  // the directory was taken away between the two calls
        case .junk(let reason):
            try reject(id, by: claimant, reason: reason)
            return nil
        }
    }

    /// Reads a message that waits, without taking it; nil when it is gone or is none.
    ///
    /// A message is never changed, so who takes it next by ``take(_:by:)`` knows what it says.
    public func peek(_ id: String) throws -> [UInt8]? {
        try MessageName.check(id)
        guard case .bytes(let bytes) = try MessageFile.read(newFile(id)) else { return nil }
        return bytes
    }

    /// Takes a message that was read by ``peek(_:)``; false when somebody else was faster.
    public func take(_ id: String, by claimant: String) throws -> Bool {
        try MessageName.check(id, claimant)
        return try move(newFile(id), to: curFile(id, claimant))
    }

    /// Gives up a claimed message that cannot be understood: who asked learns that it is void, and the file is kept
    /// under `quarantine/`.
    public func reject(_ id: String, by claimant: String, reason: String) throws {
        try MessageName.check(id, claimant)
        // The answer first: if this process ends in between, the claim still tells that there was something.
        try publish([], to: voidFile(id), id: id)
        setAside(curFile(id, claimant), reason: reason, span: id)
    }

    /// Takes a message back, if nobody claimed it.
    ///
    /// - Returns: true when it can never be performed any more; false when someone has claimed it.
    public func void(_ id: String) throws -> Bool {
        try MessageName.check(id)
        return try move(newFile(id), to: voidFile(id))
    }

    /// rename(2) that says false when the name was gone: another process won.
    private func move(_ old: String, to new: String) throws(SystemError) -> Bool {
        do throws(SystemError) {
            try Sys.rename(old, new)
            return true
        } catch {
            switch error.errno {
            case ENOENT: return false
            // Renaming a file over a directory, or the other way round: the target is junk of that very name.
            case EISDIR, ENOTDIR, ENOTEMPTY, EEXIST:
                setAside(new, reason: "it stands where a message belongs", span: nil)
                return try Sys.presence { () throws(SystemError) in try Sys.rename(old, new) }
            default: throw error
            }
        }
    }

    /// Moves something that is no message to `quarantine/` and says so in the trace. Never stops the caller.
    func setAside(_ path: String, reason: String, span: String?) {
        let place = AtomicFile.setAside(path, in: group, reason: reason)
        Trace.record(
            .skipped, span: span, reason: "\(path) is no message: \(reason)",
            detail: place.map { ["quarantine": .string($0)] } ?? [:])
    }
}
