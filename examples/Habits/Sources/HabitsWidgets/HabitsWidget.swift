import SwiftUI
import WidgetKit

/// A week of habits, each day a toggle.
public struct HabitsWidget: Widget {
    /// The name in reloads.
    public static let kind = "Habits"

    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: Self.kind, provider: HabitsProvider()) { HabitsView(entry: $0) }
            .configurationDisplayName("Habits")
            .description("What you do each day, and for how long already.")
            .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}

struct HabitsEntry: TimelineEntry {
    let date: Date
    let habits: [Habit]
}

struct HabitsProvider: TimelineProvider {
    func placeholder(in context: Context) -> HabitsEntry { HabitsEntry(date: .now, habits: HabitStore.starters) }

    func getSnapshot(in context: Context, completion: @escaping (HabitsEntry) -> Void) {
        completion(HabitsEntry(date: .now, habits: context.isPreview ? Self.sample(at: .now) : HabitStore.habits))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<HabitsEntry>) -> Void) {
        // At midnight the week moves on; the entry is there already, so nobody need be asked then.
        let calendar = Calendar.current
        let habits = HabitStore.habits
        let midnights = (1...2).compactMap {
            calendar.date(byAdding: .day, value: $0, to: calendar.startOfDay(for: .now))
        }
        let entries = ([.now] + midnights).map { HabitsEntry(date: $0, habits: habits) }
        completion(Timeline(entries: entries, policy: .atEnd))
    }

    /// A week as it may look.
    static func sample(at date: Date) -> [Habit] {
        let days = HabitDay.last(7, to: date, in: .current).map { HabitDay.name(of: $0, in: .current) }
        return HabitStore.starters.enumerated().map { index, habit in
            var habit = habit
            habit.days = Set(days.enumerated().filter { ($0.offset + index) % (index + 2) != 0 }.map(\.element))
            return habit
        }
    }
}

#Preview("A week", as: .systemMedium) {
    HabitsWidget()
} timeline: {
    HabitsEntry(date: .now, habits: HabitStore.starters)
    HabitsEntry(date: .now.addingTimeInterval(86400), habits: HabitsProvider.sample(at: .now))
}
