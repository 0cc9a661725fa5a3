import PreviewFinder
internal import WidgetArchive

/// Finds the `#Preview` blocks of this process and makes them.
@MainActor
struct PreviewMaker {
    let request: PreviewRequest

    /// All blocks, by file and line.
    static var registries: [any PreviewRegistry.Type] {
        let found = Found()
        preview_finder_each(
            "7PreviewfMu_",
            { metadata, context in
                guard let metadata, let context else { return }
                let type = unsafeBitCast(metadata, to: Any.Type.self)
                guard let registry = type as? any PreviewRegistry.Type else { return }
                Unmanaged<Found>.fromOpaque(context).takeUnretainedValue().types.append(registry)
            }, Unmanaged.passUnretained(found).toOpaque())
        return found.types.sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
    }

    private final class Found {
        var types: [any PreviewRegistry.Type] = []
    }

    /// Makes all of them.
    func catalog() async -> PreviewCatalog {
        var catalog = PreviewCatalog()
        for registry in Self.registries {
            var preview = PreviewCatalog.Preview()
            (preview.file, preview.line) = (registry.fileID, registry.line)
            do {
                let made = try registry.makePreview()
                preview.name = made.displayName ?? ""
                switch made.content {
                case .view(let view):
                    preview.isView = true
                    preview.looks = [look(of: [AnyView(erasing: view())], .systemLarge)]
                case .widget(let content as ActivityPreview):
                    preview.isView = true
                    let views = try await content.views()
                    preview.looks = [look(of: views, .systemMedium)]
                case .widget(let content as WidgetTimelinePreview):
                    preview.looks = try await looks(of: content)
                case .widget(let content):
                    throw ProviderError(description: "previews of \(type(of: content)) are not shown here")
                }
            } catch {
                preview.failure = error.textForPeople
            }
            catalog.previews.append(preview)
        }
        return catalog
    }

    // MARK: Widgets

    private func looks(of preview: WidgetTimelinePreview) async throws -> [TimelineArchive] {
        let widget = preview.widget()
        guard let definition = Self.definitions(of: widget).first else {
            throw ProviderError(description: "\(type(of: widget)) has no configuration")
        }
        var families = [preview.family.name ?? .systemSmall]
        if request.wantsAllFamilies {
            let supported = definition.families?.compactMap(\.name) ?? [.systemSmall, .systemMedium, .systemLarge]
            families += supported.filter { !families.contains($0) }
        }
        var looks: [TimelineArchive] = []
        for family in families { looks.append(try await look(of: preview, definition, family)) }
        return looks
    }

    private func look(
        of preview: WidgetTimelinePreview, _ definition: _WidgetDefinition, _ family: WidgetFamilyName
    ) async throws -> TimelineArchive {
        var surroundings = request.surroundings
        surroundings.size = family.size
        let asked = ProviderRequest(
            purpose: .timeline, widget: WidgetReference(id: "preview", kind: definition.kind, family: family),
            surroundings: surroundings)
        let entries = try await WidgetCalls.run(in: surroundings) {
            try await Self.entries(preview.source, TimelineProviderContext(asked))
        }
        guard let provided = definition.source.provided(entries.value), !provided.entries.isEmpty else {
            throw ProviderError(description: "the preview's entries are none of \(definition.kind)'s")
        }
        // A preview's dates say nothing of now: all entries are kept.
        return WidgetCalls.archive(provided, asked, of: definition, now: -.infinity)
    }

    private static func entries(
        _ source: WidgetTimelinePreview.Source, _ context: TimelineProviderContext
    ) async throws -> _Unchecked<[Any]> {
        switch source {
        case .entries(let make): return _Unchecked(await make())
        case .provider(let make, let configuration):
            let provider = make()
            if let provider = provider as? any TimelineProvider { return try await entries(of: provider, context) }
            if let provider = provider as? any AppIntentTimelineProvider {
                return await entries(of: provider, configuration, context)
            }
            throw ProviderError(description: "\(type(of: provider)) is no timeline provider")
        }
    }

    private static func entries<P: TimelineProvider>(
        of provider: P, _ context: TimelineProviderContext
    ) async throws -> _Unchecked<[Any]> {
        let (timeline, _) = try await OneCompletion<Timeline<P.Entry>>.wait(for: "getTimeline of the preview") {
            provider.getTimeline(in: context, completion: $0)
        }
        return _Unchecked(timeline.entries)
    }

    private static func entries<P: AppIntentTimelineProvider>(
        of provider: P, _ configuration: (any WidgetConfigurationIntent)?, _ context: TimelineProviderContext
    ) async -> _Unchecked<[Any]> {
        guard let configuration = configuration as? P.Intent else { return _Unchecked([]) }
        return await timeline(_Unchecked(provider), configuration, context)
    }

    // The provider's method belongs to no actor, and its entries need not be Sendable: they are handed over whole.
    private nonisolated static func timeline<P: AppIntentTimelineProvider>(
        _ provider: _Unchecked<P>, _ configuration: P.Intent, _ context: TimelineProviderContext
    ) async -> _Unchecked<[Any]> {
        _Unchecked(await provider.value.timeline(for: configuration, in: context).entries)
    }

    private static func definitions(of widget: some Widget) -> [_WidgetDefinition] { widget.body._definitions() }

    // MARK: Views

    /// Views without a widget, one after the other, in the room of a family.
    private func look(of views: @autoclosure () -> [AnyView], _ family: WidgetFamilyName) -> TimelineArchive {
        var surroundings = request.surroundings
        surroundings.size = family.size
        var archive = TimelineArchive()
        archive.widget = WidgetReference(id: "preview", kind: "", family: family)
        archive.surroundings = surroundings
        UserLocale.run(surroundings) {
            for (index, view) in views().enumerated() {
                var archiver = ViewArchiver(environment: EnvironmentValues(), surroundings: surroundings)
                let made = archiver.archive(view)
                var entry = EntryArchive()
                entry.date = Double(index)
                entry.view = made.view
                entry.background = made.background
                archive.entries.append(entry)
                archive.remarks += made.remarks.filter { !archive.remarks.contains($0) }
            }
        }
        return archive
    }
}

extension AnyView {
    @MainActor fileprivate init(erasing view: any View) { self.init(view) }
}
