internal import WidgetArchive

/// A widget that is not configurable.
@MainActor @preconcurrency
public struct StaticConfiguration<Content: View>: WidgetConfiguration, Sendable {
    /// Built in.
    public typealias Body = Never
    private let definition: _Unchecked<_WidgetDefinition>

    /// A widget of a kind.
    ///
    /// - Parameters:
    ///   - kind: names the widget in reloads; unique in the extension.
    ///   - provider: makes the entries.
    ///   - content: makes an entry's view.
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        definition = _Unchecked(_WidgetDefinition(kind: kind, source: StaticSource(kind, provider, content)))
    }

    /// The widget.
    public func _definitions() -> [_WidgetDefinition] { [definition.value] }
}

/// What only the main actor touches.
struct _Unchecked<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}

@MainActor
struct StaticSource<Provider: TimelineProvider, Content: View>: WidgetSource {
    let configurationIntent: (any AppIntent.Type)? = nil
    let isImmediate = true
    private let kind: String
    private let provider: Provider
    private let content: (Provider.Entry) -> Content

    init(_ kind: String, _ provider: Provider, _ content: @escaping (Provider.Entry) -> Content) {
        (self.kind, self.provider, self.content) = (kind, provider, content)
    }

    func provided(_ entries: [Any]) -> ProvidedTimeline? {
        guard let entries = entries as? [Provider.Entry] else { return nil }
        return ProvidedTimeline(Timeline(entries: entries, policy: .never), content)
    }

    func provide(_ request: ProviderRequest) async throws -> ProvidedTimeline {
        let context = TimelineProviderContext(request)
        switch request.purpose {
        case .placeholder:
            return ProvidedTimeline(placeholder: provider.placeholder(in: context), content)
        case .snapshot:
            let (entry, remarks) = try await OneCompletion<Provider.Entry>.wait(for: "getSnapshot of \(kind)") {
                provider.getSnapshot(in: context, completion: $0)
            }
            return ProvidedTimeline(placeholder: entry, content, remarks: remarks)
        case .timeline:
            let (timeline, remarks) = try await OneCompletion<Timeline<Provider.Entry>>.wait(
                for: "getTimeline of \(kind)"
            ) {
                provider.getTimeline(in: context, completion: $0)
            }
            return ProvidedTimeline(timeline, content, remarks: remarks)
        }
    }
}

extension ProvidedTimeline {
    /// Entries with their content closure.
    @MainActor
    init<E: TimelineEntry, Content: View>(
        _ timeline: Timeline<E>, _ content: @escaping (E) -> Content, remarks: [String] = []
    ) {
        let policy: TimelineArchive.Policy =
            switch timeline.policy.kind {
            case .atEnd: .atEnd
            case .never: .never
            case .after(let date): .after(date.timeIntervalSince1970)
            }
        self.init(
            entries: timeline.entries.map { entry in
                let relevance = entry.relevance
                return Entry(
                    date: entry.date.timeIntervalSince1970, score: relevance.map { Double($0.score) },
                    duration: relevance.map { $0.duration }
                ) { archiver in archiver.archive(content(entry)) }
            }, policy: policy)
        self.remarks = remarks
    }

    /// One entry and no policy.
    @MainActor
    init<E: TimelineEntry, Content: View>(
        placeholder entry: E, _ content: @escaping (E) -> Content, remarks: [String] = []
    ) { self.init(Timeline(entries: [entry], policy: .never), content, remarks: remarks) }
}
