extension JSONCursor {
    /// Where the value's own text stands in the bytes that the tape was made of; a string's includes its quotes.
    ///
    /// For readers that keep a part of a text and decode it later.
    public var byteRange: Range<Int> {
        let token = token
        return switch token.kind {
        case .string, .escapedString, .key, .escapedKey: Int(token.start) - 1..<Int(token.end) + 1
        default: Int(token.start)..<Int(token.end)
        }
    }
}
