// Notifications that are asked for are kept in the process and never shown: nothing here shows any. What intents and
// providers do with them (adding one with a timer, taking it back) works as far as asking goes.
@_exported import Foundation
import Synchronization

/// Takes notifications.
public final class UNUserNotificationCenter: Sendable {
    private static let shared = UNUserNotificationCenter()
    private let requests = Mutex<[String: UNNotificationRequest]>([:])
    private init() {}

    /// The only one.
    public class func current() -> UNUserNotificationCenter { shared }

    /// Nobody can be asked: not allowed.
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
    /// Nobody can be asked: not allowed.
    public func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completionHandler(false, nil) }
    /// Not allowed.
    public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
    /// Not allowed.
    public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        completionHandler(UNNotificationSettings())
    }

    /// Keeps a request; one of the same identifier goes.
    public func add(_ request: UNNotificationRequest) async throws { keep(request) }
    /// Keeps a request; one of the same identifier goes.
    public func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        keep(request)
        completionHandler?(nil)
    }
    private func keep(_ request: UNNotificationRequest) { requests.withLock { $0[request.identifier] = request } }

    /// The requests that are kept, by identifier.
    public func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }
    /// The requests that are kept, by identifier.
    public func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) { completionHandler(pending) }
    private var pending: [UNNotificationRequest] {
        requests.withLock { $0.values.sorted { $0.identifier < $1.identifier } }
    }

    /// Takes requests back.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        requests.withLock { requests in for identifier in identifiers { requests[identifier] = nil } }
    }
    /// Takes all requests back.
    public func removeAllPendingNotificationRequests() { requests.withLock { $0 = [:] } }
    /// None was shown.
    public func deliveredNotifications() async -> [UNNotification] { [] }
    /// None was shown.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    /// None was shown.
    public func removeAllDeliveredNotifications() {}
    /// There is no badge.
    public func setBadgeCount(_ newBadgeCount: Int) async throws {}
}

/// What may be done.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number on the icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// A sound.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// A message.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// In the car.
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    /// Even when silenced.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    /// A button to the app's own settings.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    /// Without being asked.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// Whether notifications are allowed.
public enum UNAuthorizationStatus: Int, Sendable {
    /// Not asked yet, or refused, or allowed in one way or another.
    case notDetermined, denied, authorized, provisional, ephemeral
}

/// What is allowed: nothing.
public final class UNNotificationSettings: Sendable {
    /// Refused.
    public let authorizationStatus = UNAuthorizationStatus.denied
}

/// A notification that was shown; there is none.
public final class UNNotification: Sendable {
    /// What asked for it.
    public let request: UNNotificationRequest
    init(request: UNNotificationRequest) { self.request = request }
}
