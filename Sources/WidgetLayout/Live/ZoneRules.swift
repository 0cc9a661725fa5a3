import Glibc
import Synchronization

/// When a time zone's offset from UTC changes.
///
/// Read from the system's zone files (TZif, RFC 8536) without Foundation, whose time zones cost tens of milliseconds
/// at the start of a process.
public struct ZoneRules: Sendable, Hashable {
    /// The IANA name.
    public let identifier: String
    private let instants: [Int64]
    private let offsets: [Int32]
    private let first: Int32
    private let tail: PosixZone?

    /// UTC.
    public static let utc = ZoneRules(identifier: "UTC", instants: [], offsets: [], first: 0, tail: nil)

    init(identifier: String, instants: [Int64], offsets: [Int32], first: Int32, tail: PosixZone?) {
        (self.identifier, self.instants, self.offsets) = (identifier, instants, offsets)
        (self.first, self.tail) = (first, tail)
    }

    /// The rules of an IANA zone such as `Europe/Kyiv`; UTC when the system does not know it.
    public init(identifier: String, directory: String = "/usr/share/zoneinfo") {
        // A name goes into a path: nothing that climbs out of the directory.
        let isName =
            !identifier.isEmpty && !identifier.hasPrefix("/")
            && !identifier.split(separator: "/", omittingEmptySubsequences: false).contains { $0 == ".." || $0 == "" }
        guard isName, let bytes = Self.read("\(directory)/\(identifier)"), let file = ZoneFile(bytes) else {
            self = .utc
            return
        }
        self.init(
            identifier: identifier, instants: file.instants, offsets: file.offsets, first: file.first,
            tail: PosixZone(file.footer))
    }

    /// The rules of an IANA zone, read once: views that have a zone of their own ask for it with each frame.
    public static func named(_ identifier: String) -> ZoneRules {
        known.withLock { zones in
            if let zone = zones[identifier] { return zone }
            // Names come from archives: no more are kept than a home screen full of world clocks has.
            if zones.count >= 64 { zones = [:] }
            let zone = ZoneRules(identifier: identifier)
            zones[identifier] = zone
            return zone
        }
    }
    private static let known = Mutex<[String: ZoneRules]>([:])

    /// Seconds east of UTC at an instant (seconds since 1970).
    public func offset(at instant: Double) -> Int {
        guard instant.isFinite, instant.magnitude < 1e15 else { return 0 }
        let second = Int64(instant.rounded(.down))
        guard let last = instants.last, second < last else {
            if let tail { return tail.offset(at: second) }
            return Int(offsets.last ?? first)
        }
        // The first change after the instant; the one before it holds.
        var low = 0
        var high = instants.count
        while low < high {
            let middle = (low + high) / 2
            if instants[middle] <= second { low = middle + 1 } else { high = middle }
        }
        return Int(low == 0 ? first : offsets[low - 1])
    }

    private static func read(_ path: String) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        var filled = 0
        while filled < bytes.count {
            let count = bytes.withUnsafeMutableBytes {
                Glibc.read(descriptor, $0.baseAddress?.advanced(by: filled), $0.count - filled)
            }
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else { return nil }
            if count == 0 { return Array(bytes[..<filled]) }
            filled += count
        }
        // A zone file of 64 KiB is none.
        return nil
    }
}

/// The 64-bit part of a TZif file.
struct ZoneFile {
    var instants: [Int64] = []
    var offsets: [Int32] = []
    var first: Int32 = 0
    var footer = ""

    init?(_ bytes: [UInt8]) {
        func number(_ at: Int, _ size: Int) -> Int64? {
            guard at >= 0, at + size <= bytes.count else { return nil }
            var value: Int64 = bytes[at] >= 0x80 ? -1 : 0
            for byte in bytes[at..<at + size] { value = value << 8 | Int64(byte) }
            return value
        }
        func counts(_ at: Int) -> [Int]? {
            guard at + 44 <= bytes.count, Array(bytes[at..<at + 4]) == Array("TZif".utf8) else { return nil }
            let values = (0..<6).compactMap { number(at + 20 + $0 * 4, 4).map { Int($0) } }
            return values.count == 6 && values.allSatisfy { $0 >= 0 && $0 < 1 << 16 } ? values : nil
        }
        func size(_ c: [Int], time: Int) -> Int {
            c[3] * time + c[3] + c[4] * 6 + c[5] + c[2] * (time + 4) + c[1] + c[0]
        }
        guard let old = counts(0), bytes[4] >= UInt8(ascii: "2") else { return nil }
        let start = 44 + size(old, time: 4)
        guard let new = counts(start) else { return nil }
        let times = start + 44
        let indices = times + new[3] * 8
        let types = indices + new[3]
        let end = start + 44 + size(new, time: 8)
        guard end <= bytes.count, new[4] > 0 else { return nil }
        func type(_ index: Int) -> Int32? {
            index < new[4] ? number(types + index * 6, 4).map { Int32(truncatingIfNeeded: $0) } : nil
        }
        first = type(0) ?? 0
        for index in 0..<new[3] {
            guard let instant = number(times + index * 8, 8), let offset = type(Int(bytes[indices + index])),
                instant > instants.last ?? .min
            else { return nil }
            instants.append(instant)
            offsets.append(offset)
        }
        footer = String(decoding: bytes[end...].dropFirst().prefix { $0 != 0x0A }, as: UTF8.self)
    }
}
