extension Publisher {
    /// Closures that see what passes by.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        relayed { next in
            Relay(
                onSubscription: { subscription in
                    receiveSubscription?(subscription)
                    guard receiveCancel != nil || receiveRequest != nil else {
                        return next.receive(subscription: subscription)
                    }
                    next.receive(
                        subscription: WatchedSubscription(subscription, receiveRequest, receiveCancel))
                },
                onValue: { value in
                    receiveOutput?(value)
                    return next.receive(value)
                },
                onCompletion: { completion in
                    receiveCompletion?(completion)
                    next.receive(completion: completion)
                })
        }
    }

    /// Writes what passes by to standard output, each line behind a prefix.
    public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
        let head = prefix.isEmpty ? "" : prefix + ": "
        return handleEvents(
            receiveSubscription: { Swift.print("\(head)receive subscription: (\($0))") },
            receiveOutput: { Swift.print("\(head)receive value: (\($0))") },
            receiveCompletion: { Swift.print("\(head)receive \($0)") })
    }
}

/// A subscription whose requests and end are seen.
private final class WatchedSubscription: Subscription, @unchecked Sendable {
    private let inner: any Subscription
    private let onRequest: ((Subscribers.Demand) -> Void)?
    private let onCancel: (() -> Void)?

    init(
        _ inner: any Subscription, _ onRequest: ((Subscribers.Demand) -> Void)?, _ onCancel: (() -> Void)?
    ) { (self.inner, self.onRequest, self.onCancel) = (inner, onRequest, onCancel) }

    func request(_ demand: Subscribers.Demand) {
        onRequest?(demand)
        inner.request(demand)
    }
    func cancel() {
        onCancel?()
        inner.cancel()
    }
}
