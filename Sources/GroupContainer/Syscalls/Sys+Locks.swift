import Glibc

/// The function, which shares its name with the C structure.
private let flockFile: @Sendable (Int32, Int32) -> Int32 = { flock($0, $1) }

extension Sys {
    /// The commands of open-file-description locks (fcntl(2)), which the Glibc module does not carry.
    private static let getLock: Int32 = 36
    private static let setLock: Int32 = 37
    private static let setLockWait: Int32 = 38

    private static func wholeFile(_ type: Int32) -> flock {
        var lock = flock()
        lock.l_type = Int16(type)
        lock.l_whence = Int16(SEEK_SET)
        return lock
    }

    /// fcntl(2) F_OFD_SETLK with F_WRLCK: true when the whole file is now locked, false when another has it.
    package static func tryLock(_ descriptor: Int32, path: String? = nil) throws(SystemError) -> Bool {
        var lock = wholeFile(F_WRLCK)
        do throws(SystemError) {
            _ = try retrying(.fcntl, path) { Int(fcntl(descriptor, setLock, &lock)) }
            return true
        } catch {
            if error.errno == EAGAIN || error.errno == EACCES { return false }
            throw error
        }
    }

    /// fcntl(2) F_OFD_SETLKW with F_WRLCK, or F_RDLCK when shared, once: true when locked, false when a signal ended the
    /// wait.
    package static func lockUntilSignal(
        _ descriptor: Int32, shared: Bool = false, path: String? = nil
    ) throws(SystemError) -> Bool {
        var lock = wholeFile(shared ? F_RDLCK : F_WRLCK)
        if attempt(.fcntl, path, { Int(fcntl(descriptor, setLockWait, &lock)) }) >= 0 { return true }
        let code = Glibc.errno
        if code == EINTR { return false }
        throw SystemError(call: SystemCall.fcntl.rawValue, path: path, errno: code)
    }

    /// fcntl(2) F_OFD_SETLK with F_UNLCK. Done before closing, for a forked child would keep the lock.
    package static func unlock(_ descriptor: Int32) {
        var lock = wholeFile(F_UNLCK)
        _ = fcntl(descriptor, setLock, &lock)
    }

    /// fcntl(2) F_OFD_GETLK: whether anyone else holds a lock on the file.
    package static func isLocked(_ descriptor: Int32, path: String? = nil) throws(SystemError) -> Bool {
        var lock = wholeFile(F_WRLCK)
        _ = try retrying(.fcntl, path) { Int(fcntl(descriptor, getLock, &lock)) }
        return lock.l_type != Int16(F_UNLCK)
    }

    /// flock(2) LOCK_EX | LOCK_NB: true when the file is now locked, false when another has it.
    package static func tryFlock(_ descriptor: Int32, path: String? = nil) throws(SystemError) -> Bool {
        do throws(SystemError) {
            _ = try retrying(.flock, path) { Int(flockFile(descriptor, LOCK_EX | LOCK_NB)) }
            return true
        } catch {
            if error.errno == EWOULDBLOCK { return false }
            throw error
        }
    }

    /// flock(2) LOCK_EX, once: true when locked, false when a signal ended the wait.
    package static func flockUntilSignal(_ descriptor: Int32, path: String? = nil) throws(SystemError) -> Bool {
        if attempt(.flock, path, { Int(flockFile(descriptor, LOCK_EX)) }) >= 0 { return true }
        let code = Glibc.errno
        if code == EINTR { return false }
        throw SystemError(call: SystemCall.flock.rawValue, path: path, errno: code)
    }

    /// flock(2) LOCK_UN.
    package static func unflock(_ descriptor: Int32) {
        _ = flockFile(descriptor, LOCK_UN)
    }
}
