/// What a control's push updates are sent to.
public struct ControlPushInfo: Hashable, Sendable {
    /// The token for the server that sends them.
    public let token: Data
    package init(token: Data) { self.token = token }
}

/// Hears of the tokens for push updates of controls. Nothing here sends any: it is never made.
public protocol ControlPushHandler {
    /// Makes a handler.
    init()
    /// Hears of new tokens.
    func pushTokensDidChange(controls: [ControlInfo])
}
