/// The state of a widget from a date on.
public protocol TimelineEntry {
    /// When it is due.
    var date: Date { get }
    /// How important it is; nil: nothing is said.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    /// Nothing is said.
    public var relevance: TimelineEntryRelevance? { nil }
}

/// How important an entry is.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    /// On a scale of one's own; not above 0: no relevance.
    public var score: Float
    /// Seconds for which it holds; 0: until the next entry.
    public var duration: TimeInterval
    /// An importance.
    public init(score: Float, duration: TimeInterval = 0) {
        self.score = score
        self.duration = duration
    }
}
