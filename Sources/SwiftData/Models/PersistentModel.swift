/// An object that a store keeps. `@Model` makes a class one.
public protocol PersistentModel: AnyObject, Hashable, Identifiable {
    /// Makes an object of what was kept; relationships follow with `_load`.
    init(_record: _ModelRecord) throws
    /// Takes over what was kept.
    func _load(_ record: _ModelRecord) throws
    /// Puts down what is to be kept.
    func _save(_ record: _ModelRecord) throws
    /// Which object it is and where it belongs.
    var _model: _ModelState { get }
}

extension PersistentModel {
    /// Names the object in its store.
    public var persistentModelID: PersistentIdentifier {
        PersistentIdentifier(entityName: Self._entity, key: _model.key)
    }
    /// Names the object in its store.
    public var id: PersistentIdentifier { persistentModelID }
    /// The context that the object was inserted into or fetched by.
    public var modelContext: ModelContext? { _model.context }
    /// Whether the object was deleted.
    public var isDeleted: Bool { _model.isDeleted }

    static var _entity: String { String(describing: Self.self) }

    /// Objects are equal when they are the same.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Names an object in a store.
public struct PersistentIdentifier: Hashable, Codable, Sendable, Comparable {
    /// The name of the object's class.
    public let entityName: String
    let key: String

    var storeKey: String { "\(entityName)/\(key)" }

    init(entityName: String, key: String) { (self.entityName, self.key) = (entityName, key) }
    init?(storeKey: String) {
        let parts = storeKey.split(separator: "/", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        self.init(entityName: String(parts[0]), key: String(parts[1]))
    }
    /// By class, then by name.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.storeKey < rhs.storeKey }
}

/// Which object one is and where it belongs.
public final class _ModelState {
    var key = UUID().uuidString
    weak var context: ModelContext?
    var isDeleted = false
    /// Nothing yet.
    public init() {}
}

/// Makes a class one whose objects a store keeps.
@attached(member, names: named(_model), named(init(_record:)), named(_load(_:)), named(_save(_:)))
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "PreviewMacros", type: "ModelMacro")

/// How a property is kept. All are kept alike here; `unique` and the rest say nothing more.
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) =
    #externalMacro(module: "PreviewMacros", type: "MarkMacro")

/// How objects that an object has are kept. Deleting cascades where it says so; the other side of an inverse is not
/// kept up by itself.
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
    hashModifier: String? = nil
) = #externalMacro(module: "PreviewMacros", type: "MarkMacro")

/// A property that is not kept.
@attached(peer)
public macro Transient() = #externalMacro(module: "PreviewMacros", type: "MarkMacro")

/// Properties whose values are unique; not looked at here.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "PreviewMacros", type: "MarkMacro")

/// Properties that are searched often; not looked at here.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "PreviewMacros", type: "MarkMacro")
