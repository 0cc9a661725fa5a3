/// A lock between processes: an open-file-description lock on `locks/<name>.lock`.
///
/// Waiting is bounded and costs no CPU; the error names the holder. A lock ends with its process, however that
/// ends, and says nothing by its file: neither its content nor its existence count. Inside a process, nesting on
/// one thread is refused at once, other threads wait their turn.
public final class FileLock: Sendable {
    /// The lock's name.
    public let name: String
    let file: LockFile

    /// Names a lock of a group; nothing is opened yet.
    public convenience init(_ name: String, in group: GroupDirectory) {
        self.init(name, path: group.path(.locks, FileName.encode(name) + ".lock"))
    }

    init(_ name: String, path: String) {
        self.name = name
        file = LockFile.of(path)
    }

    /// The lock file's path.
    public var path: String { file.path }

    /// Runs `body` while holding the lock.
    ///
    /// Work inside should be short, and must not start processes or wait for others.
    ///
    /// - Parameters:
    ///   - timeout: how long to wait at most; zero: one try.
    ///   - body: what to do.
    /// - Throws: ``LockError``, ``SystemError``, or what `body` throws.
    public func withLock<T>(timeout: Duration = .seconds(2), _ body: () throws -> T) throws -> T {
        try acquire(timeout: timeout)
        defer { release() }
        return try body()
    }

    /// Takes the lock for as long as the result lives, if it is free now.
    ///
    /// - Returns: nil when it is held, be it by this process.
    public func tryHold() throws -> HeldLock? {
        guard file.gate.pass(until: nil, bound: false) == .passed else { return nil }
        do {
            if try file.lock(until: nil) { return HeldLock(file) }
        } catch {
            file.gate.open()
            throw error
        }
        file.gate.open()
        return nil
    }

    func acquire(timeout: Duration) throws {
        // The clock is read only when there is something to wait for.
        var deadline: Int64?
        var passage = file.gate.pass(until: nil)
        if passage == .timedOut, timeout > .zero {
            deadline = Self.deadline(after: timeout)
            passage = file.gate.pass(until: deadline)
        }
        switch passage {
        case .passed: break
        case .ownedByThisThread: throw LockError.nested(name: name)
        case .timedOut: throw LockError.timedOut(name: name, holder: Self.holder(ofFileAt: path))
        }
        do {
            if try file.lock(until: nil) { return }
            if timeout > .zero, try file.lock(until: deadline ?? Self.deadline(after: timeout)) { return }
        } catch {
            file.gate.open()
            throw error
        }
        file.gate.open()
        throw LockError.timedOut(name: name, holder: Self.holder(ofFileAt: path))
    }

    func release() {
        file.unlock()
        file.gate.open()
    }

    private static func deadline(after timeout: Duration) -> Int64 {
        let (seconds, attoseconds) = timeout.components
        let bounded = min(max(seconds, 0), 1_000_000_000)
        return MonotonicClock.now() + bounded * 1_000_000_000 + attoseconds / 1_000_000_000
    }
}

/// A lock held until this object goes away or ``release()`` is called.
public final class HeldLock: @unchecked Sendable {
    private let file: LockFile
    private let once = Gate()

    init(_ file: LockFile) {
        self.file = file
    }

    deinit { release() }

    /// Lets the lock go; doing so twice is harmless.
    public func release() {
        guard once.pass(until: nil, bound: false) == .passed else { return }
        file.unlock()
        file.gate.open()
    }
}
