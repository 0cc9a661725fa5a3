import SwiftUI
import WidgetKit

/// One widget for each part of the API, each showing all there is of it: for pictures, and to look at.
@main
struct SamplerBundle: WidgetBundle {
    var body: some Widget {
        SamplerWidget(kind: "Texts", families: Page.home) { TextsPage() }
        SamplerWidget(kind: "Shapes", families: Page.home) { ShapesPage() }
        SamplerWidget(kind: "Controls", families: Page.home) { ControlsPage() }
        SamplerWidget(kind: "Meters", families: Page.home) { MetersPage() }
        SamplerWidget(kind: "Effects", families: Page.home) { EffectsPage() }
        SamplerWidget(kind: "Colours", families: Page.home) { ColoursPage() }
        SamplerWidget(kind: "Layout", families: Page.home) { LayoutPage() }
        SamplerWidget(kind: "Charts", families: Page.home) { ChartsPage() }
        SamplerWidget(kind: "Symbols 1", families: [.systemExtraLarge]) { SymbolsPage(page: 0) }
        SamplerWidget(kind: "Symbols 2", families: [.systemExtraLarge]) { SymbolsPage(page: 1) }
        SamplerWidget(kind: "Symbols 3", families: [.systemExtraLarge]) { SymbolsPage(page: 2) }
        SamplerWidget(kind: "Symbols 4", families: [.systemExtraLarge]) { SymbolsPage(page: 3) }
        SamplerWidget(kind: "Symbols 5", families: [.systemExtraLarge]) { SymbolsPage(page: 4) }
        SamplerWidget(kind: "Symbols 6", families: [.systemExtraLarge]) { SymbolsPage(page: 5) }
        SamplerWidget(kind: "Symbols 7", families: [.systemExtraLarge]) { SymbolsPage(page: 6) }
        SamplerWidget(kind: "LockScreen", families: Page.lock) { LockPage() }
        MotionWidget()
        SamplerWidget(kind: "Messages", families: [.systemSmall, .systemMedium], hasBackground: false) {
            Text("Never shown")
        }
    }
}

/// Families that a page is made for.
enum Page {
    static let home: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge]
    static let lock: [WidgetFamily] = [.accessoryCircular, .accessoryRectangular, .accessoryInline]
}

/// A widget whose timeline is one entry that never changes.
struct SamplerWidget<Content: View>: Widget {
    let kind: String
    let families: [WidgetFamily]
    let hasBackground: Bool
    let content: @MainActor @Sendable () -> Content

    init(
        kind: String, families: [WidgetFamily], hasBackground: Bool = true,
        content: @escaping @MainActor @Sendable () -> Content
    ) {
        (self.kind, self.families, self.hasBackground, self.content) = (kind, families, hasBackground, content)
    }

    init() { fatalError("a sampler widget is made with its page") }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: Provider()) { _ in
            if hasBackground {
                content().containerBackground(.background, for: .widget)
            } else {
                content()
            }
        }
        .configurationDisplayName(kind)
        .supportedFamilies(families)
    }

    struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry() }
        func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) { completion(Entry()) }
        func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
            completion(Timeline(entries: [Entry()], policy: .never))
        }
    }

    struct Entry: TimelineEntry {
        /// The first of March 2026, 09:41 UTC.
        var date = Date(timeIntervalSince1970: 1_772_358_060)
    }
}
