import AppIntents

/// The number that the app and the widget share.
public enum Counter {
    static let defaults = UserDefaults(suiteName: "group.com.example.counter")

    /// The number now.
    public static var count: Int { defaults?.integer(forKey: "count") ?? 0 }

    /// Counts, as one step: taps that come at the same time all count.
    public static func add(_ amount: Int) throws {
        try defaults?.update { $0.set($0.integer(forKey: "count") + amount, forKey: "count") }
    }

    /// Begins again.
    public static func reset() { defaults?.removeObject(forKey: "count") }
}
