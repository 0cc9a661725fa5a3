/// Something to feel or to hear.
public struct SensoryFeedback: Equatable, Sendable {
    /// How heavy the things are that meet.
    public enum Weight: Hashable, Sendable {
        /// Little.
        case light
        /// Some.
        case medium
        /// Much.
        case heavy
    }
    /// How hard the things are that meet.
    public enum Flexibility: Hashable, Sendable {
        /// Hard.
        case rigid
        /// Neither.
        case solid
        /// Soft.
        case soft
    }
    let name: String
    /// It went well.
    public static let success = SensoryFeedback(name: "success")
    /// Take care.
    public static let warning = SensoryFeedback(name: "warning")
    /// It went wrong.
    public static let error = SensoryFeedback(name: "error")
    /// Another choice.
    public static let selection = SensoryFeedback(name: "selection")
    /// More.
    public static let increase = SensoryFeedback(name: "increase")
    /// Less.
    public static let decrease = SensoryFeedback(name: "decrease")
    /// It began.
    public static let start = SensoryFeedback(name: "start")
    /// It ended.
    public static let stop = SensoryFeedback(name: "stop")
    /// It is in line.
    public static let alignment = SensoryFeedback(name: "alignment")
    /// Another level.
    public static let levelChange = SensoryFeedback(name: "levelChange")
    /// A path was closed.
    public static let pathComplete = SensoryFeedback(name: "pathComplete")
    /// Things meet.
    public static let impact = SensoryFeedback(name: "impact")
    /// Things of a weight meet.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }
    /// Things of a hardness meet.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }
}

// A widget gives none: its process shows nothing itself.
extension View {
    /// Gives feedback when a value changes; not in a widget.
    public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
    /// Gives feedback when a value changes so; not in a widget.
    public nonisolated func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View { self }
    /// Gives feedback of choice when a value changes; not in a widget.
    public nonisolated func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View { self }
    /// Gives feedback of choice when a value changes; not in a widget.
    public nonisolated func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View { self }
}
