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
    /// One line: path, call, the kernel's words, and the remedy where there is one.
    public var description: String {
        let subject = path.map { "\($0): " } ?? ""
        let words = String(cString: strerror(errno))
        let advice = remedy.map { "; \($0)" } ?? ""
        return "\(subject)\(call) failed: \(words) (error \(errno))\(advice)"
    }
}
