/// What a widget's push updates are sent to.
public struct WidgetPushInfo: Hashable, Sendable {
    /// The token for the server that sends them.
    public let token: Data
    package init(token: Data) { self.token = token }
}

/// Hears of the token for push updates of widgets. Nothing here sends any: it is never made.
public protocol WidgetPushHandler {
    /// Makes a handler.
    init()
    /// Hears of a new token, or of widgets that were added or removed.
    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}
