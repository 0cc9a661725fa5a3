import AppIntents
import SwiftUI
import WidgetKit

/// An extension for tests of configurations: it shows the values that its provider was given.
@main
struct FormBundle: WidgetBundle {
    var body: some Widget {
        ShelfWidget()
        PlainWidget()
    }
}

struct ShelfEntry: TimelineEntry {
    var date = Date()
    var lines: [String] = []
}

struct ShelfProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> ShelfEntry { ShelfEntry(lines: ["placeholder"]) }

    func snapshot(for configuration: ShelfIntent, in context: Context) async -> ShelfEntry {
        ShelfEntry(lines: [context.isPreview ? "a preview" : "a snapshot"])
    }

    func timeline(for configuration: ShelfIntent, in context: Context) async -> Timeline<ShelfEntry> {
        Timeline(entries: [ShelfEntry(lines: configuration.lines)], policy: .never)
    }
}

struct ShelfWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Shelf", provider: ShelfProvider()) { entry in
            VStack(alignment: .leading, spacing: 0) {
                ForEach(entry.lines, id: \.self) { Text($0).lineLimit(1) }
            }
            .containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("A shelf")
        .description("Books of a room, as you like them.")
        .supportedFamilies([.systemMedium, .systemLarge])
    }
}

struct PlainProvider: TimelineProvider {
    func placeholder(in context: Context) -> ShelfEntry { ShelfEntry(lines: ["plain placeholder"]) }
    func getSnapshot(in context: Context, completion: @escaping (ShelfEntry) -> Void) {
        completion(ShelfEntry(lines: [context.isPreview ? "plain preview" : "plain snapshot"]))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<ShelfEntry>) -> Void) {
        completion(Timeline(entries: [ShelfEntry(lines: ["plain content"])], policy: .never))
    }
}

struct PlainWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Plain", provider: PlainProvider()) { entry in
            Text(entry.lines.joined(separator: " "))
                .containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Nothing to choose")
        .description("Always the same.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
