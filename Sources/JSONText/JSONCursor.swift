/// One value inside a ``JSONTape``.
public struct JSONCursor: Sendable {
    @usableFromInline let storage: JSONStorage
    @usableFromInline let index: Int

    @inlinable
    init(_ storage: JSONStorage, _ index: Int) {
        self.storage = storage
        self.index = index
    }

    @inlinable var token: JSONTape.Token { storage.tokens[index] }

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
    @inlinable public var isNull: Bool { token.kind == .null }

    /// Whether the value is a string.
    @inlinable public var isString: Bool { token.kind == .string || token.kind == .escapedString }

    /// The value's own text, for example to keep it as it came.
    public var rawBytes: ArraySlice<UInt8> {
        let token = token
        let isString =
            switch token.kind {
            case .string, .escapedString, .key, .escapedKey: true
            default: false
            }
        let start = Int(token.start) - (isString ? 1 : 0)
        let end = Int(token.end) + (isString ? 1 : 0)
        return Array(UnsafeBufferPointer(start: storage.text + start, count: end - start))[...]
    }

    /// The error for a value of another type.
    @usableFromInline
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

    /// The value as a String. Bytes that are not UTF-8 and lone surrogates become U+FFFD.
    public func string() throws(JSONError) -> String {
        let token = token
        switch token.kind {
        case .string, .key: return storage.string(token)
        case .escapedString, .escapedKey: return unescaped()
        default: throw mismatch("a string")
        }
    }

    private func unescaped() -> String {
        var out: [UInt8] = []
        let text = storage.text
        var at = Int(token.start)
        let end = Int(token.end)
        out.reserveCapacity(end - at)
        func unit(_ at: Int) -> UInt32 {
            (2...5).reduce(0) { $0 << 4 | (hexDigit(text[at + $1]) ?? 0) }
        }
        while at < end {
            let byte = text[at]
            guard byte == UInt8(ascii: "\\") else {
                out.append(byte)
                at += 1
                continue
            }
            let letter = text[at + 1]
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
            if (0xD800..<0xDC00).contains(scalar), at + 5 < end, text[at] == UInt8(ascii: "\\"),
                text[at + 1] == UInt8(ascii: "u"), (0xDC00..<0xE000).contains(unit(at))
            {
                scalar = 0x10000 + (scalar - 0xD800) << 10 + (unit(at) - 0xDC00)
                at += 6
            }
            out.append(contentsOf: Character(Unicode.Scalar(scalar) ?? "\u{FFFD}").utf8)
        }
        return String(decoding: out, as: UTF8.self)
    }

    /// The elements of an array.
    @inlinable
    public func elements() throws(JSONError) -> JSONElements {
        let token = token
        guard token.kind == .array else { throw mismatch("an array") }
        return JSONElements(storage, index + 1, Int(token.next))
    }

    /// The members of an object, for lookup by name.
    @inlinable
    public func members() throws(JSONError) -> JSONMembers {
        let token = token
        guard token.kind == .object else { throw mismatch("an object") }
        return JSONMembers(storage, index + 1, Int(token.next))
    }
}

/// The elements of a JSON array, in order.
public struct JSONElements: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let storage: JSONStorage
    @usableFromInline var index: Int
    @usableFromInline let end: Int

    @inlinable
    init(_ storage: JSONStorage, _ index: Int, _ end: Int) {
        self.storage = storage
        self.index = index
        self.end = end
    }

    /// How many elements are left.
    @usableFromInline var total: Int {
        var (index, total) = (index, 0)
        while index < end {
            index = Int(storage.tokens[index].next)
            total += 1
        }
        return total
    }

    /// The next element.
    @inlinable
    public mutating func next() -> JSONCursor? {
        guard index < end else { return nil }
        defer { index = Int(storage.tokens[index].next) }
        return JSONCursor(storage, index)
    }
}
