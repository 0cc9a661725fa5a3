import Glibc
import GroupContainer

/// Private directories for a while, such as that of a ``SnapshotRoom``.
package enum RoomFiles {
    /// More than this is not copied into a room, bytes: 256 MiB.
    static let limit = 256 << 20

    /// A new private directory under TMPDIR, else /tmp.
    package static func make() throws -> String {
        let base = getenv("TMPDIR").map { String(cString: $0) } ?? ""
        let name = (base.hasPrefix("/") ? base : "/tmp") + "/widget-room.XXXXXX"
        var template = Array(name.utf8CString)
        guard let made = mkdtemp(&template) else { throw SystemError(call: "mkdtemp", path: name, errno: errno) }
        return String(cString: made)
    }

    /// Copies a directory with the plain files below it; links and other things are passed over.
    static func copy(_ from: String, to target: String) throws {
        var left = limit
        try copy(from, to: target, depth: 0, left: &left)
    }

    private static func copy(_ from: String, to target: String, depth: Int, left: inout Int) throws {
        guard depth < 32, let status = try Sys.lstat(from), status.isDirectory else { return }
        try Sys.mkdirIfMissing(target)
        for name in try Sys.list(from) {
            let (source, copied) = (from + "/" + name, target + "/" + name)
            guard let status = try Sys.lstat(source) else { continue }
            if status.isDirectory {
                try copy(source, to: copied, depth: depth + 1, left: &left)
            } else if status.isRegular {
                try copyFile(source, to: copied, left: &left)
            }
        }
    }

    private static func copyFile(_ from: String, to target: String, left: inout Int) throws {
        let input = try Sys.open(from, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
        defer { Sys.close(input) }
        let output = try Sys.open(target, O_WRONLY | O_CREAT | O_EXCL)
        defer { Sys.close(output) }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = try buffer.withUnsafeMutableBytes { try Sys.read(input, into: $0, path: from) }
            guard count > 0 else { return }
            left -= count
            guard left >= 0 else {
                throw SnapshotError.room("the shared files are larger than \(limit >> 20) MiB")
            }
            try Sys.writeAll(output, Array(buffer[..<count]), path: target)
        }
    }

    /// Removes a directory with all that is in it; what cannot be removed stays.
    package static func remove(_ path: String) {
        guard let status = try? Sys.lstat(path) else { return }
        guard status.isDirectory else {
            try? Sys.unlink(path)
            return
        }
        for name in (try? Sys.list(path)) ?? [] { remove(path + "/" + name) }
        try? Sys.rmdir(path)
    }
}
