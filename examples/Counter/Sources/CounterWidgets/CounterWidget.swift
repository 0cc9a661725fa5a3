import SwiftUI
import WidgetKit

/// A number with a button on each side.
public struct CounterWidget: Widget {
    /// The name in reloads.
    public static let kind = "Counter"

    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: Self.kind, provider: CounterProvider()) { CounterView(entry: $0) }
            .configurationDisplayName("Counter")
            .description("Counts what you tap.")
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}

struct CounterEntry: TimelineEntry {
    let date: Date
    let count: Int
}

struct CounterProvider: TimelineProvider {
    func placeholder(in context: Context) -> CounterEntry { CounterEntry(date: .now, count: 12) }

    func getSnapshot(in context: Context, completion: @escaping (CounterEntry) -> Void) {
        completion(CounterEntry(date: .now, count: context.isPreview ? 12 : Counter.count))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<CounterEntry>) -> Void) {
        // Nothing changes until somebody taps, and a tap reloads the widget by itself.
        completion(Timeline(entries: [CounterEntry(date: .now, count: Counter.count)], policy: .never))
    }
}

struct CounterView: View {
    let entry: CounterEntry
    @Environment(\.widgetFamily) private var family

    var body: some View {
        VStack(spacing: 0) {
            Text("Counter")
                .font(.caption)
                .foregroundStyle(.secondary)
                .frame(maxWidth: .infinity, alignment: .leading)
            Spacer(minLength: 0)
            Text(entry.count, format: .number)
                .font(.system(size: 52, weight: .semibold, design: .rounded))
                .minimumScaleFactor(0.4)
                .lineLimit(1)
                .contentTransition(.numericText(value: Double(entry.count)))
                .invalidatableContent()
                .accessibilityIdentifier("count")
            Spacer(minLength: 0)
            HStack {
                if family == .systemMedium { CountButton(-10) }
                CountButton(-1)
                Spacer(minLength: 0)
                CountButton(1)
                if family == .systemMedium { CountButton(10) }
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
        .containerBackground(for: .widget) {
            LinearGradient(colors: [.indigo.opacity(0.35), .teal.opacity(0.25)], startPoint: .top, endPoint: .bottom)
        }
    }
}

private struct CountButton: View {
    let amount: Int

    init(_ amount: Int) { self.amount = amount }

    var body: some View {
        Button(intent: CountIntent(amount)) {
            Text(amount > 0 ? "+\(amount)" : "−\(-amount)")
                .font(.headline)
                .monospacedDigit()
                // The tint alone could not be read on the dark ground.
                .foregroundStyle(Color.primary)
        }
        .tint(.indigo)
        .accessibilityLabel(amount > 0 ? "Count up by \(amount)" : "Count down by \(-amount)")
    }
}

#Preview("Counting", as: .systemSmall) {
    CounterWidget()
} timeline: {
    CounterEntry(date: .now, count: 0)
    CounterEntry(date: .now.addingTimeInterval(60), count: 9)
    CounterEntry(date: .now.addingTimeInterval(120), count: 1_234_567)
}

#Preview("Wide", as: .systemMedium) {
    CounterWidget()
} timeline: {
    CounterEntry(date: .now, count: 42)
}
