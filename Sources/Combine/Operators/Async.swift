extension Publisher where Failure == Never {
    /// The values as an asynchronous sequence.
    public var values: AsyncStream<Output> {
        AsyncStream { continuation in
            let bond = sink(
                receiveCompletion: { _ in continuation.finish() }, receiveValue: { continuation.yield(Loan($0).value) })
            continuation.onTermination = { _ in bond.cancel() }
        }
    }
}
