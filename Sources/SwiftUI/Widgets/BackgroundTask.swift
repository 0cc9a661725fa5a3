/// Work that a system gives an app or a widget time for. There is no such system here.
public struct BackgroundTask<Request, Response>: Sendable {
    private init(named: String?) {}
}

extension BackgroundTask where Request == Void, Response == Void {
    /// A refresh that was asked for by an identifier.
    public static func appRefresh(_ identifier: String) -> BackgroundTask { .init(named: identifier) }
}

extension BackgroundTask where Request == String, Response == Void {
    /// The events of all background URL sessions.
    public static var urlSession: BackgroundTask { .init(named: nil) }
    /// The events of a background URL session.
    public static func urlSession(_ identifier: String) -> BackgroundTask { .init(named: identifier) }
}

extension WidgetConfiguration {
    /// Takes an action for work in the background; it is never called, for nothing here gives such time.
    public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some WidgetConfiguration { self }
}
