/// When something is relevant to a person. Nothing here rotates widgets by it.
public struct RelevantContext: Hashable, Sendable {
    /// What a date means.
    public struct DateKind: Hashable, Sendable {
        let name: String
        /// The usual.
        public static var `default`: DateKind { .init(name: "default") }
        /// Something that was planned for then.
        public static var scheduled: DateKind { .init(name: "scheduled") }
        /// Something to know.
        public static var informational: DateKind { .init(name: "informational") }
    }
    /// When people sleep.
    public enum SleepCondition: Hashable, Sendable {
        /// To bed.
        case bedtime
        /// Up.
        case wakeup
    }
    /// How people move.
    public enum FitnessCondition: Hashable, Sendable {
        /// While they work out.
        case workoutActive
        /// While the rings are open.
        case activityRingsIncomplete
    }
    /// What is connected.
    public enum HardwareCondition: Hashable, Sendable {
        /// Headphones.
        case headphones
    }

    enum Clue: Hashable, Sendable {
        case dates(DateInterval, DateKind)
        case sleep(SleepCondition)
        case fitness(FitnessCondition)
        case hardware(HardwareCondition)
    }
    let clue: Clue

    /// At a time.
    public static func date(_ exact: Date) -> RelevantContext { date(exact, kind: .default) }
    /// At a time.
    public static func date(_ exact: Date, kind: DateKind) -> RelevantContext {
        date(interval: DateInterval(start: exact, duration: 0), kind: kind)
    }
    /// Between two times.
    public static func date(from: Date, to: Date) -> RelevantContext {
        date(range: min(from, to)...max(from, to), kind: .default)
    }
    /// Between two times.
    public static func date(range: ClosedRange<Date>, kind: DateKind) -> RelevantContext {
        date(interval: DateInterval(start: range.lowerBound, end: range.upperBound), kind: kind)
    }
    /// Between two times.
    public static func date(interval: DateInterval, kind: DateKind) -> RelevantContext {
        .init(clue: .dates(interval, kind))
    }
    /// By a person's hours of sleep.
    public static func sleep(_ condition: SleepCondition) -> RelevantContext { .init(clue: .sleep(condition)) }
    /// By a person's activity.
    public static func fitness(_ condition: FitnessCondition) -> RelevantContext { .init(clue: .fitness(condition)) }
    /// By what is connected.
    public static func hardware(headphones condition: HardwareCondition) -> RelevantContext {
        .init(clue: .hardware(condition))
    }
}

/// A widget's configuration, and when it is relevant.
public struct RelevantIntent: Sendable, CustomDebugStringConvertible {
    let intent: any WidgetConfigurationIntent
    let widgetKind: String
    let relevance: RelevantContext
    /// A configuration of the widgets of a kind, and when it is relevant.
    public init<IntentType: WidgetConfigurationIntent>(
        _ intent: IntentType, widgetKind: String, relevance: RelevantContext
    ) { (self.intent, self.widgetKind, self.relevance) = (intent, widgetKind, relevance) }
    /// The intent's type, the kind and the circumstances.
    public var debugDescription: String { "RelevantIntent(\(type(of: intent)), \(widgetKind), \(relevance.clue))" }
}

/// Hears when configurations are relevant. There is no Smart Stack that would turn to them.
public final class RelevantIntentManager: Sendable {
    /// The only one.
    public static let shared = RelevantIntentManager()
    private init() {}
    /// Nothing.
    public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {}
}
