/// Finds entities by what their properties are. The Shortcuts app would ask it; nothing here does.
public protocol EntityPropertyQuery: EntityQuery {
    /// What the comparators make of a value, and ``entities(matching:mode:sortedBy:limit:)`` gets.
    associatedtype ComparatorMappingType

    /// The properties that are looked at.
    static var properties: QueryProperties { get }
    /// The properties that may be sorted by.
    static var sortingOptions: SortingOptions { get }
    /// What finding does.
    static var findIntentDescription: IntentDescription? { get }

    /// The entities that fit.
    func entities(
        matching comparators: [ComparatorMappingType], mode: ComparatorMode, sortedBy: [Sort<Entity>], limit: Int?
    ) async throws -> [Entity]
}

extension EntityPropertyQuery {
    /// The properties that are looked at.
    public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
    /// A property that is looked at.
    public typealias Property = EntityQueryProperty
    /// The properties that may be sorted by.
    public typealias SortingOptions = EntityQuerySortingOptions<Entity>
    /// A property that may be sorted by.
    public typealias SortableBy = EntityQuerySortableByProperty
    /// An order.
    public typealias Sort = EntityQuerySort
    /// Whether all or any must fit.
    public typealias ComparatorMode = EntityQueryComparatorMode

    /// Nothing is said.
    public static var findIntentDescription: IntentDescription? { nil }
}

/// Whether all comparators must fit, or any.
public enum EntityQueryComparatorMode: Hashable, Sendable {
    /// All.
    case and
    /// Any.
    case or
}

/// The properties that a query looks at.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: @unchecked Sendable {
    // Key paths and closures are written once and only read.
    let names: [PartialKeyPath<Entity>]
    /// Properties.
    public init(@EntityQueryPropertiesBuilder<Entity, ComparatorMappingType> properties: () -> Self) {
        self = properties()
    }
    init(names: [PartialKeyPath<Entity>]) { self.names = names }
}

/// Collects properties.
@resultBuilder
public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
    /// One property.
    public static func buildExpression<Value>(_ property: EntityQueryProperty<Entity, Value, ComparatorMappingType>)
        -> EntityQueryProperties<Entity, ComparatorMappingType>
    { .init(names: [property.path]) }
    /// All properties.
    public static func buildBlock(_ parts: EntityQueryProperties<Entity, ComparatorMappingType>...)
        -> EntityQueryProperties<Entity, ComparatorMappingType>
    { .init(names: parts.flatMap(\.names)) }
}

/// A property that a query looks at, with the ways it is compared.
public struct EntityQueryProperty<Entity: AppEntity, Value: Sendable, ComparatorMappingType>: @unchecked Sendable {
    let path: PartialKeyPath<Entity>
    let comparators: [EntityQueryComparator<Value, ComparatorMappingType>]
    /// A property and its comparators.
    public init(
        _ keyPath: KeyPath<Entity, EntityProperty<Value>>,
        @ArrayBuilder<EntityQueryComparator<Value, ComparatorMappingType>> entityComparators:
            () -> [EntityQueryComparator<Value, ComparatorMappingType>]
    ) { (path, comparators) = (keyPath, entityComparators()) }
}

/// A way to compare a property with a value that is asked for.
public class EntityQueryComparator<Value, ComparatorMappingType>: @unchecked Sendable {
    let mapping: (Value) -> ComparatorMappingType
    /// A comparison, and what the query is told of it.
    public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) { mapping = mappingTransform }
}

/// Equal.
public final class EqualToComparator<Value, Mapping>: EntityQueryComparator<Value, Mapping>, @unchecked Sendable {}
/// Not equal.
public final class NotEqualToComparator<Value, Mapping>: EntityQueryComparator<Value, Mapping>, @unchecked Sendable {}
/// Has it in it.
public final class ContainsComparator<Value, Mapping>: EntityQueryComparator<Value, Mapping>, @unchecked Sendable {}
/// Begins with it.
public final class HasPrefixComparator<Value, Mapping>: EntityQueryComparator<Value, Mapping>, @unchecked Sendable {}
/// Ends with it.
public final class HasSuffixComparator<Value, Mapping>: EntityQueryComparator<Value, Mapping>, @unchecked Sendable {}
/// Less.
public final class LessThanComparator<Value, Mapping>: EntityQueryComparator<Value, Mapping>, @unchecked Sendable {}
/// Less or equal.
public final class LessThanOrEqualToComparator<Value, Mapping>: EntityQueryComparator<Value, Mapping>,
    @unchecked Sendable
{}
/// Greater.
public final class GreaterThanComparator<Value, Mapping>: EntityQueryComparator<Value, Mapping>, @unchecked Sendable {}
/// Greater or equal.
public final class GreaterThanOrEqualToComparator<Value, Mapping>: EntityQueryComparator<Value, Mapping>,
    @unchecked Sendable
{}

/// The properties that entities may be sorted by.
public struct EntityQuerySortingOptions<Entity: AppEntity>: @unchecked Sendable {
    // Key paths are immutable.
    let paths: [PartialKeyPath<Entity>]
    /// Properties.
    public init(
        @ArrayBuilder<EntityQuerySortableByProperty<Entity>> properties: () -> [EntityQuerySortableByProperty<Entity>]
    ) { paths = properties().map(\.path) }
}

/// A property that entities may be sorted by.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: @unchecked Sendable {
    let path: PartialKeyPath<Entity>
    /// A property.
    public init<Value>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) { path = keyPath }
}

/// An order of entities.
public struct EntityQuerySort<Entity: AppEntity>: @unchecked Sendable {
    /// Up or down.
    public enum Ordering: Hashable, Sendable {
        /// The smallest first.
        case ascending
        /// The greatest first.
        case descending
    }
    /// The property.
    public let by: PartialKeyPath<Entity>
    /// Up or down.
    public let order: Ordering
    /// An order.
    public init(by: PartialKeyPath<Entity>, order: Ordering) { (self.by, self.order) = (by, order) }
}
