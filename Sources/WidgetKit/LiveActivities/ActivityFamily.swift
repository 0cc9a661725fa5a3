/// The size of a Live Activity.
public enum ActivityFamily: Hashable, CaseIterable, Sendable, CustomStringConvertible {
    /// As on a watch or in a car.
    case small
    /// As on a phone.
    case medium
    /// For people.
    public var description: String { self == .small ? "small" : "medium" }
}

private struct ActivityFamilyKey: EnvironmentKey {
    static let defaultValue = ActivityFamily.medium
}
private struct FullscreenKey: EnvironmentKey {
    static let defaultValue = false
}
private struct UpdateReducedKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// The size of the Live Activity.
    public var activityFamily: ActivityFamily {
        get { self[ActivityFamilyKey.self] }
        set { self[ActivityFamilyKey.self] = newValue }
    }
    /// Whether the Live Activity fills the screen, as in StandBy.
    public var isActivityFullscreen: Bool {
        get { self[FullscreenKey.self] }
        set { self[FullscreenKey.self] = newValue }
    }
    /// Whether the Live Activity is updated less often.
    public var isActivityUpdateReduced: Bool {
        get { self[UpdateReducedKey.self] }
        set { self[UpdateReducedKey.self] = newValue }
    }
}
