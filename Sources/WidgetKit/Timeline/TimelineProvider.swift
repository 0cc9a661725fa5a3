public import Intents

/// Makes the timelines of a widget that is not configurable.
///
/// The methods are called on the main thread of the extension; completions may be called from any thread, once.
public protocol TimelineProvider {
    /// The type of the entries.
    associatedtype Entry: TimelineEntry
    /// What a provider is told about the place of its widget.
    typealias Context = TimelineProviderContext
    /// An entry to show before there is a real one; at once, without data of the person's.
    func placeholder(in context: Context) -> Entry
    /// An entry for the gallery and for passing situations.
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// The timeline from now on.
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
    /// When the widget is relevant.
    func relevance() async -> WidgetRelevance<Void>
}

extension TimelineProvider {
    /// Never in particular.
    public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}

/// Makes the timelines of a widget that an intent configures.
public protocol AppIntentTimelineProvider {
    /// The type of the entries.
    associatedtype Entry: TimelineEntry
    /// The type of the configuration.
    associatedtype Intent: WidgetConfigurationIntent
    /// What a provider is told about the place of its widget.
    typealias Context = TimelineProviderContext
    /// An entry to show before there is a real one; at once, without data of the person's.
    func placeholder(in context: Context) -> Entry
    /// An entry for the gallery and for passing situations.
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    /// The timeline from now on.
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    /// Configurations that watchOS offers.
    func recommendations() -> [AppIntentRecommendation<Intent>]
    /// When the widget is relevant.
    func relevance() async -> WidgetRelevance<Intent>
}

extension AppIntentTimelineProvider {
    /// None.
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
    /// Never in particular.
    public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

/// Makes the timelines of a widget that a SiriKit intent configures; it is always asked for an intent without content.
public protocol IntentTimelineProvider {
    /// The type of the entries.
    associatedtype Entry: TimelineEntry
    /// The type of the configuration.
    associatedtype Intent: INIntent
    /// What a provider is told about the place of its widget.
    typealias Context = TimelineProviderContext
    /// An entry to show before there is a real one.
    func placeholder(in context: Context) -> Entry
    /// An entry for the gallery and for passing situations.
    func getSnapshot(for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// The timeline from now on.
    func getTimeline(
        for configuration: Intent, in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
    /// Configurations that watchOS offers.
    func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
    /// None.
    public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}
