import SwiftUI
import WidgetKit

/// The time here and elsewhere.
public struct ClockWidget: Widget {
    /// The name in reloads.
    public static let kind = "Clock"

    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: Self.kind, provider: ClockProvider()) { ClockView(entry: $0) }
            .configurationDisplayName("Clock")
            .description("The time here and elsewhere.")
            .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}

struct ClockEntry: TimelineEntry {
    let date: Date
    let zone: TimeZone
    /// When the clocks change next, if that is soon.
    let change: ClockChange?
}

struct ClockProvider: TimelineProvider {
    func placeholder(in context: Context) -> ClockEntry { entry(at: .now) }

    func getSnapshot(in context: Context, completion: @escaping (ClockEntry) -> Void) { completion(entry(at: .now)) }

    /// An entry for each minute of the next hour: the widget is right for an hour with one reload, 24 a day of the 60
    /// that are allowed.
    func getTimeline(in context: Context, completion: @escaping (Timeline<ClockEntry>) -> Void) {
        let now = Date.now.timeIntervalSinceReferenceDate
        let minute = (now / 60).rounded(.down) * 60
        let entries = (0..<60).map { entry(at: Date(timeIntervalSinceReferenceDate: minute + Double($0) * 60)) }
        completion(Timeline(entries: entries, policy: .after(Date(timeIntervalSinceReferenceDate: minute + 3600))))
    }

    private func entry(at date: Date) -> ClockEntry {
        let change = ClockChange(after: date, in: .current)
        let isSoon = change.map { $0.date.timeIntervalSince(date) < 14 * 86400 } ?? false
        return ClockEntry(date: date, zone: .current, change: isSoon ? change : nil)
    }
}

#Preview("An hour", as: .systemMedium) {
    ClockWidget()
} timelineProvider: {
    ClockProvider()
}
