/// How a lock file is locked. The project locks with ``ofd``; the others exist to be compared with it.
package enum LockKind: String, Sendable, CaseIterable {
    /// Open-file-description locks, fcntl(2).
    case ofd
    /// flock(2).
    case flock
    /// Not at all: updates get lost.
    case none

    /// One try: whether the file is locked now.
    @inline(__always)
    func tryLock(_ descriptor: Int32, _ path: String) throws(SystemError) -> Bool {
        switch self {
        case .ofd: try Sys.tryLock(descriptor, path: path)
        case .flock: try Sys.tryFlock(descriptor, path: path)
        case .none: true
        }
    }

    /// Waits for the lock: false when a signal ended the wait.
    func lockUntilSignal(_ descriptor: Int32, _ path: String) throws(SystemError) -> Bool {
        switch self {
        case .ofd: try Sys.lockUntilSignal(descriptor, path: path)
        case .flock: try Sys.flockUntilSignal(descriptor, path: path)
        case .none: true
        }
    }

    func unlock(_ descriptor: Int32) {
        switch self {
        case .ofd: Sys.unlock(descriptor)
        case .flock: Sys.unflock(descriptor)
        case .none: break
        }
    }
}
