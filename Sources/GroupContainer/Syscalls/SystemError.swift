import Glibc

/// A system call that failed: which one, on what, why, and what to do about it.
public struct SystemError: Error, Equatable, Sendable {
    /// The C name of the call, for example `open`.
    public var call: String
    /// The file or directory it was about, when there is one.
    public var path: String?
    /// The kernel's error number, for example `ENOSPC`.
    public var errno: Int32

    /// Describes a failed call.
    public init(call: String, path: String? = nil, errno: Int32) {
        self.call = call
        self.path = path
        self.errno = errno
    }
}

extension SystemError: CustomStringConvertible {
    /// One line: what could not be done, to which file, the kernel's words with call and number, and the remedy where
    /// there is one.
    public var description: String {
        let words = String(cString: strerror(errno))
        let advice = remedy.map { "; \($0)" } ?? ""
        return "\(attempt): \(words) (\(call), error \(errno))\(advice)"
    }

    /// `cannot make the folder /a/b`; without words for the call its name.
    private var attempt: String {
        let verb: String? =
            switch call {
            case "open", "opendir": "cannot open"
            case "read", "pread", "readdir", "readlink": "cannot read"
            case "write", "pwrite", "ftruncate": "cannot write to"
            case "fsync", "fdatasync": "cannot bring to the disk"
            case "lstat", "stat", "fstat": "cannot look at"
            case "mkdir", "mkdtemp": "cannot make a folder at"
            case "rename", "link": "cannot rename"
            case "unlink", "rmdir": "cannot remove"
            case "fcntl", "flock": "cannot lock"
            case "chmod": "cannot change the mode of"
            case "inotify_add_watch": "cannot watch"
            default: nil
            }
        guard let path else { return "\(call) failed" }
        return verb.map { "\($0) \(path)" } ?? "\(path): \(call) failed"
    }
}
