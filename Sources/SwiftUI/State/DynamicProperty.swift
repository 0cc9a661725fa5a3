@_spi(Reflection) import Swift

/// A property that has to be brought up to date before a body is evaluated.
public protocol DynamicProperty {
    /// Brings the property up to date. Called before the body, after the properties inside it.
    mutating func update()
}

extension DynamicProperty {
    /// Nothing to do.
    public mutating func update() {}
}

/// A property that is given the environment of its place.
protocol EnvironmentReader: DynamicProperty {
    mutating func install(_ environment: EnvironmentValues)
}

/// Where the dynamic properties of a type lie, found once per type.
@MainActor
struct DynamicFields {
    private struct Field {
        let offset: Int
        let install: (UnsafeMutableRawPointer, EnvironmentValues) -> Void
    }

    private let fields: [Field]

    private static var known: [ObjectIdentifier: DynamicFields] = [:]

    /// Whether there are none.
    var isEmpty: Bool { fields.isEmpty }

    /// The dynamic properties of a structure; other types have none.
    static func of<T>(_ type: T.Type) -> DynamicFields {
        let key = ObjectIdentifier(type)
        if let found = known[key] { return found }
        let made = DynamicFields(fields: find(in: type))
        known[key] = made
        return made
    }

    private static func find(in type: any Any.Type) -> [Field] {
        var found: [Field] = []
        _forEachField(of: type) { _, offset, fieldType, _ in
            if let property = fieldType as? any DynamicProperty.Type { found.append(field(property, at: offset)) }
            return true
        }
        return found
    }

    private static func field<P: DynamicProperty>(_ type: P.Type, at offset: Int) -> Field {
        if let reader = type as? any EnvironmentReader.Type { return self.reader(reader, at: offset) }
        let inner = DynamicFields(fields: find(in: type))
        return Field(offset: offset) { pointer, environment in
            for field in inner.fields { field.install(pointer + field.offset, environment) }
            pointer.assumingMemoryBound(to: P.self).pointee.update()
        }
    }

    private static func reader<P: EnvironmentReader>(_ type: P.Type, at offset: Int) -> Field {
        Field(offset: offset) { pointer, environment in
            pointer.assumingMemoryBound(to: P.self).pointee.install(environment)
        }
    }

    /// Brings the dynamic properties of a value up to date.
    func install<T>(_ environment: EnvironmentValues, into value: inout T) {
        guard !fields.isEmpty else { return }
        withUnsafeMutablePointer(to: &value) { pointer in
            let raw = UnsafeMutableRawPointer(pointer)
            for field in fields { field.install(raw + field.offset, environment) }
        }
    }
}
