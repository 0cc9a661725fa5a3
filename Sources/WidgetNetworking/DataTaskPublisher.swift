extension URLSession {
    /// Gives the answer to a request, once. Each subscriber makes a request of its own; a cancelled one is cancelled.
    public struct DataTaskPublisher: Publisher {
        /// The body and the head of the answer.
        public typealias Output = (data: Data, response: URLResponse)
        /// What kept the answer from coming.
        public typealias Failure = URLError
        /// The request.
        public let request: URLRequest
        /// The session that makes it.
        public let session: URLSession
        /// A publisher of the answer to a request.
        public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }

        /// Makes the request.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
            subscriber.receive(subscription: Answer(request, session, subscriber))
        }
    }

    /// The answer to a request for a URL.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        DataTaskPublisher(request: URLRequest(url: url), session: self)
    }
    /// The answer to a request.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }
}

/// A request that is made when a value is asked for, and answers once.
private final class Answer<S: Subscriber>: Subscription, @unchecked Sendable
where S.Input == URLSession.DataTaskPublisher.Output, S.Failure == URLError {
    private enum State {
        case waiting(URLSession, S)
        case asked(URLSessionDataTask, S)
        case over
    }
    private let request: URLRequest
    private let lock = NSLock()
    private var state: State

    init(_ request: URLRequest, _ session: URLSession, _ subscriber: S) {
        (self.request, state) = (request, .waiting(session, subscriber))
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        let task: URLSessionDataTask? = lock.withLock {
            guard case .waiting(let session, let subscriber) = state else { return nil }
            let callback = Callback(run: answer)
            let task = session.dataTask(with: request) { callback.run($0, $1, $2) }
            state = .asked(task, subscriber)
            return task
        }
        task?.resume()
    }

    func cancel() {
        if case .asked(let task, _) = end() { task.cancel() }
    }

    private func end() -> State {
        lock.withLock {
            defer { state = .over }
            return state
        }
    }

    private func answer(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        guard case .asked(_, let subscriber) = end() else { return }
        if let response, error == nil {
            _ = subscriber.receive((data ?? Data(), response))
            subscriber.receive(completion: .finished)
        } else {
            subscriber.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
        }
    }
}

/// Carries a method of a generic class, whose subscribers need not be Sendable, to the session's queue.
private struct Callback: @unchecked Sendable {
    let run: (Data?, URLResponse?, (any Error)?) -> Void
}
