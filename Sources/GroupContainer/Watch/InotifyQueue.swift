import Glibc

/// An inotify instance and the buffer its events are read into.
@MainActor
final class InotifyQueue {
    /// One event: the watch, what happened, and to which name.
    struct Event {
        var watch: Int32
        var mask: UInt32
        var name: String
    }

    private let watch: ReadWatch
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)

    /// Opens an instance whose events wake the main thread.
    init(onReadable: @escaping @MainActor () -> Void) throws(SystemError) {
        watch = ReadWatch(try Sys.inotifyInit(), onReadable)
    }

    isolated deinit {
        watch.end()
        buffer.deallocate()
    }

    var descriptor: Int32 { watch.descriptor }

    /// Takes what is there, as far as the buffer goes; what is left wakes the queue again.
    func read() throws(SystemError) -> [Event] {
        let count: Int
        do throws(SystemError) {
            count = try Sys.read(descriptor, into: buffer)
        } catch {
            if error.errno == EAGAIN { return [] }
            throw error
        }
        return Self.events(in: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    }

    /// The events of a buffer: struct inotify_event is wd, mask, cookie, len (4 bytes each), then `len` bytes of name
    /// padded with NUL.
    nonisolated static func events(in bytes: UnsafeRawBufferPointer) -> [Event] {
        var events: [Event] = []
        var offset = 0
        while offset + 16 <= bytes.count {
            let length = Int(bytes.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
            guard offset + 16 + length <= bytes.count else { break }
            let field = bytes[(offset + 16)..<(offset + 16 + length)]
            events.append(
                Event(
                    watch: bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self),
                    mask: bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self),
                    name: String(decoding: field.prefix { $0 != 0 }, as: UTF8.self)))
            offset += 16 + length
        }
        return events
    }
}
