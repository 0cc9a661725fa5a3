import AppIntents
import SwiftUI
import WidgetKit

/// A model as one writes it: a static object on the shared defaults.
enum Tally {
    static let defaults = UserDefaults(suiteName: "group.tally")
    static var count: Int {
        get { defaults?.integer(forKey: "count") ?? 0 }
        set { defaults?.set(newValue, forKey: "count") }
    }
}

enum Step: String, AppEnum {
    case one, ten
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Step"
    static let caseDisplayRepresentations: [Step: DisplayRepresentation] = [.one: "One", .ten: "Ten"]
}

struct AddIntent: AppIntent {
    static let title: LocalizedStringResource = "Add"
    @Parameter(title: "Step") var step: Step
    init() {}
    init(_ step: Step) { self.step = step }
    func perform() async throws -> some IntentResult {
        try Tally.defaults?.update { $0.set($0.integer(forKey: "count") + (step == .ten ? 10 : 1), forKey: "count") }
        if Tally.count > 10 { WidgetCenter.shared.reloadTimelines(ofKind: "Other") }
        return .result()
    }
}

struct SwitchIntent: AppIntent {
    static let title: LocalizedStringResource = "Switch"
    func perform() async throws -> some IntentResult {
        Tally.defaults?.set(!(Tally.defaults?.bool(forKey: "on") ?? false), forKey: "on")
        return .result()
    }
}

struct SlowIntent: AppIntent {
    static let title: LocalizedStringResource = "Slow"
    func perform() async throws -> some IntentResult {
        try await Task.sleep(for: .seconds(3600))
        return .result()
    }
}

struct RefuseIntent: AppIntent {
    struct Refusal: LocalizedError { var errorDescription: String? { "the server said no" } }
    static let title: LocalizedStringResource = "Refuse"
    func perform() async throws -> some IntentResult {
        if true { throw Refusal() }
        return .result()
    }
}

struct OpenIntent: AppIntent {
    static let title: LocalizedStringResource = "Open"
    static let openAppWhenRun = true
    func perform() async throws -> some IntentResult { .result() }
}

struct TallyEntry: TimelineEntry {
    let date: Date
    var count: Int
    var isOn = false
    var hour = ""
}

struct TallyProvider: TimelineProvider {
    func placeholder(in context: Context) -> TallyEntry { TallyEntry(date: .now, count: 88) }
    func getSnapshot(in context: Context, completion: @escaping (TallyEntry) -> Void) {
        completion(TallyEntry(date: .now, count: context.isPreview ? 7 : Tally.count))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<TallyEntry>) -> Void) {
        // One entry now, one in an hour; the next timeline an hour after that.
        let entries = [0.0, 3600].map { after in
            let date = Date.now.addingTimeInterval(after)
            return TallyEntry(
                date: date, count: Tally.count, isOn: Tally.defaults?.bool(forKey: "on") ?? false,
                hour: date.formatted(date: .omitted, time: .shortened))
        }
        completion(Timeline(entries: entries, policy: .after(.now.addingTimeInterval(7200))))
    }
}

struct TallyView: View {
    let entry: TallyEntry
    @Environment(\.colorScheme) private var scheme
    @Environment(\.widgetFamily) private var family

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("Count \(entry.count)").font(.headline).accessibilityIdentifier("count")
            Text(verbatim: entry.hour).invalidatableContent()
            Text(verbatim: scheme == .dark ? "dark" : "light")
            HStack {
                Button(intent: AddIntent(.one)) { Text(verbatim: "Add") }
                Button(intent: AddIntent(.ten)) { Image(systemName: "plus") }.accessibilityLabel("Add ten")
            }
            Toggle(isOn: entry.isOn, intent: SwitchIntent()) { Text(verbatim: "Switch") }
            if family != .systemSmall {
                Button(intent: SlowIntent()) { Text(verbatim: "Slow") }
                Button(intent: RefuseIntent()) { Text(verbatim: "Refuse") }
                Button(intent: OpenIntent()) { Text(verbatim: "Open") }
                Button(intent: AddIntent(.one)) { Text(verbatim: "Locked") }.disabled(true)
            }
        }
        .font(.caption)
        .containerBackground(.white, for: .widget)
        .widgetURL(URL(string: "tally://all"))
    }
}

struct TallyWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tally", provider: TallyProvider()) { TallyView(entry: $0) }
            .configurationDisplayName("Tally")
            .description("Counts.")
            .supportedFamilies([.systemSmall, .systemLarge])
    }
}

struct LineWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Line", provider: TallyProvider()) { Text("Count \($0.count)") }
            .supportedFamilies([.accessoryInline])
    }
}

struct ChooseStep: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Step"
    @Parameter(title: "Step", default: .one) var step: Step
    init() {}
    init(_ step: Step) { self.step = step }
}

struct ChosenProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> TallyEntry { TallyEntry(date: .now, count: 0) }
    func snapshot(for configuration: ChooseStep, in context: Context) async -> TallyEntry {
        TallyEntry(date: .now, count: 0)
    }
    func timeline(for configuration: ChooseStep, in context: Context) async -> Timeline<TallyEntry> {
        Timeline(entries: [TallyEntry(date: .now, count: configuration.step == .ten ? 10 : 1)], policy: .never)
    }
}

struct ChosenWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Chosen", provider: ChosenProvider()) { entry in
            Text("Step \(entry.count)").containerBackground(.white, for: .widget)
        }
    }
}

struct SampleBundle: WidgetBundle {
    var body: some Widget {
        TallyWidget()
        ChosenWidget()
    }
}
