import AppIntents

/// Takes a problem off the widgets.
public struct DismissProblemIntent: AppIntent {
    public static let title: LocalizedStringResource = "Dismiss the problem"
    public static let description = IntentDescription("Takes the last failure off the widgets.")

    /// The intent.
    public init() {}

    /// Forgets the problem and has the widgets drawn anew.
    public func perform() async throws -> some IntentResult {
        try TaskStore().setProblem(nil)
        TaskWidgets.reload()
        return .result()
    }
}
