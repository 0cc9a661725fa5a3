/// Which objects are fetched, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
    /// The condition; nil: all.
    public var predicate: Predicate<T>?
    /// The order; empty: by name.
    public var sortBy: [SortDescriptor<T>]
    /// Most objects.
    public var fetchLimit: Int?
    /// Objects that are passed over at the beginning.
    public var fetchOffset: Int?
    /// Whether changes that are not saved count; they always do.
    public var includePendingChanges = true
    /// Properties that are read; all are.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// Objects that are read along; they always are.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    /// A description.
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        (self.predicate, self.sortBy) = (predicate, sortBy)
    }
}

extension FetchDescriptor: @unchecked Sendable {}
