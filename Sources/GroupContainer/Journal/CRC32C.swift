/// The Castagnoli checksum (RFC 3720, appendix B.4), eight bytes a step.
enum CRC32C {
    /// The checksum of some bytes.
    static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
        tables.withUnsafeBufferPointer { table in
            var crc = UInt32.max
            var at = 0
            while at + 8 <= bytes.count {
                let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self)) ^ UInt64(crc)
                crc =
                    table[0x700 + Int(word & 255)] ^ table[0x600 + Int(word >> 8 & 255)]
                    ^ table[0x500 + Int(word >> 16 & 255)] ^ table[0x400 + Int(word >> 24 & 255)]
                    ^ table[0x300 + Int(word >> 32 & 255)] ^ table[0x200 + Int(word >> 40 & 255)]
                    ^ table[0x100 + Int(word >> 48 & 255)] ^ table[Int(word >> 56)]
                at += 8
            }
            while at < bytes.count {
                crc = crc >> 8 ^ table[Int((crc ^ UInt32(bytes[at])) & 255)]
                at += 1
            }
            return ~crc
        }
    }

    /// Eight tables of 256: table k holds the effect of a byte that is followed by k zero bytes.
    private static let tables: [UInt32] = {
        var tables = [UInt32](repeating: 0, count: 8 * 256)
        for byte in 0..<256 {
            var crc = UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0x82F6_3B78 : crc >> 1 }
            tables[byte] = crc
        }
        for index in 256..<2048 {
            let before = tables[index - 256]
            tables[index] = before >> 8 ^ tables[Int(before & 255)]
        }
        return tables
    }()
}
