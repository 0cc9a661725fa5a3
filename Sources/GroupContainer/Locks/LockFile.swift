import Glibc
import Synchronization

/// The one open description a process has of a lock file, shared by all its ``FileLock`` objects of that path.
///
/// Rules:
/// 1. The gate comes before the kernel lock and is left after it; only who passed the gate touches `descriptor`.
/// 2. After locking, the descriptor must still be the path's file (the directory may have been moved away and
///    made anew); else it is closed, opened again and locked again.
/// 3. Unlocking is F_UNLCK, never just close: a forked child may hold a copy of the descriptor.
/// 4. The file is never unlinked, written or truncated. Its content and mode mean nothing.
final class LockFile: @unchecked Sendable {
    let path: String
    let kind: LockKind
    let gate = Gate()
    /// Guarded by the gate.
    private var descriptor: Int32 = -1
    /// Guarded by the gate. It stays right while the descriptor is open, for then the inode cannot be used anew.
    private var identity: FileStatus.Identity?

    /// A registered object. (A class: with a struct of these two members the 6.3.1 compiler, unoptimised, reads the
    /// weak reference of an entry that is not there.)
    private final class Entry {
        weak var file: LockFile?
        /// Which object it is. The last reference must not be dropped inside the registry's lock, which deinit takes,
        /// so there the weak reference is not looked through.
        let identity: ObjectIdentifier

        init(_ file: LockFile) {
            self.file = file
            identity = ObjectIdentifier(file)
        }
    }

    private static let registry = Mutex<[String: Entry]>([:])

    /// The lock file of a path; one object a process.
    static func of(_ path: String) -> LockFile {
        registry.withLock { registry in
            if let file = registry[path]?.file { return file }
            let file = LockFile(path)
            registry[path] = Entry(file)
            return file
        }
    }

    /// A lock file of its own, for measuring other kinds of lock.
    init(_ path: String, kind: LockKind = .ofd) {
        self.path = path
        self.kind = kind
    }

    deinit {
        if descriptor >= 0 { Sys.close(descriptor) }
        let path = path
        let identity = ObjectIdentifier(self)
        Self.registry.withLock { registry in
            if registry[path]?.identity == identity { registry[path] = nil }
        }
    }

    /// Takes the kernel lock. The caller has passed the gate.
    ///
    /// - Parameter deadline: an instant of ``MonotonicClock``; nil: one try.
    /// - Returns: whether it was taken.
    func lock(until deadline: Int64?) throws(SystemError) -> Bool {
        while true {
            if descriptor < 0 { try reopen() }
            if try kind.tryLock(descriptor, path) == false {
                guard let deadline, try wait(until: deadline) else { return false }
            }
            if try isOfPath() { return true }
            unlock()
            Sys.close(descriptor)
            descriptor = -1
        }
    }

    private func isOfPath() throws(SystemError) -> Bool {
        do throws(SystemError) {
            return try Sys.stat(path)?.identity == identity
        } catch {
            unlock()
            throw error
        }
    }

    /// Lets the kernel lock go.
    func unlock() {
        kind.unlock(descriptor)
    }

    private func wait(until deadline: Int64) throws(SystemError) -> Bool {
        let left = deadline - MonotonicClock.now()
        if left <= 0 { return false }
        let timer = try InterruptTimer(after: left)
        var failure: SystemError?
        var taken = false
        do throws(SystemError) {
            // A signal that came before the deadline was another one: the wait goes on with the same timer.
            while !taken && MonotonicClock.now() < deadline {
                taken = try kind.lockUntilSignal(descriptor, path)
            }
        } catch {
            failure = error
        }
        timer.cancel()
        if let failure { throw failure }
        return taken
    }

    private func reopen() throws(SystemError) {
        let opened: Int32
        do throws(SystemError) {
            opened = try Sys.open(path, O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK)
        } catch {
            // A mode that shuts its own owner out means nothing either.
            guard error.errno == EACCES, try Sys.lstat(path)?.owner == Sys.effectiveUser else { throw error }
            try Sys.chmod(path, 0o600)
            opened = try Sys.open(path, O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK)
        }
        do throws(SystemError) {
            identity = try Sys.fstat(opened, path: path).identity
        } catch {
            Sys.close(opened)
            throw error
        }
        descriptor = opened
    }
}
