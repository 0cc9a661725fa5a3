import AppIntents

/// Writes the file that the tasks are kept in step with.
///
/// That may take longer than a tap may, so it runs in the app, which is started for it and stays behind.
public struct SyncTasksIntent: ForegroundContinuableIntent {
    public static let title: LocalizedStringResource = "Synchronise"
    public static let description = IntentDescription("Writes the changes to the file of the tasks.")

    /// The intent.
    public init() {}

    /// Writes the file; what goes wrong is kept for the widgets to show.
    public func perform() async throws -> some IntentResult {
        _ = try? TaskStore().synchroniseOrSay()
        TaskWidgets.reload()
        return .result()
    }
}
