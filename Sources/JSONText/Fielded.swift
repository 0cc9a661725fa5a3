/// A value made of named fields, described once for both directions.
///
/// `fields` is run by a writer to append the members and by a reader to fill them. A member that is missing from
/// the text keeps the value that `init()` gave it, and members nobody asks for are passed over: this is how files
/// of an older or newer version stay readable.
public protocol Fielded: JSONCodable {
    /// The value that missing members leave behind.
    init()
    /// Visits every field in writing order.
    mutating func fields<C: FieldCoder>(_ coder: inout C) throws
}

/// What visits the fields of a ``Fielded`` value.
public protocol FieldCoder {
    /// Whether values are read (true) or written (false).
    static var isReading: Bool { get }
    /// Visits one field. A nil optional is left out of the text.
    mutating func field<T: JSONCodable>(_ key: StaticString, _ value: inout T) throws
}

extension FieldCoder {
    /// Visits one field that is left out of the text while it has its usual value.
    @inlinable
    public mutating func field<T: JSONCodable & Equatable>(
        _ key: StaticString, _ value: inout T, omit usual: T
    ) throws {
        if !Self.isReading && value == usual { return }
        try field(key, &value)
    }

    /// Visits a list that is left out of the text while it is empty.
    @inlinable
    public mutating func list<T: JSONCodable>(_ key: StaticString, _ value: inout [T]) throws {
        if !Self.isReading && value.isEmpty { return }
        try field(key, &value)
    }
}

extension Fielded {
    /// Appends the value as an object.
    public func write(to writer: inout JSONWriter) {
        var copy = self
        var coder = FieldWriter(writer: writer)
        writer = JSONWriter(capacity: 0)
        coder.writer.beginObject()
        // The writing coder throws nothing; `fields` itself has nothing else to throw while writing.
        try? copy.fields(&coder)
        coder.writer.endObject()
        writer = coder.writer
    }

    /// Reads the value from an object.
    public init(from cursor: JSONCursor) throws {
        self.init()
        var coder = FieldReader(members: try cursor.members())
        try fields(&coder)
    }
}

/// The writing direction.
public struct FieldWriter: FieldCoder {
    /// Whether values are read.
    public static var isReading: Bool { false }
    var writer: JSONWriter

    /// Appends one member, unless it is a nil optional.
    public mutating func field<T: JSONCodable>(_ key: StaticString, _ value: inout T) throws {
        if value.isLeftOut { return }
        writer.key(key)
        value.write(to: &writer)
    }
}

/// The reading direction.
public struct FieldReader: FieldCoder {
    /// Whether values are read.
    public static var isReading: Bool { true }
    var members: JSONMembers

    /// Reads one member, if it is there.
    public mutating func field<T: JSONCodable>(_ key: StaticString, _ value: inout T) throws {
        guard let cursor = members.find(key) else { return }
        do {
            value = try T(from: cursor)
        } catch JSONError.mismatch(let expected, let found, let path) {
            // Names the way to the value, innermost last: {entries:{date:byte 40}}.
            throw JSONError.mismatch(expected: expected, found: found, at: "\(key).\(path)")
        }
    }
}
