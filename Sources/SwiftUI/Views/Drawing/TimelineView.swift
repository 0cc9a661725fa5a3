/// A view made anew as time goes by. An archive stands still: it is made once, of now.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content
}

/// When a ``TimelineView`` is made anew.
public protocol TimelineSchedule {}
extension TimelineSchedule {
    /// How often instants are wanted.
    public typealias Mode = TimelineScheduleMode
}
/// How often a schedule's instants are wanted.
public enum TimelineScheduleMode: Sendable {
    /// As the schedule likes.
    case normal
    /// Seldom, as on a dark screen.
    case lowFrequency
}
/// Each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {}
/// At equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {}
/// As often as can be.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {}
/// At instants of a list.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    /// The instants, in order.
    public init(_ dates: Entries) {}
}
extension TimelineSchedule {
    /// At instants of a list, in order.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date { .init(dates) }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// Each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// At equal distances, seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule { .init() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// As often as can be.
    public static var animation: AnimationTimelineSchedule { .init() }
}

/// The instant a ``TimelineView`` is made of.
public struct TimelineViewDefaultContext: Sendable {
    /// The instant.
    public let date: Date
    /// How often the view is made anew: as seldom as can be, for an archive stands still.
    public var cadence: Cadence { .minutes }

    /// How often a view is made anew, the most often first.
    public enum Cadence: Comparable, Sendable {
        /// With each picture.
        case live
        /// Each second.
        case seconds
        /// Each minute.
        case minutes
    }
}

extension TimelineView: View where Content: View {
    /// Built in.
    public typealias Body = Never
    /// The instant.
    public typealias Context = TimelineViewDefaultContext
    /// A view made anew as time goes by.
    public nonisolated init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) { (self.schedule, self.content) = (schedule, content) }
    /// Archives the view of now.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        inputs.session.remark("TimelineView stands still in a widget; give the timeline several entries")
        Content._makeNodes(view.content(TimelineViewDefaultContext(date: Date())), inputs, &outputs)
    }
}
