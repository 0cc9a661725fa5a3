/// Whether an app may start Live Activities. There is no surface for them here, so it may not.
public final class ActivityAuthorizationInfo: Sendable {
    /// Asks.
    public init() {}
    /// No: nothing here shows them.
    public var areActivitiesEnabled: Bool { false }
    /// No: there are no push notifications.
    public var frequentPushesEnabled: Bool { false }
    /// What ``areActivitiesEnabled`` is, now and after each change.
    public var activityEnablementUpdates: ActivityUpdates<Bool> { ActivityUpdates([false]) }
    /// What ``frequentPushesEnabled`` is, now and after each change.
    public var frequentPushEnablementUpdates: ActivityUpdates<Bool> { ActivityUpdates([false]) }
}

/// Why a Live Activity could not be started.
public enum ActivityAuthorizationError: Error, Equatable, Hashable, Sendable {
    /// Its attributes and state are larger than 4 kB.
    case attributesTooLarge
    /// The device shows none.
    case unsupported
    /// The person switched them off.
    case denied
    /// There are too many on the device.
    case globalMaximumExceeded
    /// There are too many of the app.
    case targetMaximumExceeded
    /// The app does not say that it has any.
    case unsupportedTarget
    /// The app is not in the foreground.
    case visibility
    /// It could not be kept.
    case persistenceFailure
    /// The app lacks an entitlement.
    case unentitled
    /// Its identifier is not one.
    case malformedActivityIdentifier
    /// There is no process for it.
    case missingProcessIdentifier
    /// It cannot be taken up again.
    case reconnectNotPermitted
}

extension ActivityAuthorizationError: LocalizedError {
    /// The reason, for people.
    public var failureReason: String? {
        switch self {
        case .unsupported: "Live Activities are not shown on this platform"
        default: String(describing: self)
        }
    }
    /// What went wrong, for people.
    public var errorDescription: String? { failureReason }
    /// What can be done.
    public var recoverySuggestion: String? {
        self == .unsupported ? "Ask ActivityAuthorizationInfo().areActivitiesEnabled first" : nil
    }
}
