/// Canonical prefix codes of RFC 1951 as a table: the next bits are the index, an entry is `symbol << 4 | length`.
struct HuffmanCodes: Sendable {
    let table: [UInt16]
    let mask: UInt64

    /// Codes of the symbols with these lengths, 0 for a symbol without one.
    init(_ lengths: [UInt8]) throws(InflateError) {
        let longest = Int(lengths.max() ?? 0)
        guard longest <= 15 else { throw .damaged }
        var counts = [Int](repeating: 0, count: 16)
        for length in lengths where length > 0 { counts[Int(length)] += 1 }
        var next = [Int](repeating: 0, count: 17)
        for length in 1...15 {
            next[length + 1] = (next[length] + counts[length]) << 1
            // More codes than bits can tell apart.
            if next[length] + counts[length] > 1 << length { throw .damaged }
        }
        let bits = max(longest, 1)
        var table = [UInt16](repeating: 0, count: 1 << bits)
        for (symbol, length) in lengths.enumerated() where length > 0 {
            let length = Int(length)
            let code = next[length]
            next[length] += 1
            // Codes are written from their first bit on, bits are read from the lowest on.
            var reversed = 0
            for bit in 0..<length where code >> bit & 1 == 1 { reversed |= 1 << (length - 1 - bit) }
            for index in stride(from: reversed, to: table.count, by: 1 << length) {
                table[index] = UInt16(symbol << 4 | length)
            }
        }
        self.table = table
        mask = UInt64(table.count - 1)
    }

    private init(fixed lengths: [UInt8]) {
        // The lengths are the standard's own.
        self = (try? HuffmanCodes(lengths)) ?? HuffmanCodes(empty: ())
    }

    private init(empty: Void) { (table, mask) = ([0, 0], 1) }

    static let fixedLiterals = HuffmanCodes(
        fixed: [UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112)
            + [UInt8](repeating: 7, count: 24) + [UInt8](repeating: 8, count: 8))
    static let fixedDistances = HuffmanCodes(fixed: [UInt8](repeating: 5, count: 30))

    static let lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    static let lengthBase = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258,
    ]
    static let lengthBits = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
    static let distanceBase = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
        6145,
        8193, 12289, 16385, 24577,
    ]
    static let distanceBits = [
        0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
    ]
}
