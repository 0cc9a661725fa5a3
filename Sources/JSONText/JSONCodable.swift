/// A value that has one JSON form.
public protocol JSONCodable {
    /// Appends the value's JSON.
    func write(to writer: inout JSONWriter)
    /// Reads the value.
    init(from cursor: JSONCursor) throws
    /// Whether the value, as a member, is left out altogether (a nil optional).
    var isLeftOut: Bool { get }
}

extension JSONCodable {
    /// Values other than optionals are never left out.
    @inlinable public var isLeftOut: Bool { false }

    /// The value as JSON text, UTF-8.
    @inlinable public func jsonBytes(capacity: Int = 1024) -> [UInt8] {
        var writer = JSONWriter(capacity: capacity)
        write(to: &writer)
        return writer.bytes
    }

    /// Reads the value from JSON text.
    ///
    /// - Throws: ``JSONError``.
    @inlinable public init(jsonBytes bytes: [UInt8]) throws {
        try self.init(from: JSONTape(bytes).root)
    }
}

extension Bool: JSONCodable {
    /// Appends `true` or `false`.
    @inlinable public func write(to writer: inout JSONWriter) { writer.bool(self) }
    /// Reads a boolean.
    @inlinable public init(from cursor: JSONCursor) throws { self = try cursor.bool() }
}

extension Int: JSONCodable {
    /// Appends the number.
    @inlinable public func write(to writer: inout JSONWriter) { writer.int(Int64(self)) }
    /// Reads an integer.
    @inlinable public init(from cursor: JSONCursor) throws { self = Int(try cursor.int()) }
}

extension Int64: JSONCodable {
    /// Appends the number.
    @inlinable public func write(to writer: inout JSONWriter) { writer.int(self) }
    /// Reads an integer.
    @inlinable public init(from cursor: JSONCursor) throws { self = try cursor.int() }
}

extension Int32: JSONCodable {
    /// Appends the number.
    @inlinable public func write(to writer: inout JSONWriter) { writer.int(Int64(self)) }
    /// Reads an integer of 32 bits.
    @inlinable public init(from cursor: JSONCursor) throws {
        guard let value = Int32(exactly: try cursor.int()) else { throw cursor.mismatch("an integer of 32 bits") }
        self = value
    }
}

extension Double: JSONCodable {
    /// Appends the number; infinities and NaN as strings.
    @inlinable public func write(to writer: inout JSONWriter) { writer.double(self) }
    /// Reads a number.
    @inlinable public init(from cursor: JSONCursor) throws { self = try cursor.double() }
}

extension String: JSONCodable {
    /// Appends the string.
    @inlinable public func write(to writer: inout JSONWriter) { writer.string(self) }
    /// Reads a string.
    @inlinable public init(from cursor: JSONCursor) throws { self = try cursor.string() }
}

extension Optional: JSONCodable where Wrapped: JSONCodable {
    /// A nil member is left out.
    @inlinable public var isLeftOut: Bool { if case .none = self { true } else { false } }
    /// Appends the value, or `null`.
    @inlinable public func write(to writer: inout JSONWriter) {
        if let self { self.write(to: &writer) } else { writer.null() }
    }
    /// Reads the value; `null` is nil.
    @inlinable public init(from cursor: JSONCursor) throws {
        self = cursor.isNull ? nil : try Wrapped(from: cursor)
    }

}

extension Array: JSONCodable where Element: JSONCodable {
    /// Appends the elements in order.
    @inlinable public func write(to writer: inout JSONWriter) {
        writer.beginArray()
        for element in self { element.write(to: &writer) }
        writer.endArray()
    }
    /// Reads all elements.
    @inlinable public init(from cursor: JSONCursor) throws {
        self = []
        var elements = try cursor.elements()
        reserveCapacity(elements.total)
        while let element = elements.next() { append(try Element(from: element)) }
    }
}

extension Dictionary: JSONCodable where Key == String, Value: JSONCodable {
    /// Appends the members, sorted by name so that equal values have equal bytes.
    @inlinable public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        for (key, value) in sorted(by: { $0.key < $1.key }) {
            writer.key(key)
            value.write(to: &writer)
        }
        writer.endObject()
    }
    /// Reads all members; of two of one name the last counts.
    @inlinable public init(from cursor: JSONCursor) throws {
        self = [:]
        try cursor.members().forEach { self[$0] = try Value(from: $1) }
    }
}

extension JSONCodable where Self: RawRepresentable, RawValue == String {
    /// Appends the raw value.
    @inlinable public func write(to writer: inout JSONWriter) { writer.string(rawValue) }
    /// Reads a raw value; an unknown one is an error that carries it.
    @inlinable public init(from cursor: JSONCursor) throws {
        let raw = try cursor.string()
        guard let value = Self(rawValue: raw) else { throw cursor.unknownName(raw, of: Self.self) }
        self = value
    }
}

extension JSONCursor {
    @usableFromInline
    func unknownName(_ name: String, of type: Any.Type) -> JSONError {
        .mismatch(expected: "a \(type)", found: "“\(name)”", at: "byte \(token.start)")
    }
}
