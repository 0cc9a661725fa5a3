import SwiftUI
import WidgetKit

/// Load, memory, disk and network of this machine.
public struct SystemWidget: Widget {
    /// The name in reloads.
    public static let kind = "System"

    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: Self.kind, provider: SystemProvider()) { SystemView(entry: $0) }
            .configurationDisplayName("System")
            .description("Load, memory, disk and network of this machine.")
            .supportedFamilies([.systemSmall, .systemMedium, .systemLarge, .accessoryRectangular])
    }
}

struct SystemEntry: TimelineEntry {
    let date: Date
    /// Oldest first; the last one is now.
    let samples: [SystemSample]

    var now: SystemSample { samples.last ?? SystemSample() }

    /// Bytes a second since the sample before.
    func rate(_ value: (SystemSample) -> Double) -> Double {
        guard samples.count > 1 else { return 0 }
        let (before, now) = (samples[samples.count - 2], samples[samples.count - 1])
        return max(0, value(now) - value(before)) / max(1, now.date - before.date)
    }
}

struct SystemProvider: TimelineProvider {
    /// Where the figures come from; tests give a folder of their own.
    static nonisolated(unsafe) var reader = SystemReader()

    func placeholder(in context: Context) -> SystemEntry { SystemEntry(date: .now, samples: Self.sample(at: .now)) }

    func getSnapshot(in context: Context, completion: @escaping (SystemEntry) -> Void) {
        if context.isPreview { return completion(placeholder(in: context)) }
        completion(SystemEntry(date: .now, samples: SampleHistory.samples + [Self.reader.sample(at: .now)]))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<SystemEntry>) -> Void) {
        let sample = Self.reader.sample(at: .now)
        // A full disk must not hide the figures that say so.
        let samples = (try? SampleHistory.add(sample)) ?? [sample]
        // 48 a day of the 60 reloads that are allowed.
        completion(
            Timeline(
                entries: [SystemEntry(date: .now, samples: samples)], policy: .after(.now.addingTimeInterval(30 * 60))))
    }

    /// A day as it may look.
    static func sample(at date: Date) -> [SystemSample] {
        (0..<24).map { sample(halfHour: $0, date.timeIntervalSince1970 - Double(23 - $0) * 1800) }
    }

    private static func sample(halfHour hour: Int, _ date: Double) -> SystemSample {
        var sample = SystemSample()
        (sample.processors, sample.memory, sample.disk) = (8, 16e9, 500e9)
        sample.load = 2 + 2.5 * sin(Double(hour) / 3) + Double(hour % 4) * 0.4
        (sample.freeMemory, sample.freeDisk) = (7e9, 190e9)
        (sample.received, sample.sent) = (Double(hour) * 4e9, Double(hour) * 4e8)
        (sample.uptime, sample.date) = (93_600, date)
        return sample
    }
}

#Preview("A day", as: .systemLarge) {
    SystemWidget()
} timeline: {
    SystemEntry(date: .now, samples: SystemProvider.sample(at: .now))
}
