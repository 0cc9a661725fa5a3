import Synchronization

extension Subscribers {
    /// Takes all values in a closure.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
        private let onValue: (Input) -> Void
        private let onCompletion: (Completion<Failure>) -> Void
        private struct State: @unchecked Sendable {
            var subscription: (any Subscription)?
            var isOver = false
        }
        private let state = Mutex(State())

        /// A sink for values and the end.
        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) {
            (onValue, onCompletion) = (receiveValue, receiveCompletion)
        }

        /// Asks for all values.
        public func receive(subscription: any Subscription) {
            let box = Loan(subscription)
            let isWanted = state.withLock { state in
                guard state.subscription == nil, !state.isOver else { return false }
                state.subscription = box.value
                return true
            }
            if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
        }
        /// Hands a value to the closure.
        public func receive(_ input: Input) -> Demand {
            if !state.withLock({ $0.isOver }) { onValue(input) }
            return .none
        }
        /// Hands the end to the closure.
        public func receive(completion: Completion<Failure>) {
            if end() != nil { onCompletion(completion) }
        }
        /// Ends the subscription.
        public func cancel() { (end() ?? nil)?.cancel() }

        /// The subscription, the first time it ends.
        private func end() -> (any Subscription)?? {
            state.withLock { state in
                guard !state.isOver else { return Loan(nil as (any Subscription)??) }
                defer { state = State(subscription: nil, isOver: true) }
                return Loan(.some(state.subscription))
            }.value
        }
    }
}

/// Carries a value that the compiler cannot see to be safe across a lock or a queue; whoever uses it says why it is.
struct Loan<Value>: @unchecked Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }
}

extension Publisher {
    /// Takes all values and the end in closures, until the result is cancelled or goes.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        receive(subscriber: sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Takes all values in a closure, until the result is cancelled or goes.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Sets a property of an object, which is kept alive, to each value.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }
}
