import AppIntents

/// What a tap can do wrong.
public enum Trouble: String, AppEnum {
    case throwing, crashing, hanging, blocking, slow, fine

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trouble"
    public static let caseDisplayRepresentations: [Trouble: DisplayRepresentation] = [
        .throwing: "Throw", .crashing: "Crash", .hanging: "Hang", .blocking: "Block", .slow: "Be slow", .fine: "Work",
    ]

    var title: String {
        switch self {
        case .throwing: "Throw"
        case .crashing: "Crash"
        case .hanging: "Hang"
        case .blocking: "Block"
        case .slow: "Be slow"
        case .fine: "Work"
        }
    }
}

/// Counts the taps that worked.
public enum Record {
    static let defaults = UserDefaults(suiteName: "group.com.example.failing")
    /// Taps that worked.
    public static var count: Int { defaults?.integer(forKey: "worked") ?? 0 }
}

/// An intent that does what its parameter says, which is seldom any good.
struct TroubleIntent: AppIntent {
    static let title: LocalizedStringResource = "Make trouble"

    @Parameter(title: "Trouble") var trouble: Trouble

    init() {}

    init(_ trouble: Trouble) { self.trouble = trouble }

    func perform() async throws -> some IntentResult {
        switch trouble {
        case .throwing: throw Refusal()
        case .crashing: fatalError("This tap ends the extension, as it was asked to")
        // Listens to its cancellation: it is answered at the deadline, and the extension lives on.
        case .hanging: try await Task.sleep(for: .seconds(3600))
        // Does not: the renderer ends the extension some moments after the deadline.
        case .blocking: while true { usleep(100_000) }
        case .slow: try await Task.sleep(for: .seconds(2))
        case .fine: break
        }
        try Record.defaults?.update { $0.set($0.integer(forKey: "worked") + 1, forKey: "worked") }
        return .result()
    }

    struct Refusal: LocalizedError { var errorDescription: String? { "It was asked to fail, and did" } }
}
