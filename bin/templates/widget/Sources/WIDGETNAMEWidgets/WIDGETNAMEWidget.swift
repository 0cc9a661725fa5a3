import SwiftUI
import WidgetKit

/// The widget: its name, its sizes, and where its content comes from.
public struct WIDGETNAMEWidget: Widget {
    /// The name in reloads.
    public static let kind = "WIDGETNAME"

    public init() {}

    public var body: some WidgetConfiguration {
        // +static
        StaticConfiguration(kind: Self.kind, provider: WIDGETNAMEProvider()) { WIDGETNAMEView(entry: $0) }
            .configurationDisplayName("WIDGETNAME")
            .description(Text("Shows some words.", bundle: .module))
            .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
        // -static
        // +configurable
        AppIntentConfiguration(
            kind: Self.kind, intent: WIDGETNAMEConfiguration.self, provider: WIDGETNAMEProvider()
        ) { WIDGETNAMEView(entry: $0) }
            .configurationDisplayName("WIDGETNAME")
            .description(Text("Shows some words.", bundle: .module))
            .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
        // -configurable
    }
}

/// What the widget shows from a date on.
struct WIDGETNAMEEntry: TimelineEntry {
    let date: Date
    var message: String
    // +interactive
    var taps = 0
    // -interactive
    var color = Color.blue
}

/// Gives the entries: what is shown now, and what later.
// +static
struct WIDGETNAMEProvider: TimelineProvider {
    func placeholder(in context: Context) -> WIDGETNAMEEntry {
        WIDGETNAMEEntry(date: .now, message: "Hello")
    }

    func getSnapshot(in context: Context, completion: @escaping (WIDGETNAMEEntry) -> Void) {
        completion(context.isPreview ? placeholder(in: context) : entry())
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<WIDGETNAMEEntry>) -> Void) {
        // One entry, good until somebody asks for a reload. Give several with dates to come for a widget that changes
        // by itself, and a policy that says when the next ones are wanted.
        completion(Timeline(entries: [entry()], policy: .never))
    }

    private func entry() -> WIDGETNAMEEntry {
        // +interactive
        WIDGETNAMEEntry(date: .now, message: WIDGETNAMEStore.message, taps: WIDGETNAMEStore.taps)
        // -interactive
        // +quiet
        WIDGETNAMEEntry(date: .now, message: WIDGETNAMEStore.message)
        // -quiet
    }
}
// -static
// +configurable
struct WIDGETNAMEProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> WIDGETNAMEEntry {
        WIDGETNAMEEntry(date: .now, message: "Hello")
    }

    func snapshot(for configuration: WIDGETNAMEConfiguration, in context: Context) async -> WIDGETNAMEEntry {
        context.isPreview ? placeholder(in: context) : entry(configuration)
    }

    func timeline(
        for configuration: WIDGETNAMEConfiguration, in context: Context
    ) async -> Timeline<WIDGETNAMEEntry> {
        // One entry, good until somebody asks for a reload. Give several with dates to come for a widget that changes
        // by itself, and a policy that says when the next ones are wanted.
        Timeline(entries: [entry(configuration)], policy: .never)
    }

    private func entry(_ configuration: WIDGETNAMEConfiguration) -> WIDGETNAMEEntry {
        var entry = WIDGETNAMEEntry(date: .now, message: WIDGETNAMEStore.message)
        // +interactive
        entry.taps = WIDGETNAMEStore.taps
        // -interactive
        switch configuration.color {
        case .blue: entry.color = .blue
        case .green: entry.color = .green
        case .orange: entry.color = .orange
        }
        return entry
    }
}
// -configurable
