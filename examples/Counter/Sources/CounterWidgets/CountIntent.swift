import AppIntents

/// Counts up or down: what the widget's buttons perform, in the extension's process.
public struct CountIntent: AppIntent {
    public static let title: LocalizedStringResource = "Count"

    @Parameter(title: "Amount") var amount: Int

    public init() {}

    init(_ amount: Int) { self.amount = amount }

    public func perform() async throws -> some IntentResult {
        try Counter.add(amount)
        return .result()
    }
}
