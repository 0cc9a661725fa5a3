/// A wish for a notification.
public final class UNNotificationRequest: @unchecked Sendable {
    /// Its name.
    public let identifier: String
    /// What it says.
    public let content: UNNotificationContent
    /// When it comes; nil: at once.
    public let trigger: UNNotificationTrigger?
    /// A wish.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
    }
}

/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
    fileprivate var words = Words()
    fileprivate struct Words {
        var title = ""
        var subtitle = ""
        var body = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var category = ""
        var thread = ""
        var level = UNNotificationInterruptionLevel.active
    }
    /// The first line.
    public var title: String { words.title }
    /// The second line.
    public var subtitle: String { words.subtitle }
    /// The message.
    public var body: String { words.body }
    /// The number on the icon.
    public var badge: NSNumber? { words.badge }
    /// The sound.
    public var sound: UNNotificationSound? { words.sound }
    /// What the app is told.
    public var userInfo: [AnyHashable: Any] { words.userInfo }
}

/// What a notification says, in the making.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    /// The first line.
    public override var title: String {
        get { words.title }
        set { words.title = newValue }
    }
    /// The second line.
    public override var subtitle: String {
        get { words.subtitle }
        set { words.subtitle = newValue }
    }
    /// The message.
    public override var body: String {
        get { words.body }
        set { words.body = newValue }
    }
    /// The number on the icon.
    public override var badge: NSNumber? {
        get { words.badge }
        set { words.badge = newValue }
    }
    /// The sound.
    public override var sound: UNNotificationSound? {
        get { words.sound }
        set { words.sound = newValue }
    }
    /// What the app is told.
    public override var userInfo: [AnyHashable: Any] {
        get { words.userInfo }
        set { words.userInfo = newValue }
    }
    /// The kind of notification.
    public var categoryIdentifier: String {
        get { words.category }
        set { words.category = newValue }
    }
    /// What it belongs to.
    public var threadIdentifier: String {
        get { words.thread }
        set { words.thread = newValue }
    }
    /// How much it disturbs.
    public var interruptionLevel: UNNotificationInterruptionLevel {
        get { words.level }
        set { words.level = newValue }
    }
}

/// How much a notification disturbs.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    /// Not at all, as usual, soon, or in any case.
    case passive, active, timeSensitive, critical
}

/// A notification's sound.
public final class UNNotificationSound: Sendable {
    /// The system's.
    public static let `default` = UNNotificationSound()
    /// The system's for what must be heard.
    public static let defaultCritical = UNNotificationSound()
    private init() {}
    /// A file's.
    public init(named name: UNNotificationSoundName) {}
}

/// A sound's file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// The file.
    public let rawValue: String
    /// A file.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A file.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// When a notification comes.
open class UNNotificationTrigger: @unchecked Sendable {
    /// Whether it comes again and again.
    public let repeats: Bool
    init(repeats: Bool) { self.repeats = repeats }
}

/// After a time.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// Seconds.
    public let timeInterval: TimeInterval
    /// After seconds.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
    /// When it comes, if it were asked for now.
    public func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

/// At a date.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The parts of the date that count.
    public let dateComponents: DateComponents
    /// At each date with these parts.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }
    /// When it comes next.
    public func nextTriggerDate() -> Date? {
        Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
    }
}
