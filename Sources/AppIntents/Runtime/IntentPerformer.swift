package import WidgetArchive

/// What came of performing.
package struct PerformedIntent: Sendable {
    /// What was asked to be reloaded, in order, each once.
    package var reloads: [ReloadAsk] = []
    /// An intent to go on with in the app.
    package var next: IntentReference?
}

/// Performs intents that came from another process.
package enum IntentPerformer {
    /// Makes the intent and performs it.
    ///
    /// - Parameters:
    ///   - reference: what to perform.
    ///   - stopsAtApp: whether an intent to go on with that runs in the app is given back; the app performs it too.
    ///   - willPerform: called when the intent is made, right before `perform()`.
    /// - Throws: ``IntentBuildError``, or what `perform()` throws.
    package static func perform(
        _ reference: IntentReference, stopsAtApp: Bool = true, willPerform: () -> Void = {}
    ) async throws -> PerformedIntent {
        guard let type = IntentRegistry.type(of: reference) else {
            throw IntentBuildError(intent: reference.type, reason: .unknownIntent)
        }
        return try await perform(type, reference, stopsAtApp: stopsAtApp, willPerform: willPerform)
    }

    private static func perform<I: AppIntent>(
        _ type: I.Type, _ reference: IntentReference, stopsAtApp: Bool, willPerform: () -> Void
    ) async throws -> PerformedIntent {
        let intent = try await IntentBuilder.make(type, from: reference)
        willPerform()
        let collector = ReloadCollector()
        let next = try await ReloadCollector.$current.withValue(collector) {
            try await chain(intent, stopsAtApp: stopsAtApp)
        }
        return PerformedIntent(reloads: collector.close(), next: next)
    }

    /// How many intents may follow each other; more is a circle.
    private static let chainLimit = 16

    /// Performs an intent, and those that results name, as long as they run here.
    ///
    /// - Returns: the one that runs in the app.
    private static func chain(_ first: some AppIntent, stopsAtApp: Bool) async throws -> IntentReference? {
        var next = try await step(first)
        for _ in 0..<chainLimit {
            guard let intent = next else { return nil }
            let reference = reading(intent)
            if stopsAtApp && reference.process != .extension { return reference }
            next = try await step(intent)
        }
        throw IntentBuildError(
            intent: reading(first).type, reason: .circle(limit: chainLimit))
    }

    private static func step(_ intent: some AppIntent) async throws -> (any AppIntent)? {
        try await (intent.perform() as? any ContinuingResult)?.next
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
