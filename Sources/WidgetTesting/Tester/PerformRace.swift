internal import Synchronization

/// Something that runs until it ends or its time is over, whichever is first.
///
/// What outlives its time is cancelled and left alone: like a renderer, a test goes on without it.
final class PerformRace<R: Sendable>: Sendable {
    private typealias Ending = Result<R, any Error>?
    private struct State {
        var ending: Ending?
        var waiter: CheckedContinuation<Ending, Never>?
    }
    private let state = Mutex(State())

    /// Runs it.
    ///
    /// - Parameter deadline: zero: it is cancelled as it begins, and its answer is not waited for.
    /// - Returns: nil: the time was over.
    static func run(
        deadline: Duration, _ body: @escaping @Sendable () async throws -> R
    ) async -> Result<R, any Error>? {
        let race = PerformRace()
        let work = Task {
            do { race.end(.success(try await body())) } catch { race.end(.failure(error)) }
        }
        if deadline <= .zero {
            race.end(nil)
            work.cancel()
            // It is over before anything else happens, so that the test sees all that it did.
            await work.value
        }
        let timer = Task {
            do { try await Task.sleep(for: deadline) } catch { return }
            race.end(nil)
        }
        let ending = await withCheckedContinuation { race.wait($0) }
        timer.cancel()
        if ending == nil { work.cancel() }
        return ending
    }

    private func end(_ ending: Ending) {
        let waiter = state.withLock { state -> CheckedContinuation<Ending, Never>? in
            guard state.ending == nil else { return nil }
            state.ending = .some(ending)
            defer { state.waiter = nil }
            return state.waiter
        }
        waiter?.resume(returning: ending)
    }

    private func wait(_ waiter: CheckedContinuation<Ending, Never>) {
        let ended = state.withLock { state -> Ending? in
            if state.ending == nil { state.waiter = waiter }
            return state.ending
        }
        if let ended { waiter.resume(returning: ended) }
    }
}
