/// One line of a journal as bytes: a JSON object, a space, eight hexadecimal digits of CRC-32C, a newline.
enum JournalLine {
    /// A line that passed its checksum.
    enum Kind: Equatable {
        /// The first line of a file: a snapshot.
        case header
        /// A transaction with its sequence number.
        case transaction(sequence: Int64)
    }

    /// Blank, checksum: what stands behind the object, newline aside.
    static let trailerLength = 9

    /// Ends a line whose object is all of `bytes`.
    static func seal(_ bytes: inout [UInt8]) {
        let crc = bytes.withUnsafeBytes { CRC32C.checksum($0) }
        bytes.append(UInt8(ascii: " "))
        for shift in stride(from: UInt32(28), through: 0, by: -4) {
            let digit = UInt8(truncatingIfNeeded: crc >> shift & 15)
            bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
        }
        bytes.append(UInt8(ascii: "\n"))
    }

    /// Checks a line given without its newline.
    ///
    /// A carriage return at the end and a byte order mark at the beginning are forgiven: an editor may have put
    /// them there, and the checksum still vouches for what is between.
    ///
    /// - Returns: what the line is and where its object stands; nil when it is not a whole line.
    static func check(_ line: UnsafeRawBufferPointer) -> (kind: Kind, object: Range<Int>)? {
        var end = line.count
        if end > 0, line[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        var start = 0
        if end >= 3, line[0] == 0xEF, line[1] == 0xBB, line[2] == 0xBF { start = 3 }
        let objectEnd = end - trailerLength
        guard objectEnd > start + 1, line[objectEnd] == UInt8(ascii: " "), line[start] == UInt8(ascii: "{") else {
            return nil
        }
        var crc: UInt32 = 0
        for at in objectEnd + 1..<end {
            guard let digit = value(line[at]) else { return nil }
            crc = crc << 4 | digit
        }
        let object = start..<objectEnd
        guard CRC32C.checksum(UnsafeRawBufferPointer(rebasing: line[object])) == crc,
            let kind = kind(line, object)
        else { return nil }
        return (kind, object)
    }

    /// The names our own writers put first; anything else is not a line of this format.
    private static func kind(_ line: UnsafeRawBufferPointer, _ object: Range<Int>) -> Kind? {
        func begins(_ text: StaticString) -> Bool {
            guard object.count > text.utf8CodeUnitCount else { return false }
            for offset in 0..<text.utf8CodeUnitCount where line[object.lowerBound + offset] != text.utf8Start[offset] {
                return false
            }
            return true
        }
        if begins("{\"journal\":") { return .header }
        guard begins("{\"n\":") else { return nil }
        var sequence: Int64 = 0
        var at = object.lowerBound + 5
        let first = at
        while at < object.upperBound, line[at] >= UInt8(ascii: "0"), line[at] <= UInt8(ascii: "9") {
            guard at - first < 18 else { return nil }
            sequence = sequence * 10 + Int64(line[at] - UInt8(ascii: "0"))
            at += 1
        }
        return at > first ? .transaction(sequence: sequence) : nil
    }

    private static func value(_ digit: UInt8) -> UInt32? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(digit - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(digit - UInt8(ascii: "A") + 10)
        default: nil
        }
    }
}
