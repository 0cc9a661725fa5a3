import Synchronization

/// Something that can be ended and ends when the last reference to it goes.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    // Closures of users need not be Sendable; each is called once, under no lock.
    private struct Action: @unchecked Sendable { var run: () -> Void }
    private let action: Mutex<Action?>

    /// Ends by a closure.
    public init(_ cancel: @escaping () -> Void) { action = Mutex(Action(run: cancel)) }
    /// Ends another.
    public init<C: Cancellable>(_ canceller: C) { action = Mutex(Action(run: { canceller.cancel() })) }
    deinit { cancel() }

    /// Ends it.
    public func cancel() {
        let taken = action.withLock { action in
            defer { action = nil }
            return action
        }
        taken?.run()
    }

    /// Keeps it alive in a set.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
    /// Keeps it alive in a collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// The same object.
    public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
    /// By identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
