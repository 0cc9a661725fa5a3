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

    @usableFromInline let storage: JSONStorage

    /// Indexes `bytes`, which must be one JSON value and white space.
    ///
    /// - Throws: ``JSONError/malformed(offset:reason:)`` or ``JSONError/tooDeep(offset:)``.
    public init(_ bytes: [UInt8]) throws(JSONError) {
        storage = try JSONStorage(bytes)
    }

    /// The whole value.
    public var root: JSONCursor { JSONCursor(storage, 0) }
}

/// The text and its tokens, shared by all cursors: one reference to count where two arrays would be two.
///
/// Immutable after `init`, hence Sendable. Indices into it come from the scanner only, so the accesses need no checks
/// of bounds.
@usableFromInline
final class JSONStorage: @unchecked Sendable {
    @usableFromInline let text: UnsafeMutablePointer<UInt8>
    @usableFromInline let tokens: UnsafeMutablePointer<JSONTape.Token>
    let count: Int

    init(_ bytes: [UInt8]) throws(JSONError) {
        guard bytes.count < Int(UInt32.max) else {
            throw .malformed(offset: 0, reason: "the text is larger than 4 GiB")
        }
        count = bytes.count
        // The scanner looks at eight bytes at a time.
        let text = UnsafeMutablePointer<UInt8>.allocate(capacity: count + 8)
        bytes.withUnsafeBufferPointer { source in
            if let base = source.baseAddress { text.initialize(from: base, count: source.count) }
        }
        (text + count).initialize(repeating: 0, count: 8)
        self.text = text
        var scanner = JSONScanner(UnsafePointer(text), count)
        let failure = scanner.scan()
        tokens = scanner.tokens
        // The class' memory is whole now; deinit frees it if this throws.
        if let failure { throw failure }
    }

    deinit {
        text.deallocate()
        tokens.deallocate()
    }

    func string(_ token: JSONTape.Token) -> String {
        String(
            decoding: UnsafeBufferPointer(start: text + Int(token.start), count: Int(token.end - token.start)),
            as: UTF8.self)
    }
}
