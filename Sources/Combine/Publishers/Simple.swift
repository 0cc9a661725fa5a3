import Synchronization

/// Gives one value.
public struct Just<Output>: Publisher {
    /// It never fails.
    public typealias Failure = Never
    /// The value.
    public let output: Output
    /// A publisher of one value.
    public init(_ output: Output) { self.output = output }
    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        subscriber.receive(subscription: Listed([output], Relay(subscriber)))
    }
}

/// Gives nothing and ends.
public struct Empty<Output, Failure: Error>: Publisher {
    /// Whether it ends at once.
    public let completeImmediately: Bool
    /// A publisher of nothing.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
    /// A publisher of nothing, its types named.
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.init(completeImmediately: completeImmediately)
    }
    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Nothing())
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}

/// Fails.
public struct Fail<Output, Failure: Error>: Publisher {
    /// The error.
    public let error: Failure
    /// A publisher of an error.
    public init(error: Failure) { self.error = error }
    /// A publisher of an error, its types named.
    public init(outputType: Output.Type, failure: Failure) { error = failure }
    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Nothing())
        subscriber.receive(completion: .failure(error))
    }
}

/// Makes a publisher for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    /// Its values.
    public typealias Output = DeferredPublisher.Output
    /// Its failures.
    public typealias Failure = DeferredPublisher.Failure
    /// Makes the publisher.
    public let createPublisher: () -> DeferredPublisher
    /// A publisher that is made later.
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }
    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().receive(subscriber: subscriber)
    }
}

/// Gives one value that comes later.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    /// Gives the value.
    public typealias Promise = (Result<Output, Failure>) -> Void
    private let subject = CurrentValueSubject<Output?, Failure>(nil)
    private let isKept = Mutex(false)

    /// Starts the work at once.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [self] result in
            let isFirst = isKept.withLock { isKept in
                defer { isKept = true }
                return !isKept
            }
            guard isFirst else { return }
            switch result {
            case .success(let value): subject.send(value)
            case .failure(let error): subject.send(completion: .failure(error))
            }
        }
    }
    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subject.compactMap { $0 }.first().receive(subscriber: subscriber)
    }
}

struct Nothing: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}

/// Gives the values of a list as they are asked for.
final class Listed<Output, Failure: Error>: Subscription, @unchecked Sendable {
    private struct State: @unchecked Sendable {
        var rest: ArraySlice<Output>
        var relay: Relay<Output, Failure>?
        var demand = Subscribers.Demand.none
        var isGiving = false
    }
    private let state: Mutex<State>

    init(_ values: [Output], _ relay: Relay<Output, Failure>) { state = Mutex(State(rest: values[...], relay: relay)) }

    func request(_ demand: Subscribers.Demand) {
        let mayGive = state.withLock { state in
            state.demand += demand
            defer { state.isGiving = true }
            return !state.isGiving
        }
        guard mayGive else { return }
        while let (relay, value) = next() {
            guard let value else { return relay.receive(completion: .finished) }
            let more = relay.receive(value)
            state.withLock { $0.demand += more }
        }
    }
    func cancel() { state.withLock { $0.relay = nil } }

    private func next() -> (Relay<Output, Failure>, Output?)? {
        state.withLock { state -> Loan<(Relay<Output, Failure>, Output?)?> in
            guard let relay = state.relay else { return Loan(nil) }
            if state.rest.isEmpty {
                state.relay = nil
                return Loan((relay, nil))
            }
            guard state.demand > .none else {
                state.isGiving = false
                return Loan(nil)
            }
            state.demand = state.demand.afterOne
            return Loan((relay, state.rest.removeFirst()))
        }.value
    }
}

/// Types of publishers.
public enum Publishers {
    /// Gives the elements of a sequence.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        /// Its values.
        public typealias Output = Elements.Element
        /// The elements.
        public let sequence: Elements
        /// A publisher of a sequence.
        public init(sequence: Elements) { self.sequence = sequence }
        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subscriber.receive(subscription: Listed(Array(sequence), Relay(subscriber)))
        }
    }
}
extension Sequence {
    /// Gives the elements.
    public var publisher: Publishers.Sequence<Self, Never> { .init(sequence: self) }
}
extension Optional {
    /// Gives the value, if there is one.
    public var publisher: Publishers.Sequence<[Wrapped], Never> { .init(sequence: map { [$0] } ?? []) }
}
extension Result {
    /// Gives the value or the error.
    public var publisher: AnyPublisher<Success, Failure> {
        switch self {
        case .success(let value): Publishers.Sequence(sequence: [value]).eraseToAnyPublisher()
        case .failure(let error): Fail(error: error).eraseToAnyPublisher()
        }
    }
}
