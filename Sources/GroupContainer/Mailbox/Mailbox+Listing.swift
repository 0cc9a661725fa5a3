import Glibc

extension Mailbox {
    /// The messages that wait for a claimant, in the order they were sent.
    ///
    /// Names that are no ids are passed over; that something is really a message shows when it is claimed.
    /// - Parameter limit: give only the first so many.
    public func pending(limit: Int = Mailbox.listingLimit) throws -> [String] {
        first(limit, of: try names(newPath).filter { MessageName.isValid($0) })
    }

    /// The messages whose answers wait in `done`, in the order they were sent.
    public func answers(limit: Int = Mailbox.listingLimit) throws -> [String] {
        let ids = try names(donePath).compactMap(MessageName.answered)
        return first(limit, of: Array(Set(ids)))
    }

    /// The messages that are being worked on, and by whom.
    public func claimed() throws -> [(id: String, claimant: String)] {
        try names(curPath).compactMap(MessageName.claim).sorted { ($0.id, $0.claimant) < ($1.id, $1.claimant) }
    }

    /// The claims whose claimants do not run any more.
    ///
    /// - Parameter isAlive: whether a claimant runs; asked once for each.
    public func abandoned(
        isAlive: (String) throws -> Bool
    ) throws -> [(id: String, claimant: String)] {
        var known: [String: Bool] = [:]
        return try claimed().filter { claim in
            if let alive = known[claim.claimant] { return !alive }
            let alive = try isAlive(claim.claimant)
            known[claim.claimant] = alive
            return !alive
        }
    }

    /// All names in one of the directories; none when it is not there.
    func names(_ path: String) throws -> [String] {
        do throws(SystemError) {
            return try Sys.list(path)
        } catch {
            if error.errno == ENOENT { return [] }
            throw error
        }
    }

    private func first(_ limit: Int, of ids: [String]) -> [String] {
        Array(ids.sorted().prefix(limit))
    }
}
