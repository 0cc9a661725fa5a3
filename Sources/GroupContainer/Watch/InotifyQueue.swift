import Dispatch
import Glibc

/// An inotify instance and the buffer its events are read into.
///
/// It is read by the process's ``EventLoop``, or by a Dispatch source on the main queue where there is none; a source
/// closes the descriptor when it is cancelled.
@MainActor
final class InotifyQueue {
    /// One event: the watch, what happened, and to which name.
    struct Event {
        var watch: Int32
        var mask: UInt32
        var name: String
    }

    let descriptor: Int32
    private var source: (any DispatchSourceRead)?
    private var loopNumber: Int?
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)

    /// Opens an instance whose events wake the main queue.
    init(onReadable: @escaping @MainActor () -> Void) throws(SystemError) {
        let descriptor = try Sys.inotifyInit()
        self.descriptor = descriptor
        if let loop = EventLoop.current {
            loopNumber = loop.add(descriptor, onReadable)
            return
        }
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { MainActor.assumeIsolated { onReadable() } }
        source.setCancelHandler { Sys.close(descriptor) }
        source.resume()
        self.source = source
    }

    isolated deinit {
        if let loopNumber {
            EventLoop.current?.remove(loopNumber)
            Sys.close(descriptor)
        }
        source?.cancel()
        buffer.deallocate()
    }

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
