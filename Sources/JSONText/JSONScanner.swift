/// The grammar of RFC 8259 as one loop over the bytes.
struct JSONScanner {
    private enum Expecting { case value, valueOrEnd, keyOrEnd, key, colon, commaOrEnd, nothing }

    private var stack: [UInt32] = []
    private var expecting = Expecting.value

    mutating func scan(_ text: UnsafeBufferPointer<UInt8>, into tokens: inout [JSONTape.Token]) -> JSONError? {
        var at = 0
        let count = text.count
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
                switch string(text, from: at + 1) {
                case .failure(let error): return error
                case .success(let (end, escaped)):
                    let kind: JSONTape.Kind =
                        isKey ? (escaped ? .escapedKey : .key) : (escaped ? .escapedString : .string)
                    push(&tokens, kind, at + 1, end)
                    at = end + 1
                }
                if isKey { expecting = .colon } else { endValue() }
            case UInt8(ascii: ":"):
                guard expecting == .colon else { return .malformed(offset: at, reason: "unexpected ':'") }
                expecting = .value
                at += 1
            case UInt8(ascii: ","):
                guard expecting == .commaOrEnd, let top = stack.last else {
                    return .malformed(offset: at, reason: "unexpected ','")
                }
                expecting = tokens[Int(top)].kind == .object ? .key : .value
                at += 1
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                guard expecting == .value || expecting == .valueOrEnd else {
                    return .malformed(offset: at, reason: "a container is not expected here")
                }
                if stack.count == JSONTape.depthLimit { return .tooDeep(offset: at) }
                let isObject = byte == UInt8(ascii: "{")
                stack.append(UInt32(tokens.count))
                push(&tokens, isObject ? .object : .array, at, at)
                expecting = isObject ? .keyOrEnd : .valueOrEnd
                at += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                let isObject = byte == UInt8(ascii: "}")
                guard let top = stack.last, (tokens[Int(top)].kind == .object) == isObject,
                    expecting == .commaOrEnd || expecting == (isObject ? .keyOrEnd : .valueOrEnd)
                else { return .malformed(offset: at, reason: "unexpected '\(isObject ? "}" : "]")'") }
                stack.removeLast()
                at += 1
                tokens[Int(top)].end = UInt32(at)
                tokens[Int(top)].next = UInt32(tokens.count)
                endValue()
            default:
                guard expecting == .value || expecting == .valueOrEnd else {
                    return .malformed(offset: at, reason: "unexpected byte \(byte)")
                }
                guard let (kind, end) = scalar(text, from: at) else {
                    return .malformed(offset: at, reason: "not a JSON value")
                }
                push(&tokens, kind, at, end)
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

    private func push(_ tokens: inout [JSONTape.Token], _ kind: JSONTape.Kind, _ start: Int, _ end: Int) {
        let next = UInt32(tokens.count + 1)
        tokens.append(JSONTape.Token(kind: kind, start: UInt32(start), end: UInt32(end), next: next))
    }

    /// The closing quote's offset, and whether a backslash stands before it.
    private func string(
        _ text: UnsafeBufferPointer<UInt8>, from start: Int
    ) -> Result<(end: Int, escaped: Bool), JSONError> {
        var at = start
        var escaped = false
        while at < text.count {
            let byte = text[at]
            if byte == UInt8(ascii: "\"") { return .success((at, escaped)) }
            if byte < 0x20 { return .failure(.malformed(offset: at, reason: "a control character in a string")) }
            if byte == UInt8(ascii: "\\") {
                escaped = true
                guard at + 1 < text.count else { break }
                switch text[at + 1] {
                case UInt8(ascii: "u"):
                    guard at + 5 < text.count, (at + 2...at + 5).allSatisfy({ hexDigit(text[$0]) != nil }) else {
                        return .failure(.malformed(offset: at, reason: "a broken \\u escape"))
                    }
                    at += 6
                case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
                    UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
                    at += 2
                default: return .failure(.malformed(offset: at, reason: "an unknown escape"))
                }
            } else {
                at += 1
            }
        }
        return .failure(.malformed(offset: text.count, reason: "a string without its closing quote"))
    }

    private func scalar(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> (JSONTape.Kind, Int)? {
        func word(_ letters: StaticString) -> Int? {
            let end = start + letters.utf8CodeUnitCount
            guard end <= text.count else { return nil }
            for offset in 0..<letters.utf8CodeUnitCount where text[start + offset] != letters.utf8Start[offset] {
                return nil
            }
            return end
        }
        switch text[start] {
        case UInt8(ascii: "t"): return word("true").map { (.true, $0) }
        case UInt8(ascii: "f"): return word("false").map { (.false, $0) }
        case UInt8(ascii: "n"): return word("null").map { (.null, $0) }
        default: return number(text, from: start).map { (.number, $0) }
        }
    }

    private func number(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var at = start
        func digits() -> Bool {
            let first = at
            while at < text.count, text[at] >= UInt8(ascii: "0"), text[at] <= UInt8(ascii: "9") { at += 1 }
            return at > first
        }
        if text[at] == UInt8(ascii: "-") { at += 1 }
        let integer = at
        guard digits() else { return nil }
        if text[integer] == UInt8(ascii: "0") && at > integer + 1 { return nil }
        if at < text.count, text[at] == UInt8(ascii: ".") {
            at += 1
            guard digits() else { return nil }
        }
        if at < text.count, text[at] == UInt8(ascii: "e") || text[at] == UInt8(ascii: "E") {
            at += 1
            if at < text.count, text[at] == UInt8(ascii: "+") || text[at] == UInt8(ascii: "-") { at += 1 }
            guard digits() else { return nil }
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
