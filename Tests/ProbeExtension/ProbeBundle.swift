import AppIntents
import ProbeModel
import SwiftUI
import WidgetKit

/// An extension for tests: one widget whose controls do what goes wrong in real ones.
///
/// Files in the group's `Files` folder tell it how to behave: `page` names what the widget shows (`controls`, `clock`,
/// `parameters`, `rough` or `app`), a FIFO `provide` makes the provider wait for a byte in it, after it has read the state,
/// and `selfish` makes it ask for its own reload.
@main
struct ProbeBundle: WidgetBundle {
    init() {
        // cases.md a2: the bundle's initialiser has run before any perform.
        ProbeStore.bundleToken = "constructed"
        AppDependencyManager.shared.add(dependency: Greeter(words: "the extension"))
    }

    var body: some Widget {
        ProbeWidget()
        // For benchmarks: a kind that nobody taps.
        if ProbeStore.has("still") { StillWidget() }
        if ProbeStore.has("cities") { CityWidget() }
    }
}

struct ProbeEntry: TimelineEntry {
    let date: Date
    let count: Int
    let isOn: Bool
    let page: String
    /// What stands beside the count, or alone on the page `plan`.
    var words: String?
}

struct ProbeProvider: TimelineProvider {
    func placeholder(in context: Context) -> ProbeEntry {
        ProbeEntry(date: Date(), count: 0, isOn: false, page: "controls")
    }

    func getSnapshot(in context: Context, completion: @escaping (ProbeEntry) -> Void) {
        completion(ProbeStore.entry())
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<ProbeEntry>) -> Void) {
        let now = Date()
        if let plan = ProbePlan.read(now: now) { return plan.answer(now: now, completion) }
        let timeline = Timeline(entries: [ProbeStore.entry()], policy: .never)
        if ProbeStore.has("selfish") { WidgetCenter.shared.reloadTimelines(ofKind: "ProbeWidget") }
        guard ProbeStore.has("provide") else {
            completion(timeline)
            return
        }
        ProbeStore.performed("provider waits")
        nonisolated(unsafe) let answer = completion
        Task {
            await ProbeStore.wait(at: "provide")
            answer(timeline)
        }
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

/// Shows the same for ever.
struct StillWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "StillWidget", provider: ProbeProvider()) { _ in
            Text("still").containerBackground(.fill.tertiary, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

struct ProbeView: View {
    let entry: ProbeEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if entry.page != "plan" { Text("count \(entry.count)") }
            if let words = entry.words { Text(words) }
            switch entry.page {
            case "plan": EmptyView()
            case "clock":
                Text(entry.date, style: .timer)
                Button("add", intent: AddIntent())
            case "parameters":
                ForEach(ParameterCase.all) { value in
                    Button(value.id, intent: EveryIntent(value))
                }
                Button("gone", intent: ThingIntent(Thing(id: "gone")))
                Button("kept", intent: ThingIntent(Thing(id: "kept")))
            case "rough":
                Button("add", intent: AddIntent())
                ForEach(RoughDeed.allCases, id: \.self) { deed in Button(deed.rawValue, intent: RoughIntent(deed)) }
            case "app": ProbeAppControls()
            default: ProbeControls(isOn: entry.isOn)
            }
        }
        .widgetURL(entry.page == "app" ? URL(string: "probe://widget") : nil)
    }
}

/// What the app performs or opens.
struct ProbeAppControls: View {
    var body: some View {
        Group {
            Button("opens", intent: OpensIntent())
            Button("immediate", intent: ImmediateIntent())
            Button("dynamic", intent: DynamicIntent())
            Button("deferred", intent: DeferredIntent())
            Button("continues", intent: ContinuesIntent())
            Button("hand-over", intent: HandsOverIntent())
            Button("plays", intent: PlaysIntent())
            Button("app slow", intent: SlowAppIntent())
        }
        Button("depends", intent: DependsIntent())
        Button("app depends", intent: DependsInAppIntent())
        if let place = URL(string: "probe://place?number=7") { Link("link", destination: place) }
    }
}

struct ProbeControls: View {
    let isOn: Bool

    var body: some View {
        Button("add", intent: AddIntent())
        Button("slow", intent: SlowIntent())
        Button("throw", intent: ThrowIntent())
        Button("crash", intent: CrashIntent())
        Button("hang", intent: HangIntent())
        Toggle("flag", isOn: isOn, intent: FlagIntent(value: !isOn))
        Toggle("flip", isOn: isOn, intent: FlipIntent())
        Toggle("bad flag", isOn: isOn, intent: ThrowIntent())
        Toggle("idle flag", isOn: isOn, intent: IdleIntent())
    }
}

#Preview("Counting", as: .systemLarge) {
    ProbeWidget()
} timeline: {
    ProbeEntry(date: Date(timeIntervalSince1970: 0), count: 7, isOn: false, page: "controls")
    ProbeEntry(date: Date(timeIntervalSince1970: 60), count: 8, isOn: true, page: "controls")
}
