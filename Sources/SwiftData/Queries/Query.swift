/// Fetches the objects that a view shows, from the container of its environment.
@propertyWrapper
public struct Query<Element: PersistentModel, Result> {
    @Environment(\.modelContext) private var context
    private let fetch: (ModelContext) throws -> Result
    private let nothing: Result
    private var result: Result
    /// Why the objects could not be fetched.
    public private(set) var fetchError: (any Error)?

    /// The objects.
    public var wrappedValue: Result { result }
    /// The context that fetched them.
    @MainActor public var modelContext: ModelContext { context }
}

extension Query: DynamicProperty {
    /// Fetches the objects.
    public mutating func update() {
        do {
            result = try fetch(context)
            fetchError = nil
        } catch {
            (result, fetchError) = (nothing, error)
        }
    }
}

extension Query where Result == [Element] {
    /// The objects that a description fits.
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = .default) {
        (nothing, result) = ([], [])
        fetch = { try $0.fetch(descriptor) }
    }
    /// All objects.
    public init(animation: Animation? = .default) { self.init(FetchDescriptor<Element>()) }
    /// The objects that a condition holds for, in an order.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        animation: Animation? = .default
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors)) }
    /// The objects that a condition holds for, in the order of a property.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward,
        animation: Animation? = .default
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) }
    /// The objects that a condition holds for, in the order of a property.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, animation: Animation? = .default
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) }
}
