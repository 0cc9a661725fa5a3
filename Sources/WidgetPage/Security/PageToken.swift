/// What opens the page: 128 random bits, in the printed address and then in a cookie.
package struct PageToken: Sendable, Hashable {
    /// 32 hexadecimal digits.
    package let text: String

    /// A token of the system's random numbers (getrandom(2)), or of a test's.
    package init(using generator: inout some RandomNumberGenerator) {
        let digits = Array("0123456789abcdef".utf8)
        var bytes: [UInt8] = []
        for _ in 0..<2 {
            var word = generator.next()
            for _ in 0..<16 {
                bytes.append(digits[Int(word & 15)])
                word >>= 4
            }
        }
        text = String(decoding: bytes, as: UTF8.self)
    }

    /// A token nobody can guess.
    package init() {
        var generator = SystemRandomNumberGenerator()
        self.init(using: &generator)
    }

    /// Whether somebody knows the token. It takes as long for a good beginning as for a bad one.
    package func matches(_ given: String?) -> Bool {
        let mine = Array(text.utf8)
        let other = Array((given ?? "").utf8)
        guard mine.count == other.count else { return false }
        var difference: UInt8 = 0
        for (left, right) in zip(mine, other) { difference |= left ^ right }
        return difference == 0
    }
}
