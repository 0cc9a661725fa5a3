extension JSONCursor {
    /// The value as an integer; a number with a fraction or out of range is an error.
    public func int() throws(JSONError) -> Int64 {
        let token = token
        guard token.kind == .number else { throw mismatch("an integer") }
        let text = storage.text
        var at = Int(token.start)
        let end = Int(token.end)
        let negative = text[at] == UInt8(ascii: "-")
        if negative { at += 1 }
        var magnitude: UInt64 = 0
        while at < end {
            let digit = text[at] &- UInt8(ascii: "0")
            guard digit < 10 else {
                guard let exact = Int64(exactly: try double()) else { throw mismatch("an integer") }
                return exact
            }
            let (product, overflow) = magnitude.multipliedReportingOverflow(by: 10)
            let (sum, carry) = product.addingReportingOverflow(UInt64(digit))
            guard !overflow, !carry else { throw mismatch("an integer of 64 bits") }
            magnitude = sum
            at += 1
        }
        if negative {
            guard magnitude <= UInt64(Int64.max) + 1 else { throw mismatch("an integer of 64 bits") }
            return 0 &- Int64(truncatingIfNeeded: magnitude)
        }
        guard let value = Int64(exactly: magnitude) else { throw mismatch("an integer of 64 bits") }
        return value
    }

    /// The value as a Double; the strings `"inf"`, `"-inf"` and `"nan"` are accepted.
    public func double() throws(JSONError) -> Double {
        let token = token
        switch token.kind {
        case .number:
            if let value = shortDouble(token) { return value }
            guard let value = Double(storage.string(token)) else { throw mismatch("a number") }
            return value
        case .string:
            switch storage.string(token) {
            case "inf": return .infinity
            case "-inf": return -.infinity
            case "nan": return .nan
            default: throw mismatch("a number")
            }
        default: throw mismatch("a number")
        }
    }

    /// A number of at most 15 digits without exponent, which one correctly rounded division gives exactly (Clinger's
    /// fast path); nil for the others.
    private func shortDouble(_ token: JSONTape.Token) -> Double? {
        let text = storage.text
        var at = Int(token.start)
        let end = Int(token.end)
        guard end - at <= 17 else { return nil }
        let negative = text[at] == UInt8(ascii: "-")
        if negative { at += 1 }
        var digits: Int64 = 0
        var count = 0
        var point = -1
        while at < end {
            let digit = text[at] &- UInt8(ascii: "0")
            if digit < 10 {
                digits = digits &* 10 &+ Int64(digit)
                count += 1
            } else if text[at] == UInt8(ascii: ".") {
                point = count
            } else {
                return nil
            }
            at += 1
        }
        guard count <= 15 else { return nil }
        var value = Double(digits)
        if point >= 0 { value /= Self.power(count - point) }
        return negative ? -value : value
    }

    private static func power(_ exponent: Int) -> Double {
        switch exponent {
        case 1: return 10
        case 2: return 100
        case 3: return 1000
        default:
            // Exact: a power of ten below 10²² has a 53-bit mantissa.
            var power = 1.0
            for _ in 0..<exponent { power *= 10 }
            return power
        }
    }
}
