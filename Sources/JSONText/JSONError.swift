/// Why some bytes are not the JSON that was expected.
public enum JSONError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The text breaks JSON's grammar at a byte offset.
    case malformed(offset: Int, reason: String)
    /// The text is nested deeper than ``JSONTape/depthLimit``.
    case tooDeep(offset: Int)
    /// A value has another type than the reader needs.
    case mismatch(expected: String, found: String, at: String)

    /// One sentence for people.
    public var description: String {
        switch self {
        case .malformed(let offset, let reason): "not JSON at byte \(offset): \(reason)"
        case .tooDeep(let offset): "JSON nested deeper than \(JSONTape.depthLimit) levels at byte \(offset)"
        case .mismatch(let expected, let found, let path):
            "expected \(expected), found \(found) at \(path.isEmpty ? "the top" : path)"
        }
    }
}
