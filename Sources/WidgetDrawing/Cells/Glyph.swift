import Synchronization

/// What one cell shows: a grapheme cluster in eight bytes.
///
/// Up to eight UTF-8 bytes are held as they are, the first in the lowest byte. Longer clusters (families, flags of
/// regions, letters with many marks) stand in a table of the process; their number is held with `0xFF`, which no
/// UTF-8 text begins with, in the lowest byte. So a cell is plain data and two canvases compare as memory.
public struct Glyph: Hashable, Sendable {
    /// The bytes, or the number in the table.
    @usableFromInline let bits: UInt64

    @inlinable
    init(bits: UInt64) { self.bits = bits }

    /// A space.
    public static let space = Glyph(bits: 0x20)
    /// Shown where a cluster cannot be: U+FFFD.
    public static let replacement = Glyph("\u{FFFD}")

    /// The most bytes that one cell keeps of a cluster; the marks that go beyond are dropped. The longest emoji
    /// sequence in Unicode 16 has 35.
    public static let mostBytes = 48

    /// A cluster's glyph. Give exactly one cluster.
    public init(_ cluster: Character) {
        var bits: UInt64 = 0
        var count = 0
        var long: [UInt8]?
        for byte in cluster.utf8 {
            if count < 8 {
                bits |= UInt64(byte) << UInt64(count * 8)
            } else {
                if long == nil {
                    long = (0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64($0 * 8)) }
                }
                long?.append(byte)
            }
            count += 1
        }
        if let long { self = GlyphTable.shared.glyph(for: long) } else { self.bits = bits }
    }

    /// One ASCII character.
    @inlinable
    init(ascii: UInt8) { bits = UInt64(ascii) }

    /// Whether it is a space.
    @inlinable
    public var isSpace: Bool { bits == 0x20 }

    /// Whether it is one ASCII character.
    @inlinable
    public var isASCII: Bool { bits < 0x80 }

    /// Whether it is a block element (U+2580…U+259F): its two colours are both ground.
    @inlinable
    var isBlock: Bool { bits & 0xFFFF == 0x96E2 && bits >> 16 >= 0x80 && bits >> 16 <= 0x9F }

    /// Whether it stands in the table.
    @inlinable
    var isLong: Bool { bits & 0xFF == 0xFF }

    /// Appends the cluster's UTF-8 bytes.
    @inlinable
    func append(to bytes: inout [UInt8]) {
        if bits < 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: bits))
        } else if isLong {
            bytes.append(contentsOf: GlyphTable.shared.bytes(of: self))
        } else {
            var rest = bits
            while rest != 0 {
                bytes.append(UInt8(truncatingIfNeeded: rest))
                rest >>= 8
            }
        }
    }

    /// The cluster.
    public var text: String {
        var bytes: [UInt8] = []
        append(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// The clusters of more than eight bytes that this process has drawn.
@usableFromInline
final class GlyphTable: Sendable {
    private struct Entries {
        var list: [[UInt8]] = []
        var numbers: [[UInt8]: Int] = [:]
    }

    @usableFromInline static let shared = GlyphTable()
    /// Beyond this many different clusters new ones become the replacement sign, so that hostile text cannot fill
    /// the memory.
    private static let limit = 65_536
    private let entries = Mutex(Entries())

    func glyph(for bytes: [UInt8]) -> Glyph {
        let bytes = bytes.count <= Glyph.mostBytes ? bytes : Self.cut(bytes)
        return entries.withLock { entries in
            let number: Int
            if let known = entries.numbers[bytes] {
                number = known
            } else {
                guard entries.list.count < Self.limit else { return .replacement }
                number = entries.list.count
                entries.list.append(bytes)
                entries.numbers[bytes] = number
            }
            return Glyph(bits: UInt64(number) << 8 | 0xFF)
        }
    }

    @usableFromInline
    func bytes(of glyph: Glyph) -> [UInt8] {
        entries.withLock { $0.list[Int(glyph.bits >> 8)] }
    }

    /// The longest beginning of whole scalars that fits.
    private static func cut(_ bytes: [UInt8]) -> [UInt8] {
        var end = Glyph.mostBytes
        while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        return Array(bytes[..<end])
    }
}
