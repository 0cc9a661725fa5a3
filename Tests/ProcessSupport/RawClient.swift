import Foundation
import Glibc

/// A client that sends what it likes over a socket.
package final class RawClient: @unchecked Sendable {
    private let descriptor: Int32
    private var isClosed = false
    private var rest: [UInt8] = []

    /// Connects to a port of 127.0.0.1.
    ///
    /// - Parameter receiveBuffer: bytes that the kernel keeps for this client; small ones fill soon.
    package init(port: UInt16, receiveBuffer: Int32? = nil) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        // Processes that are started meanwhile must not keep the connection open.
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        if var size = receiveBuffer {
            setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
        }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { throw Failure("connect: \(String(cString: strerror(errno)))") }
        var now: Int32 = 1
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &now, socklen_t(MemoryLayout<Int32>.size))
        // A hang fails the test instead of hanging it.
        var limit = timeval(tv_sec: 30, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit { end() }

    /// Closes the connection.
    package func end() {
        if !isClosed { close(descriptor) }
        isClosed = true
    }

    /// Sends a text.
    package func send(_ text: String) {
        let bytes = Array(text.utf8)
        _ = bytes.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    }

    /// Reads until a text has come, on a thread of its own.
    package func read(until needle: String) async throws -> String {
        try await blocking { [self] in Result { try readNow(until: needle) } }.get()
    }

    /// Reads all there is until the other end closes, on a thread of its own.
    package func readToEnd() async throws -> String {
        try await blocking { [self] in
            Result {
                while try readOnce() {}
                return take(rest.count)
            }
        }.get()
    }

    /// Reads until a text has come, which ends what is returned; what came after it is kept.
    package func readNow(until needle: String) throws -> String {
        let needle = Array(needle.utf8)
        var searched = 0
        while true {
            if let end = find(needle, from: searched) { return take(end) }
            searched = max(0, rest.count - needle.count + 1)
            guard try readOnce() else {
                throw Failure("the end came before “\(String(decoding: needle, as: UTF8.self))”: \(take(rest.count))")
            }
        }
    }

    /// Reads that many bytes.
    package func readNow(bytes count: Int) throws -> String {
        while rest.count < count {
            guard try readOnce() else { throw Failure("the end came before \(count) bytes: \(take(rest.count))") }
        }
        return take(count)
    }

    /// The index after the first place of a text.
    private func find(_ needle: [UInt8], from start: Int) -> Int? {
        guard let first = needle.first else { return nil }
        return rest.withUnsafeBytes { bytes in
            var index = start
            // memchr(3): a loop over each byte takes a minute under the thread sanitizer for what a page may get.
            while bytes.count - index >= needle.count, let base = bytes.baseAddress,
                let found = memchr(base + index, Int32(first), bytes.count - index - needle.count + 1)
            {
                index = UnsafeRawPointer(found) - base
                if bytes[index..<(index + needle.count)].elementsEqual(needle) { return index + needle.count }
                index += 1
            }
            return nil
        }
    }

    private func take(_ count: Int) -> String {
        defer { rest.removeFirst(count) }
        return String(decoding: rest[..<count], as: UTF8.self)
    }

    private func readOnce() throws -> Bool {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        if count == 0 || (count < 0 && errno == ECONNRESET) { return false }
        guard count > 0 else { throw Failure("nothing came: \(String(cString: strerror(errno)))") }
        rest += buffer[..<count]
        return true
    }
}
