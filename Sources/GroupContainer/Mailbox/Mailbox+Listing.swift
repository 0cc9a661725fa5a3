import Glibc

extension Mailbox {
    /// The messages that wait for a claimant, in the order they were sent.
    ///
    /// Names that are no ids are passed over; that something is really a message shows when it is claimed.
    /// - Parameter limit: give only the first so many.
    public func pending(limit: Int = Mailbox.listingLimit) throws -> [String] {
        try first(limit, in: newPath) { MessageName.isValid($0) ? $0 : nil }
    }

    /// The same for who is going to claim them: what lies there under a name that no message has is set aside, but for
    /// names that begin with a dot, which others may be writing under.
    ///
    /// - Parameters:
    ///   - names: what has arrived; nil: look at everything.
    ///   - limit: give only the first so many.
    public func arrivals(_ names: Set<String>? = nil, limit: Int = Mailbox.listingLimit) throws -> [String] {
        var strangers: [String] = []
        func id(_ name: String) -> String? {
            if MessageName.isValid(name) { return name }
            if !name.hasPrefix("."), strangers.count < limit { strangers.append(name) }
            return nil
        }
        let ids = try names.map { $0.compactMap(id).sorted() } ?? first(limit, in: newPath, id: id)
        for name in strangers { setAside(newPath + "/" + name, reason: Self.strangerReason, span: nil) }
        return ids
    }

    static let strangerReason = "its name is not one of a message"

    /// What waits in `new` under names that no message has: whoever comes to claim sets it aside.
    public func strangers() throws -> [String] {
        try names(newPath).filter { !$0.hasPrefix(".") && !MessageName.isValid($0) }.sorted()
    }

    /// The messages whose answers wait in `done`, in the order they were sent.
    public func answers(limit: Int = Mailbox.listingLimit) throws -> [String] {
        try first(limit, in: donePath, id: MessageName.answered)
    }

    /// The messages that are being worked on, and by whom.
    public func claimed() throws -> [(id: String, claimant: String)] {
        try names(curPath).compactMap(MessageName.claim).sorted { ($0.id, $0.claimant) < ($1.id, $1.claimant) }
    }

    /// The messages that nobody has answered, waiting or claimed, as far as they can be read.
    public func unanswered() throws -> [[UInt8]] {
        let paths = try pending().map(newFile) + claimed().map { curFile($0.id, $0.claimant) }
        return paths.compactMap { path in
            guard case .bytes(let bytes)? = try? MessageFile.read(path) else { return nil }
            return bytes
        }
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

    /// The first ids of a directory, however many there are: no more than twice the limit are kept at a time.
    private func first(_ limit: Int, in path: String, id: (String) -> String?) throws -> [String] {
        var ids: Set<String> = []
        do throws(SystemError) {
            try Sys.forEachName(in: path) { name in
                if let id = id(name) { ids.insert(id) }
                if ids.count >= 2 * max(limit, 64) { ids = Set(ids.sorted().prefix(limit)) }
                return true
            }
        } catch {
            if error.errno != ENOENT { throw error }
        }
        return Array(ids.sorted().prefix(limit))
    }
}
