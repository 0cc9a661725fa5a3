extension Publisher {
    /// Each value changed.
    public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
        relayed { next in
            Relay(
                onSubscription: next.onSubscription, onValue: { next.receive(transform($0)) },
                onCompletion: next.onCompletion)
        }
    }

    /// A property of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> { map { $0[keyPath: keyPath] } }

    /// Each value changed, until one cannot be.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
        attempted { next, value in next.receive(try transform(value)) }
    }

    /// Each value changed, without those that become nil.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
        relayed { next in
            Relay(
                onSubscription: next.onSubscription,
                onValue: { transform($0).map(next.receive) ?? .max(1) }, onCompletion: next.onCompletion)
        }
    }

    /// The values that a condition holds for.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        compactMap { isIncluded($0) ? $0 : nil }
    }

    /// The values that differ from the one before.
    public func removeDuplicates(by isDuplicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher { next in
            var last: Output?
            compactMap { value -> Output? in
                if let before = last, isDuplicate(before, value) { return nil }
                last = value
                return value
            }.receive(subscriber: next)
        }
    }

    /// The results of combining each value with what came before.
    public func scan<T>(_ initial: T, _ combine: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
        AnyPublisher { next in
            var total = initial
            map { value -> T in
                total = combine(total, value)
                return total
            }.receive(subscriber: next)
        }
    }

    /// Without the first values.
    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        AnyPublisher { next in
            var left = count
            filter { _ in
                guard left > 0 else { return true }
                left -= 1
                return false
            }.receive(subscriber: next)
        }
    }

    /// Values before the publisher's own.
    public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
        AnyPublisher { next in
            var isFirst = true
            var bond: (any Subscription)?
            receive(
                subscriber: Relay(
                    onSubscription: { subscription in
                        bond = subscription
                        next.receive(
                            subscription: Bond(
                                onRequest: { demand in
                                    if isFirst {
                                        isFirst = false
                                        for element in elements { _ = next.receive(element) }
                                    }
                                    bond?.request(demand)
                                }, onCancel: { bond?.cancel() }))
                    }, onValue: next.onValue, onCompletion: next.onCompletion))
        }
    }

    /// Sees what goes by.
    public func handleEvents(
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        relayed { next in
            Relay(
                onSubscription: next.onSubscription,
                onValue: {
                    receiveOutput?($0)
                    return next.receive($0)
                },
                onCompletion: {
                    receiveCompletion?($0)
                    next.receive(completion: $0)
                })
        }
    }
}

extension Publisher where Output: Equatable {
    /// The values that differ from the one before.
    public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

/// A subscription made of closures.
struct Bond: Subscription {
    var onRequest: (Subscribers.Demand) -> Void = { _ in }
    var onCancel: () -> Void
    func request(_ demand: Subscribers.Demand) { onRequest(demand) }
    func cancel() { onCancel() }
}
