import Glibc

/// A new, empty file under a temporary name, made before it is known what will stand in it: creating a file costs as
/// much as writing and renaming it. Removed again if it was not used.
package final class PreparedFile {
    /// Where it is.
    package let path: String
    private var descriptor: Int32

    /// Creates the file.
    package init(_ path: String) throws(SystemError) {
        self.path = path
        descriptor = try Sys.open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
    }

    deinit {
        guard descriptor >= 0 else { return }
        Sys.close(descriptor)
        try? Sys.unlink(path)
    }

    /// Writes and closes it; from now on it is the caller's. When this throws, it has been removed.
    ///
    /// - Returns: what is known of the file then.
    package func fill(_ bytes: [UInt8]) throws(SystemError) -> FileStatus {
        let descriptor = descriptor
        self.descriptor = -1
        do throws(SystemError) {
            try Sys.writeAll(descriptor, bytes, path: path)
            let status = try Sys.fstat(descriptor, path: path)
            Sys.close(descriptor)
            return status
        } catch {
            Sys.close(descriptor)
            try? Sys.unlink(path)
            throw error
        }
    }
}
