import Glibc

extension AtomicFile {
    /// Moves a file that does not parse to `quarantine/` and says so in one line.
    ///
    /// Only the file's owner may do this, under its lock: a reader could move away the newer, good one.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - group: whose quarantine takes it.
    ///   - reason: what is wrong with it.
    ///   - inode: the inode that was read; when another has the path by now, nothing is moved.
    /// - Returns: the new path; nil when nothing was moved.
    @discardableResult
    public static func setAside(
        _ path: String, in group: GroupDirectory, reason: String, inode: UInt64? = nil
    ) -> String? {
        do {
            guard let status = try Sys.lstat(path) else { return nil }
            if let inode, status.identity.inode != inode { return nil }
            let target = quarantinePath(for: path, in: group)
            try Sys.rename(path, target)
            GroupLog.say("\(path): \(reason); set aside as \(target)")
            Quarantine.bound(in: group)
            return target
        } catch {
            GroupLog.say("\(path): \(reason); it could not be set aside: \(error)")
            return nil
        }
    }

    /// A free name in the quarantine: folder, file, instant.
    static func quarantinePath(for path: String, in group: GroupDirectory) -> String {
        let parts = path.split(separator: "/").suffix(2).joined(separator: "_")
        let unique = "\(String(BootClock.now(), radix: 16))-\(Sys.processID)"
        return group.path(.quarantine, "\(parts.prefix(200)).\(unique)")
    }

    /// Removes temporary files that their writers left behind, by the maildir rule of age.
    ///
    /// - Parameters:
    ///   - directory: where to look.
    ///   - now: seconds since 1970.
    ///   - age: how old in seconds a file must be; a writer needs milliseconds.
    /// - Returns: the names that were removed.
    @discardableResult
    public static func removeStaleTemporaries(
        in directory: String, now: Int64, olderThan age: Int64 = 3600
    ) throws -> [String] {
        try Sys.list(directory).filter { name in
            guard name.hasPrefix(".tmp-"), let status = try Sys.lstat("\(directory)/\(name)"),
                status.modified < now - age
            else { return false }
            return (try? Sys.unlink("\(directory)/\(name)")) != nil
        }
    }
}
