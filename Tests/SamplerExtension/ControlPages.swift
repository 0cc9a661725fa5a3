import AppIntents
import Charts
import SwiftUI
import WidgetKit

struct NothingIntent: AppIntent {
    static let title: LocalizedStringResource = "Nothing"
    func perform() async throws -> some IntentResult { .result() }
}

/// Buttons, toggles, links.
struct ControlsPage: View {
    @Environment(\.widgetFamily) private var family

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Button("Plain", intent: NothingIntent()).buttonStyle(.plain)
                if family != .systemSmall {
                    Button("Bordered", intent: NothingIntent()).buttonStyle(.bordered)
                    Button("Prominent", intent: NothingIntent()).buttonStyle(.borderedProminent)
                    Button("Tinted", intent: NothingIntent()).tint(.pink)
                }
            }
            Toggle("On", isOn: true, intent: NothingIntent())
            Toggle("Off", isOn: false, intent: NothingIntent())
            if family != .systemSmall, family != .systemMedium {
                Toggle("Tinted", isOn: true, intent: NothingIntent()).tint(.orange)
                Toggle("Button", isOn: true, intent: NothingIntent()).toggleStyle(.button)
                Link(destination: URL(fileURLWithPath: "/")) { Label("A link", systemImage: "link") }
                Button(intent: NothingIntent()) { Image(systemName: "plus.circle.fill").font(.largeTitle) }
                    .buttonStyle(.plain)
                Button("Off", intent: NothingIntent()).disabled(true)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// Progress views and gauges.
struct MetersPage: View {
    @Environment(\.widgetFamily) private var family

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            ProgressView(value: 0.6) { Text("Progress").font(.caption) }
            if family != .systemSmall {
                HStack(spacing: 14) {
                    ProgressView(value: 0.4).progressViewStyle(.circular)
                    ProgressView()
                    Gauge(value: 0.3) {
                        Text("BPM")
                    } currentValueLabel: {
                        Text("72")
                    }
                    .gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.green, .yellow, .red]))
                    Gauge(value: 0.7) {
                        Image(systemName: "bolt.fill")
                    } currentValueLabel: {
                        Text("70")
                    }
                    .gaugeStyle(.accessoryCircularCapacity).tint(.green)
                }
            }
            if family != .systemMedium {
                Gauge(value: 0.5) { Text("Linear").font(.caption) }.gaugeStyle(.accessoryLinear).tint(.orange)
                Gauge(value: 0.8) { Text("Capacity").font(.caption) }.gaugeStyle(.accessoryLinearCapacity).tint(.purple)
            }
            if family != .systemSmall, family != .systemMedium {
                Gauge(value: 0.4, in: 0...1) {
                    Text("Gauge")
                } currentValueLabel: {
                    Text("40 %")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("1")
                }
                Divider()
                Label("Divider above", systemImage: "minus")
            }
        }
    }
}

/// Stacks, grids, spacers, readers.
struct LayoutPage: View {
    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 6) {
            GridRow {
                Text("HStack").font(.caption2)
                HStack(spacing: 3) { ForEach(0..<4) { block(.red, $0) } }
            }
            GridRow {
                Text("ZStack").font(.caption2)
                ZStack(alignment: .topLeading) {
                    block(.blue.opacity(0.4), 6)
                    block(.blue, 2)
                }
            }
            GridRow {
                Text("Spacer").font(.caption2)
                HStack {
                    block(.green, 1); Spacer(); block(.green, 1)
                }
            }
            GridRow {
                Text("Reader").font(.caption2)
                GeometryReader { proxy in
                    Text("\(Int(proxy.size.width)) × \(Int(proxy.size.height))").font(.caption2)
                        .frame(width: proxy.size.width, height: proxy.size.height).background(.yellow.opacity(0.4))
                }
                .frame(height: 20)
            }
            GridRow {
                Text("Canvas").font(.caption2)
                Canvas { context, size in
                    for index in 0..<6 {
                        let side = size.height - Double(index) * 3
                        let box = CGRect(x: Double(index) * 14, y: 0, width: side, height: side)
                        context.stroke(Path(ellipseIn: box), with: .color(.purple), lineWidth: 2)
                    }
                }
                .frame(height: 20)
            }
        }
    }

    private func block(_ color: Color, _ size: Int) -> some View {
        RoundedRectangle(cornerRadius: 3).fill(color).frame(width: 10 + Double(size) * 3, height: 12 + Double(size))
    }
}

/// Marks of Charts.
struct ChartsPage: View {
    private let values = [3.0, 5, 2, 6, 4, 7]

    var body: some View {
        Chart {
            ForEach(values.indices, id: \.self) { index in
                BarMark(x: .value("Day", "D\(index + 1)"), y: .value("Count", values[index])).foregroundStyle(.blue)
            }
            RuleMark(y: .value("Mean", 4.5)).foregroundStyle(.red)
        }
    }
}

/// The lock screen's three families.
struct LockPage: View {
    @Environment(\.widgetFamily) private var family

    var body: some View {
        switch family {
        case .accessoryCircular:
            ZStack {
                AccessoryWidgetBackground()
                VStack(spacing: 0) {
                    Image(systemName: "figure.walk").font(.headline)
                    Text("8.2k").font(.headline)
                }
            }
        case .accessoryInline: Label("4 tasks, 1 urgent", systemImage: "checkmark.circle")
        default:
            VStack(alignment: .leading, spacing: 2) {
                Label("Tasks", systemImage: "checklist").font(.headline).widgetAccentable()
                Text("Buy milk").font(.body)
                Text("Call Ada").font(.body).foregroundStyle(.secondary)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}
