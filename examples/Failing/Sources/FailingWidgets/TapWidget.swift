import SwiftUI
import WidgetKit

/// A button for each thing that can go wrong with a tap.
public struct TapWidget: Widget {
    /// The name in reloads.
    public static let kind = "Taps"

    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: Self.kind, provider: TapProvider()) { TapView(entry: $0) }
            .configurationDisplayName("Taps that fail")
            .description("Throws, crashes, hangs: see the mark, and that the frame from before stays.")
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}

struct TapEntry: TimelineEntry {
    let date: Date
    let worked: Int
}

struct TapProvider: TimelineProvider {
    func placeholder(in context: Context) -> TapEntry { TapEntry(date: .now, worked: 3) }
    func getSnapshot(in context: Context, completion: @escaping (TapEntry) -> Void) {
        completion(TapEntry(date: .now, worked: Record.count))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<TapEntry>) -> Void) {
        completion(Timeline(entries: [TapEntry(date: .now, worked: Record.count)], policy: .never))
    }
}

struct TapView: View {
    let entry: TapEntry
    @Environment(\.widgetFamily) private var family

    var body: some View {
        VStack(alignment: .leading, spacing: family == .systemSmall ? 4 : 6) {
            HStack {
                Label {
                    Text("Trouble")
                } icon: {
                    Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.orange)
                }
                .font(.headline)
                .lineLimit(1)
                Spacer(minLength: 4)
                Text("\(entry.worked) ok")
                    .font(.caption)
                    .foregroundStyle(.secondary)
                    .invalidatableContent()
                    .accessibilityIdentifier("worked")
            }
            Spacer(minLength: 0)
            if family == .systemSmall {
                button(.throwing)
                button(.crashing)
                button(.fine)
            } else {
                HStack {
                    button(.throwing); button(.crashing); button(.hanging)
                }
                HStack {
                    button(.blocking); button(.slow); button(.fine)
                }
            }
            Spacer(minLength: 0)
        }
        .dynamicTypeSize(...(family == .systemSmall ? DynamicTypeSize.large : .xLarge))
        .containerBackground(for: .widget) { Color.orange.opacity(0.12) }
    }

    private func button(_ trouble: Trouble) -> some View {
        Button(intent: TroubleIntent(trouble)) {
            Text(trouble.title)
                .font(family == .systemSmall ? .caption : .subheadline)
                .lineLimit(1)
                .foregroundStyle(Color.primary)
                .frame(maxWidth: .infinity)
        }
        .tint(trouble == .fine ? .green : .orange)
    }
}

#Preview("Trouble", as: .systemMedium) {
    TapWidget()
} timeline: {
    TapEntry(date: .now, worked: 0)
}
