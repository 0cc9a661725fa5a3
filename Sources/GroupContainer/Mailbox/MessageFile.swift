import Glibc

/// Reads and writes the whole of a message's file with as few calls as there can be.
enum MessageFile {
    /// What stands at a path.
    enum Content: Equatable {
        case bytes([UInt8])
        /// Nothing has that name.
        case missing
        /// Something that is not a message of ours, and why.
        case junk(String)
    }

    /// Reads a file that nobody writes any more: a plain one, ours, with one name. Links are not followed and a FIFO
    /// is not waited for.
    static func read(_ path: String, limit: Int = Mailbox.sizeLimit) throws(SystemError) -> Content {
        let descriptor: Int32
        do throws(SystemError) {
            descriptor = try Sys.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY)
        } catch {
            switch error.errno {
            case ENOENT: return .missing
            case ELOOP: return .junk("it is a symbolic link")
            case ENXIO, ENODEV: return .junk("it is a socket or a device")
            case EACCES, EPERM: return .junk("this user may not read it")
            default: throw error
            }
        }
        defer { Sys.close(descriptor) }
        let status = try Sys.fstat(descriptor, path: path)
        guard status.isRegular else {
            return .junk(status.isDirectory ? "it is a directory" : "it is not a plain file")
        }
        guard status.owner == Sys.effectiveUser else { return .junk("it belongs to user \(status.owner)") }
        guard status.links <= 1 else { return .junk("it has \(status.links) names") }
        guard status.size <= limit else { return .junk("its \(status.size) bytes are more than \(limit)") }
        return .bytes(try contents(descriptor, status.size, path))
    }

    private static func contents(_ descriptor: Int32, _ size: Int, _ path: String) throws(SystemError) -> [UInt8] {
        var failure: SystemError?
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            do throws(SystemError) {
                while count < size {
                    let whole = UnsafeMutableRawBufferPointer(buffer)
                    let rest = UnsafeMutableRawBufferPointer(rebasing: whole[count..<size])
                    let got = try Sys.read(descriptor, into: rest, path: path)
                    if got == 0 { break }
                    count += got
                }
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return bytes
    }

    /// Writes a new file; a failure leaves none.
    static func create(_ path: String, _ bytes: [UInt8]) throws(SystemError) {
        let descriptor = try Sys.open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
        do throws(SystemError) {
            try Sys.writeAll(descriptor, bytes, path: path)
        } catch {
            Sys.close(descriptor)
            try? Sys.unlink(path)
            throw error
        }
        // Closed before it is renamed: closing it afterwards would raise a second event in the watched directory.
        Sys.close(descriptor)
    }
}
