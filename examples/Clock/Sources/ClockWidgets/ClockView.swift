import SwiftUI
import WidgetKit

struct ClockView: View {
    let entry: ClockEntry
    @Environment(\.widgetFamily) private var family

    var body: some View {
        Group {
            switch family {
            case .systemMedium:
                HStack(alignment: .top, spacing: 16) {
                    Here(entry: entry)
                    // The list has the room that its times need, the rest is this place's.
                    CityList(entry: entry, count: 5)
                        .fixedSize(horizontal: true, vertical: false)
                }
            case .systemLarge:
                VStack(alignment: .leading, spacing: 12) {
                    Here(entry: entry)
                        .frame(maxHeight: 110)
                    Divider()
                    CityList(entry: entry, count: 8)
                }
            default: Here(entry: entry)
            }
        }
        .dynamicTypeSize(...(family == .systemSmall ? DynamicTypeSize.xxLarge : .xLarge))
        .containerBackground(for: .widget) {
            LinearGradient(
                colors: [Color(red: 0.13, green: 0.17, blue: 0.36), Color(red: 0.33, green: 0.2, blue: 0.42)],
                startPoint: .top, endPoint: .bottom)
        }
        // The ground is dark in either scheme, and so is what the system draws on it.
        .foregroundStyle(.white, .white.opacity(0.65))
        .environment(\.colorScheme, .dark)
    }
}

/// The place's own time.
private struct Here: View {
    let entry: ClockEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(entry.date, format: .dateTime.weekday(.wide))
                .font(.caption)
                .foregroundStyle(.orange)
            Text(entry.date, style: .time)
                .font(.system(size: 34, weight: .light, design: .rounded))
                .minimumScaleFactor(0.5)
                .lineLimit(1)
                .accessibilityIdentifier("time")
            Text(entry.date, format: .dateTime.day().month(.wide))
                .font(.subheadline)
                .foregroundStyle(.secondary)
            Spacer(minLength: 0)
            if let change = entry.change {
                // A live text: the renderer keeps it right, no entry is needed.
                Text(change.jump > 0 ? "Clocks go forward" : "Clocks go back")
                    .font(.caption2)
                    .foregroundStyle(.secondary)
                Text(change.date, style: .relative)
                    .font(.caption)
                    .foregroundStyle(.orange)
                    .lineLimit(1)
                    .accessibilityIdentifier("change")
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// Other places' times.
private struct CityList: View {
    let entry: ClockEntry
    let count: Int

    var body: some View {
        VStack(spacing: 6) {
            ForEach(City.all.filter { $0.zone != entry.zone }.prefix(count)) { city in
                let facts = ZoneFacts(of: city.zone, at: entry.date, from: entry.zone)
                HStack {
                    Text(city.name)
                        .font(.subheadline)
                        .lineLimit(1)
                    Spacer(minLength: 4)
                    Text(facts.difference)
                        .font(.caption)
                        .foregroundStyle(.secondary)
                    Text(entry.date, format: time(in: city.zone))
                        .font(.subheadline)
                        .monospacedDigit()
                }
                .accessibilityElement(children: .combine)
            }
        }
    }

    private func time(in zone: TimeZone) -> Date.FormatStyle {
        Date.FormatStyle(date: .omitted, time: .shortened, timeZone: zone)
    }
}
