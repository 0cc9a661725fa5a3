/// Gives the choices of a parameter.
public protocol DynamicOptionsProvider: _SupportsAppDependencies, Sendable {
    /// The type of ``defaultResult()``.
    associatedtype DefaultValue: _IntentValue
    /// An array or an ``IntentItemCollection``.
    associatedtype Result: ResultsCollection
    /// The choices.
    func results() async throws -> Result
    /// The choice for those who made none; nil for none.
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
    /// None.
    public func defaultResult() async -> Result.Item? { nil }
}

/// Finds entities by identifier.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable {
    /// What is found.
    associatedtype Entity: AppEntity
    /// What ``suggestedEntities()`` gives.
    associatedtype Result = [Entity]
    /// Makes a query.
    init()
    /// The entities of those identifiers that exist, in any order.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// The first choices in an editor.
    func suggestedEntities() async throws -> Result
}

extension EntityQuery {
    /// The suggestions.
    public func results() async throws -> Result { try await suggestedEntities() }
    /// None.
    public func defaultResult() async -> Entity? { nil }
}

extension EntityQuery where Result == [Entity] {
    /// None.
    public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Finds entities by a text.
public protocol EntityStringQuery: EntityQuery {
    /// What matches the text.
    func entities(matching string: String) async throws -> Result
}

/// Knows all entities.
public protocol EnumerableEntityQuery: EntityQuery where Result == [Entity] {
    /// All of them.
    func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
    /// All of them.
    public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
    /// Those of all that have one of the identifiers.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        let wanted = Set(identifiers)
        return try await allEntities().filter { wanted.contains($0.id) }
    }
}

/// Knows the only entity of its type.
public protocol UniqueAppEntityQuery: EntityQuery where Result == [Entity] {
    /// The entity.
    func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery {
    /// The entity.
    public func suggestedEntities() async throws -> [Entity] { [try await uniqueEntity()] }
    /// The entity.
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [try await uniqueEntity()] }
}
