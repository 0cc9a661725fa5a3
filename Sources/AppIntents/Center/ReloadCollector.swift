import Synchronization

/// A wish to have timelines made anew.
package enum ReloadAsk: Hashable, Sendable {
    /// The placed widgets of a kind.
    case kind(String)
    /// All placed widgets.
    case all

    /// The kind; nil for all.
    package var kind: String? { if case .kind(let kind) = self { kind } else { nil } }
}

/// Collects the reloads that are asked for while an intent is performed, so that they are done together with the tapped
/// widget's own and answered at once.
package final class ReloadCollector: Sendable {
    /// The collector of the intent that this task performs.
    @TaskLocal package static var current: ReloadCollector?

    private let asks = Mutex<[ReloadAsk]?>([])

    /// A collector that is open.
    package init() {}

    /// Takes an ask; false when performing has ended, so that it must go the ordinary way.
    func take(_ ask: ReloadAsk) -> Bool {
        asks.withLock { asks in
            guard asks != nil else { return false }
            if asks?.contains(ask) == false { asks?.append(ask) }
            return true
        }
    }

    /// Ends the collection.
    package func close() -> [ReloadAsk] {
        asks.withLock { asks in
            defer { asks = nil }
            return asks ?? []
        }
    }
}
