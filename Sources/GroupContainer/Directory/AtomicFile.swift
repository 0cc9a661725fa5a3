import Glibc
import Synchronization

/// Whole files: read only when they are what they should be, written so that no reader sees a part.
public enum AtomicFile {
    /// The largest file read unless told otherwise: 64 MiB.
    public static let defaultLimit = 64 << 20

    /// Reads a file whole.
    ///
    /// It must be a regular file of this user with one name; links, devices and pipes are refused, and opening
    /// never blocks.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - limit: the most bytes that are read.
    /// - Returns: the bytes; nil when there is no such file.
    /// - Throws: ``GroupError/unsafeFile(path:reason:)``, ``GroupError/tooLarge(path:size:limit:)`` or
    ///   ``SystemError``.
    public static func read(_ path: String, limit: Int = defaultLimit) throws -> [UInt8]? {
        try readWithStatus(path, limit: limit)?.bytes
    }

    /// The same with the status of the file that was read.
    package static func readWithStatus(
        _ path: String, limit: Int = defaultLimit
    ) throws -> (bytes: [UInt8], status: FileStatus)? {
        guard let descriptor = try openForReading(path) else { return nil }
        defer { Sys.close(descriptor) }
        return try contents(descriptor, path, limit: limit)
    }

    /// What is in an opened file, and its status.
    static func contents(
        _ descriptor: Int32, _ path: String, limit: Int
    ) throws -> (bytes: [UInt8], status: FileStatus) {
        let status = try safeStatus(descriptor, path)
        guard status.size <= limit else { throw GroupError.tooLarge(path: path, size: status.size, limit: limit) }
        return (try readToEnd(descriptor, path, expecting: status.size, limit: limit), status)
    }

    /// Replaces a file whole: written to a temporary name beside it and renamed.
    ///
    /// - Parameters:
    ///   - bytes: the new content.
    ///   - path: the file.
    ///   - durable: whether to return only when content and name are on the disk.
    /// - Throws: ``SystemError``; the old file is then untouched and the temporary one removed.
    public static func write(_ bytes: [UInt8], to path: String, durable: Bool = false) throws {
        let directory = directory(of: path)
        let temporary = directory + "/" + temporaryName()
        let descriptor = try Sys.open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
        do {
            defer { Sys.close(descriptor) }
            try Sys.writeAll(descriptor, bytes, path: temporary)
            if durable { try Sys.fdatasync(descriptor, path: temporary) }
            try Sys.rename(temporary, path)
        } catch {
            try? Sys.unlink(temporary)
            throw error
        }
        if durable { try Sys.syncDirectory(directory) }
    }

    // MARK: Parts that journals use too

    /// Opens a file that must not be a link, without ever blocking; nil when it is not there.
    static func openForReading(_ path: String) throws -> Int32? {
        do throws(SystemError) {
            return try Sys.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
        } catch {
            switch error.errno {
            case ENOENT: return nil
            case ELOOP: throw GroupError.unsafeFile(path: path, reason: "it is a symbolic link")
            case ENXIO: throw GroupError.unsafeFile(path: path, reason: "it is a socket or device")
            default: throw error
            }
        }
    }

    /// The status of an opened file, refused when it is not a regular file of this user with one name.
    ///
    /// No name at all is fine: the file was replaced between opening and looking.
    static func safeStatus(_ descriptor: Int32, _ path: String) throws -> FileStatus {
        let status = try Sys.fstat(descriptor, path: path)
        func refuse(_ reason: String) -> GroupError { .unsafeFile(path: path, reason: reason) }
        guard status.isRegular else { throw refuse("it is not a regular file") }
        guard status.owner == Sys.effectiveUser else { throw refuse("it belongs to user \(status.owner), not to you") }
        guard status.links <= 1 else { throw refuse("it has \(status.links) names (hard links)") }
        return status
    }

    private static func readToEnd(
        _ descriptor: Int32, _ path: String, expecting size: Int, limit: Int
    ) throws -> [UInt8] {
        var bytes: [UInt8] = []
        var room = size + 1
        while true {
            let start = bytes.count
            let end = start + room
            bytes.append(contentsOf: repeatElement(0, count: room))
            var count = 0
            while start + count < end {
                let got = try bytes.withUnsafeMutableBytes {
                    let rest = UnsafeMutableRawBufferPointer(rebasing: $0[(start + count)...])
                    return try Sys.read(descriptor, into: rest, path: path)
                }
                if got == 0 {
                    bytes.removeLast(room - count)
                    return bytes
                }
                count += got
            }
            guard bytes.count <= limit else {
                throw GroupError.tooLarge(path: path, size: bytes.count, limit: limit)
            }
            room = 64 << 10
        }
    }

    /// The directory part of a path.
    static func directory(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static let counter = Atomic<UInt64>(0)

    /// A name no other process uses, beginning with a dot so that readers of the directory pass over it.
    static func temporaryName() -> String {
        let number = counter.add(1, ordering: .relaxed).newValue
        let random = UInt32.random(in: 0 ... .max)
        return ".tmp-\(Sys.processID)-\(String(number, radix: 16))-\(String(random, radix: 16))"
    }
}
