/// Shortcuts of the app. They compile; nothing on Linux offers them.
public protocol AppShortcutsProvider: Sendable {
    /// The shortcuts.
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    /// The colour of their tiles.
    static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
    /// Blue.
    public static var shortcutTileColor: ShortcutTileColor { .blue }
    /// Does nothing.
    public static func updateAppShortcutParameters() {}
}

/// The colour of a shortcut's tile.
public enum ShortcutTileColor: Sendable, Hashable {
    case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red, tangerine, teal
    case yellow
}

/// A shortcut.
public struct AppShortcut: Sendable {
    /// The intent it performs.
    public let intent: any AppIntent
    /// Its short title.
    public let shortTitle: LocalizedStringResource?
    /// Its symbol.
    public let systemImageName: String?

    /// A shortcut.
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource? = nil,
        systemImageName: String? = nil
    ) {
        self.intent = intent
        self.shortTitle = shortTitle
        self.systemImageName = systemImageName
    }
}

/// What one says to start a shortcut.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    /// A phrase.
    public init(stringLiteral value: String) {}
    /// A phrase with parameters.
    public init(stringInterpolation: StringInterpolation) {}

    /// What can stand in a phrase.
    public enum Token: Sendable { case applicationName }

    /// Collects the parts.
    public struct StringInterpolation: StringInterpolationProtocol {
        /// Makes room.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Words.
        public mutating func appendLiteral(_ literal: String) {}
        /// The app's name.
        public mutating func appendInterpolation(_ token: Token) {}
        /// A parameter.
        public mutating func appendInterpolation<V>(_ path: KeyPath<Intent, IntentParameter<V>>) {}
    }
}

/// Collects shortcuts.
@resultBuilder
public enum AppShortcutsBuilder {
    /// One shortcut.
    public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
    /// Several shortcuts.
    public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { shortcuts.flatMap { $0 } }
    /// Shortcuts under a condition.
    public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }
}

/// Finds intents in frameworks; here all types of the process are found.
public protocol AppIntentsPackage {
    /// Others.
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
    /// None.
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// Names a donation.
public struct IntentDonationIdentifier: Codable, Hashable, Sendable {
    let id: UUID
}

extension AppIntent {
    /// Does nothing but name the donation: nobody learns from it here.
    @discardableResult
    public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier(id: UUID()) }
    /// Does nothing but name the donation: nobody learns from it here.
    @discardableResult
    public func donate() -> IntentDonationIdentifier { IntentDonationIdentifier(id: UUID()) }
}
