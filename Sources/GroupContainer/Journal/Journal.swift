public import JSONText
import Synchronization

/// Keys and values in one file that several processes read and write: `defaults/<name>.jsonl`.
///
/// A transaction is one line with a sequence number and a checksum, appended by one write under a lock. Readers take
/// no lock: they read on from where they were and pass over what is not a whole line yet. So a process may be killed
/// at any instant: the transaction is there wholly or not at all, and the lock is free.
///
/// 1. The file lock is taken before the mutex of `core`, never the other way round. The body of an update runs
///    under the file lock alone, so it may read this journal.
/// 2. While the file lock is held nobody else appends, so what was read after taking it stays true.
/// 3. Nothing waits for the disk while holding either, except a compaction.
public final class Journal: Sendable {
    /// What a transaction survives.
    public enum Durability: Sendable {
        /// The end of any process, by whatever signal. A power loss may take the last transactions, never the file.
        case relaxed
        /// Power loss too: it returns after an fdatasync, shared by all that wait for one. Other processes can see
        /// the transaction before it is durable.
        case durable
    }

    /// The file.
    public let path: String
    let group: GroupDirectory
    let lock: FileLock
    let core: Mutex<JournalCore>
    private let commit = GroupCommit()
    private let sharedFlush: SharedFlush

    /// The journals of this process. Code that asks `UserDefaults(suiteName:)` anew for every value is common, so the
    /// journals used last are kept with what they have read; others live as long as somebody holds them.
    private struct Registry {
        struct Weak {
            weak var journal: Journal?
        }
        static let keptCount = 16
        var all: [String: Weak] = [:]
        var kept: [Journal] = []

        mutating func keep(_ journal: Journal) {
            if kept.last === journal { return }
            kept.removeAll { $0 === journal }
            kept.append(journal)
            if kept.count > Self.keptCount { kept.removeFirst() }
        }
    }

    private static let registry = Mutex(Registry())

    /// The journal of a name in a group; one object a process, however often it is asked for.
    public static func named(_ name: String, in group: GroupDirectory) -> Journal {
        let path = group.path(.defaults, FileName.encode(name) + ".jsonl")
        return registry.withLock { registry in
            let journal: Journal
            if let known = registry.all[path]?.journal {
                journal = known
            } else {
                registry.all = registry.all.filter { $0.value.journal != nil }
                journal = Journal(name, path: path, lock: FileLock("defaults.\(name)", in: group), group: group)
                registry.all[path] = Registry.Weak(journal: journal)
            }
            registry.keep(journal)
            return journal
        }
    }

    /// A journal object of its own, as another process would have it. For tests of what processes do to each other.
    package static func separate(_ name: String, in group: GroupDirectory) -> Journal {
        let path = group.path(.defaults, FileName.encode(name) + ".jsonl")
        return Journal(name, path: path, lock: FileLock("defaults.\(name)", in: group), group: group)
    }

    /// The same under a lock of another kind, for measuring.
    package static func separate(_ name: String, in group: GroupDirectory, lock kind: LockKind) -> Journal {
        let path = group.path(.defaults, FileName.encode(name) + ".jsonl")
        return Journal(name, path: path, lock: FileLock("defaults.\(name)", in: group, kind: kind), group: group)
    }

    private init(_ name: String, path: String, lock: FileLock, group: GroupDirectory) {
        self.path = path
        self.lock = lock
        self.group = group
        core = Mutex(JournalCore(path: path, group: group))
        sharedFlush = SharedFlush("defaults.\(name)", in: group)
    }

    // MARK: Reading

    /// The present value of a key, whoever wrote it.
    ///
    /// - Throws: ``GroupError``, ``JournalError/newerFormat(path:found:supported:)`` or ``SystemError`` when the file
    ///   cannot be read.
    public func value(forKey key: String) throws -> JSONValue? {
        try core.withLock { core in
            _ = try core.refresh(writing: false)
            core.drain()
            return core.values[key]
        }
    }

    /// All present values.
    public func values() throws -> [String: JSONValue] {
        try core.withLock { core in
            _ = try core.refresh(writing: false)
            core.drain()
            return core.values
        }
    }

    /// The number of the last transaction, 0 before the first.
    public func sequence() throws -> Int64 {
        try core.withLock { core in
            _ = try core.refresh(writing: false)
            return core.sequence
        }
    }

    /// Lines in the middle that do not pass their checksum and are passed over; the next writer keeps a copy of the file
    /// under `quarantine/` and goes on without them.
    public func damagedLines() throws -> Int {
        try core.withLock { core in
            _ = try core.refresh(writing: false)
            return core.damagedLines
        }
    }

    // MARK: Writing

    /// Reads and writes any number of keys as one transaction that no other comes between.
    ///
    /// - Parameters:
    ///   - durability: what the transaction survives once this returns.
    ///   - timeout: how long to wait for the lock.
    ///   - body: sees the values as they are and says what they shall be. When it throws, or changes nothing,
    ///     nothing is written.
    /// - Throws: what `body` throws, ``LockError``, ``JournalError``, ``GroupError`` or ``SystemError``.
    @discardableResult
    public func update<T>(
        durability: Durability = .relaxed, timeout: Duration = .seconds(2),
        _ body: (inout JournalTransaction) throws -> T
    ) throws -> T {
        var ticket: Int?
        let result = try lock.withLock(timeout: timeout) {
            try core.withLock { core in
                try core.prepareToWrite()
                core.drain()
            }
            var transaction = JournalTransaction(self)
            let result = try body(&transaction)
            var changes = transaction.changes
            ticket = try core.withLock { core in
                changes.removeAll { core.values[$0.key] == $0.value }
                return try append(changes, to: &core, durability)
            }
            return result
        }
        try finish(ticket)
        return result
    }

    /// Sets or removes (nil) a key, whatever it was.
    public func set(
        _ value: JSONValue?, forKey key: String, durability: Durability = .relaxed, timeout: Duration = .seconds(2)
    ) throws {
        var changes = JournalChanges()
        changes.set(value, forKey: key)
        try write(changes, durability: durability, timeout: timeout)
    }

    /// Writes changes that do not depend on what is there.
    package func write(
        _ changes: JournalChanges, durability: Durability = .relaxed, timeout: Duration = .seconds(2)
    ) throws {
        let ticket = try lock.withLock(timeout: timeout) {
            try core.withLock { core in
                try core.prepareToWrite()
                return try append(changes, to: &core, durability)
            }
        }
        try finish(ticket)
    }

    /// Writes the file anew with the values alone. Done by itself when the file has grown.
    public func compact() throws {
        try lock.withLock {
            try core.withLock { core in
                try core.prepareToWrite()
                try core.writeAnew()
            }
        }
    }

    private func append(
        _ changes: JournalChanges, to core: inout JournalCore, _ durability: Durability
    ) throws -> Int? {
        if changes.isEmpty { return nil }
        try core.append(changes)
        let ticket = durability == .durable ? core.commitPoint.map { commit.ticket(for: $0) } : nil
        core.compactIfNeeded()
        return ticket
    }

    private func finish(_ ticket: Int?) throws {
        guard let ticket else { return }
        do throws(SystemError) {
            try commit.wait(for: ticket) { (point) throws(SystemError) in
                try sharedFlush.flush(point, journal: path) { newestPoint ?? point }
            }
        } catch {
            throw JournalError.visibleNotDurable(path: path, cause: error)
        }
    }

    /// The end of the last whole line by now, whoever wrote it.
    private var newestPoint: CommitPoint? {
        core.withLock { core in
            guard (try? core.refresh(writing: false)) != nil else { return nil }
            return core.commitPoint
        }
    }
}
