/// An intent that opens a URL in the app.
public struct OpenURLIntent: SystemIntent {
    /// The name.
    public static let title: LocalizedStringResource = "Open URL"
    /// Yes.
    public static let openAppWhenRun = true

    /// The URL.
    @Parameter(title: "URL") public var url: URL

    /// No URL yet.
    public init() {}
    /// Opens a URL.
    public init(_ url: URL) { self.url = url }

    /// Hands the URL to whatever ``OpenedURLs`` collects in this process.
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
        await OpenedURLs.open(url)
        return .result()
    }
}

/// Where ``OpenURLIntent`` delivers in the app's process.
@MainActor
package enum OpenedURLs {
    /// Set by the app's mailbox.
    package static var handler: (@MainActor (URL) -> Void)?

    static func open(_ url: URL) { handler?(url) }
}
