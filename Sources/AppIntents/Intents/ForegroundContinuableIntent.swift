/// An intent that runs in the app and may ask to go on in front.
public protocol ForegroundContinuableIntent: SystemIntent {}

/// Thrown through `perform()` to say that the action goes on in the app, in front.
package struct ContinuesInForeground: Error, CustomStringConvertible {
    /// Why, for people.
    package var dialog: String?
    /// What is done once the app is in front.
    package var continuation: (@MainActor @Sendable () async throws -> Void)?
    /// Why, for people.
    package var description: String { dialog ?? "the action must go on in the app" }
}

extension ForegroundContinuableIntent {
    /// An error that, thrown from `perform()`, lets the action go on in the app.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, continuation: (@MainActor @Sendable () async throws -> Void)? = nil
    ) -> any Error {
        ContinuesInForeground(dialog: dialog?.text, continuation: continuation)
    }

    /// Waits until the app is in front, then runs the continuation.
    ///
    /// - Throws: the error of ``needsToContinueInForegroundError(_:continuation:)`` when the app cannot come to the front.
    public func requestToContinueInForeground<R: Sendable>(
        _ dialog: IntentDialog? = nil, continuation: @MainActor @Sendable () async throws -> R
    ) async throws -> R {
        try await continueInForeground(dialog)
        return try await continuation()
    }

    /// Waits until the app is in front.
    public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {
        try await continueInForeground(dialog)
    }
}

extension AppIntent {
    /// Waits until the app is in front.
    ///
    /// - Throws: an error that ends this run with "goes on in the app" when this process is not the app.
    public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = false) async throws {
        guard IntentSystemContext.current.canContinueInForeground else {
            throw ContinuesInForeground(dialog: dialog?.text)
        }
    }

    /// An error that, thrown from `perform()`, lets the action go on in the app.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = false
    ) -> any Error {
        ContinuesInForeground(dialog: dialog?.text)
    }
}
