import Glibc

/// What `stat` tells of a file, as far as this package asks.
package struct FileStatus: Sendable, Equatable {
    /// Device and inode: which file it is.
    package struct Identity: Sendable, Hashable {
        package var device: UInt64
        package var inode: UInt64
    }

    package var identity: Identity
    package var size: Int
    package var mode: UInt32
    package var owner: UInt32
    package var links: Int
    /// Seconds since 1970 of the last change of content.
    package var modified: Int64

    init(_ raw: stat) {
        identity = Identity(device: UInt64(raw.st_dev), inode: UInt64(raw.st_ino))
        size = Int(raw.st_size)
        mode = UInt32(raw.st_mode)
        owner = UInt32(raw.st_uid)
        links = Int(raw.st_nlink)
        modified = Int64(raw.st_mtim.tv_sec)
    }

    package var isRegular: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFREG) }
    package var isDirectory: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFDIR) }
    package var isSymbolicLink: Bool { mode & UInt32(S_IFMT) == UInt32(S_IFLNK) }
    /// Whether the group or everybody may write.
    package var isWritableByOthers: Bool { mode & 0o022 != 0 }
}
