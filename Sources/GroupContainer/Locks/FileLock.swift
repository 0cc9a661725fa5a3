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

    /// A lock of another kind, for measuring and for showing what goes wrong without one.
    package init(_ name: String, in group: GroupDirectory, kind: LockKind) {
        self.name = name
        let path = group.path(.locks, FileName.encode(name) + ".lock")
        file = kind == .ofd ? LockFile.of(path) : LockFile(path, kind: kind)
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
        let waited = try acquire(timeout: timeout)
        let began = MonotonicClock.now()
        defer {
            release()
            traceHeld(since: began, waited: waited)
        }
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

    /// Takes the lock for as long as the result lives, waiting for it.
    ///
    /// - Throws: ``LockError/timedOut(name:holder:)``, ``SystemError``.
    public func hold(timeout: Duration) throws -> HeldLock {
        let deadline = MonotonicClock.now() + timeout.boundedNanoseconds
        guard file.gate.pass(until: deadline, bound: false) == .passed else {
            throw LockError.timedOut(name: name, holder: Self.holder(ofFileAt: path))
        }
        do {
            if try file.lock(until: deadline) { return HeldLock(file) }
        } catch {
            file.gate.open()
            throw error
        }
        file.gate.open()
        throw LockError.timedOut(name: name, holder: Self.holder(ofFileAt: path))
    }

    /// Takes the lock and gives the nanoseconds that had to be waited for it.
    private func acquire(timeout: Duration) throws -> Int64 {
        #if DEBUG
            if FaultPlan.current?.refusesLocks == true { throw LockError.timedOut(name: name, holder: nil) }
        #endif
        let passage = file.gate.pass(until: nil)
        if passage == .ownedByThisThread { throw LockError.nested(name: name) }
        if passage == .passed {
            do {
                if try file.lock(until: nil) { return 0 }
            } catch {
                file.gate.open()
                throw error
            }
        }
        // From here on there is something to wait for: another thread at the gate, or another process.
        let began = MonotonicClock.now()
        let deadline = began + timeout.boundedNanoseconds
        var isThrough = passage == .passed
        if !isThrough { isThrough = file.gate.pass(until: deadline) == .passed }
        if isThrough {
            do {
                if try file.lock(until: deadline) {
                    let waited = MonotonicClock.now() - began
                    traceWaited(waited)
                    return waited
                }
            } catch {
                file.gate.open()
                throw error
            }
            file.gate.open()
        }
        let holder = Self.holder(ofFileAt: path)
        traceWaited(MonotonicClock.now() - began, reason: "timed out", holder: holder)
        throw LockError.timedOut(name: name, holder: holder)
    }

    private func release() {
        file.unlock()
        file.gate.open()
    }
}

extension Duration {
    /// Nanoseconds, from none to thirty years.
    fileprivate var boundedNanoseconds: Int64 {
        let (seconds, attoseconds) = components
        return min(max(seconds, 0), 1_000_000_000) * 1_000_000_000 + max(attoseconds, 0) / 1_000_000_000
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
