internal import WidgetArchive
import Dispatch
import Synchronization

/// What `perform()` gave, on its way back to the main actor. Taps that finish together come back together, and share
/// the provider's run.
final class FinishedTaps: Sendable {
    struct Item: Sendable {
        let span: String
        let result: Result<PerformedIntent, any Error>
        /// When `perform()` returned, nanoseconds of ``BootClock``.
        let instant: Int64
    }
    private let items = Mutex<[Item]>([])
    /// Called on the main actor when there is something to take.
    @MainActor var wake: @MainActor () -> Void = {}

    /// Hands over a result, from any thread.
    func add(_ item: Item) {
        let isFirst = items.withLock { items in
            items.append(item)
            return items.count == 1
        }
        guard isFirst else { return }
        DispatchQueue.main.async { MainActor.assumeIsolated { self.wake() } }
    }

    /// All that have come.
    func take() -> [Item] {
        items.withLock { items in
            defer { items = [] }
            return items
        }
    }
}
