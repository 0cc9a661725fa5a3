internal import GroupContainer
public import WidgetKit
internal import WidgetArchive
internal import WidgetHost

/// One placed widget, run in the test's own process: ask it, look at it, tap it, let time pass.
///
/// ```swift
/// @Test func aTapCountsUp() async throws {
///     let tester = try WidgetTester(CounterWidget.self)
///     #expect(try await tester.frame().shows("0"))
///     let tap = try await tester.tap("Count up")
///     #expect(tap.outcome == .performed && tap.frame.shows("1"))
/// }
/// ```
///
/// Each tester has a group directory of its own, which goes away with it, and a clock that stands still until the test
/// moves it: tests that run side by side do not see each other. `Date.now`, `TimeZone.current`, `Locale.current` and
/// every `UserDefaults(suiteName:)` that the widget's code uses are the tester's. In the test's own code that holds
/// inside ``asApp(_:)``.
///
/// The rules are the renderer's: which entry is on show, when a timeline is asked for again, what a tap reloads and what
/// it costs.
@MainActor
public final class WidgetTester {
    /// The widget's kind.
    public let kind: String
    /// The size class; by default the first that the widget supports.
    public var family: WidgetFamily { didSet { forget() } }
    /// What was chosen in the configuration, for a configurable widget; nil: the defaults.
    public var configuration: (any WidgetConfigurationIntent)? { didSet { forget() } }
    /// The language and region, such as `uk_UA`.
    public var locale = Locale(identifier: "en_US") { didSet { forget() } }
    /// The zone.
    public var timeZone = TimeZone.gmt { didSet { forget() } }
    /// Light or dark.
    public var colorScheme = ColorScheme.light { didSet { forget() } }
    /// The text size a person chose.
    public var dynamicTypeSize = DynamicTypeSize.large { didSet { forget() } }
    /// How the surface uses the widget's colours.
    public var renderingMode = WidgetRenderingMode.fullColor { didSet { forget() } }
    /// The time, which stands still. See ``travel(to:)``.
    public internal(set) var now: Date
    /// How long a tap may take before it is given up, as the renderer does after 5 seconds.
    public var deadline = Duration.seconds(5)

    /// The reloads so far, in order, the first one included.
    public internal(set) var reloads: [WidgetReload] = []
    /// What the widget's mark says of the last tap or reload that did not work; nil: nothing is marked.
    public internal(set) var failureMark: String?

    let definition: _WidgetDefinition
    let home: TestGroup
    var timeline: WidgetTimeline?
    /// The last frame that was good, for when a timeline has nothing to show yet.
    var lastFrame: WidgetFrame?
    var budget = ReloadBudget()

    /// Half past nine and eleven minutes on a Monday in June: 2025-06-16 09:41 UTC.
    public nonisolated static let usualDate = Date(timeIntervalSince1970: 1_750_066_860)

    /// A widget of this type.
    ///
    /// - Parameters:
    ///   - widget: the widget.
    ///   - family: its size class; nil: the first that it supports.
    ///   - configuration: what was chosen in its configuration; nil: the defaults.
    ///   - now: the time.
    ///   - other: another widget's tester, whose shared defaults and files this one uses too.
    /// - Throws: ``TesterError`` when the widget has no configuration, or the family is not one of its own.
    public convenience init<W: Widget>(
        _ widget: W.Type, family: WidgetFamily? = nil, configuration: (any WidgetConfigurationIntent)? = nil,
        now: Date = WidgetTester.usualDate, sharing other: WidgetTester? = nil
    ) throws {
        try self.init(
            W().body._definitions(), kind: nil, family: family, configuration: configuration, now: now, sharing: other)
    }

    /// A widget of a bundle.
    ///
    /// - Parameters:
    ///   - bundle: the bundle.
    ///   - kind: the widget's kind.
    ///   - family: its size class; nil: the first that it supports.
    ///   - configuration: what was chosen in its configuration; nil: the defaults.
    ///   - now: the time.
    ///   - other: another widget's tester, whose shared defaults and files this one uses too.
    /// - Throws: ``TesterError`` when the bundle has no such widget, or the family is not one of its own.
    public convenience init<B: WidgetBundle>(
        bundle: B.Type, kind: String, family: WidgetFamily? = nil,
        configuration: (any WidgetConfigurationIntent)? = nil,
        now: Date = WidgetTester.usualDate, sharing other: WidgetTester? = nil
    ) throws {
        try self.init(
            B().body.body._definitions(), kind: kind, family: family, configuration: configuration, now: now,
            sharing: other)
    }

    /// The kinds of a bundle's widgets, in its order.
    public static func kinds<B: WidgetBundle>(of bundle: B.Type) -> [String] {
        B().body.body._definitions().map(\.kind)
    }

    private init(
        _ definitions: [_WidgetDefinition], kind: String?, family: WidgetFamily?,
        configuration: (any WidgetConfigurationIntent)?, now: Date, sharing other: WidgetTester?
    ) throws {
        TestTime.begin
        guard let definition = definitions.first(where: { kind == nil || $0.kind == kind }) else {
            throw TesterError.noSuchWidget(kind: kind ?? "", kinds: definitions.map(\.kind))
        }
        let families = definition.families ?? [.systemSmall, .systemMedium, .systemLarge]
        guard let chosen = family ?? families.first(where: { $0.name != nil }) else {
            throw TesterError.noFamily(kind: definition.kind)
        }
        guard families.contains(chosen) else {
            throw TesterError.otherFamily(chosen, kind: definition.kind, families: families)
        }
        self.definition = definition
        self.kind = definition.kind
        self.family = chosen
        self.configuration = configuration
        self.now = now
        home = try other?.home ?? TestGroup()
    }

    /// The families that the widget supports, as it lists them.
    public var families: [WidgetFamily] {
        (definition.families ?? [.systemSmall, .systemMedium, .systemLarge]).filter { $0.name != nil }
    }
    /// The name in the gallery, in the tester's language.
    public var displayName: String { WidgetCalls.description(of: definition, in: surroundings).displayName }
    /// The text in the gallery, in the tester's language.
    public var summary: String { WidgetCalls.description(of: definition, in: surroundings).summary }

    /// Automatic reloads and taps of the last 24 hours; the renderer allows 60 by default.
    public var budgetUsed: Int { budget.used(at: hostTime) }

    var hostTime: HostTime { HostTime(boot: Int64(now.timeIntervalSince1970 * 1e9), wall: now.timeIntervalSince1970) }

    /// What was asked for holds no more.
    func forget() { timeline = nil }
}

/// A timeline that was asked for.
public struct WidgetReload: Sendable, Hashable {
    /// Why.
    public enum Cause: String, Sendable {
        /// The test asked.
        case asked
        /// A tap on the widget, or on another widget of its kind.
        case tap
        /// The app, or another widget's intent, asked for the kind.
        case wish
        /// The timeline's policy.
        case policy
    }
    /// The tester's time.
    public var date: Date
    /// Why.
    public var cause: Cause
}
