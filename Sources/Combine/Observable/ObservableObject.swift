import Synchronization

/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {
    /// The publisher's type.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never
    /// Gives a signal before each change.
    var objectWillChange: ObjectWillChangePublisher { get }
}

/// Gives a signal before an object changes.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    /// No value.
    public typealias Output = Void
    /// It never fails.
    public typealias Failure = Never
    private let fan = Fan<Void, Never>()

    /// A publisher.
    public init() {}
    /// Gives the signal.
    public func send() { fan.send(()) }
    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        fan.add(Relay(subscriber), first: nil)
    }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Gives a signal before a `@Published` property changes; the same publisher for the object's life.
    public var objectWillChange: ObservableObjectPublisher { ChangePublishers.publisher(of: self) }
}

/// The publishers of objects that declare none.
private enum ChangePublishers {
    private struct Entry: @unchecked Sendable {
        weak var object: AnyObject?
        var publisher: ObservableObjectPublisher
    }
    private struct State {
        var entries: [ObjectIdentifier: Entry] = [:]
        /// The size at which dead objects are looked for next.
        var sweep = 64
    }
    private static let state = Mutex(State())

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let loan = Loan(object)
        return state.withLock { state in
            let key = ObjectIdentifier(loan.value)
            // An address can be another object's by now; the weak reference tells.
            if let entry = state.entries[key], entry.object != nil { return entry.publisher }
            if state.entries.count >= state.sweep {
                state.entries = state.entries.filter { $0.value.object != nil }
                state.sweep = max(64, state.entries.count * 2)
            }
            let publisher = ObservableObjectPublisher()
            state.entries[key] = Entry(object: loan.value, publisher: publisher)
            return publisher
        }
    }
}
