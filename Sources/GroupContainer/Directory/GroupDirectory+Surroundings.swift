extension GroupDirectory {
    /// Refuses a group directory that others could replace, or whose file system does not do what is needed.
    ///
    /// A directory above it may belong to root or to this user. Everybody may write to it only if it is sticky, as /tmp
    /// is. That a group may write is left to the user: many systems give each user a group alone.
    func checkSurroundings() throws {
        if let device = try Sys.lstat(path)?.identity.device, let name = NetworkFileSystem.name(ofDevice: device) {
            throw GroupError.networkFileSystem(path: path, name: name)
        }
        var parent = AtomicFile.directory(of: path)
        while true {
            // A link on the way counts as well as what it leads to: who owns it can flip it.
            for status in [try Sys.lstat(parent), try Sys.stat(parent)] {
                guard let status else { break }
                guard status.owner == 0 || status.owner == Sys.effectiveUser else {
                    throw GroupError.unsafeParent(
                        path: path, parent: parent, reason: "belongs to user \(status.owner)")
                }
                guard status.isSymbolicLink || status.mode & 0o002 == 0 || status.mode & 0o1000 != 0 else {
                    throw GroupError.unsafeParent(path: path, parent: parent, reason: "may be written by everybody")
                }
            }
            if parent == "/" || parent == "." { return }
            parent = AtomicFile.directory(of: parent)
        }
    }
}

/// File systems of other machines, as `/proc/self/mountinfo` names them (proc(5)); the Glibc module has no statfs(2).
enum NetworkFileSystem {
    private static let names: Set<Substring> = [
        "nfs", "nfs4", "cifs", "smb3", "smbfs", "afs", "ceph", "coda", "9p", "lustre", "fuse.sshfs", "fuse.glusterfs",
    ]

    /// The kind of network file system that has a device number; nil for all others, and when /proc is not there.
    static func name(ofDevice device: UInt64) -> String? {
        guard let mounts = try? Sys.text("/proc/self/mountinfo") else { return nil }
        return name(ofDevice: device, mounts: mounts)
    }

    static func name(ofDevice device: UInt64, mounts: String) -> String? {
        // gnu_dev_major(3) and gnu_dev_minor(3), which are macros.
        let major = device >> 8 & 0xFFF | device >> 32 & ~0xFFF
        let minor = device & 0xFF | device >> 12 & ~0xFF
        let number = "\(major):\(minor)"
        // By bytes: every process asks this as it starts, and characters are dear.
        for line in mounts.utf8.split(separator: UInt8(ascii: "\n")) {
            let words = line.split(separator: UInt8(ascii: " "))
            guard words.count > 2, Substring(words[2]) == number,
                let dash = words.lastIndex(where: { Substring($0) == "-" }), dash + 1 < words.count
            else { continue }
            let name = Substring(words[dash + 1])
            return names.contains(name) ? String(name) : nil
        }
        return nil
    }
}
