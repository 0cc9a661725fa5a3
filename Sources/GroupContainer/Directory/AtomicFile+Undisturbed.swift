import Glibc

extension AtomicFile {
    /// Reads a file that somebody may be saving in place, as editors and `cp` do: it is read while nobody can write to
    /// it, so what is wrong with these bytes is wrong with the file.
    ///
    /// Where the kernel grants no lease it is read as ``read(_:limit:)`` does.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - limit: the most bytes that are read.
    /// - Returns: the bytes; nil when there is no such file.
    /// - Throws: ``GroupError/beingWritten(path:)`` when somebody has it open for writing, whose closing
    ///   inotify(7) tells; what ``read(_:limit:)`` throws.
    public static func readUndisturbed(_ path: String, limit: Int = defaultLimit) throws -> [UInt8]? {
        guard let descriptor = try openForReading(path) else { return nil }
        defer { Sys.close(descriptor) }
        if Sys.takeReadLease(descriptor) == false { throw GroupError.beingWritten(path: path) }
        return try contents(descriptor, path, limit: limit).bytes
    }
}
