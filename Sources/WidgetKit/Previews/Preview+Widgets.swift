/// A widget with a timeline, for tools that show previews.
@MainActor
package struct WidgetTimelinePreview: WidgetPreviewContent {
    /// Where the entries come from.
    package enum Source {
        /// Written in the preview.
        case entries(@MainActor () async -> [any TimelineEntry])
        /// A provider, with a configuration where it takes one.
        case provider(@MainActor () -> Any, configuration: (any WidgetConfigurationIntent)?)
    }
    /// The size class.
    package let family: WidgetFamily
    /// Makes the widget.
    package let widget: @MainActor () -> any Widget
    /// Where the entries come from.
    package let source: Source
}

extension Preview {
    /// A widget with entries written here.
    public init(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
        @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
    ) {
        let preview = WidgetTimelinePreview(family: family, widget: widget, source: .entries(timeline))
        self.init(displayName: name, content: .widget(preview))
    }

    /// A widget with the entries of a provider.
    public init<Provider: TimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
        timelineProvider: @escaping @MainActor () -> Provider
    ) {
        let source = WidgetTimelinePreview.Source.provider(timelineProvider, configuration: nil)
        self.init(
            displayName: name, content: .widget(WidgetTimelinePreview(family: family, widget: widget, source: source)))
    }

    /// A configured widget with the entries of a provider.
    public init<Provider: AppIntentTimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, using configuration: Provider.Intent,
        widget: @escaping @MainActor () -> any Widget, timelineProvider: @escaping @MainActor () -> Provider
    ) {
        let source = WidgetTimelinePreview.Source.provider(timelineProvider, configuration: configuration)
        self.init(
            displayName: name, content: .widget(WidgetTimelinePreview(family: family, widget: widget, source: source)))
    }
}

/// A preview of a widget: `#Preview(as: .systemSmall) { MyWidget() } timeline: { entry1; entry2 }`.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// A preview of a widget with the entries of its provider.
@freestanding(declaration)
public macro Preview<Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// A preview of a configured widget with the entries of its provider.
@freestanding(declaration)
public macro Preview<Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using configuration: Provider.Intent,
    widget: @escaping @MainActor () -> any Widget, timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")
