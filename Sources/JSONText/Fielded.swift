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
        _ key: StaticString, _ value: inout T, omit usual: @autoclosure () -> T
    ) throws {
        if !Self.isReading && value == usual() { return }
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
    @inlinable
    public func write(to writer: inout JSONWriter) {
        var copy = self
        writer.beginObject()
        withUnsafeMutablePointer(to: &writer) { pointer in
            var coder = FieldWriter(pointer)
            // The writing coder throws nothing; `fields` itself has nothing else to throw while writing.
            try? copy.fields(&coder)
        }
        writer.endObject()
    }

    /// Reads the value from an object.
    @inlinable
    public init(from cursor: JSONCursor) throws {
        self.init()
        var coder = FieldReader(try cursor.members())
        try fields(&coder)
    }
}

/// The writing direction. It points to the writer of the call it belongs to, so that nothing is moved to and fro.
@frozen
public struct FieldWriter: FieldCoder {
    @usableFromInline let writer: UnsafeMutablePointer<JSONWriter>

    @inlinable
    init(_ writer: UnsafeMutablePointer<JSONWriter>) { self.writer = writer }

    /// Whether values are read.
    @inlinable public static var isReading: Bool { false }

    /// Appends one member, unless it is a nil optional.
    @inlinable
    public mutating func field<T: JSONCodable>(_ key: StaticString, _ value: inout T) throws {
        if value.isLeftOut { return }
        writer.pointee.key(key)
        value.write(to: &writer.pointee)
    }
}

/// The reading direction.
public struct FieldReader: FieldCoder {
    @usableFromInline var members: JSONMembers

    @inlinable
    init(_ members: JSONMembers) { self.members = members }

    /// Whether values are read.
    @inlinable public static var isReading: Bool { true }

    /// Reads one member, if it is there.
    @inlinable
    public mutating func field<T: JSONCodable>(_ key: StaticString, _ value: inout T) throws {
        guard let cursor = members.take(key) else { return }
        do {
            value = try T(from: cursor)
        } catch let error as JSONError {
            throw error.inside(key)
        }
    }
}

extension JSONError {
    /// The error with a member's name before its path: names the way to the value, innermost last.
    @usableFromInline
    func inside(_ key: StaticString) -> JSONError {
        guard case .mismatch(let expected, let found, let path) = self else { return self }
        return .mismatch(expected: expected, found: found, at: "\(key).\(path)")
    }
}
