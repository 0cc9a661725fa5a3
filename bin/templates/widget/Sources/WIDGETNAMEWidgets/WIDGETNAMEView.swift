import SwiftUI
import WidgetKit

/// How an entry looks.
struct WIDGETNAMEView: View {
    let entry: WIDGETNAMEEntry
    @Environment(\.widgetFamily) private var family

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Label("WIDGETNAME", systemImage: "sparkles")
                .font(.headline)
                .foregroundStyle(entry.color)
                .lineLimit(1)
            Spacer(minLength: 0)
            Text(entry.message)
                .font(family == .systemSmall ? .title3 : .title)
                .minimumScaleFactor(0.6)
                .lineLimit(family == .systemLarge ? 6 : 2)
                .accessibilityIdentifier("message")
            Spacer(minLength: 0)
            // +interactive
            HStack {
                Button(intent: WIDGETNAMETapIntent()) {
                    Label {
                        Text("Tap", bundle: .module)
                    } icon: {
                        Image(systemName: "hand.tap.fill")
                    }
                    .font(.subheadline)
                }
                .tint(entry.color)
                Spacer(minLength: 4)
                Text(entry.taps, format: .number)
                    .font(.headline)
                    .contentTransition(.numericText(value: Double(entry.taps)))
                    .invalidatableContent()
                    .accessibilityIdentifier("taps")
            }
            // -interactive
            // +quiet
            Text(entry.date, style: .time)
                .font(.caption)
                .foregroundStyle(.secondary)
            // -quiet
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .containerBackground(for: .widget) { entry.color.opacity(0.14) }
    }
}

#Preview("Small", as: .systemSmall) {
    WIDGETNAMEWidget()
} timeline: {
    WIDGETNAMEEntry(date: .now, message: "Hello")
    WIDGETNAMEEntry(date: .now.addingTimeInterval(60), message: "A message of some more words")
}
