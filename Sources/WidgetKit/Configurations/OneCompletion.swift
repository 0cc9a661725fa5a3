import Synchronization

/// A provider did not do what a provider must.
package struct ProviderError: Error, CustomStringConvertible {
    /// What, for people.
    package let description: String
}

/// The completion handler of a provider: it counts once. A second call is noted; one that never comes ends with an error
/// as soon as the provider has let go of the handler, or with the task's cancellation at the deadline.
final class OneCompletion<Value>: Sendable {
    private enum State {
        case waiting(CheckedContinuation<_Unchecked<Value>, any Error>)
        case over
    }
    private let state = Mutex<State?>(nil)
    private let early = Mutex<Result<_Unchecked<Value>, any Error>?>(nil)
    private let extraCalls = Atomic<Int>(0)
    private let name: String

    private init(_ name: String) { self.name = name }

    /// The handler that the provider holds; the last reference to it tells that no completion can come any more.
    final class Handler: Sendable {
        private let owner: OneCompletion
        init(_ owner: OneCompletion) { self.owner = owner }
        func complete(_ value: Value) { owner.finish(.success(_Unchecked(value))) }
        deinit {
            owner.finish(
                .failure(ProviderError(description: "\(owner.name) let its completion handler go without calling it")))
        }
    }

    /// Calls a provider and waits for its completion.
    ///
    /// - Returns: the value and what is to be remarked.
    @MainActor
    static func wait(
        for name: String, _ call: (@escaping @Sendable (Value) -> Void) -> Void
    ) async throws -> (Value, [String]) {
        let completion = OneCompletion(name)
        do {
            let handler = Handler(completion)
            call { handler.complete($0) }
        }
        let value = try await completion.value()
        let extra = completion.extraCalls.load(ordering: .relaxed)
        return (
            value.value,
            extra > 0 ? ["\(name) called its completion handler more than once; the first call counts"] : []
        )
    }

    @MainActor
    private func value() async throws -> _Unchecked<Value> {
        // Most providers complete before they return: no suspension then.
        if let result = early.withLock({ $0 }) { return try result.get() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let result: Result<_Unchecked<Value>, any Error>? = state.withLock { state in
                    if let result = early.withLock({ $0 }) { return result }
                    state = .waiting(continuation)
                    return nil
                }
                if let result { continuation.resume(with: result) }
            }
        } onCancel: {
            finish(.failure(ProviderError(description: "\(name) did not call its completion handler in time")))
        }
    }

    private func finish(_ result: Result<_Unchecked<Value>, any Error>) {
        let continuation: CheckedContinuation<_Unchecked<Value>, any Error>? = state.withLock { state in
            let isFirst = early.withLock { early in
                if early != nil { return false }
                early = result
                return true
            }
            guard isFirst else {
                if case .success = result { extraCalls.add(1, ordering: .relaxed) }
                return nil
            }
            defer { state = .over }
            if case .waiting(let continuation) = state { return continuation }
            return nil
        }
        continuation?.resume(with: result)
    }
}
