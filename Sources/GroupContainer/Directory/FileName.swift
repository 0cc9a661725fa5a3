/// Turns any string into a file name and back.
public enum FileName {
    /// The longest encoded name in bytes; longer ones are hashed. Leaves room for suffixes within the 255 bytes
    /// of a file system.
    public static let limit = 200

    /// Percent-encodes what is not an ASCII letter, a digit, `-`, `_` or a `.` inside the name.
    ///
    /// The empty string becomes `%`. A result over ``limit`` bytes is cut and ends in `%~` and a hash of the whole
    /// string; such a name cannot be decoded.
    public static func encode(_ string: String) -> String {
        if string.isEmpty { return "%" }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(string.utf8.count)
        for byte in string.utf8 {
            if isPlain(byte) || (byte == UInt8(ascii: ".") && !bytes.isEmpty) {
                bytes.append(byte)
            } else {
                bytes.append(UInt8(ascii: "%"))
                bytes.append(digits[Int(byte >> 4)])
                bytes.append(digits[Int(byte & 15)])
            }
        }
        if bytes.count > limit {
            bytes.removeLast(bytes.count - (limit - 34))
            if let percent = bytes.suffix(2).firstIndex(of: UInt8(ascii: "%")) { bytes.removeSubrange(percent...) }
            bytes.append(contentsOf: "%~".utf8)
            bytes.append(contentsOf: hash(string))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The string a name was made of; nil for a hashed name and for one that ``encode(_:)`` does not make.
    public static func decode(_ name: String) -> String? {
        if name == "%" { return "" }
        var bytes: [UInt8] = []
        var rest = Array(name.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%") {
                guard rest.count >= 2, let high = value(rest.removeFirst()), let low = value(rest.removeFirst())
                else { return nil }
                bytes.append(high << 4 | low)
            } else {
                bytes.append(byte)
            }
        }
        guard let string = String(validating: bytes, as: UTF8.self), encode(string) == name else { return nil }
        return string
    }

    private static let digits = Array("0123456789ABCDEF".utf8)

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    private static func value(_ digit: UInt8) -> UInt8? {
        digits.firstIndex(of: digit).map { UInt8($0) }
    }

    /// FNV-1a of 128 bits as 32 hexadecimal digits: two long names of one process never meet by chance.
    private static func hash(_ string: String) -> [UInt8] {
        var hash: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d
        for byte in string.utf8 {
            hash ^= UInt128(byte)
            hash &*= 0x0000_0000_0100_0000_0000_0000_0000_013b
        }
        return (0..<32).map { digits[Int(truncatingIfNeeded: hash >> UInt128(124 - 4 * $0)) & 15] }
    }
}
