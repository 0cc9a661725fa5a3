/// The latest stories of a trace, each as far as it has come: for surfaces that show them as they happen.
///
/// A pure machine beside ``WaterfallGrouper``, which gives each story once, at its end.
public struct WaterfallBoard: Sendable {
    private struct Story {
        var ids: Set<String>
        var events: [TraceEvent]
    }

    private let limit: Int
    private var stories: [Int: Story] = [:]
    private var owner: [String: Int] = [:]
    private var lastNumber = 0
    private static let eventLimit = 512

    /// An empty board.
    ///
    /// - Parameter limit: how many stories are kept; the oldest leave first.
    public init(limit: Int = 40) { self.limit = max(1, limit) }

    /// The numbers of the stories that are kept, oldest first.
    public var numbers: [Int] { stories.keys.sorted() }

    /// A story by its number; nil when it has left the board or has become a part of another.
    public func waterfall(_ number: Int) -> Waterfall? { stories[number].map { Waterfall(events: $0.events) } }

    /// Takes events in.
    ///
    /// - Returns: the numbers of the stories that have changed or gone, in order.
    public mutating func take(_ events: [TraceEvent]) -> [Int] {
        var changed: Set<Int> = []
        for event in events {
            guard let span = event.span, event.name != .log || !event.links.isEmpty || owner[span] != nil else {
                continue
            }
            let ids = Set([span] + event.links)
            let known = Set(ids.compactMap { owner[$0] }).sorted()
            let number = known.first ?? lastNumber + 1
            lastNumber = max(lastNumber, number)
            var story = stories[number] ?? Story(ids: [], events: [])
            for other in known.dropFirst() {
                guard let joined = stories.removeValue(forKey: other) else { continue }
                story.ids.formUnion(joined.ids)
                story.events += joined.events
                changed.insert(other)
            }
            story.ids.formUnion(ids)
            for id in story.ids { owner[id] = number }
            if story.events.count < Self.eventLimit { story.events.append(event) }
            stories[number] = story
            changed.insert(number)
        }
        while stories.count > limit, let oldest = stories.keys.min() {
            for id in stories[oldest]?.ids ?? [] { owner[id] = nil }
            stories[oldest] = nil
            changed.insert(oldest)
        }
        return changed.sorted()
    }
}
