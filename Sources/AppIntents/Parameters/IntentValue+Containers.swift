internal import WidgetArchive

extension Optional: _IntentValue where Wrapped: _IntentValue {
    /// One value.
    public typealias ValueType = Wrapped.ValueType
    /// Without optional.
    public typealias UnwrappedType = Wrapped.UnwrappedType
    /// What travels: nil is a value of its own.
    public static func _encode(_ value: Wrapped?) -> _IntentWire {
        value.map(Wrapped._encode) ?? _IntentWire(.null)
    }
    /// The value of what came.
    public static func _decode(_ wire: _IntentWire) throws -> Wrapped? {
        wire.value == .null ? nil : try Wrapped._decode(wire)
    }
    /// The value of what came; an entity that no longer exists is nil.
    public static func _resolve(_ wires: [_IntentWire]) async throws -> [Wrapped?] {
        var values: [Wrapped?] = []
        for wire in wires {
            values.append(wire.value == .null ? nil : try await Wrapped._resolve([wire]).first)
        }
        return values
    }
    /// What an editor must know.
    public static var _traits: _IntentValueTraits {
        var traits = Wrapped._traits
        traits.isOptional = true
        return traits
    }
}

extension Array: _IntentValue where Element: _IntentValue {
    /// One value.
    public typealias ValueType = Element.ValueType
    /// Without optional.
    public typealias UnwrappedType = [Element]
    /// What travels.
    public static func _encode(_ value: [Element]) -> _IntentWire {
        _IntentWire(.array(value.map { Element._encode($0).value }))
    }
    /// The value of what came.
    public static func _decode(_ wire: _IntentWire) throws -> [Element] {
        guard case .array(let values) = wire.value else { throw wire.mismatch("a list of \(Element._traits.typeName)") }
        return try values.map { try Element._decode(_IntentWire($0)) }
    }
    /// The value of what came; entities that no longer exist are left out.
    public static func _resolve(_ wires: [_IntentWire]) async throws -> [[Element]] {
        var lists: [[Element]] = []
        for wire in wires {
            guard case .array(let values) = wire.value else {
                throw wire.mismatch("a list of \(Element._traits.typeName)")
            }
            lists.append(try await Element._resolve(values.map { _IntentWire($0) }))
        }
        return lists
    }
    /// What an editor must know.
    public static var _traits: _IntentValueTraits {
        var traits = Element._traits
        traits.isOptional = false
        traits.isList = true
        return traits
    }
}

extension Set: _IntentValue where Element: _IntentValue {
    /// One value.
    public typealias ValueType = Element.ValueType
    /// Without optional.
    public typealias UnwrappedType = Set<Element>
    /// What travels: a list in no particular order.
    public static func _encode(_ value: Set<Element>) -> _IntentWire { [Element]._encode(Array(value)) }
    /// The value of what came.
    public static func _decode(_ wire: _IntentWire) throws -> Set<Element> { Set(try [Element]._decode(wire)) }
    /// The value of what came; entities that no longer exist are left out.
    public static func _resolve(_ wires: [_IntentWire]) async throws -> [Set<Element>] {
        try await [Element]._resolve(wires).map { Set($0) }
    }
    /// What an editor must know.
    public static var _traits: _IntentValueTraits { [Element]._traits }
}
