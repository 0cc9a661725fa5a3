import AppIntents
import Synchronization

/// What the intents of these tests got, by test.
final class Got: Sendable {
    @TaskLocal static var current = Got()
    private let values = Mutex<[String]>([])
    func note(_ value: Any?) { let text = "\(value ?? "nil")"; values.withLock { $0.append(text) } }
    var all: [String] { values.withLock { $0 } }
}

enum Priority: String, AppEnum {
    case low, high, urgent
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Priority"
    static let caseDisplayRepresentations: [Priority: DisplayRepresentation] = [.low: "Low", .high: "High"]
}

enum Level: Int, AppEnum {
    case one = 1, two
    static var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation(name: "Level") }
    static var caseDisplayRepresentations: [Level: DisplayRepresentation] { [.one: "One", .two: "Two"] }
}

struct City: AppEntity, Equatable {
    var id: String
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "City"
    static let defaultQuery = CityQuery()
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id.uppercased())") }
}

struct CityQuery: EntityStringQuery {
    static let known = ["kyiv", "lviv", "odesa"]
    func entities(for identifiers: [City.ID]) async throws -> [City] {
        Self.known.filter(identifiers.contains).map { City(id: $0) }
    }
    func entities(matching string: String) async throws -> [City] {
        Self.known.filter { $0.contains(string) }.map { City(id: $0) }
    }
    func suggestedEntities() async throws -> [City] { Self.known.map { City(id: $0) } }
    func defaultResult() async -> City? { City(id: "kyiv") }
}

struct Everything: AppIntent {
    static let title: LocalizedStringResource = "Everything"
    static let description = IntentDescription("Takes one of each type.")

    @Parameter(title: "Flag") var flag: Bool?
    @Parameter(title: "Count") var count: Int?
    @Parameter(title: "Amount") var amount: Double?
    @Parameter(title: "Text") var text: String?
    @Parameter(title: "Date") var date: Date?
    @Parameter(title: "Link") var link: URL?
    @Parameter(title: "Priority") var priority: Priority?
    @Parameter(title: "Level") var level: Level?
    @Parameter(title: "City") var city: City?
    @Parameter(title: "Length") var length: Measurement<UnitLength>?
    @Parameter(title: "Time") var time: Duration?
    @Parameter(title: "Day") var day: DateComponents?
    @Parameter(title: "Price") var price: Decimal?
    @Parameter(title: "Person", mode: .emailOrPhone) var person: IntentPerson?
    @Parameter(title: "People") var people: [IntentPerson]?
    @Parameter(title: "Flags") var flags: [Bool]?
    @Parameter(title: "Counts") var counts: [Int]?
    @Parameter(title: "Amounts") var amounts: [Double]?
    @Parameter(title: "Texts") var texts: [String]?
    @Parameter(title: "Dates") var dates: [Date]?
    @Parameter(title: "Links") var links: [URL]?
    @Parameter(title: "Priorities") var priorities: [Priority]?
    @Parameter(title: "Cities") var cities: [City]?

    init() {}
    func perform() async throws -> some IntentResult { .result() }
}

struct Needy: AppIntent {
    static let title: LocalizedStringResource = "Needy"
    @Parameter(title: "Name") var name: String
    @Parameter(title: "Times", default: 3) var times: Int
    @Parameter(title: "City") var city: City
    @Parameter(title: "Priorities", default: [.low]) var priorities: [Priority]

    init() {}
    init(name: String, city: City) {
        self.name = name
        self.city = city
    }
    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        Got.current.note("\(name) \(times) \(city.id) \(priorities)")
        return .result(value: name)
    }
}

/// A class, whose parameters cannot be found by offset.
final class Classy: AppIntent, @unchecked Sendable {
    static let title: LocalizedStringResource = "Classy"
    @Parameter(title: "Name") var name: String
    init() {}
    func perform() async throws -> some IntentResult {
        Got.current.note(name)
        return .result()
    }
}

/// Holds one parameter twice, so that its address stands in the struct twice.
struct Doubled: AppIntent {
    static let title: LocalizedStringResource = "Doubled"
    @Parameter(title: "Name") var name: String
    var again: IntentParameter<String>?
    var plain = 7
    init() { again = $name }
    func perform() async throws -> some IntentResult {
        Got.current.note(name)
        return .result()
    }
}

struct Configuration: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Configuration"
    static let description: IntentDescription? = "Chooses."
    @Parameter(title: "City") var city: City
    @Parameter(title: "Second") var second: City?
    @Parameter(title: "Priority", default: .low) var priority: Priority
    @Parameter(title: "Count", default: 5, inclusiveRange: (1, 9)) var count: Int
    static var parameterSummary: some ParameterSummary {
        When(\.$priority, .equalTo, .low) {
            Summary("Show \(\.$count)") { \.$city }
        } otherwise: {
            Summary { \.$priority }
        }
    }
}
