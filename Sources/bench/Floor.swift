import Foundation
import Glibc
import ProcessSupport

/// The bare mechanism: two processes, two directories, a file renamed into each, inotify waking the other side.
///
/// It carries the bytes that a real tap carries (an invocation there, a timeline back) and does nothing else, so it is
/// the least that any design of two file hops can cost on this machine and file system.
struct Floor {
    let folder: String
    let invocationBytes: Int
    let timelineBytes: Int

    private var there: String { folder + "/there" }
    private var back: String { folder + "/back" }

    func measure(rounds: Int) async throws -> Sample {
        for path in [there, back] {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        }
        let peer = try Child.start(
            "/proc/self/exe", ["--floor-peer", there, back, String(timelineBytes)])
        defer { peer.signal(SIGKILL) }
        guard await peer.output.wait(until: { !$0.isEmpty }) else { throw Failure("the floor's peer did not start") }
        let sample = try await blocking { [there, back, invocationBytes] in
            Result {
                let watch = try Watch(back)
                let payload = [UInt8](repeating: 0x61, count: invocationBytes)
                var sample = Sample()
                for round in 0..<rounds {
                    let start = nanoseconds()
                    try publish(payload, "\(there)/new\(round)", temporary: "\(there)/.tmp")
                    let name = try watch.next()
                    _ = try take("\(back)/\(name)")
                    sample.add(Double(nanoseconds() - start) / 1000)
                }
                return sample
            }
        }.get()
        return sample
    }

    /// The other side, in its own process.
    static func servePeer(_ there: String, _ back: String, _ size: Int) throws -> Never {
        let watch = try Watch(there)
        let payload = [UInt8](repeating: 0x62, count: size)
        FileHandle.standardOutput.write(Data("ready\n".utf8))
        while true {
            let name = try watch.next()
            _ = try take("\(there)/\(name)")
            try publish(payload, "\(back)/\(name)", temporary: "\(back)/.tmp")
        }
    }
}

/// One inotify watch for arrivals by rename, read by a blocking read(2).
private final class Watch {
    private let descriptor: Int32
    private var names: [String] = []

    init(_ path: String) throws {
        descriptor = inotify_init1(Int32(IN_CLOEXEC))
        guard descriptor >= 0, inotify_add_watch(descriptor, path, UInt32(IN_MOVED_TO)) >= 0 else {
            throw Failure("inotify: \(String(cString: strerror(errno)))")
        }
    }

    deinit { close(descriptor) }

    func next() throws -> String {
        while names.isEmpty {
            var buffer = [UInt8](repeating: 0, count: 4096)
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { throw Failure("inotify read: \(String(cString: strerror(errno)))") }
            var at = 0
            while at < count {
                let length = buffer.withUnsafeBytes { Int($0.loadUnaligned(fromByteOffset: at + 12, as: UInt32.self)) }
                let name = buffer[at + 16..<at + 16 + length].prefix { $0 != 0 }
                names.append(String(decoding: name, as: UTF8.self))
                at += 16 + length
            }
        }
        return names.removeFirst()
    }
}

private func publish(_ bytes: [UInt8], _ path: String, temporary: String) throws {
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Failure("\(temporary): \(String(cString: strerror(errno)))") }
    guard write(descriptor, bytes, bytes.count) == bytes.count else { throw Failure("\(temporary): short write") }
    close(descriptor)
    guard rename(temporary, path) == 0 else { throw Failure("\(path): \(String(cString: strerror(errno)))") }
}

private func take(_ path: String) throws -> Int {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure("\(path): \(String(cString: strerror(errno)))") }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = read(descriptor, &buffer, buffer.count)
    unlink(path)
    return count
}

/// CLOCK_BOOTTIME, nanoseconds: the clock of the product's own trace.
func nanoseconds() -> Int64 {
    var now = timespec()
    clock_gettime(CLOCK_BOOTTIME, &now)
    return Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec)
}
