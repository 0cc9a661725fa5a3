import AppIntents
import SwiftUI
import WidgetKit

/// An extension for tests: one widget whose controls do what goes wrong in real ones.
@main
struct ProbeBundle: WidgetBundle {
    init() {
        // cases.md a2: the bundle's initialiser has run before any perform.
        ProbeStore.bundleToken = "constructed"
    }

    var body: some Widget {
        ProbeWidget()
    }
}

struct ProbeEntry: TimelineEntry {
    let date: Date
    let count: Int
    let isOn: Bool
}

struct ProbeProvider: TimelineProvider {
    func placeholder(in context: Context) -> ProbeEntry {
        ProbeEntry(date: Date(), count: 0, isOn: false)
    }

    func getSnapshot(in context: Context, completion: @escaping (ProbeEntry) -> Void) {
        completion(ProbeStore.entry())
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<ProbeEntry>) -> Void) {
        completion(Timeline(entries: [ProbeStore.entry()], policy: .never))
    }
}

struct ProbeWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "ProbeWidget", provider: ProbeProvider()) { entry in
            ProbeView(entry: entry)
                .containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Probe")
        .description("Controls that succeed, fail, hang and crash.")
        .supportedFamilies([.systemLarge])
    }
}

struct ProbeView: View {
    let entry: ProbeEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("count \(entry.count)")
            Button("add", intent: AddIntent())
            Button("slow", intent: SlowIntent())
            Button("throw", intent: ThrowIntent())
            Button("crash", intent: CrashIntent())
            Button("hang", intent: HangIntent())
            Toggle("flag", isOn: entry.isOn, intent: FlagIntent(value: !entry.isOn))
            Toggle("bad flag", isOn: entry.isOn, intent: ThrowIntent())
        }
    }
}
