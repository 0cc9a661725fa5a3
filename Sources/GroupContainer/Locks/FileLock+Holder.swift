import Glibc

extension FileLock {
    /// Whether anyone holds a lock on the file, this process included. A file that is not there is not held.
    public static func isHeld(path: String) throws -> Bool {
        // Opened for reading: closing a descriptor for writing would wake those who watch for CLOSE_WRITE.
        guard let descriptor = try AtomicFile.openForReading(path) else { return false }
        defer { Sys.close(descriptor) }
        return try Sys.isLocked(descriptor, path: path)
    }

    /// Who holds the lock on a file, found through `/proc/*/fdinfo`; nil when nobody does.
    ///
    /// The kernel names no process for an open-file-description lock (fcntl(2): `l_pid` is -1), but lists the lock
    /// with the descriptor that holds it. Processes of other users cannot be seen; then the pid is nil.
    public static func holder(ofFileAt path: String) -> LockHolder? {
        // While the processes are gone through the lock may pass from one that is still to come to one that was passed.
        for _ in 0..<3 {
            guard let status = try? Sys.stat(path), (try? isHeld(path: path)) == true else { return nil }
            let processes = ((try? Sys.list("/proc")) ?? []).lazy.compactMap { Int32($0) }
            if let holder = holder(of: status.identity, among: processes) { return holder }
        }
        return LockHolder(pid: nil, command: nil)
    }

    /// Who of some processes holds the lock on a file.
    static func holder(of file: FileStatus.Identity, among processes: some Sequence<Int32>) -> LockHolder? {
        for process in processes where isHolder(process, of: file) {
            var pid = process
            // A child has its parent's descriptors from fork(2) until exec(2): the lock is the parent's.
            while let parent = ProcessState(pid).parent, isHolder(parent, of: file) { pid = parent }
            let command = (try? Sys.text("/proc/\(pid)/comm", limit: 4096))?.split(separator: "\n").first
            return LockHolder(pid: pid, command: command.map(String.init))
        }
        return nil
    }

    private static func isHolder(_ pid: Int32, of file: FileStatus.Identity) -> Bool {
        ((try? Sys.list("/proc/\(pid)/fd")) ?? []).contains { descriptor in
            (try? Sys.stat("/proc/\(pid)/fd/\(descriptor)"))??.identity == file
                && (try? Sys.text("/proc/\(pid)/fdinfo/\(descriptor)", limit: 4096))?.contains("OFDLCK") == true
        }
    }
}
