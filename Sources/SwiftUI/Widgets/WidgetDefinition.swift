package import WidgetArchive

/// What a configuration tells the system, for the run loop alone.
public struct _WidgetDefinition {
    /// The kind.
    package let kind: String
    /// Makes the entries.
    package let source: any WidgetSource
    /// The name in the gallery.
    package var displayName: Text?
    /// The text in the gallery.
    package var summary: Text?
    /// The families; nil: all that are offered here.
    package var families: [WidgetFamily]?
    /// `contentMarginsDisabled()`.
    package var ignoresContentMargins = false
    /// `containerBackgroundRemovable`.
    package var isBackgroundRemovable = true
    /// `onBackgroundURLSessionEvents`: a test of the session's identifier and what to do.
    package var sessionHandlers: [(matches: (String) -> Bool, handle: (String, @escaping () -> Void) -> Void)] = []

    /// A definition with nothing but its source.
    package init(kind: String, source: any WidgetSource) { (self.kind, self.source) = (kind, source) }
}

/// A provider with its content closure, types forgotten.
@MainActor
package protocol WidgetSource {
    /// The type of the configuration intent, for a configurable widget.
    var configurationIntent: (any AppIntent.Type)? { get }
    /// Whether the provider is called on the main actor and answers by a completion handler, so that nothing of it runs
    /// on a pool.
    var isImmediate: Bool { get }
    /// Runs the provider.
    func provide(_ request: ProviderRequest) async throws -> ProvidedTimeline
    /// Entries that somebody else made, as a preview does; nil when one is not of the provider's type.
    func provided(_ entries: [Any]) -> ProvidedTimeline?
}

/// What a provider is asked for.
package struct ProviderRequest: Sendable {
    /// Timeline, snapshot or placeholder.
    package var purpose: TimelineArchive.Purpose
    /// For which widget.
    package var widget: WidgetReference
    /// Where it is shown; its size is the family's.
    package var surroundings: Surroundings

    /// A request.
    package init(purpose: TimelineArchive.Purpose, widget: WidgetReference, surroundings: Surroundings) {
        (self.purpose, self.widget, self.surroundings) = (purpose, widget, surroundings)
    }
}

/// What a provider gave: entries whose views are not made yet.
package struct ProvidedTimeline {
    /// One entry.
    package struct Entry {
        /// When it is due, seconds since 1970.
        package var date: Double
        /// `TimelineEntryRelevance.score`.
        package var score: Double?
        /// Seconds for which the relevance holds.
        package var duration: Double?
        /// Makes the view and archives it.
        package var archive: @MainActor (inout ViewArchiver) -> ArchivedView

        /// An entry.
        package init(
            date: Double, score: Double? = nil, duration: Double? = nil,
            archive: @escaping @MainActor (inout ViewArchiver) -> ArchivedView
        ) { (self.date, self.score, self.duration, self.archive) = (date, score, duration, archive) }
    }
    /// The entries as given.
    package var entries: [Entry]
    /// When the next timeline is asked for.
    package var policy: TimelineArchive.Policy
    /// What went wrong without ending the run, such as a second completion.
    package var remarks: [String] = []

    /// A timeline.
    package init(entries: [Entry], policy: TimelineArchive.Policy) { (self.entries, self.policy) = (entries, policy) }
}
