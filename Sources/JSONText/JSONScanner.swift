/// The grammar of RFC 8259 as one loop over the bytes.
struct JSONScanner {
    private enum Expecting { case value, valueOrEnd, keyOrEnd, key, colon, commaOrEnd, nothing }

    private let text: UnsafePointer<UInt8>
    private let count: Int
    private var stack: [UInt32] = []
    private var expecting = Expecting.value
    private var insideObject = false

    /// The tokens found; the caller frees them.
    private(set) var tokens: UnsafeMutablePointer<JSONTape.Token>
    private var tokenCount = 0
    private var capacity: Int

    /// Eight more bytes must be readable after the text.
    init(_ text: UnsafePointer<UInt8>, _ count: Int) {
        (self.text, self.count) = (text, count)
        capacity = count / 8 + 16
        tokens = .allocate(capacity: capacity)
        stack.reserveCapacity(64)
    }

    mutating func scan() -> JSONError? {
        var at = 0
        while at < count {
            let byte = text[at]
            switch byte {
            case 0x20, 0x0A, 0x0D, 0x09:
                at += 1
                continue
            case UInt8(ascii: "\""):
                let isKey = expecting == .key || expecting == .keyOrEnd
                guard isKey || expecting == .value || expecting == .valueOrEnd else {
                    return .malformed(offset: at, reason: "a string is not expected here")
                }
                var escaped = false
                let end = string(from: at + 1, &escaped)
                guard end >= 0 else { return failure(inStringAt: at + 1) }
                push(isKey ? (escaped ? .escapedKey : .key) : (escaped ? .escapedString : .string), at + 1, end)
                at = end + 1
                if isKey { expecting = .colon } else { endValue() }
            case UInt8(ascii: ":"):
                guard expecting == .colon else { return .malformed(offset: at, reason: "unexpected ':'") }
                expecting = .value
                at += 1
            case UInt8(ascii: ","):
                guard expecting == .commaOrEnd else { return .malformed(offset: at, reason: "unexpected ','") }
                expecting = insideObject ? .key : .value
                at += 1
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                guard expecting == .value || expecting == .valueOrEnd else {
                    return .malformed(offset: at, reason: "a container is not expected here")
                }
                if stack.count == JSONTape.depthLimit { return .tooDeep(offset: at) }
                insideObject = byte == UInt8(ascii: "{")
                stack.append(UInt32(tokenCount))
                push(insideObject ? .object : .array, at, at)
                expecting = insideObject ? .keyOrEnd : .valueOrEnd
                at += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                let isObject = byte == UInt8(ascii: "}")
                guard let top = stack.last, insideObject == isObject,
                    expecting == .commaOrEnd || expecting == (isObject ? .keyOrEnd : .valueOrEnd)
                else { return .malformed(offset: at, reason: "unexpected '\(isObject ? "}" : "]")'") }
                stack.removeLast()
                at += 1
                tokens[Int(top)].end = UInt32(at)
                tokens[Int(top)].next = UInt32(tokenCount)
                if let outer = stack.last { insideObject = tokens[Int(outer)].kind == .object }
                endValue()
            default:
                guard expecting == .value || expecting == .valueOrEnd else {
                    return .malformed(offset: at, reason: "unexpected byte \(byte)")
                }
                let kind: JSONTape.Kind
                let end: Int
                switch byte {
                case UInt8(ascii: "t"): (kind, end) = (.true, word("true", at))
                case UInt8(ascii: "f"): (kind, end) = (.false, word("false", at))
                case UInt8(ascii: "n"): (kind, end) = (.null, word("null", at))
                default: (kind, end) = (.number, number(at))
                }
                guard end >= 0 else { return .malformed(offset: at, reason: "not a JSON value") }
                push(kind, at, end)
                at = end
                endValue()
            }
        }
        guard expecting == .nothing else { return .malformed(offset: count, reason: "the text ends too early") }
        return nil
    }

    private mutating func endValue() {
        expecting = stack.isEmpty ? .nothing : .commaOrEnd
    }

    private mutating func push(_ kind: JSONTape.Kind, _ start: Int, _ end: Int) {
        if tokenCount == capacity { grow() }
        (tokens + tokenCount).initialize(
            to: JSONTape.Token(
                kind: kind, start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
                next: UInt32(truncatingIfNeeded: tokenCount + 1)))
        tokenCount += 1
    }

    private mutating func grow() {
        let larger = UnsafeMutablePointer<JSONTape.Token>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: tokens, count: tokenCount)
        tokens.deallocate()
        tokens = larger
        capacity *= 2
    }

    /// The closing quote's offset; negative where the string is broken.
    private func string(from start: Int, _ escaped: inout Bool) -> Int {
        var at = start
        while true {
            // Eight bytes at once while none of them is a quote, a backslash or a control character.
            while at + 8 <= count {
                let word = UnsafeRawPointer(text + at).loadUnaligned(as: UInt64.self)
                if Self.hasStop(word) { break }
                at += 8
            }
            guard at < count else { return -1 }
            let byte = text[at]
            if byte == UInt8(ascii: "\"") { return at }
            if byte == UInt8(ascii: "\\") {
                escaped = true
                let length = escape(at)
                guard length > 0 else { return -1 }
                at += length
            } else {
                guard byte >= 0x20 else { return -1 }
                at += 1
            }
        }
    }

    private static func hasStop(_ word: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highs = ones << 7
        func zero(_ value: UInt64) -> UInt64 { (value &- ones) & ~value & highs }
        let quote = zero(word ^ (ones &* 0x22))
        let backslash = zero(word ^ (ones &* 0x5C))
        let control = (word &- (ones &* 0x20)) & ~word & highs
        return quote | backslash | control != 0
    }

    /// The length of the escape at a backslash; 0 where it is none.
    private func escape(_ at: Int) -> Int {
        guard at + 1 < count else { return 0 }
        switch text[at + 1] {
        case UInt8(ascii: "u"):
            guard at + 5 < count, (at + 2...at + 5).allSatisfy({ hexDigit(text[$0]) != nil }) else { return 0 }
            return 6
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return 2
        default: return 0
        }
    }

    /// Says what is wrong with a string that does not end.
    private func failure(inStringAt start: Int) -> JSONError {
        var at = start
        while at < count {
            if text[at] < 0x20 { return .malformed(offset: at, reason: "a control character in a string") }
            guard text[at] == UInt8(ascii: "\\") else {
                at += 1
                continue
            }
            guard at + 1 < count else { break }
            let length = escape(at)
            if length == 0 {
                let isUnicode = text[at + 1] == UInt8(ascii: "u")
                return .malformed(offset: at, reason: isUnicode ? "a broken \\u escape" : "an unknown escape")
            }
            at += length
        }
        return .malformed(offset: count, reason: "a string without its closing quote")
    }

    private func word(_ letters: StaticString, _ start: Int) -> Int {
        let end = start + letters.utf8CodeUnitCount
        guard end <= count else { return -1 }
        for offset in 0..<letters.utf8CodeUnitCount where text[start + offset] != letters.utf8Start[offset] {
            return -1
        }
        return end
    }

    private func number(_ start: Int) -> Int {
        var at = start
        // The byte after the text is 0, so that no digit is read beyond it.
        func digits() -> Bool {
            let first = at
            while text[at] &- UInt8(ascii: "0") < 10, at < count { at += 1 }
            return at > first
        }
        if text[at] == UInt8(ascii: "-") { at += 1 }
        let integer = at
        guard digits() else { return -1 }
        if text[integer] == UInt8(ascii: "0") && at > integer + 1 { return -1 }
        if at < count, text[at] == UInt8(ascii: ".") {
            at += 1
            guard digits() else { return -1 }
        }
        if at < count, text[at] == UInt8(ascii: "e") || text[at] == UInt8(ascii: "E") {
            at += 1
            if at < count, text[at] == UInt8(ascii: "+") || text[at] == UInt8(ascii: "-") { at += 1 }
            guard digits() else { return -1 }
        }
        return at
    }
}

/// The value of a hexadecimal digit, nil for any other byte.
func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
}
