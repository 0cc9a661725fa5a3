/// A widget that a SiriKit intent configures. There is no SiriKit here: the intent has no content.
@MainActor @preconcurrency
public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration, Sendable {
    /// Built in.
    public typealias Body = Never
    private let definition: _Unchecked<_WidgetDefinition>

    /// A widget of a kind.
    public init<Provider: IntentTimelineProvider>(
        kind: String, intent: Intent.Type, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        let bridge = SiriBridge(provider: provider)
        definition = _Unchecked(_WidgetDefinition(kind: kind, source: StaticSource(kind, bridge, content)))
    }

    /// The widget.
    public func _definitions() -> [_WidgetDefinition] { [definition.value] }
}

private struct SiriBridge<Provider: IntentTimelineProvider>: TimelineProvider {
    let provider: Provider
    func placeholder(in context: Context) -> Provider.Entry { provider.placeholder(in: context) }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Provider.Entry) -> Void) {
        provider.getSnapshot(for: Provider.Intent(), in: context, completion: completion)
    }
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Provider.Entry>) -> Void) {
        provider.getTimeline(for: Provider.Intent(), in: context, completion: completion)
    }
}
