/// Collects the entries of a preview's timeline.
@resultBuilder
public enum PreviewTimelineBuilder {
    /// One entry.
    public static func buildExpression<E: TimelineEntry>(_ entry: E) -> [any TimelineEntry] { [entry] }
    /// Several entries.
    public static func buildExpression<E: TimelineEntry>(_ entries: [E]) -> [any TimelineEntry] { entries }
    /// Several entries.
    public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] { entries.flatMap { $0 } }
    /// Entries under a condition.
    public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] { entries ?? [] }
    /// Entries of the first branch.
    public static func buildEither(first entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
    /// Entries of the second branch.
    public static func buildEither(second entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
    /// Entries of a loop.
    public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] { entries.flatMap { $0 } }
}
