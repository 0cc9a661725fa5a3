import AppIntents
import ProbeModel
import SwiftUI
import WidgetKit

/// A widget of which several stand side by side, each with a city of its own (cases.md b7).
struct CityWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "CityWidget", intent: CityIntent.self, provider: CityProvider()) { entry in
            VStack(alignment: .leading) {
                Text("\(entry.city) \(entry.visits)")
                Button("visit", intent: VisitIntent(city: entry.city))
            }
            .containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("City")
        .description("How often one was there.")
        .supportedFamilies([.systemSmall])
    }
}

struct CityEntry: TimelineEntry {
    var date = Date()
    var city = ""
    var visits = 0
}

struct CityProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> CityEntry { CityEntry() }
    func snapshot(for configuration: CityIntent, in context: Context) async -> CityEntry { entry(configuration.city) }

    func timeline(for configuration: CityIntent, in context: Context) async -> Timeline<CityEntry> {
        Timeline(entries: [entry(configuration.city)], policy: .never)
    }

    private func entry(_ city: String) -> CityEntry {
        CityEntry(city: city, visits: ProbeStore.defaults.integer(forKey: "visits \(city)"))
    }
}

struct CityIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "City"
    @Parameter(title: "City", default: "Nowhere") var city: String
}

struct VisitIntent: AppIntent {
    static let title: LocalizedStringResource = "Visit"
    @Parameter(title: "City") var city: String

    init() {}
    init(city: String) { self.city = city }

    func perform() async throws -> some IntentResult {
        _ = try ProbeStore.next("visits \(city)")
        ProbeStore.performed("visit \(city)")
        return .result()
    }
}
