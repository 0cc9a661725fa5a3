import AppIntents
import Testing

/// A library's wrapper of the same name as the intents': it must not be ambiguous beside them.
@propertyWrapper
private struct Dependency {
    let wrappedValue: Int
    init(_ path: KeyPath<String, Int>) { wrappedValue = "four"[keyPath: path] }
}

private struct Plant: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
    static let defaultQuery = PlantQuery()
    let id: Int
    @Property(title: "Name") var name: String
    @Property(title: "Height") var height: Double
    @ComputedProperty(title: "Label") var label: String { "\(name) (\(id))" }
    @DeferredProperty var neighbours: [Int] { get async throws { [id + 1] } }
    var displayRepresentation: DisplayRepresentation { "\(name)" }
    init(id: Int, name: String, height: Double) {
        self.id = id
        (self.name, self.height) = (name, height)
    }
}

private struct PlantQuery: EntityPropertyQuery {
    enum Rule: Sendable, Equatable {
        case named(String), holds(String), over(Double)
    }
    static let plants = [Plant(id: 1, name: "Fern", height: 40), Plant(id: 2, name: "Oak", height: 900)]
    static let properties = QueryProperties {
        Property(\Plant.$name) {
            EqualToComparator { .named($0) }
            ContainsComparator { .holds($0) }
        }
        Property(\Plant.$height) { GreaterThanComparator { .over($0) } }
    }
    static let sortingOptions = SortingOptions {
        SortableBy(\Plant.$name)
        SortableBy(\Plant.$height)
    }
    func entities(for identifiers: [Int]) async throws -> [Plant] {
        Self.plants.filter { identifiers.contains($0.id) }
    }
    func entities(
        matching comparators: [Rule], mode: ComparatorMode, sortedBy: [Sort<Plant>], limit: Int?
    ) async throws -> [Plant] {
        let found = Self.plants.filter { plant in
            let fits = comparators.map { rule in
                switch rule {
                case .named(let name): plant.name == name
                case .holds(let part): plant.name.contains(part)
                case .over(let height): plant.height > height
                }
            }
            return mode == .and ? fits.allSatisfy { $0 } : fits.contains(true)
        }
        let isDown = sortedBy.contains { $0.by == \Plant.$height && $0.order == .descending }
        return Array((isDown ? found.reversed() : found).prefix(limit ?? found.count))
    }
}

private struct Rooms: DynamicOptionsProvider {
    let isLarge: Bool
    func results() async throws -> ItemCollection<String> {
        ItemCollection(promptLabel: "Which room?") {
            ItemSection("Below") { IntentItem("hall", title: "Hall") }
            if isLarge {
                ItemSection("Above", subtitle: "Two beds") {
                    for name in ["bed", "bath"] { IntentItem(name, title: "\(name)") }
                }
            }
        }
    }
}

struct PropertyQueryTests {
    @Test("A query by properties finds, sorts and limits as it says")
    func finds() async throws {
        let query = PlantQuery()
        #expect(try await query.entities(matching: [], mode: .and, sortedBy: [], limit: 1).map(\.id) == [1])
        let rules: [PlantQuery.Rule] = [.named("Fern"), .over(100)]
        #expect(try await query.entities(matching: rules, mode: .and, sortedBy: [], limit: nil).isEmpty)
        let order = EntityQuerySort<Plant>(by: \Plant.$height, order: .descending)
        #expect(
            try await query.entities(matching: rules, mode: .or, sortedBy: [order], limit: nil).map(\.id) == [2, 1])
        #expect(PlantQuery.findIntentDescription == nil)
    }

    @Test("Computed and deferred properties are what was written")
    func computed() async throws {
        let fern = PlantQuery.plants[0]
        #expect(fern.label == "Fern (1)")
        #expect(try await fern.neighbours == [2])
    }

    @Test("Sections of choices are written one below the other", arguments: [true, false])
    func sections(isLarge: Bool) async throws {
        let made = try await Rooms(isLarge: isLarge).results()
        #expect(made.sections.map { $0.items.map(\.value) } == (isLarge ? [["hall"], ["bed", "bath"]] : [["hall"]]))
        #expect(made.promptLabel != nil && made.sections.last?.subtitle == (isLarge ? "Two beds" : nil))
    }

    @Test("Another library's @Dependency means what it did")
    func dependency() {
        struct Model { @Dependency(\.count) var count }
        #expect(Model().count == 4)
    }

    @Test("Relevant configurations are taken, whatever the clue")
    func relevant() async throws {
        struct Choice: WidgetConfigurationIntent { static let title: LocalizedStringResource = "Choice" }
        let start = Date(timeIntervalSince1970: 0)
        let clues: [RelevantContext] = [
            .date(start), .date(from: start, to: start + 60), .date(range: start...(start + 60), kind: .scheduled),
            .sleep(.bedtime), .fitness(.workoutActive), .hardware(headphones: .headphones),
        ]
        #expect(Set(clues).count == clues.count && clues[1] == .date(from: start + 60, to: start))
        let intents = clues.map { RelevantIntent(Choice(), widgetKind: "k", relevance: $0) }
        try await RelevantIntentManager.shared.updateRelevantIntents(intents)
        #expect(intents[0].debugDescription.contains("Choice"))
    }
}
