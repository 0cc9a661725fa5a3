import SwiftUI
import WidgetKit

/// What a provider can do wrong, chosen in the configuration.
public enum TimelineTrouble: String, AppEnum {
    case empty, silent, twice, past, future, many

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trouble"
    public static let caseDisplayRepresentations: [TimelineTrouble: DisplayRepresentation] = [
        .empty: "No entries", .silent: "No answer", .twice: "Answers twice", .past: "All in the past",
        .future: "All in the future", .many: "A thousand entries",
    ]
}

/// Which trouble the widget makes.
public struct TroubleConfiguration: WidgetConfigurationIntent {
    public static let title: LocalizedStringResource = "Trouble"
    @Parameter(title: "Trouble", default: .past) var trouble: TimelineTrouble
    public init() {}
    init(_ trouble: TimelineTrouble) { self.trouble = trouble }
}

/// A widget whose timelines are wrong.
public struct TimelineWidget: Widget {
    /// The name in reloads.
    public static let kind = "Timelines"

    public init() {}

    public var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: Self.kind, intent: TroubleConfiguration.self, provider: TroubleProvider()) {
            TroubleView(entry: $0)
        }
        .configurationDisplayName("Timelines that fail")
        .description("Empty, silent, all in the past: see what stays on show, and what the trace says.")
        .supportedFamilies([.systemSmall])
    }
}

struct TroubleEntry: TimelineEntry {
    let date: Date
    var name: String
    var number = 0
}

struct TroubleProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> TroubleEntry { TroubleEntry(date: .now, name: "nothing yet") }

    func snapshot(for configuration: TroubleConfiguration, in context: Context) async -> TroubleEntry {
        TroubleEntry(date: .now, name: "\(configuration.trouble)")
    }

    func timeline(for configuration: TroubleConfiguration, in context: Context) async -> Timeline<TroubleEntry> {
        let name = "\(configuration.trouble)"
        func entries(_ offsets: [Double]) -> [TroubleEntry] {
            offsets.enumerated().map { index, offset in
                TroubleEntry(date: .now.addingTimeInterval(offset), name: name, number: index + 1)
            }
        }
        switch configuration.trouble {
        case .empty: return Timeline(entries: [], policy: .never)
        case .silent:
            try? await Task.sleep(for: .seconds(3600))
            return Timeline(entries: [], policy: .never)
        case .twice: return Timeline(entries: entries([0, 0]), policy: .never)
        case .past: return Timeline(entries: entries([-7200, -3600]), policy: .atEnd)
        case .future: return Timeline(entries: entries([3600]), policy: .never)
        case .many: return Timeline(entries: entries((0..<1000).map { Double($0) * 60 }), policy: .atEnd)
        }
    }
}

struct TroubleView: View {
    let entry: TroubleEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Label {
                Text("Timeline")
            } icon: {
                Image(systemName: "clock.badge.exclamationmark").foregroundStyle(.red)
            }
            .font(.headline)
            .lineLimit(1)
            Text(entry.name)
                .font(.title3)
            Text("entry \(entry.number)")
                .font(.caption)
                .foregroundStyle(.secondary)
                .accessibilityIdentifier("number")
            Spacer(minLength: 0)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
        .containerBackground(for: .widget) { Color.red.opacity(0.12) }
    }
}

/// A widget that forgot its container background: iOS 17 shows a message in its place, and so does the renderer.
public struct BareWidget: Widget {
    /// The name in reloads.
    public static let kind = "Bare"

    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: Self.kind, provider: TapProvider()) { entry in
            Text("\(entry.worked) taps worked")
        }
        .configurationDisplayName("No background")
        .description("A view without containerBackground(for: .widget).")
        .supportedFamilies([.systemSmall])
    }
}
