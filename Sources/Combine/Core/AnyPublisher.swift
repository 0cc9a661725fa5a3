/// A publisher whose type is not told.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let attach: (Relay<Output, Failure>) -> Void

    /// The same as another.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        attach = { publisher.receive(subscriber: $0) }
    }
    init(attach: @escaping (Relay<Output, Failure>) -> Void) { self.attach = attach }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        attach(Relay(subscriber))
    }
}

/// A subscriber made of closures: what operators put between a publisher and the next subscriber.
struct Relay<Input, Failure: Error>: Subscriber {
    var onSubscription: (any Subscription) -> Void
    var onValue: (Input) -> Subscribers.Demand
    var onCompletion: (Subscribers.Completion<Failure>) -> Void

    init(
        onSubscription: @escaping (any Subscription) -> Void, onValue: @escaping (Input) -> Subscribers.Demand,
        onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        (self.onSubscription, self.onValue, self.onCompletion) = (onSubscription, onValue, onCompletion)
    }
    init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        if let relay = subscriber as? Relay<Input, Failure> {
            self = relay
        } else {
            self.init(
                onSubscription: { subscriber.receive(subscription: $0) }, onValue: { subscriber.receive($0) },
                onCompletion: { subscriber.receive(completion: $0) })
        }
    }

    func receive(subscription: any Subscription) { onSubscription(subscription) }
    func receive(_ input: Input) -> Subscribers.Demand { onValue(input) }
    func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}

extension Publisher {
    /// The same without its type.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
        (self as? AnyPublisher<Output, Failure>) ?? AnyPublisher(self)
    }

    /// A publisher that puts something between this one and its subscribers.
    func relayed<NewOutput, NewFailure: Error>(
        _ make: @escaping (Relay<NewOutput, NewFailure>) -> Relay<Output, Failure>
    ) -> AnyPublisher<NewOutput, NewFailure> {
        AnyPublisher { receive(subscriber: make($0)) }
    }
}
