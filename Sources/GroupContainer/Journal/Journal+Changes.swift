extension Journal {
    /// Collects the keys that others change, from now on until it is thrown away.
    package final class Subscription: Sendable {
        private let journal: Journal
        private let id: Int

        init(_ journal: Journal) {
            self.journal = journal
            id = journal.core.withLock { core in
                // What is in the file by now is no change.
                if (try? core.refresh(writing: false)) != nil { core.drain() }
                core.nextSubscription += 1
                core.subscriptions[core.nextSubscription] = []
                return core.nextSubscription
            }
        }

        deinit {
            let id = id
            _ = journal.core.withLock { $0.subscriptions.removeValue(forKey: id) }
        }

        /// Reads what is new and gives the keys that others changed since the last call.
        package func catchUp() throws -> Set<String> {
            try journal.core.withLock { core in
                _ = try core.refresh(writing: false)
                core.drain()
                defer { core.subscriptions[id] = [] }
                return core.subscriptions[id] ?? []
            }
        }
    }

    /// Begins to collect the keys that others change. "Others" are all but this object: other processes, and other
    /// journal objects of this one.
    package func subscribe() -> Subscription { Subscription(self) }
}
