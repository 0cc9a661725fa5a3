internal import GroupContainer
internal import WidgetArchive

/// Asks for new timelines, and tells which widgets are placed.
///
/// Inside `perform()` the asks are carried out together with the tapped widget's own reload, without a budget. Anywhere
/// else each is a file in the group directory, one a kind, which the hosting renderer turns into a request, at once or
/// when it starts.
public final class WidgetCenter: Sendable {
    /// The only one.
    public static let shared = WidgetCenter()

    private init() {}

    /// Keys of what a tap hands to the app.
    public struct UserInfoKey: Sendable {
        /// The widget's kind.
        public static let kind = "WGWidgetUserInfoKeyKind"
        /// The widget's family.
        public static let family = "WGWidgetUserInfoKeyFamily"
        /// The activity.
        public static let activityID = "WGWidgetUserInfoKeyActivityID"
    }

    /// Asks for new timelines of all placed widgets of a kind.
    public func reloadTimelines(ofKind kind: String) { ReloadWishes.ask(.kind(kind)) }

    /// Asks for new timelines of all placed widgets.
    public func reloadAllTimelines() { ReloadWishes.ask(.all) }

    /// Does nothing, as on iOS: recommendations are watchOS's.
    public func invalidateConfigurationRecommendations() {}

    /// Does nothing: there is no Smart Stack.
    public func invalidateRelevance(ofKind kind: String) {}

    /// The placed widgets.
    ///
    /// - Throws: when `home.json` cannot be read.
    public func currentConfigurations() async throws -> [WidgetInfo] { try WidgetInfo.placed(in: .current) }

    /// Gives the placed widgets to a closure, before this returns.
    public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
        completion(Result { try WidgetInfo.placed(in: .current) })
    }
}
