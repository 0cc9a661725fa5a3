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

    /// What a power cut may cost. Whatever happens to processes alone costs nothing, and no reader sees a part.
    public enum Keeping: Sendable {
        /// On the disk, name and content, before the call returns.
        case durable
        /// The old content or the new: what rename(2) gives on file systems that order it after the data.
        case ordered
        /// The file may be empty afterwards. For what can be made again, and half the price: ext4 writes out a file
        /// that is renamed over another (`auto_da_alloc`, ext4(5)), not one that is exchanged with it.
        case remakeable
    }

    /// Replaces a file whole: written to a temporary name beside it, which then takes its place.
    ///
    /// - Parameters:
    ///   - bytes: the new content.
    ///   - path: the file.
    ///   - keeping: what a power cut may cost.
    /// - Throws: ``SystemError``; the old file is then untouched and the temporary one removed.
    public static func write(_ bytes: [UInt8], to path: String, keeping: Keeping = .ordered) throws {
        let directory = directory(of: path)
        let temporary = directory + "/" + temporaryName()
        let descriptor = try Sys.open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
        do {
            defer { Sys.close(descriptor) }
            try Sys.writeAll(descriptor, bytes, path: temporary)
            if keeping == .durable { try Sys.fdatasync(descriptor, path: temporary) }
            if keeping == .remakeable {
                try exchange(path, for: temporary)
            } else {
                try Sys.rename(temporary, path)
            }
        } catch {
            try? Sys.unlink(temporary)
            throw error
        }
        if keeping == .durable { try Sys.syncDirectory(directory) }
    }

    /// Puts a finished temporary file in a file's place, as ``Keeping/remakeable`` says.
    ///
    /// - Throws: ``SystemError``; the old file has its name then, and the temporary one its own.
    package static func exchange(_ path: String, for temporary: String) throws(SystemError) {
        guard try Sys.exchange(temporary, path) else { return try Sys.rename(temporary, path) }
        do throws(SystemError) {
            try Sys.unlink(temporary)
        } catch {
            _ = try Sys.exchange(temporary, path)
            throw error
        }
    }

    /// Whether a file that is there would be read, without reading it.
    ///
    /// - Throws: what ``read(_:limit:)`` throws, but for its size.
    package static func check(_ path: String) throws {
        guard let descriptor = try openForReading(path) else { return }
        defer { Sys.close(descriptor) }
        _ = try safeStatus(descriptor, path)
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
    package static func temporaryName() -> String {
        let number = counter.add(1, ordering: .relaxed).newValue
        let random = UInt32.random(in: 0 ... .max)
        return ".tmp-\(Sys.processID)-\(String(number, radix: 16))-\(String(random, radix: 16))"
    }
}
