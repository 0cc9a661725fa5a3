/// Keeps `quarantine/` from filling the disk when something writes junk again and again.
enum Quarantine {
    /// How many files are kept.
    static let countLimit = 64
    /// How many bytes are kept, unless the newest file alone is larger: 64 MiB.
    static let byteLimit = 64 << 20

    /// Removes the oldest files beyond the limits, and says so. Never fails: there is nobody to tell.
    ///
    /// What is no plain file (a directory, a link) counts as empty, and is removed only if that needs no looking inside.
    static func bound(in group: GroupDirectory, countLimit: Int = countLimit, byteLimit: Int = byteLimit) {
        guard let names = try? Sys.list(group.path(.quarantine)) else { return }
        let files = names.compactMap { name -> (path: String, size: Int, modified: Int64, name: String)? in
            let path = group.path(.quarantine, name)
            guard let status = try? Sys.lstat(path) else { return nil }
            return (path, status.isRegular ? status.size : 0, status.modified, name)
        }
        // The name ends in the instant it was set aside, which breaks ties of the same second.
        let newestFirst = files.sorted { ($0.modified, $0.name) > ($1.modified, $1.name) }
        var bytes = 0
        for (index, file) in newestFirst.enumerated() {
            bytes += file.size
            guard index > 0, index >= countLimit || bytes > byteLimit else { continue }
            bytes -= file.size
            if (try? Sys.unlink(file.path)) == nil { try? Sys.rmdir(file.path) }
            GroupLog.say("\(file.path): removed, for newer files were set aside")
        }
    }
}
