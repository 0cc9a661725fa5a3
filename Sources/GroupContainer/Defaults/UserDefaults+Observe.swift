extension UserDefaults {
    /// Keeps an observation alive: it ends when this object goes away or ``cancel()`` is called.
    public final class Token: Sendable {
        private let end: @Sendable () -> Void

        init(_ end: @escaping @Sendable () -> Void) {
            self.end = end
        }

        deinit { end() }

        /// Ends the observation; doing so twice is harmless.
        public func cancel() { end() }
    }

    /// Calls a handler on the main actor with the keys of this suite that another process changed.
    ///
    /// Woken by the directory of the journals; nothing is polled, and a change of another suite costs one stat.
    ///
    /// - Throws: ``SystemError`` when the directory cannot be watched.
    @MainActor
    public func observe(_ handler: @escaping @MainActor (Set<String>) -> Void) throws -> Token {
        guard let journal = store.journal else { return Token {} }
        let subscription = journal.subscribe()
        let fileName = journal.path.split(separator: "/").last.map(String.init) ?? ""
        let store = store
        let watcher = DirectoryWatcher.shared
        let watch = try watcher.watch(AtomicFile.directory(of: journal.path), events: .modifications) { names in
            if let names, !names.contains(fileName) { return }
            do {
                let keys = try subscription.catchUp()
                if !keys.isEmpty { handler(keys) }
            } catch {
                store.complain("changes of others are not seen: \(error)")
            }
        }
        return Token { Task { @MainActor in watcher.cancel(watch) } }
    }
}
