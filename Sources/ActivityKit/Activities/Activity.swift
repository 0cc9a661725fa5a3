/// A Live Activity.
///
/// Nothing here shows one, so ``request(attributes:content:pushType:)`` throws
/// ``ActivityAuthorizationError/unsupported``, as on a device without them, and ``activities`` is empty. Sources that
/// start and change activities compile and take their path for such devices.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
    /// The type of what changes.
    public typealias ContentState = Attributes.ContentState

    /// The activity's id.
    public let id: String
    /// What never changes.
    public let attributes: Attributes
    /// What changes.
    public let content: ActivityContent<ContentState>
    /// Where it stands.
    public var activityState: ActivityState { .dismissed }
    /// How long it stays.
    public var activityStyle: ActivityStyle { .standard }
    /// The token for updates from elsewhere; there is none.
    public var pushToken: Data? { nil }

    private init(attributes: Attributes, content: ActivityContent<ContentState>) {
        id = UUID().uuidString
        (self.attributes, self.content) = (attributes, content)
    }

    /// What changes, by its older name.
    public var contentState: ContentState { content.state }
    /// Each new content.
    public var contentUpdates: ActivityUpdates<ActivityContent<ContentState>> { ActivityUpdates() }
    /// Each new state, by its older name.
    public var contentStateUpdates: ActivityUpdates<ContentState> { ActivityUpdates() }
    /// Where it stands, after each change.
    public var activityStateUpdates: ActivityUpdates<ActivityState> { ActivityUpdates() }
    /// Each new token.
    public var pushTokenUpdates: ActivityUpdates<Data> { ActivityUpdates() }

    /// The activities that run; none.
    public static var activities: [Activity<Attributes>] { [] }
    /// Each activity that begins.
    public static var activityUpdates: ActivityUpdates<Activity<Attributes>> { ActivityUpdates() }
    /// The token with which activities are begun from elsewhere; there is none.
    public static var pushToStartToken: Data? { nil }
    /// Each new token of that kind.
    public static var pushToStartTokenUpdates: ActivityUpdates<Data> { ActivityUpdates() }
}

extension Activity {
    /// Starts an activity; always throws ``ActivityAuthorizationError/unsupported``.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

    /// Starts an activity of a style; always throws ``ActivityAuthorizationError/unsupported``.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

    /// Starts an activity, by its older form; always throws ``ActivityAuthorizationError/unsupported``.
    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }
}

// Nobody can hold an activity here, so there is nothing to change or to end.
extension Activity {
    /// Gives new content.
    public func update(_ content: ActivityContent<ContentState>) async {}
    /// Gives new content and says so.
    public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?) async {}
    /// Gives new content of a moment and says so.
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date
    ) async {}
    /// Gives a new state, by its older form.
    public func update(using contentState: ContentState) async {}
    /// Gives a new state and says so, by its older form.
    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration?) async {}
    /// Ends the activity.
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
    /// Ends the activity as of a moment.
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default,
        timestamp: Date
    ) async {}
    /// Ends the activity, by its older form.
    public func end(
        using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
}
