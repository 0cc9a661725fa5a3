/// One value inside a ``JSONTape``.
public struct JSONCursor: Sendable {
    @usableFromInline let tape: JSONTape
    @usableFromInline let index: Int

    @usableFromInline
    init(tape: JSONTape, index: Int) {
        self.tape = tape
        self.index = index
    }

    @usableFromInline var token: JSONTape.Token { tape.tokens[index] }

    /// What kind of value this is, in words: `object`, `array`, `string`, `number`, `boolean` or `null`.
    public var kindName: String {
        switch token.kind {
        case .null: "null"
        case .true, .false: "boolean"
        case .number: "number"
        case .string, .escapedString, .key, .escapedKey: "string"
        case .array: "array"
        case .object: "object"
        }
    }

    /// Whether the value is `null`.
    public var isNull: Bool { token.kind == .null }

    /// The value's own text, for example to keep it as it came.
    public var rawBytes: ArraySlice<UInt8> {
        switch token.kind {
        case .string, .escapedString, .key, .escapedKey: tape.bytes[Int(token.start) - 1..<Int(token.end) + 1]
        default: tape.bytes[Int(token.start)..<Int(token.end)]
        }
    }

    func mismatch(_ expected: String) -> JSONError {
        .mismatch(expected: expected, found: kindName, at: "byte \(token.start)")
    }

    /// The value as a Bool.
    public func bool() throws(JSONError) -> Bool {
        switch token.kind {
        case .true: true
        case .false: false
        default: throw mismatch("a boolean")
        }
    }

    /// The value as an integer; a number with a fraction or out of range is an error.
    public func int() throws(JSONError) -> Int64 {
        guard token.kind == .number else { throw mismatch("an integer") }
        var magnitude: UInt64 = 0
        var negative = false
        for position in Int(token.start)..<Int(token.end) {
            let byte = tape.bytes[position]
            if byte == UInt8(ascii: "-") && position == Int(token.start) {
                negative = true
                continue
            }
            guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else {
                let value = try double()
                guard let exact = Int64(exactly: value) else { throw mismatch("an integer") }
                return exact
            }
            let (product, overflow) = magnitude.multipliedReportingOverflow(by: 10)
            let (sum, carry) = product.addingReportingOverflow(UInt64(byte - UInt8(ascii: "0")))
            guard !overflow, !carry else { throw mismatch("an integer of 64 bits") }
            magnitude = sum
        }
        if negative {
            guard magnitude <= UInt64(Int64.max) + 1 else { throw mismatch("an integer of 64 bits") }
            return magnitude == UInt64(Int64.max) + 1 ? Int64.min : -Int64(magnitude)
        }
        guard let value = Int64(exactly: magnitude) else { throw mismatch("an integer of 64 bits") }
        return value
    }

    /// The value as a Double; the strings `"inf"`, `"-inf"` and `"nan"` are accepted.
    public func double() throws(JSONError) -> Double {
        switch token.kind {
        case .number:
            guard let value = Double(String(decoding: tape.bytes[Int(token.start)..<Int(token.end)], as: UTF8.self))
            else { throw mismatch("a number") }
            return value
        case .string:
            switch try string() {
            case "inf": return .infinity
            case "-inf": return -.infinity
            case "nan": return .nan
            default: throw mismatch("a number")
            }
        default: throw mismatch("a number")
        }
    }

