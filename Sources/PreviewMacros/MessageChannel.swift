import Glibc

/// Messages between the compiler and a plug-in: eight bytes of length, little-endian, then that many bytes of JSON.
struct MessageChannel {
    /// The next message; nil when the compiler has hung up.
    func receive() -> [UInt8]? {
        guard let header = read(count: 8) else { return nil }
        let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard length > 0, length < 1 << 30 else { return nil }
        return read(count: Int(length))
    }

    /// Sends one message.
    func send(_ message: [UInt8]) {
        var bytes = (0..<8).map { UInt8(truncatingIfNeeded: message.count >> ($0 * 8)) } + message
        while !bytes.isEmpty {
            let sent = write(1, bytes, bytes.count)
            if sent < 0 && errno == EINTR { continue }
            // A compiler that is gone needs no answer.
            guard sent > 0 else { exit(0) }
            bytes.removeFirst(sent)
        }
    }

    private func read(count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let got = bytes.withUnsafeMutableBytes { Glibc.read(0, $0.baseAddress! + filled, count - filled) }
            if got < 0 && errno == EINTR { continue }
            guard got > 0 else { return nil }
            filled += got
        }
        return bytes
    }
}
