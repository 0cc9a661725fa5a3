/// Fetches the objects that a view shows, from the container of its environment.
@propertyWrapper
public struct Query<Element: PersistentModel> {
    @Environment(\.modelContext) private var context
    private let descriptor: FetchDescriptor<Element>
    private var result: [Element] = []
    /// Why the objects could not be fetched.
    public private(set) var fetchError: (any Error)?

    /// The objects.
    public var wrappedValue: [Element] { result }
    /// The context that fetched them.
    @MainActor public var modelContext: ModelContext { context }

    /// All objects.
    public init() { descriptor = FetchDescriptor() }
    /// The objects that a description fits.
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = .default) {
        self.descriptor = descriptor
    }
    /// All objects.
    public init(animation: Animation?) { self.init() }
    /// The objects that a condition holds for, in an order.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        animation: Animation? = .default
    ) { descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors) }
    /// The objects that a condition holds for, in the order of a property.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, animation: Animation? = .default
    ) { descriptor = FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]) }
    /// The objects that a condition holds for, in the order of a property.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, animation: Animation? = .default
    ) { descriptor = FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]) }
}

extension Query: DynamicProperty {
    /// Fetches the objects.
    public mutating func update() {
        do {
            result = try context.fetch(descriptor)
            fetchError = nil
        } catch {
            (result, fetchError) = ([], error)
        }
    }
}
