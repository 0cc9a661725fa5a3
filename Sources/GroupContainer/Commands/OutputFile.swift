import Glibc

/// A file that a command was asked to write, such as `-o FILE`.
package enum OutputFile {
    /// Why a file was not written.
    package struct Failure: ExitStatusError, CustomStringConvertible {
        /// The call that failed.
        package let cause: SystemError
        /// Which file, why, and what to do.
        package var description: String { cause.description }
        package var exitStatus: ExitStatus { ExitStatus(writing: cause) }
    }

    /// Writes a file whole: whoever looks at it sees the old one or the new one. A link is followed; a pipe or a device
    /// gets the bytes as they are.
    package static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
        do throws(SystemError) {
            try replace(path, bytes)
        } catch {
            // Temporary names and what links lead to are nobody's business.
            throw Failure(cause: SystemError(call: error.call, path: path, errno: error.errno))
        }
    }

    private static func replace(_ path: String, _ bytes: [UInt8]) throws(SystemError) {
        let target = Sys.realpath(path)
        if let status = try Sys.stat(target), !status.isRegular {
            return try write(bytes, opening: target, O_WRONLY)
        }
        let temporary = "\(AtomicFile.directory(of: target))/\(AtomicFile.temporaryName())"
        do throws(SystemError) {
            try write(bytes, opening: temporary, O_WRONLY | O_CREAT | O_EXCL)
            try Sys.rename(temporary, target)
        } catch {
            do throws(SystemError) { try Sys.unlink(temporary) } catch {}
            throw error
        }
    }

    private static func write(_ bytes: [UInt8], opening path: String, _ flags: Int32) throws(SystemError) {
        let descriptor = try Sys.open(path, flags, 0o666)
        defer { Sys.close(descriptor) }
        try Sys.writeAll(descriptor, bytes, path: path)
    }
}
