public import Foundation
internal import WidgetArchive
internal import WidgetHost

/// A timeline that a provider gave.
public struct WidgetTimeline: Sendable {
    /// When the next one is asked for.
    public enum Policy: Hashable, Sendable {
        /// After the last entry's date.
        case atEnd
        /// Not before a date.
        case after(Date)
        /// Only when somebody asks.
        case never
    }

    /// The entries in the order given, as they will look.
    public let frames: [WidgetFrame]
    /// When the next one is asked for.
    public let policy: Policy
    /// When it was asked for.
    public let askedAt: Date
    /// What the developer should know: views that cannot be shown, a missing container background, unknown symbols.
    public let remarks: [String]

    init(frames: [WidgetFrame], archive: TimelineArchive, askedAt: Date) {
        self.frames = frames
        self.askedAt = askedAt
        remarks = archive.remarks
        policy =
            switch archive.policy {
            case .atEnd: .atEnd
            case .never: .never
            case .after(let date): .after(Date(timeIntervalSince1970: date))
            }
    }

    /// The dates of the entries, in the order given.
    public var dates: [Date] { frames.map(\.date) }

    /// What is on show at a date: the entry with the greatest date at or before it; nil while all lie ahead.
    public func frame(at date: Date) -> WidgetFrame? {
        let schedule = EntrySchedule(frames.map(\.date.timeIntervalSince1970))
        return schedule.index(at: date.timeIntervalSince1970).map { frames[$0].seen(at: date) }
    }
}
