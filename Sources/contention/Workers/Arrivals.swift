import Glibc
import GroupContainer

/// Blocks until something arrives in a directory, or the run is over.
struct Arrivals {
    private let descriptor: Int32

    init(in path: String) throws {
        descriptor = try Sys.inotifyInit()
        _ = try Sys.inotifyAdd(descriptor, path, UInt32(IN_MOVED_TO))
    }

    /// Waits at most so many milliseconds; standard input's end wakes, too.
    func wait(milliseconds: Int32) {
        var waiting = [
            pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0), pollfd(fd: 0, events: 0, revents: 0),
        ]
        guard poll(&waiting, 2, milliseconds) > 0 else { return }
        var buffer = [UInt8](repeating: 0, count: 16384)
        _ = try? buffer.withUnsafeMutableBytes { try Sys.read(descriptor, into: $0) }
    }
}
