/// What a Live Activity is about: what never changes while it runs, and the type of what does.
public protocol ActivityAttributes: Decodable, Encodable {
    /// The type of what changes.
    associatedtype ContentState: Decodable, Encodable, Hashable
}

/// What changes in a Live Activity, and until when it holds.
public struct ActivityContent<State: Decodable & Encodable & Hashable> {
    /// What changes.
    public var state: State
    /// From when on it is out of date; nil for never.
    public var staleDate: Date?
    /// The highest of an app's activities is shown where there is room for one.
    public var relevanceScore: Double
    /// A state and until when it holds.
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
    }
}

extension ActivityContent: Sendable where State: Sendable {}
extension ActivityContent: Equatable {}
extension ActivityContent: Hashable {}
extension ActivityContent: Codable {}

extension ActivityContent: CustomStringConvertible {
    /// For people.
    public var description: String { "ActivityContent(\(state))" }
}

/// Where a Live Activity stands.
public enum ActivityState: Codable, Hashable, Sendable {
    /// It runs.
    case active
    /// It waits to run.
    case pending
    /// It is over and still to be seen.
    case ended
    /// It is over and gone.
    case dismissed
    /// It runs, and its content is out of date.
    case stale
}

/// When an activity that is over goes.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
    enum Kind: Equatable { case `default`, immediate, after(Date) }
    let kind: Kind
    /// When the system likes, after four hours at the latest.
    public static let `default` = ActivityUIDismissalPolicy(kind: .default)
    /// At once.
    public static let immediate = ActivityUIDismissalPolicy(kind: .immediate)
    /// At a date, after four hours at the latest.
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy { .init(kind: .after(date)) }
}

/// How long an activity stays.
public enum ActivityStyle: Codable, Hashable, Sendable {
    /// Until it is ended.
    case standard
    /// Until the person does something else.
    case transient
}

/// How an update comes that the app does not make itself.
public struct PushType: Equatable, Sendable {
    let channel: String?
    /// By a token.
    public static let token = PushType(channel: nil)
    /// By a channel of many devices.
    public static func channel(_ channelId: String) -> PushType { PushType(channel: channelId) }
}

/// What is said and played when an update matters.
public struct AlertConfiguration: Equatable, Sendable {
    /// What is played.
    public struct AlertSound: Equatable, Sendable {
        let name: String?
        /// The system's.
        public static let `default` = AlertSound(name: nil)
        /// A file of the app's.
        public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
    }
    /// The first line.
    public var title: LocalizedStringResource
    /// The rest.
    public var body: LocalizedStringResource
    /// What is played.
    public var sound: AlertSound
    /// What is said and played.
    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        (self.title, self.body, self.sound) = (title, body, sound)
    }
}
