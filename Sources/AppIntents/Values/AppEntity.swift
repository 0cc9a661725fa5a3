internal import WidgetArchive

/// A thing of the app's own that intents take. Only its identifier travels; the performer's query finds the thing again.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where ID: EntityIdentifierConvertible & Sendable {
    /// The type of ``defaultQuery``.
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    /// Finds entities.
    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    /// The property of an entity that others see.
    public typealias Property = EntityProperty

    /// What travels: the identifier.
    public static func _encode(_ value: Self) -> _IntentWire { _IntentWire(.entity(value.id.entityIdentifierString)) }

    /// Never works: only the query can tell.
    public static func _decode(_ wire: _IntentWire) throws -> Self {
        throw wire.mismatch("an entity that was asked for")
    }

    /// Asks the query, once for all. Entities that no longer exist are left out; the order is that of what came.
    public static func _resolve(_ wires: [_IntentWire]) async throws -> [Self] {
        let ids = try wires.map { wire in
            switch wire.value {
            case .entity(let text), .string(let text):
                guard let id = ID.entityIdentifier(for: text) else {
                    throw wire.mismatch("an identifier of \(_typeName(Self.self, qualified: false))")
                }
                return id
            default: throw wire.mismatch("an entity of \(_typeName(Self.self, qualified: false))")
            }
        }
        if ids.isEmpty { return [] }
        let found = try await defaultQuery.entities(for: ids)
        let known = Dictionary(found.map { ($0.id, $0) }) { first, _ in first }
        return ids.compactMap { known[$0] }
    }

    /// What an editor must know: the query's suggestions.
    public static var _traits: _IntentValueTraits {
        var traits = _IntentValueTraits(_typeName(Self.self, qualified: false))
        traits.needsResolution = true
        traits.options = { text in try await _OptionsSource(defaultQuery).options(text) }
        traits.defaultOption = { await _OptionsSource(defaultQuery).defaultOption() }
        return traits
    }
}

/// An entity without identity beyond one run.
public protocol TransientAppEntity: AppValue, DisplayRepresentable {
    /// An entity without content.
    init()
}

extension TransientAppEntity {
    /// The property of an entity that others see.
    public typealias Property = EntityProperty

    /// Nothing travels: it has no identity by which another process could find it.
    public static func _encode(_ value: Self) -> _IntentWire { _IntentWire(.null) }
    /// An entity without content.
    public static func _decode(_ wire: _IntentWire) throws -> Self { Self() }
    /// What an editor must know: nothing can be chosen.
    public static var _traits: _IntentValueTraits { _IntentValueTraits(_typeName(Self.self, qualified: false)) }
}

/// An entity of which there is one.
public protocol UniqueAppEntity: AppEntity {}
/// An entity that a search finds.
public protocol IndexedEntity: AppEntity {}
/// An entity that is a file.
public protocol FileEntity: AppEntity {}
/// An entity that a URL stands for.
public protocol URLRepresentableEntity: AppEntity {}

/// An identifier that has a text.
public protocol EntityIdentifierConvertible: Hashable {
    /// The text, at most 4096 characters.
    var entityIdentifierString: String { get }
    /// The identifier of a text; nil when it is none.
    static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
    /// Itself.
    public var entityIdentifierString: String { self }
    /// Itself.
    public static func entityIdentifier(for entityIdentifierString: String) -> String? { entityIdentifierString }
}

extension Int: EntityIdentifierConvertible {
    /// Its digits.
    public var entityIdentifierString: String { description }
    /// The number.
    public static func entityIdentifier(for entityIdentifierString: String) -> Int? { Int(entityIdentifierString) }
}

extension UUID: EntityIdentifierConvertible {
    /// Its 36 characters.
    public var entityIdentifierString: String { uuidString }
    /// The identifier.
    public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
        UUID(uuidString: entityIdentifierString)
    }
}

/// Names an entity of any type.
public struct EntityIdentifier: Hashable, Sendable {
    /// The entity's type.
    public let entityType: String
    /// The entity's identifier.
    public let identifier: String
    /// Names an entity.
    public init<E: AppEntity>(for entity: E) { self.init(for: E.self, identifier: entity.id) }
    /// Names an entity.
    public init<E: AppEntity>(for type: E.Type, identifier: E.ID) {
        entityType = E.persistentIdentifier
        self.identifier = identifier.entityIdentifierString
    }
}

/// A property of an entity that others see.
@propertyWrapper
public struct EntityProperty<Value: Sendable>: Sendable {
    private var value: Value?
    /// The name.
    public let title: LocalizedStringResource

    /// A property with a name.
    public init(title: LocalizedStringResource) { self.title = title }
    /// A property without a name.
    public init() { title = "" }

    /// The value; reading it before it is set ends the process with a message.
    public var wrappedValue: Value {
        get {
            guard let value else {
                fatalError("The entity property “\(title.key)” was read before it was set")
            }
            return value
        }
        set { value = newValue }
    }
    /// The property itself.
    public var projectedValue: EntityProperty<Value> { self }
}
