/// Any JSON value, for files whose content is not known beforehand.
///
/// Whole numbers and others stay apart (`1` and `1.0` differ). The order of members does not count.
public enum JSONValue: Hashable, Sendable {
    /// `null`
    case null
    /// `true` or `false`
    case bool(Bool)
    /// A number without fraction or exponent that fits 64 bits.
    case int(Int64)
    /// Any other number.
    case double(Double)
    /// A string.
    case string(String)
    /// A list of values.
    case array([JSONValue])
    /// Named values.
    case object([String: JSONValue])
}

extension JSONValue: JSONCodable {
    /// Appends the value. A double without fraction is written with `.0`, so that it reads back as one.
    public func write(to writer: inout JSONWriter) {
        switch self {
        case .null: writer.null()
        case .bool(let value): writer.bool(value)
        case .int(let value): writer.int(value)
        case .double(let value):
            if value.isFinite { writer.raw(value.description.utf8.map { $0 }) } else { writer.double(value) }
        case .string(let value): writer.string(value)
        case .array(let values): values.write(to: &writer)
        case .object(let members): members.write(to: &writer)
        }
    }

    /// Reads any value.
    public init(from cursor: JSONCursor) throws {
        switch cursor.token.kind {
        case .null: self = .null
        case .true: self = .bool(true)
        case .false: self = .bool(false)
        case .number:
            let text = cursor.rawBytes
            let isWhole = !text.contains {
                $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E")
            }
            if isWhole, let value = try? cursor.int() {
                self = .int(value)
            } else {
                self = .double(try cursor.double())
            }
        case .string, .escapedString, .key, .escapedKey: self = .string(try cursor.string())
        case .array: self = .array(try cursor.elements().map { try JSONValue(from: $0) })
        case .object:
            var members: [String: JSONValue] = [:]
            try cursor.members().forEach { members[$0] = try JSONValue(from: $1) }
            self = .object(members)
        }
    }
}
