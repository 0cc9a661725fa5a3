package import WidgetArchive

/// A widget's code called in this process, without mailboxes and files: what the run loop does for a request, for tests
/// and previews.
@MainActor
package enum WidgetCalls {
    /// Runs a provider and archives what it gave.
    ///
    /// - Parameters:
    ///   - request: timeline, snapshot or placeholder, and for where.
    ///   - definition: the widget.
    ///   - now: seconds since 1970; decides which entries are kept when there are too many.
    /// - Throws: what the provider throws, and an error that names it when it gave no entries.
    package static func archive(
        _ request: ProviderRequest, of definition: _WidgetDefinition, now: Double
    ) async throws -> TimelineArchive {
        let locale = UserLocale.of(request.surroundings.locale)
        let provided = try await CurrentLocale.$request.withValue(locale) {
            try await definition.source.provide(request)
        }
        guard !provided.entries.isEmpty else {
            throw ProviderError(description: "the provider of \(definition.kind) gave no entries")
        }
        return archive(provided, request, of: definition, now: now)
    }

    /// Archives what a provider, or a preview, gave.
    package static func archive(
        _ provided: ProvidedTimeline, _ request: ProviderRequest, of definition: _WidgetDefinition, now: Double
    ) -> TimelineArchive {
        TimelineMaker(build: "").archive(provided, of: definition, for: request, span: "", generation: 0, now: now)
    }

    /// A widget as the gallery presents it.
    package static func description(
        of definition: _WidgetDefinition, in surroundings: Surroundings
    ) -> WidgetDescription {
        UserLocale.run(surroundings) { ManifestMaker.description(definition) }
    }

    /// Runs something as the surroundings' locale has it.
    package static func run<R: Sendable>(
        in surroundings: Surroundings, _ body: () async throws -> R
    ) async rethrows -> R {
        try await CurrentLocale.$request.withValue(UserLocale.of(surroundings.locale), operation: body)
    }
}
