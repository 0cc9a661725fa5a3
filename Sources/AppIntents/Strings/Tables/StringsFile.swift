/// The old format of translations: `"key" = "value";` with comments, in UTF-8 or UTF-16, or a property list.
enum StringsFile {
    /// All pairs. Of a damaged text file those before the damage.
    ///
    /// - Throws: when the bytes are in no known encoding, or nothing of the text is understood.
    static func parse(_ bytes: [UInt8]) throws -> [String: String] {
        if bytes.starts(with: "bplist".utf8) || bytes.starts(with: "<?xml".utf8) {
            let list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
            guard let pairs = list as? [String: Any] else { throw TableError("the property list is not a dictionary") }
            return pairs.compactMapValues { $0 as? String }
        }
        return try parse(text: decode(bytes))
    }

    /// Text by its byte order mark, or by where its zero bytes stand, else UTF-8.
    static func decode(_ bytes: [UInt8]) throws -> String {
        let isLittle = bytes.starts(with: [0xFF, 0xFE]) || bytes.count > 1 && bytes[0] != 0 && bytes[1] == 0
        let isBig = bytes.starts(with: [0xFE, 0xFF]) || bytes.count > 1 && bytes[0] == 0 && bytes[1] != 0
        if isLittle || isBig {
            var units: [UInt16] = []
            units.reserveCapacity(bytes.count / 2)
            for index in stride(from: 0, to: bytes.count - 1, by: 2) {
                let (low, high) = isLittle ? (bytes[index], bytes[index + 1]) : (bytes[index + 1], bytes[index])
                units.append(UInt16(high) << 8 | UInt16(low))
            }
            if units.first == 0xFEFF { units.removeFirst() }
            return String(decoding: units, as: UTF16.self)
        }
        let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        guard let text = String(validating: body, as: UTF8.self) else {
            throw TableError("the text is neither UTF-8 nor UTF-16 (convert it: iconv -t UTF-8)")
        }
        return text
    }

    static func parse(text: String) throws -> [String: String] {
        var scan = StringsScanner(Array(text.utf8))
        var pairs: [String: String] = [:]
        while let key = scan.token() {
            guard scan.take("=") else {
                // `"key";` stands for a text that is its own key.
                guard scan.take(";") else { break }
                pairs[key] = key
                continue
            }
            guard let value = scan.token(), scan.take(";") else { break }
            pairs[key] = value
        }
        scan.skip()
        guard scan.isAtEnd else {
            if pairs.isEmpty { throw TableError("line \(scan.line): expected \"key\" = \"value\";") }
            return pairs
        }
        return pairs
    }
}

/// Reads the tokens of a `.strings` file.
private struct StringsScanner {
    private let bytes: [UInt8]
    private var at = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { at >= bytes.count }
    var line: Int { bytes[..<min(at, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1 }

    private func starts(_ mark: StaticString) -> Bool {
        mark.withUTF8Buffer { bytes[at...].starts(with: $0) }
    }

    /// Passes white space and comments.
    mutating func skip() {
        while at < bytes.count {
            if bytes[at] <= 0x20 {
                at += 1
            } else if starts("//") {
                while at < bytes.count, bytes[at] != UInt8(ascii: "\n"), bytes[at] != UInt8(ascii: "\r") { at += 1 }
            } else if starts("/*") {
                at += 2
                while at < bytes.count, !starts("*/") { at += 1 }
                at = min(at + 2, bytes.count)
            } else {
                return
            }
        }
    }

    mutating func take(_ mark: Unicode.Scalar) -> Bool {
        skip()
        guard at < bytes.count, bytes[at] == UInt8(ascii: mark) else { return false }
        at += 1
        return true
    }

    /// A quoted string or a bare word.
    mutating func token() -> String? {
        skip()
        guard at < bytes.count else { return nil }
        if bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") { return quoted(by: bytes[at]) }
        let start = at
        while at < bytes.count, isWord(bytes[at]) { at += 1 }
        return at > start ? String(decoding: bytes[start..<at], as: UTF8.self) : nil
    }

    private func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"),
            UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "/"), 0x80...:
            true
        default: false
        }
    }

    private mutating func quoted(by quote: UInt8) -> String? {
        let start = at
        at += 1
        var text: [UInt8] = []
        // `\U` names UTF-16 units, so pairs of them can be one character.
        var units: [UInt16] = []
        func flush() {
            if !units.isEmpty { text += Array(String(decoding: units, as: UTF16.self).utf8) }
            units.removeAll()
        }
        while at < bytes.count {
            let byte = bytes[at]
            at += 1
            if byte == quote {
                flush()
                return String(decoding: text, as: UTF8.self)
            }
            guard byte == UInt8(ascii: "\\"), at < bytes.count else {
                flush()
                text.append(byte)
                continue
            }
            let escaped = bytes[at]
            at += 1
            if escaped == UInt8(ascii: "U") || escaped == UInt8(ascii: "u"), let unit = number(4, 16) {
                units.append(unit)
                continue
            }
            flush()
            switch escaped {
            case UInt8(ascii: "n"): text.append(0x0A)
            case UInt8(ascii: "t"): text.append(0x09)
            case UInt8(ascii: "r"): text.append(0x0D)
            default: text.append(escaped)
            }
        }
        at = start
        return nil
    }

    private mutating func number(_ digits: Int, _ radix: Int) -> UInt16? {
        guard at + digits <= bytes.count,
            let value = UInt16(String(decoding: bytes[at..<(at + digits)], as: UTF8.self), radix: radix)
        else { return nil }
        at += digits
        return value
    }
}
