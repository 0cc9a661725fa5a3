import Synchronization

/// Several publishers behind one subscriber. Demand is not passed on: the joined publishers give all they have.
private final class Junction<Output, Failure: Error>: @unchecked Sendable {
    private struct State: @unchecked Sendable {
        var bonds: [Stop] = []
        var open: Int
        var isOver = false
    }
    private let state: Mutex<State>
    private let next: Relay<Output, Failure>

    init(_ next: Relay<Output, Failure>, open: Int) {
        self.next = next
        state = Mutex(State(open: open))
    }
    func start() { next.receive(subscription: Bond(onCancel: { self.cancel() })) }
    func opened() { state.withLock { $0.open += 1 } }

    func attach<P: Publisher>(_ publisher: P, _ onValue: @escaping (P.Output) -> Void) where P.Failure == Failure {
        let stop = Stop()
        state.withLock { $0.bonds.append(stop) }
        publisher.receive(
            subscriber: Relay(
                onSubscription: {
                    stop.take($0)
                    $0.request(.unlimited)
                },
                onValue: {
                    if !stop.isOver { onValue($0) }
                    return .none
                }, onCompletion: { if stop.finish() { self.ended($0) } }))
    }
    func give(_ value: Output) {
        if !state.withLock({ $0.isOver }) { _ = next.receive(value) }
    }
    func ended(_ completion: Subscribers.Completion<Failure>) {
        let isFailure = if case .failure = completion { true } else { false }
        let isLast = state.withLock { state in
            state.open -= 1
            guard !state.isOver, isFailure || state.open == 0 else { return false }
            state.isOver = true
            return true
        }
        guard isLast else { return }
        if isFailure { cancel() }
        next.receive(completion: completion)
    }
    func cancel() {
        let bonds = state.withLock { state in
            defer { state = State(bonds: [], open: state.open, isOver: true) }
            return state.bonds
        }
        for bond in bonds { _ = bond.end() }
    }
}

extension Publisher {
    /// The values of both, as they come.
    public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        AnyPublisher { next in
            let junction = Junction(next, open: 2)
            junction.start()
            junction.attach(self) { junction.give($0) }
            junction.attach(other) { junction.give($0) }
        }
    }

    /// The newest value of each, whenever one comes.
    public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure {
        AnyPublisher { next in
            let junction = Junction<(Output, P.Output), Failure>(next, open: 2)
            let newest = Newest<Output, P.Output>()
            func give(_ change: (inout (Output?, P.Output?)) -> Void) {
                let pair = newest.changed(change)
                if let first = pair.0, let second = pair.1 { junction.give((first, second)) }
            }
            junction.start()
            junction.attach(self) { value in give { $0.0 = value } }
            junction.attach(other) { value in give { $0.1 = value } }
        }
    }

    /// The newest value of each, changed, whenever one comes.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    /// The values of the publishers that the values become.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
        AnyPublisher { next in
            let junction = Junction<P.Output, Failure>(next, open: 1)
            junction.start()
            junction.attach(self) { value in
                junction.opened()
                junction.attach(transform(value)) { junction.give($0) }
            }
        }
    }

    /// One subscription for all subscribers.
    public func share() -> AnyPublisher<Output, Failure> {
        let subject = PassthroughSubject<Output, Failure>()
        let keeper = ShareKeeper()
        return AnyPublisher { next in
            subject.receive(subscriber: next)
            guard !keeper.isStarted.exchange(true, ordering: .relaxed) else { return }
            let new = subscribe(subject)
            keeper.bond.withLock { $0 = new }
        }
    }
}

/// Keeps the one subscription of a shared publisher.
private final class ShareKeeper: Sendable {
    let bond = Mutex<AnyCancellable?>(nil)
    let isStarted = Atomic<Bool>(false)
}

/// The newest values of two publishers.
private final class Newest<First, Second>: @unchecked Sendable {
    private let pair = Mutex<Loan<(First?, Second?)>>(Loan((nil, nil)))

    func changed(_ change: (inout (First?, Second?)) -> Void) -> (First?, Second?) {
        pair.withLock { loan in
            change(&loan.value)
            return loan
        }.value
    }
}
