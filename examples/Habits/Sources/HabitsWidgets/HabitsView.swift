import SwiftUI
import WidgetKit

struct HabitsView: View {
    let entry: HabitsEntry
    @Environment(\.widgetFamily) private var family
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        VStack(alignment: .leading, spacing: family == .systemSmall ? 10 : 6) {
            header
            if family == .systemSmall {
                ForEach(entry.habits.prefix(typeSize < .xxLarge ? 3 : 2)) { TodayRow(habit: $0, date: entry.date) }
            } else {
                WeekGrid(
                    habits: Array(entry.habits.prefix(family == .systemLarge ? 7 : 3)), date: entry.date,
                    spacing: family == .systemLarge ? 16 : 6)
            }
            Spacer(minLength: 0)
            if family == .systemLarge { WeekFoot(habits: entry.habits, date: entry.date) }
        }
        // A week has seven columns at any text size; today has one.
        .dynamicTypeSize(...(family == .systemSmall ? DynamicTypeSize.accessibility1 : .large))
        .containerBackground(for: .widget) { Color(.systemBackground) }
    }

    private var header: some View {
        HStack {
            Text(entry.date, format: .dateTime.weekday(.wide))
                .font(.headline)
                .lineLimit(1)
                .minimumScaleFactor(0.6)
            Spacer(minLength: 4)
            Text("\(done)/\(entry.habits.count)")
                .font(.headline)
                .monospacedDigit()
                .foregroundStyle(done == entry.habits.count ? .green : .secondary)
                .contentTransition(.numericText(value: Double(done)))
                .invalidatableContent()
                .accessibilityIdentifier("done")
        }
    }

    private var done: Int {
        let today = HabitDay.name(of: entry.date, in: .current)
        return entry.habits.count { $0.days.contains(today) }
    }
}

/// One habit's today.
private struct TodayRow: View {
    let habit: Habit
    let date: Date

    var body: some View {
        let day = HabitDay.name(of: date, in: .current)
        let isDone = habit.days.contains(day)
        Toggle(isOn: isDone, intent: SetHabitIntent(habit.id, day: day, isDone: !isDone)) {
            Text(habit.name).font(.subheadline).lineLimit(1)
        }
        .toggleStyle(CheckStyle())
    }
}

/// Habits down, days across.
private struct WeekGrid: View {
    let habits: [Habit]
    let date: Date
    let spacing: CGFloat

    var body: some View {
        let days = HabitDay.last(7, to: date, in: .current)
        Grid(alignment: .center, horizontalSpacing: 8, verticalSpacing: spacing) {
            GridRow {
                Text("").gridColumnAlignment(.leading)
                ForEach(days, id: \.self) { day in
                    Text(day, format: .dateTime.weekday(.narrow))
                        .font(.caption2)
                        .foregroundStyle(day == days.last ? .primary : .secondary)
                }
                Text("")
            }
            ForEach(habits) { habit in
                GridRow {
                    Label(habit.name, systemImage: habit.symbol)
                        .font(.caption)
                        .lineLimit(1)
                        .frame(maxWidth: .infinity, alignment: .leading)
                    ForEach(days, id: \.self) { DayCell(habit: habit, date: $0) }
                    Text("\(habit.streak(endingAt: date, in: .current))")
                        .font(.caption)
                        .monospacedDigit()
                        .foregroundStyle(.secondary)
                        .invalidatableContent()
                        .gridColumnAlignment(.trailing)
                        .accessibilityLabel(
                            "\(habit.name): \(habit.streak(endingAt: date, in: .current)) days in a row")
                }
            }
        }
    }
}

/// How much of the week is done.
private struct WeekFoot: View {
    let habits: [Habit]
    let date: Date

    var body: some View {
        let days = HabitDay.last(7, to: date, in: .current).map { HabitDay.name(of: $0, in: .current) }
        let done = habits.reduce(0) { $0 + $1.days.intersection(days).count }
        HStack(spacing: 8) {
            ProgressView(value: Double(done) / Double(max(habits.count * 7, 1)))
                .tint(.green)
            Text("\(done) of \(habits.count * 7)")
                .font(.caption)
                .monospacedDigit()
                .foregroundStyle(.secondary)
                .invalidatableContent()
                .accessibilityIdentifier("week")
        }
    }
}

/// One habit on one day.
private struct DayCell: View {
    let habit: Habit
    let date: Date

    var body: some View {
        let day = HabitDay.name(of: date, in: .current)
        let isDone = habit.days.contains(day)
        Toggle(isOn: isDone, intent: SetHabitIntent(habit.id, day: day, isDone: !isDone)) { EmptyView() }
            .toggleStyle(CheckStyle())
            .accessibilityLabel("\(habit.name) \(day)")
    }
}

/// A circle that fills.
private struct CheckStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
                .foregroundStyle(configuration.isOn ? .green : .secondary)
                .accessibilityHidden(true)
            configuration.label
        }
    }
}
