import Synchronization

extension Publishers {
    /// Starts a publisher with its first subscriber and ends it with the last.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher, @unchecked Sendable {
        /// The publisher's values.
        public typealias Output = Upstream.Output
        /// The publisher's failures.
        public typealias Failure = Upstream.Failure
        /// The publisher.
        public let upstream: Upstream
        private struct State: @unchecked Sendable {
            var subscribers = 0
            var connection: (any Cancellable)?
        }
        private let state = Mutex(State())

        /// Starts a publisher by itself.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.handleEvents(receiveCancel: { [self] in leave() }).receive(subscriber: subscriber)
            let isFirst = state.withLock { state in
                state.subscribers += 1
                return state.subscribers == 1
            }
            guard isFirst else { return }
            let connection = Loan(upstream.connect())
            state.withLock { $0.connection = connection.value }
        }

        private func leave() {
            let ended = state.withLock { state in
                state.subscribers -= 1
                guard state.subscribers <= 0 else { return Loan<(any Cancellable)?>(nil) }
                defer { state.connection = nil }
                return Loan(state.connection)
            }
            ended.value?.cancel()
        }
    }
}

extension ConnectablePublisher {
    /// Starts with the first subscriber and ends with the last.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}
