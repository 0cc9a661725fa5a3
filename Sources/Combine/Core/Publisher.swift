/// Something that gives values over time.
public protocol Publisher<Output, Failure> {
    /// The values.
    associatedtype Output
    /// How it can fail.
    associatedtype Failure: Error

    /// Attaches a subscriber. Users call `subscribe` or an operator.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Attaches a subscriber.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Passes all values on to a subject.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
    }
}

/// A publisher that can be started.
public protocol ConnectablePublisher: Publisher {
    /// Starts it.
    func connect() -> any Cancellable
}
