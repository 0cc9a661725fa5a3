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
    var body: some View {
        AsManyAsFit(count: 8) { shown in
            VStack(alignment: .leading, spacing: 8) {
                Toggle("On", isOn: true, intent: NothingIntent())
                if shown > 1 { Toggle("Off", isOn: false, intent: NothingIntent()) }
                if shown > 2 { buttons }
                if shown > 3 { Toggle("Tinted", isOn: true, intent: NothingIntent()).tint(.orange) }
                if shown > 4 { Toggle("Button", isOn: true, intent: NothingIntent()).toggleStyle(.button) }
                if shown > 5 {
                    Link(destination: URL(fileURLWithPath: "/")) { Label("A link", systemImage: "link") }
                }
                if shown > 6 { Button("Off", intent: NothingIntent()).disabled(true) }
                if shown > 7 {
                    Button(intent: NothingIntent()) { Image(systemName: "plus.circle.fill").font(.largeTitle) }
                        .buttonStyle(.plain)
                }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private var buttons: some View {
        // Beside each other where there is room, fewer where there is not.
        ViewThatFits(in: .horizontal) {
            ForEach((1...4).reversed(), id: \.self) { shown in
                HStack {
                    Button("Bordered", intent: NothingIntent()).buttonStyle(.bordered)
                    if shown > 1 { Button("Prominent", intent: NothingIntent()).buttonStyle(.borderedProminent) }
                    if shown > 2 { Button("Tinted", intent: NothingIntent()).tint(.pink) }
                    if shown > 3 { Button("Plain", intent: NothingIntent()).buttonStyle(.plain) }
                }
            }
        }
    }
}

/// Progress views and gauges.
struct MetersPage: View {
    var body: some View {
        AsManyAsFit(count: 6) { shown in
            VStack(alignment: .leading, spacing: 10) {
                ProgressView(value: 0.6) { Text("Progress").font(.caption) }
                if shown > 1 {
                    Gauge(value: 0.8) { Text("Capacity").font(.caption) }
                        .gaugeStyle(.accessoryLinearCapacity).tint(.purple)
                }
                if shown > 2 { rings }
                if shown > 3 {
                    Gauge(value: 0.5) { Text("Linear").font(.caption) }.gaugeStyle(.accessoryLinear).tint(.orange)
                }
                if shown > 4 {
                    Gauge(value: 0.4, in: 0...1) {
                        Text("Gauge")
                    } currentValueLabel: {
                        Text("40 %")
                    } minimumValueLabel: {
                        Text("0")
                    } maximumValueLabel: {
                        Text("1")
                    }
                }
                if shown > 5 {
                    Divider()
                    Label("Divider above", systemImage: "minus")
                }
            }
        }
    }

    private var rings: some View {
        ViewThatFits(in: .horizontal) {
            ForEach((2...5).reversed(), id: \.self) { shown in
                HStack(spacing: 14) {
                    Gauge(value: 0.3) {
                        Text("BPM")
                    } currentValueLabel: {
                        Text("72")
                    }
                    .gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.green, .yellow, .red]))
                    if shown > 1 {
                        Gauge(value: 0.7) {
                            Image(systemName: "bolt.fill")
                        } currentValueLabel: {
                            Text("70")
                        }
                        .gaugeStyle(.accessoryCircularCapacity).tint(.green)
                    }
                    if shown > 2 {
                        Gauge(value: 72, in: 50...90) {
                            Text("°")
                        } currentValueLabel: {
                            Text("72")
                        } minimumValueLabel: {
                            Text("50")
                        } maximumValueLabel: {
                            Text("90")
                        }
                        .gaugeStyle(.accessoryCircular).tint(.orange)
                    }
                    if shown > 3 { ProgressView(value: 0.4).progressViewStyle(.circular) }
                    if shown > 4 { ProgressView() }
                }
            }
        }
    }
}

/// Stacks, grids, spacers, readers.
struct LayoutPage: View {
    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 6) {
            GridRow {
                name("HStack")
                HStack(spacing: 3) { ForEach(0..<4) { block(.red, $0) } }
            }
            GridRow {
                name("ZStack")
                ZStack(alignment: .topLeading) {
                    block(.blue.opacity(0.4), 6)
                    block(.blue, 2)
                }
            }
            GridRow {
                name("Spacer")
                HStack {
                    block(.green, 1); Spacer(); block(.green, 1)
                }
            }
            GridRow {
                name("Reader")
                GeometryReader { proxy in
                    name("\(Int(proxy.size.width)) × \(Int(proxy.size.height))")
                        .frame(width: proxy.size.width, height: proxy.size.height).background(.yellow.opacity(0.4))
                }
                .frame(height: 20)
            }
            GridRow {
                name("Canvas")
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

    private func name(_ text: String) -> some View {
        Text(text).font(.caption2).lineLimit(1).minimumScaleFactor(0.5)
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
                AsManyAsFit(count: 2) { shown in
                    VStack(spacing: 0) {
                        if shown > 1 { Image(systemName: "figure.walk").font(.headline) }
                        Text("8.2k").font(.headline).lineLimit(1).minimumScaleFactor(0.5)
                    }
                }
                .padding(6)
            }
        case .accessoryInline: Label("4 tasks, 1 urgent", systemImage: "checkmark.circle")
        default:
            FittingRows(count: 3) { row in
                switch row {
                case 0: Label("Tasks", systemImage: "checklist").font(.headline).widgetAccentable()
                case 1: Text("Buy milk").font(.body)
                default: Text("Call Ada").font(.body).foregroundStyle(.secondary)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}
