import Synchronization

/// A subscription that operators can end from inside, once.
final class Stop: @unchecked Sendable {
    private struct State: @unchecked Sendable {
        var subscription: (any Subscription)?
        var isOver = false
    }
    private let state = Mutex(State())

    func take(_ subscription: any Subscription) {
        let loan = Loan(subscription)
        state.withLock { if !$0.isOver { $0.subscription = loan.value } }
    }
    /// True the first time.
    func end() -> Bool {
        let (isFirst, subscription) = state.withLock { state in
            defer { state = State(subscription: nil, isOver: true) }
            return Loan((!state.isOver, state.subscription))
        }.value
        subscription?.cancel()
        return isFirst
    }
    /// True the first time; the publisher has ended by itself.
    func finish() -> Bool {
        state.withLock { state in
            defer { state = State(subscription: nil, isOver: true) }
            return !state.isOver
        }
    }
    var isOver: Bool { state.withLock { $0.isOver } }
}

extension Publisher {
    /// The first values, then the end.
    public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
        relayed { next in
            let stop = Stop()
            let left = Atomic<Int>(maxLength)
            return Relay(
                onSubscription: { subscription in
                    stop.take(subscription)
                    next.receive(subscription: subscription)
                    if maxLength <= 0, stop.end() { next.receive(completion: .finished) }
                },
                onValue: { value in
                    guard !stop.isOver else { return .none }
                    let more = next.receive(value)
                    if left.subtract(1, ordering: .relaxed).newValue <= 0, stop.end() {
                        next.receive(completion: .finished)
                    }
                    return more
                }, onCompletion: { if stop.finish() { next.receive(completion: $0) } })
        }
    }

    /// The first value, then the end.
    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

    /// The first value that a condition holds for, then the end.
    public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        filter(predicate).prefix(1)
    }

    /// All values in one list at the end.
    public func collect() -> AnyPublisher<[Output], Failure> {
        AnyPublisher { next in
            var all: [Output] = []
            receive(
                subscriber: Relay(
                    onSubscription: {
                        next.receive(subscription: $0)
                        $0.request(.unlimited)
                    },
                    onValue: {
                        all.append($0)
                        return .none
                    },
                    onCompletion: { completion in
                        if case .finished = completion { _ = next.receive(all) }
                        next.receive(completion: completion)
                    }))
        }
    }

    /// Each value by a closure that may end everything with an error.
    func attempted<T>(
        _ body: @escaping (Relay<T, any Error>, Output) throws -> Subscribers.Demand
    ) -> AnyPublisher<T, any Error> {
        relayed { next in
            let stop = Stop()
            return Relay(
                onSubscription: {
                    stop.take($0)
                    next.receive(subscription: $0)
                },
                onValue: { value in
                    guard !stop.isOver else { return .none }
                    do {
                        return try body(next, value)
                    } catch {
                        if stop.end() { next.receive(completion: .failure(error)) }
                        return .none
                    }
                },
                onCompletion: { completion in
                    guard stop.finish() else { return }
                    switch completion {
                    case .finished: next.receive(completion: .finished)
                    case .failure(let error): next.receive(completion: .failure(error))
                    }
                })
        }
    }

    /// Another error.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
        relayed { next in
            Relay(
                onSubscription: next.onSubscription, onValue: next.onValue,
                onCompletion: { completion in
                    switch completion {
                    case .finished: next.receive(completion: .finished)
                    case .failure(let error): next.receive(completion: .failure(transform(error)))
                    }
                })
        }
    }

    /// A value in place of an error.
    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> { `catch` { _ in Just(output) } }

    /// Another publisher after an error.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
    where P.Output == Output {
        relayed { next in
            Relay(
                onSubscription: next.onSubscription, onValue: next.onValue,
                onCompletion: { completion in
                    switch completion {
                    case .finished: next.receive(completion: .finished)
                    case .failure(let error):
                        handler(error).receive(
                            subscriber: Relay(
                                onSubscription: { $0.request(.unlimited) }, onValue: next.onValue,
                                onCompletion: next.onCompletion))
                    }
                })
        }
    }
}

extension Publisher where Failure == Never {
    /// The same, said to be able to fail.
    public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
        relayed { next in
            Relay(
                onSubscription: next.onSubscription, onValue: next.onValue,
                onCompletion: { _ in next.receive(completion: .finished) })
        }
    }
}