    /// The value as a String. Bytes that are not UTF-8 and lone surrogates become U+FFFD.
    public func string() throws(JSONError) -> String {
        switch token.kind {
        case .string, .key: String(decoding: tape.bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
        case .escapedString, .escapedKey: unescaped()
        default: throw mismatch("a string")
        }
    }

    private func unescaped() -> String {
        var out: [UInt8] = []
        var at = Int(token.start)
        let end = Int(token.end)
        out.reserveCapacity(end - at)
        func unit(_ at: Int) -> UInt32 {
            (2...5).reduce(0) { $0 << 4 | (hexDigit(tape.bytes[at + $1]) ?? 0) }
        }
        while at < end {
            let byte = tape.bytes[at]
            guard byte == UInt8(ascii: "\\") else {
                out.append(byte)
                at += 1
                continue
            }
            let letter = tape.bytes[at + 1]
            guard letter == UInt8(ascii: "u") else {
                switch letter {
                case UInt8(ascii: "n"): out.append(0x0A)
                case UInt8(ascii: "r"): out.append(0x0D)
                case UInt8(ascii: "t"): out.append(0x09)
                case UInt8(ascii: "b"): out.append(0x08)
                case UInt8(ascii: "f"): out.append(0x0C)
                default: out.append(letter)
                }
                at += 2
                continue
            }
            var scalar = unit(at)
            at += 6
            if (0xD800..<0xDC00).contains(scalar), at + 5 < end, tape.bytes[at] == UInt8(ascii: "\\"),
                tape.bytes[at + 1] == UInt8(ascii: "u"), (0xDC00..<0xE000).contains(unit(at))
            {
                scalar = 0x10000 + (scalar - 0xD800) << 10 + (unit(at) - 0xDC00)
                at += 6
            }
            let character = Unicode.Scalar(scalar) ?? "\u{FFFD}"
            out.append(contentsOf: Character(character).utf8)
        }
        return String(decoding: out, as: UTF8.self)
    }

    /// The elements of an array.
    public func elements() throws(JSONError) -> JSONElements {
        guard token.kind == .array else { throw mismatch("an array") }
        return JSONElements(tape: tape, index: index + 1, end: Int(token.next))
    }

    /// The members of an object, for lookup by name.
    public func members() throws(JSONError) -> JSONMembers {
        guard token.kind == .object else { throw mismatch("an object") }
        return JSONMembers(tape: tape, first: index + 1, end: Int(token.next))
    }
}

/// The elements of a JSON array, in order.
public struct JSONElements: Sequence, IteratorProtocol, Sendable {
    let tape: JSONTape
    var index: Int
    let end: Int

    /// The next element.
    public mutating func next() -> JSONCursor? {
        guard index < end else { return nil }
        defer { index = Int(tape.tokens[index].next) }
        return JSONCursor(tape: tape, index: index)
    }
}

/// The members of a JSON object.
///
/// Lookups made in the order in which the members stand cost one comparison each. Of two members of one name the
/// first found counts.
public struct JSONMembers: Sendable {
    let tape: JSONTape
    let first: Int
    let end: Int
    private var hint: Int

    init(tape: JSONTape, first: Int, end: Int) {
        self.tape = tape
        self.first = first
        self.end = end
        hint = first
    }

    /// The member of that name, nil when there is none.
    public mutating func find(_ name: StaticString) -> JSONCursor? {
        var index = hint
        while index < end {
            let after = Int(tape.tokens[index + 1].next)
            if isNamed(index, name) {
                hint = after
                return JSONCursor(tape: tape, index: index + 1)
            }
            index = after
        }
        index = first
        while index < hint {
            if isNamed(index, name) { return JSONCursor(tape: tape, index: index + 1) }
            index = Int(tape.tokens[index + 1].next)
        }
        return nil
    }

    private func isNamed(_ index: Int, _ name: StaticString) -> Bool {
        let token = tape.tokens[index]
        let length = Int(token.end - token.start)
        guard token.kind == .key, length == name.utf8CodeUnitCount else { return false }
        return tape.bytes.withUnsafeBufferPointer { bytes in
            for offset in 0..<length where bytes[Int(token.start) + offset] != name.utf8Start[offset] {
                return false
            }
            return true
        }
    }

    /// Calls `body` with every member in the order of the text.
    public func forEach(_ body: (String, JSONCursor) throws -> Void) throws {
        var index = first
        while index < end {
            let name = try JSONCursor(tape: tape, index: index).string()
            try body(name, JSONCursor(tape: tape, index: index + 1))
            index = Int(tape.tokens[index + 1].next)
        }
    }
}
