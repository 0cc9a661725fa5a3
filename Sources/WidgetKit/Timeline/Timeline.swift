/// Entries and when the next timeline is asked for.
///
/// The entry on show is the last one dated at or before now, whatever the order; of equal dates the last given.
public struct Timeline<EntryType: TimelineEntry> {
    /// The entries.
    public let entries: [EntryType]
    /// When the next timeline is asked for.
    public let policy: TimelineReloadPolicy
    /// A timeline.
    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// When the next timeline is asked for.
public struct TimelineReloadPolicy: Equatable, Sendable {
    enum Kind: Equatable { case atEnd, never, after(Date) }
    let kind: Kind
    /// After the last entry's date.
    public static let atEnd = TimelineReloadPolicy(kind: .atEnd)
    /// Only when somebody asks.
    public static let never = TimelineReloadPolicy(kind: .never)
    /// Not before a date.
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(kind: .after(date)) }
}
