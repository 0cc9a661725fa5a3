import AppIntents

/// What the app and the widget share: the group's defaults.
public enum WIDGETNAMEStore {
    static let defaults = UserDefaults(suiteName: "group.com.example.WIDGETLOWER")

    /// The words on show.
    public static var message: String {
        get { defaults?.string(forKey: "message") ?? String(localized: "Hello", bundle: .module) }
        set { defaults?.set(newValue, forKey: "message") }
    }
    // +interactive

    /// How often it was tapped.
    public static var taps: Int { defaults?.integer(forKey: "taps") ?? 0 }

    /// Counts a tap, as one step: taps that come at the same time all count.
    static func countTap() throws {
        try defaults?.update { $0.set($0.integer(forKey: "taps") + 1, forKey: "taps") }
    }
    // -interactive
}
