import Glibc

/// An open journal file. It stays open as long as someone holds this object, so that a flush to disk may go on
/// outside the lock while the journal has moved on to another file.
final class JournalFile: Sendable {
    let descriptor: Int32
    let identity: FileStatus.Identity
    let isWritable: Bool

    /// Opens the file of a path; nil when there is none.
    ///
    /// Readers open for reading only: closing a descriptor for writing would wake those who watch the directory.
    static func open(_ path: String, writable: Bool) throws -> JournalFile? {
        let descriptor: Int32
        if writable {
            do throws(SystemError) {
                descriptor = try Sys.open(path, O_RDWR | O_APPEND | O_NOFOLLOW | O_NONBLOCK)
            } catch {
                if error.errno == ENOENT { return nil }
                if error.errno == ELOOP { throw GroupError.unsafeFile(path: path, reason: "it is a symbolic link") }
                throw error
            }
        } else {
            guard let opened = try AtomicFile.openForReading(path) else { return nil }
            descriptor = opened
        }
        do {
            let status = try AtomicFile.safeStatus(descriptor, path)
            return JournalFile(descriptor, status.identity, isWritable: writable)
        } catch {
            Sys.close(descriptor)
            throw error
        }
    }

    /// Makes the path's file anew with some bytes in it: temporary file, fdatasync, rename, fsync of the directory.
    static func replace(_ path: String, with bytes: [UInt8]) throws -> JournalFile {
        let directory = AtomicFile.directory(of: path)
        let temporary = directory + "/" + AtomicFile.temporaryName()
        let descriptor = try Sys.open(temporary, O_RDWR | O_APPEND | O_CREAT | O_EXCL | O_NOFOLLOW)
        let file: JournalFile
        do {
            let status = try Sys.fstat(descriptor, path: temporary)
            file = JournalFile(descriptor, status.identity, isWritable: true)
        } catch {
            Sys.close(descriptor)
            try? Sys.unlink(temporary)
            throw error
        }
        do {
            try Sys.writeAll(descriptor, bytes, path: temporary)
            try Sys.fdatasync(descriptor, path: temporary)
            try Sys.rename(temporary, path)
        } catch {
            try? Sys.unlink(temporary)
            throw error
        }
        try Sys.syncDirectory(directory)
        return file
    }

    private init(_ descriptor: Int32, _ identity: FileStatus.Identity, isWritable: Bool) {
        self.descriptor = descriptor
        self.identity = identity
        self.isWritable = isWritable
    }

    deinit { Sys.close(descriptor) }
}
