import Synchronization

/// Holds a value, and gives it and each new one.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let fan = Fan<Output, Failure>()
    private let current: Mutex<Loan<Output>>

    /// A subject with a first value.
    public init(_ value: Output) { current = Mutex(Loan(value)) }

    /// The value; setting it sends it.
    public var value: Output {
        get { current.withLock { $0 }.value }
        set { send(newValue) }
    }
    /// Keeps a value and gives it to all subscribers; after the end nothing happens.
    public func send(_ value: Output) {
        guard !fan.isOver else { return }
        let loan = Loan(value)
        current.withLock { $0 = loan }
        fan.send(value)
    }
    /// Ends for all subscribers.
    public func send(completion: Subscribers.Completion<Failure>) { fan.send(completion: completion) }
    /// Asks the subscription for all its values.
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }
    /// Attaches a subscriber, which gets the value as soon as it asks.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        fan.add(Relay(subscriber), first: fan.isOver ? nil : value)
    }
}
