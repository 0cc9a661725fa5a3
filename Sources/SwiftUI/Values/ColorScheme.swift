/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}

/// Standard or increased contrast.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// Standard.
    case standard
    /// Increased.
    case increased
}

/// The direction of reading.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
    /// As English.
    case leftToRight
    /// As Arabic.
    case rightToLeft
}

/// A width or height class.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little room.
    case compact
    /// Much room.
    case regular
}

/// Whether bold text was chosen in the settings.
public enum LegibilityWeight: Hashable, Sendable {
    /// No.
    case regular
    /// Yes.
    case bold
}

/// Whether a scene is on show.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// Out of sight.
    case background
    /// On show, without events.
    case inactive
    /// On show.
    case active
}

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    /// Smallest.
    case mini
    /// Small.
    case small
    /// Usual.
    case regular
    /// Large.
    case large
    /// Largest.
    case extraLarge
}

/// Why content is masked.
public struct RedactionReasons: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Reasons of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The data is not there yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// Others may look on.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The data is out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)

    /// The reasons' names in the archive.
    var names: [String] {
        var names: [String] = []
        if contains(.placeholder) { names.append("placeholder") }
        if contains(.privacy) { names.append("privacy") }
        if contains(.invalidated) { names.append("invalidated") }
        return names
    }
}

/// Opens URLs.
@MainActor @preconcurrency
public struct OpenURLAction {
    /// What became of it.
    public enum Result: Sendable {
        /// Done.
        case handled
        /// Not done.
        case discarded
        /// The system's turn.
        case systemAction
    }
    nonisolated init() {}
    /// Does nothing: in a widget only `Link`, `widgetURL` and intents open URLs.
    public func callAsFunction(_ url: URL) {}
}
