import Synchronization

/// A lock with the state that it guards.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage: @unchecked Sendable {
        let lock = Mutex(())
        // Touched under the lock only.
        var state: State
        init(_ state: State) { self.state = state }
    }
    private let storage: Storage

    /// A lock of a state.
    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }
    /// A lock of a state that is not Sendable.
    public init(uncheckedState: State) { storage = Storage(uncheckedState) }

    /// Runs a closure with the state, alone.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }
    /// Runs a closure with the state, alone.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        // Mutex.withLock asks for results that can be sent away; Apple's lock promises nothing of the kind.
        storage.lock._unsafeLock()
        defer { storage.lock._unsafeUnlock() }
        return try body(&storage.state)
    }
}
extension OSAllocatedUnfairLock where State == Void {
    /// A lock without a state.
    public init() { self.init(initialState: ()) }
    /// Runs a closure alone.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }
}
