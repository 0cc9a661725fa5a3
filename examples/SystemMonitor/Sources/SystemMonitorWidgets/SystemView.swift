import SwiftUI
import WidgetKit

struct SystemView: View {
    let entry: SystemEntry
    @Environment(\.widgetFamily) private var family

    var body: some View {
        Group {
            switch family {
            case .accessoryRectangular: Meters(sample: entry.now, isShort: true)
            case .systemMedium:
                HStack(alignment: .top, spacing: 16) {
                    VStack(alignment: .leading, spacing: 10) {
                        Heading(sample: entry.now)
                        Meters(sample: entry.now, isShort: false)
                    }
                    VStack(alignment: .leading, spacing: 6) {
                        LoadCurve(samples: entry.samples)
                        Network(entry: entry, isWide: false)
                    }
                }
            case .systemLarge:
                VStack(alignment: .leading, spacing: 10) {
                    Heading(sample: entry.now)
                    Meters(sample: entry.now, isShort: false)
                    LoadCurve(samples: entry.samples)
                    Network(entry: entry, isWide: true)
                }
            default:
                VStack(alignment: .leading, spacing: 8) {
                    Heading(sample: entry.now)
                    Meters(sample: entry.now, isShort: false)
                    Spacer(minLength: 0)
                    Network(entry: entry, isWide: false)
                }
            }
        }
        .dynamicTypeSize(...(family == .systemSmall ? DynamicTypeSize.large : .xxLarge))
        .containerBackground(for: .widget) { Color(red: 0.07, green: 0.1, blue: 0.13) }
        // The ground is dark in either scheme, and so is what the system draws on it.
        .foregroundStyle(.white, .white.opacity(0.65))
        .environment(\.colorScheme, .dark)
    }
}

/// Since when it runs: a text that goes on by itself.
private struct Heading: View {
    let sample: SystemSample

    var body: some View {
        HStack(spacing: 4) {
            Image(systemName: "cpu").foregroundStyle(.mint)
            Text(Date(timeIntervalSince1970: sample.date - sample.uptime), style: .relative)
                .font(.caption)
                .foregroundStyle(.secondary)
                .lineLimit(1)
                .accessibilityIdentifier("uptime")
        }
    }
}

private struct Meters: View {
    let sample: SystemSample
    let isShort: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: isShort ? 0 : 6) {
            Meter(name: "CPU", share: sample.loadShare, color: .mint)
            Meter(name: "RAM", share: sample.memoryShare, color: .cyan)
            Meter(name: "Disk", share: sample.diskShare, color: .indigo)
        }
    }
}

/// A name, a bar and a percentage; red where little is left.
private struct Meter: View {
    let name: String
    let share: Double
    let color: Color
    @ScaledMetric private var nameWidth = 34.0
    @ScaledMetric private var shareWidth = 36.0

    var body: some View {
        HStack(spacing: 6) {
            Text(name)
                .font(.caption)
                .frame(width: nameWidth, alignment: .leading)
            ProgressView(value: share)
                .tint(share > 0.9 ? .red : color)
            Text(share, format: .percent.precision(.fractionLength(0)))
                .font(.caption)
                .monospacedDigit()
                .foregroundStyle(share > 0.9 ? AnyShapeStyle(.red) : AnyShapeStyle(.secondary))
                .frame(width: shareWidth, alignment: .trailing)
                .accessibilityIdentifier(name)
        }
        .accessibilityElement(children: .combine)
    }
}

/// The load of the last hours, newest at the end.
private struct LoadCurve: View {
    let samples: [SystemSample]

    var body: some View {
        GeometryReader { place in
            let width = 8.0
            let count = max(Int(place.size.width / width), 1)
            HStack(alignment: .bottom, spacing: 0) {
                ForEach(Array(samples.suffix(count).enumerated()), id: \.offset) { _, sample in
                    Rectangle()
                        .fill(sample.loadShare > 0.9 ? Color.red : Color.mint)
                        .frame(width: width - 1, height: max(2, place.size.height * sample.loadShare))
                        .padding(.trailing, 1)
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
        }
        .accessibilityElement()
        .accessibilityLabel("Load of the last hours")
    }
}

/// What comes in and goes out, a second.
private struct Network: View {
    let entry: SystemEntry
    let isWide: Bool

    var body: some View {
        let layout =
            isWide ? AnyLayout(HStackLayout(spacing: 12)) : AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
        layout {
            Text("↓ \(words(entry.rate(\.received)))").accessibilityIdentifier("received")
            Text("↑ \(words(entry.rate(\.sent)))")
        }
        .font(.caption)
        .monospacedDigit()
        .foregroundStyle(.secondary)
        .lineLimit(1)
    }

    private func words(_ bytes: Double) -> String {
        switch bytes {
        case 1e6...: "\((bytes / 1e5).rounded() / 10) MB/s"
        case 1e3...: "\(Int(bytes / 1e3)) kB/s"
        default: "\(Int(bytes)) B/s"
        }
    }
}
