import SwiftUI
import WidgetKit

/// How many days until the next season, in the language of the place.
public struct SeasonWidget: Widget {
    /// The name in reloads.
    public static let kind = "Season"

    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: Self.kind, provider: SeasonProvider()) { SeasonView(entry: $0) }
            .configurationDisplayName(Text("Seasons", bundle: .module))
            .description(Text("The days until the next season.", bundle: .module))
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}

struct SeasonEntry: TimelineEntry {
    let date: Date
}

struct SeasonProvider: TimelineProvider {
    func placeholder(in context: Context) -> SeasonEntry { SeasonEntry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (SeasonEntry) -> Void) {
        completion(SeasonEntry(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<SeasonEntry>) -> Void) {
        let calendar = Calendar.current
        let midnights = (1...7).compactMap {
            calendar.date(byAdding: .day, value: $0, to: calendar.startOfDay(for: .now))
        }
        completion(Timeline(entries: ([.now] + midnights).map(SeasonEntry.init), policy: .atEnd))
    }
}

struct SeasonView: View {
    let entry: SeasonEntry
    @Environment(\.widgetFamily) private var family

    var body: some View {
        let next = Season.next(after: entry.date, in: .current)
        let days = Season.days(from: entry.date, to: next.date, in: .current)
        VStack(alignment: .leading, spacing: 6) {
            Label {
                name(of: next.season)
            } icon: {
                Image(systemName: next.season.symbol).foregroundStyle(.green)
            }
            .font(.headline)
            Text("in \(days) days", bundle: .module)
                .font(.title2)
                .lineLimit(1)
                .minimumScaleFactor(0.6)
                .accessibilityIdentifier("days")
            if family == .systemMedium {
                Text(next.date, format: .dateTime.weekday(.wide).day().month(.wide))
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                    .accessibilityIdentifier("date")
            }
            Spacer(minLength: 0)
            ProgressView(value: YearPlace.fraction(of: entry.date, in: .current))
                .tint(.green)
            HStack {
                Text("The year", bundle: .module)
                Spacer(minLength: 4)
                Text(YearPlace.fraction(of: entry.date, in: .current), format: .percent.precision(.fractionLength(0)))
                    .accessibilityIdentifier("year")
            }
            .font(.caption)
            .foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .dynamicTypeSize(...(family == .systemSmall ? DynamicTypeSize.xxLarge : .xLarge))
        .containerBackground(for: .widget) { Color.green.opacity(0.12) }
    }

    private func name(of season: Season) -> Text {
        switch season {
        case .spring: Text("Spring", bundle: .module)
        case .summer: Text("Summer", bundle: .module)
        case .autumn: Text("Autumn", bundle: .module)
        case .winter: Text("Winter", bundle: .module)
        }
    }
}

#Preview("Everywhere", as: .systemMedium) {
    SeasonWidget()
} timelineProvider: {
    SeasonProvider()
}
