import Glibc

extension Sys {
    /// getpid(2).
    package static var processID: Int32 { getpid() }

    /// geteuid(2).
    package static var effectiveUser: UInt32 { geteuid() }

    /// The environment as the process has it now.
    package static var environment: [String: String] {
        var result: [String: String] = [:]
        var entry = environ
        while let text = entry.pointee {
            let pair = String(cString: text)
            if let equals = pair.firstIndex(of: "=") {
                result[String(pair[..<equals])] = String(pair[pair.index(after: equals)...])
            }
            entry += 1
        }
        return result
    }

    /// getpwuid(3): the home directory of this user, for when HOME is not set.
    package static var homeDirectory: String? {
        guard let entry = getpwuid(geteuid()), let home = entry.pointee.pw_dir else { return nil }
        return String(cString: home)
    }

    /// The text of a file of /proc, which has no size beforehand; at most `limit` bytes of it.
    package static func text(_ path: String, limit: Int = 1 << 20) throws(SystemError) -> String {
        let descriptor = try open(path, O_RDONLY)
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 16 << 10)
        while bytes.count < limit {
            var failure: SystemError?
            let count = chunk.withUnsafeMutableBytes { buffer in
                do throws(SystemError) {
                    return try read(descriptor, into: buffer, path: path)
                } catch {
                    failure = error
                    return 0
                }
            }
            if let failure { throw failure }
            if count == 0 { break }
            bytes += chunk[..<count]
        }
        return String(decoding: bytes.prefix(limit), as: UTF8.self)
    }

    /// Whether a debugger or tracer is attached to this process.
    package static var isTraced: Bool { ProcessState(processID).tracer != nil }

    /// Writes a line to standard error, best effort.
    package static func complain(_ line: String) {
        // Paths and reasons may hold anything.
        let bytes = Array((PlainText.clean(line) + "\n").utf8)
        _ = bytes.withUnsafeBytes { Glibc.write(2, $0.baseAddress, $0.count) }
    }

    /// memchr(3): where a byte stands next.
    @inline(__always)
    static func find(_ byte: UInt8, in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        guard start < bytes.count, let base = bytes.baseAddress,
            let found = memchr(base + start, Int32(byte), bytes.count - start)
        else { return nil }
        return UnsafeRawPointer(found) - base
    }

    #if DEBUG
        /// Ends this process as kill -9 does, here and now.
        static func die() -> Never {
            kill(getpid(), SIGKILL)
            while true { pause() }
        }
    #endif
}
