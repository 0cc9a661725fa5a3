package import WidgetArchive

/// What came of performing.
package struct PerformedIntent: Sendable {
    /// What was asked to be reloaded, in order, each once.
    package var reloads: [ReloadAsk] = []
    /// An intent to go on with.
    package var next: IntentReference?
}

/// Performs intents that came from another process.
package enum IntentPerformer {
    /// Makes the intent and performs it.
    ///
    /// - Parameters:
    ///   - reference: what to perform.
    ///   - value: the new state of a control's toggle, written into a ``SetValueIntent``.
    ///   - willPerform: called when the intent is made, right before `perform()`.
    /// - Throws: ``IntentBuildError``, or what `perform()` throws.
    package static func perform(
        _ reference: IntentReference, value: Bool? = nil, willPerform: () -> Void = {}
    ) async throws -> PerformedIntent {
        guard let type = IntentRegistry.type(of: reference) else {
            throw IntentBuildError(intent: reference.type, reason: .unknownIntent)
        }
        return try await perform(type, reference, value: value, willPerform: willPerform)
    }

    private static func perform<I: AppIntent>(
        _ type: I.Type, _ reference: IntentReference, value: Bool?, willPerform: () -> Void
    ) async throws -> PerformedIntent {
        var reference = reference
        if let value, type is any SetValueIntent.Type { reference.parameters["value"] = .bool(value) }
        let intent = try await IntentBuilder.make(type, from: reference)
        willPerform()
        let collector = ReloadCollector()
        let result = try await ReloadCollector.$current.withValue(collector) { try await intent.perform() }
        var performed = PerformedIntent(reloads: collector.close())
        if let next = (result as? any ContinuingResult)?.next { performed.next = reading(next) }
        return performed
    }

    private static func reading(_ intent: some AppIntent) -> IntentReference { IntentReference(reading: intent) }
}

extension Error {
    /// The error's text for people.
    package var textForPeople: String {
        switch self {
        case let error as any CustomLocalizedStringResourceConvertible:
            String(localized: error.localizedStringResource)
        case let error as any LocalizedError: error.errorDescription ?? "\(self)"
        default: "\(self)"
        }
    }
}
