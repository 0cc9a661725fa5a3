import Glibc
import GroupContainer

/// Ends a process by its instance name, and no other.
enum Killing {
    /// Why nobody was killed.
    enum Refusal: Error, CustomStringConvertible {
        case dead
        case unknown(String)
        case otherProcess(manifest: Int32, holder: Int32?)
        case failed(Int32)

        var description: String {
            switch self {
            case .dead: "it has ended already"
            case .unknown(let instance): "no manifest names the process of \(instance)"
            case .otherProcess(let manifest, let holder):
                "the manifest says process \(manifest), the lock is held by "
                    + (holder.map { "process \($0)" } ?? "a process that cannot be seen")
            case .failed(let code): String(cString: strerror(code))
            }
        }
    }

    /// Sends SIGKILL to the process whose manifest names it and which holds the instance's lock: both must agree, for a
    /// pid alone may be another process's by now.
    ///
    /// - Returns: the pid.
    static func kill(_ instance: String, pid: Int32?, in group: GroupDirectory) throws(Refusal) -> Int32 {
        try send(SIGKILL, to: instance, pid: pid, in: group)
    }

    /// Sends a signal, with the same care.
    static func send(
        _ signal: Int32, to instance: String, pid: Int32?, in group: GroupDirectory
    ) throws(Refusal) -> Int32 {
        guard (try? AliveFile.isAlive(instance, in: group)) == true else { throw .dead }
        guard let pid, pid > 1 else { throw .unknown(instance) }
        let holder = FileLock.holder(ofFileAt: AliveFile.path(instance, in: group))
        guard holder?.pid == pid else {
            // It may have ended since it was looked at.
            guard (try? AliveFile.isAlive(instance, in: group)) == true else { throw .dead }
            throw .otherProcess(manifest: pid, holder: holder?.pid)
        }
        guard Glibc.kill(pid, signal) == 0 else { throw .failed(errno) }
        return pid
    }
}
