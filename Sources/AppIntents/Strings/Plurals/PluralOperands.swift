/// What plural rules ask of a number: the operands of Unicode TR 35, "Plural Operand Meanings".
package struct PluralOperands: Equatable, Sendable {
    /// The absolute value.
    package var n: Double
    /// Its whole part.
    package var i: UInt64
    /// How many digits are visible after the decimal point.
    package var v: Int
    /// Those digits as a number.
    package var f: UInt64
    /// Those digits as a number, without trailing zeros.
    package var t: UInt64

    /// The operands of a whole number's absolute value.
    package init(_ magnitude: UInt64) { (n, i, v, f, t) = (Double(magnitude), magnitude, 0, 0, 0) }

    private init(n: Double, i: UInt64, v: Int, f: UInt64, t: UInt64) {
        (self.n, self.i, self.v, self.f, self.t) = (n, i, v, f, t)
    }

    /// The operands of a number written with a fixed count of decimals, or by its shortest description.
    package init(_ value: Double, decimals: Int? = nil) {
        guard value.isFinite, value.magnitude < 1e15 else {
            let whole = value.isFinite && value.magnitude < 1e19 ? UInt64(value.magnitude) : 0
            self.init(n: value.magnitude, i: whole, v: 0, f: 0, t: 0)
            return
        }
        var text = decimals.map { Self.fixed(value.magnitude, min(max($0, 0), 9)) } ?? "\(value.magnitude)"
        // A whole number's description ends with `.0`, a small one's is scientific.
        if decimals == nil, text.hasSuffix(".0") { text.removeLast(2) }
        if text.utf8.contains(UInt8(ascii: "e")) { text = Self.fixed(value.magnitude, 9) }
        let parts = text.split(separator: ".", maxSplits: 1)
        let digits = parts.count > 1 ? parts[1].prefix(18) : ""
        let fraction = UInt64(digits) ?? 0
        var trimmed = fraction
        while trimmed != 0, trimmed % 10 == 0 { trimmed /= 10 }
        self.init(
            n: value.magnitude, i: parts.first.flatMap { UInt64($0) } ?? 0, v: digits.count, f: fraction, t: trimmed)
    }

    private static func fixed(_ value: Double, _ decimals: Int) -> String {
        var scale: UInt64 = 1
        for _ in 0..<decimals { scale *= 10 }
        let scaled = (value * Double(scale)).rounded(.toNearestOrEven)
        guard scaled < 1e19 else { return "\(UInt64(value))" }
        let whole = UInt64(scaled)
        guard decimals > 0 else { return "\(whole)" }
        let digits = String(whole % scale)
        return "\(whole / scale)." + String(repeating: "0", count: decimals - digits.count) + digits
    }

    /// Whether the number is whole and its value, for rules about `n` itself.
    func n(_ values: UInt64...) -> Bool { isWhole && values.contains(i) }
    /// Whether the number is whole, by value.
    var isWhole: Bool { t == 0 && n < 1e15 }
    /// `n % modulus`; nil for a number with a fraction, which is in no range of whole numbers.
    func n(mod modulus: UInt64) -> UInt64? { isWhole ? i % modulus : nil }
}
