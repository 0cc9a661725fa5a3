import AppIntents
import SwiftUI

@testable import WidgetKit

struct CountEntry: TimelineEntry {
    var date = Date(timeIntervalSince1970: 1)
    var text = ""
}

/// Shows how often the stage was counted.
struct CountProvider: TimelineProvider {
    let stage: String
    func placeholder(in context: Context) -> CountEntry { CountEntry(text: "placeholder") }
    func getSnapshot(in context: Context, completion: @escaping (CountEntry) -> Void) {
        completion(
            CountEntry(
                text: "snapshot preview=\(context.isPreview) \(context.family) \(Int(context.displaySize.width))"))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<CountEntry>) -> Void) {
        Stage[stage].providerRuns.add(1, ordering: .relaxed)
        let count = Stage[stage].count.load(ordering: .sequentiallyConsistent)
        completion(Timeline(entries: [CountEntry(text: "count \(count)")], policy: .never))
    }
}

/// A provider made of a closure.
struct ClosureProvider: TimelineProvider {
    let make: (@escaping @Sendable (Timeline<CountEntry>) -> Void) -> Void
    func placeholder(in context: Context) -> CountEntry { CountEntry(text: "placeholder") }
    func getSnapshot(in context: Context, completion: @escaping (CountEntry) -> Void) { completion(CountEntry()) }
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<CountEntry>) -> Void) {
        make(completion)
    }
}

@MainActor
func widget(_ kind: String, _ provider: some TimelineProvider) -> [_WidgetDefinition] {
    definitions(kind, provider)
}

@MainActor
private func definitions<P: TimelineProvider>(_ kind: String, _ provider: P) -> [_WidgetDefinition] {
    StaticConfiguration(kind: kind, provider: provider) { entry in Text(verbatim: (entry as? CountEntry)?.text ?? "") }
        ._definitions()
}

@MainActor
func counter(_ stage: String, kind: String = "Counter") -> [_WidgetDefinition] {
    widget(kind, CountProvider(stage: stage))
}

struct Count: AppIntent {
    static let title: LocalizedStringResource = "Count"
    @Parameter(title: "Stage") var stage: String
    init() {}
    init(_ stage: String) { self.stage = stage }
    func perform() async throws -> some IntentResult {
        Stage[stage].count.add(1, ordering: .sequentiallyConsistent)
        return .result()
    }
}

/// Waits at the stage's gate, then counts.
struct CountLater: AppIntent {
    static let title: LocalizedStringResource = "Count later"
    @Parameter(title: "Stage") var stage: String
    init() {}
    init(_ stage: String) { self.stage = stage }
    func perform() async throws -> some IntentResult {
        await Stage[stage].pass()
        Stage[stage].count.add(1, ordering: .sequentiallyConsistent)
        return .result()
    }
}

struct Reloading: AppIntent {
    static let title: LocalizedStringResource = "Reloading"
    @Parameter(title: "Kinds") var kinds: [String]
    @Parameter(title: "All", default: false) var all: Bool
    init() {}
    init(_ kinds: [String], all: Bool = false) {
        self.kinds = kinds
        self.all = all
    }
    func perform() async throws -> some IntentResult {
        for kind in kinds { WidgetCenter.shared.reloadTimelines(ofKind: kind) }
        if all { WidgetCenter.shared.reloadAllTimelines() }
        return .result()
    }
}

struct Refusing: AppIntent {
    struct Refusal: LocalizedError { var errorDescription: String? { "the server said no" } }
    static let title: LocalizedStringResource = "Refusing"
    func perform() async throws -> some IntentResult {
        if true { throw Refusal() }
        return .result()
    }
}

/// Runs until it is cancelled.
struct Endless: AppIntent {
    static let title: LocalizedStringResource = "Endless"
    @Parameter(title: "Stage") var stage: String
    init() {}
    init(_ stage: String) { self.stage = stage }
    func perform() async throws -> some IntentResult {
        Stage[stage].arrive()
        try await Task.sleep(for: .seconds(3600))
        return .result()
    }
}

struct GoesOn: AppIntent {
    static let title: LocalizedStringResource = "Goes on"
    func perform() async throws -> some IntentResult & OpensIntent {
        .result(opensIntent: OpenURLIntent(URL(string: "tasks://new")!))
    }
}

enum Flavour: String, AppEnum {
    case sweet, sour
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Flavour"
    static let caseDisplayRepresentations: [Flavour: DisplayRepresentation] = [.sweet: "Sweet", .sour: "Sour"]
}

struct Choose: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose"
    static let description = IntentDescription("What it tastes like.")
    @Parameter(title: "Flavour", default: .sweet) var flavour: Flavour
    @Parameter(title: "Times", default: 2) var times: Int
}

struct ChosenProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> CountEntry { CountEntry(text: "placeholder") }
    func snapshot(for configuration: Choose, in context: Context) async -> CountEntry {
        CountEntry(text: "snapshot \(configuration.flavour)")
    }
    func timeline(for configuration: Choose, in context: Context) async -> Timeline<CountEntry> {
        Timeline(
            entries: (0..<configuration.times).map {
                CountEntry(date: Date(timeIntervalSince1970: Double($0)), text: "\(configuration.flavour) \($0)")
            }, policy: .after(Date(timeIntervalSince1970: 77)))
    }
}

struct ChosenWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Chosen", provider: ChosenProvider()) { entry in Text(verbatim: entry.text) }
            .supportedFamilies([.systemSmall, .accessoryCorner, .systemLarge])
            .contentMarginsDisabled()
            .containerBackgroundRemovable(false)
    }
}

struct NamedWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Named", provider: CountProvider(stage: "named")) { entry in
            Text(verbatim: entry.text)
        }
        .configurationDisplayName("Counts")
        .description("Counts \("things").")
    }
}

struct SampleBundle: WidgetBundle {
    var body: some Widget {
        ChosenWidget()
        if #available(iOS 17, *) { NamedWidget() }
        if false { NamedWidget() }
    }
}
