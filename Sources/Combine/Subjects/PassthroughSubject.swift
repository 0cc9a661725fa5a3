/// Gives what it is sent to those who listen at that moment.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let fan = Fan<Output, Failure>()

    /// A subject.
    public init() {}
    /// Gives a value to all subscribers.
    public func send(_ value: Output) { fan.send(value) }
    /// Ends for all subscribers.
    public func send(completion: Subscribers.Completion<Failure>) { fan.send(completion: completion) }
    /// Asks the subscription for all its values.
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }
    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        fan.add(Relay(subscriber), first: nil)
    }
}
