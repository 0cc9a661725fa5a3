internal import WidgetArchive

/// A widget that an intent's parameters configure.
@MainActor @preconcurrency
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration, Sendable {
    /// Built in.
    public typealias Body = Never
    private let definition: _Unchecked<_WidgetDefinition>

    /// A widget of a kind.
    ///
    /// - Parameters:
    ///   - kind: names the widget in reloads; unique in the extension.
    ///   - intent: the configuration's type.
    ///   - provider: makes the entries.
    ///   - content: makes an entry's view.
    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        definition = _Unchecked(_WidgetDefinition(kind: kind, source: AppIntentSource(provider, content)))
    }

    /// The widget.
    public func _definitions() -> [_WidgetDefinition] { [definition.value] }
}

@MainActor
struct AppIntentSource<Provider: AppIntentTimelineProvider, Content: View>: WidgetSource {
    var configurationIntent: (any AppIntent.Type)? { Provider.Intent.self }
    let isImmediate = false
    private let provider: _Unchecked<Provider>
    private let content: (Provider.Entry) -> Content

    init(_ provider: Provider, _ content: @escaping (Provider.Entry) -> Content) {
        (self.provider, self.content) = (_Unchecked(provider), content)
    }

    func provided(_ entries: [Any]) -> ProvidedTimeline? {
        guard let entries = entries as? [Provider.Entry] else { return nil }
        return ProvidedTimeline(Timeline(entries: entries, policy: .never), content)
    }

    func provide(_ request: ProviderRequest) async throws -> ProvidedTimeline {
        let context = TimelineProviderContext(request)
        if request.purpose == .placeholder {
            return ProvidedTimeline(placeholder: provider.value.placeholder(in: context), content)
        }
        let configuration = try await IntentBuilder.configuration(
            Provider.Intent.self, from: request.widget.configuration)
        try IntentBuilder.checkReadable(configuration)
        if request.purpose == .snapshot {
            let entry = await Self.snapshot(provider, configuration, context)
            return ProvidedTimeline(placeholder: entry.value, content)
        }
        let timeline = await Self.timeline(provider, configuration, context)
        return ProvidedTimeline(timeline.value, content)
    }

    // The provider's methods belong to no actor, and its entries need not be Sendable: they are handed over whole.
    private nonisolated static func snapshot(
        _ provider: _Unchecked<Provider>, _ configuration: Provider.Intent, _ context: TimelineProviderContext
    ) async -> _Unchecked<Provider.Entry> {
        _Unchecked(await provider.value.snapshot(for: configuration, in: context))
    }
    private nonisolated static func timeline(
        _ provider: _Unchecked<Provider>, _ configuration: Provider.Intent, _ context: TimelineProviderContext
    ) async -> _Unchecked<Timeline<Provider.Entry>> {
        _Unchecked(await provider.value.timeline(for: configuration, in: context))
    }
}
