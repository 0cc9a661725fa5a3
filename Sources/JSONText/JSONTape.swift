/// JSON text with an index over it: one token a value, each knowing where its successor stands.
///
/// Reading goes through ``JSONCursor``. Nothing is decoded until asked for, and the parser is a loop, so hostile
/// nesting costs no stack.
public struct JSONTape: Sendable {
    /// How many containers may stand inside each other.
    public static let depthLimit = 1024

    @usableFromInline
    enum Kind: UInt8, Sendable {
        case null, `true`, `false`, number, string, escapedString, key, escapedKey, array, object
    }

    @usableFromInline
    struct Token: Sendable {
        @usableFromInline var kind: Kind
        /// First byte of the value's text (for strings: after the quote).
        @usableFromInline var start: UInt32
        /// One past the last byte (for strings: the closing quote).
        @usableFromInline var end: UInt32
        /// The token after this value and all that is inside it.
        @usableFromInline var next: UInt32
    }

    @usableFromInline let bytes: [UInt8]
    @usableFromInline private(set) var tokens: [Token] = []

    /// Indexes `bytes`, which must be one JSON value and white space.
    ///
    /// - Throws: ``JSONError/malformed(offset:reason:)`` or ``JSONError/tooDeep(offset:)``.
    public init(_ bytes: [UInt8]) throws(JSONError) {
        self.bytes = bytes
        guard bytes.count < Int(UInt32.max) else {
            throw .malformed(offset: 0, reason: "the text is larger than 4 GiB")
        }
        tokens.reserveCapacity(bytes.count / 8 + 4)
        var parser = JSONScanner()
        let failure = bytes.withUnsafeBufferPointer { parser.scan($0, into: &tokens) }
        if let failure { throw failure }
    }

    /// The whole value.
    public var root: JSONCursor { JSONCursor(tape: self, index: 0) }
}
