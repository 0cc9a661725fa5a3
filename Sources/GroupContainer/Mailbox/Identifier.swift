import Synchronization

/// Makes the names of messages: unique on this machine, and in the order they were made.
///
/// `0000a1b2c3d4e5f6-1f2e-9c03b1d24e5f6a7b`: the instant of ``BootClock`` in nanoseconds (16 hexadecimal digits), the
/// process id, and a random number of this process. The instant is raised by one when two are made within one
/// nanosecond, so a process never repeats itself and its identifiers sort as they were made.
public enum Identifier {
    /// What makes the identifiers of one process.
    struct Source {
        var last: UInt64 = 0
        var nonce = UInt64.random(in: .min ... .max)

        /// The next identifier, given the instant and the process.
        mutating func next(now: UInt64, process: UInt64) -> String {
            last = max(now, last &+ 1)
            return Identifier.text(instant: last, process: process, nonce: nonce)
        }
    }

    private static let source = Mutex(Source())

    /// A new identifier: at most 42 characters, all of them hexadecimal digits or `-`.
    public static func make() -> String {
        let now = UInt64(max(0, BootClock.now()))
        return source.withLock { $0.next(now: now, process: UInt64(UInt32(bitPattern: Sys.processID))) }
    }

    /// The process that made an identifier; nil for what is none.
    package static func process(of identifier: String) -> Int32? {
        let parts = identifier.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].count == 16, parts[2].count == 16 else { return nil }
        return Int32(parts[1], radix: 16).flatMap { $0 > 0 ? $0 : nil }
    }

    private static func text(instant: UInt64, process: UInt64, nonce: UInt64) -> String {
        String(unsafeUninitializedCapacity: 52) { buffer in
            var end = 0
            append(instant, digits: 16, to: buffer, at: &end)
            append(UInt8(ascii: "-"), to: buffer, at: &end)
            append(process, digits: max(1, (64 - process.leadingZeroBitCount + 3) / 4), to: buffer, at: &end)
            append(UInt8(ascii: "-"), to: buffer, at: &end)
            append(nonce, digits: 16, to: buffer, at: &end)
            return end
        }
    }

    private static func append(_ byte: UInt8, to buffer: UnsafeMutableBufferPointer<UInt8>, at end: inout Int) {
        buffer[end] = byte
        end += 1
    }

    private static func append(
        _ value: UInt64, digits: Int, to buffer: UnsafeMutableBufferPointer<UInt8>, at end: inout Int
    ) {
        for place in stride(from: digits - 1, through: 0, by: -1) {
            let digit = UInt8(truncatingIfNeeded: value >> UInt64(place * 4)) & 15
            append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10, to: buffer, at: &end)
        }
    }
}
