import AppIntents
import Foundation
import ProbeModel

enum Shade: String, AppEnum {
    case light, dark
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shade"
    static let caseDisplayRepresentations: [Shade: DisplayRepresentation] = [.light: "Light", .dark: "Dark"]
}

/// An entity; the one called `gone` is on the widget and no longer to be found.
struct Thing: AppEntity, Equatable {
    var id: String
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Thing"
    static let defaultQuery = ThingQuery()
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct ThingQuery: EntityQuery {
    func entities(for identifiers: [Thing.ID]) async throws -> [Thing] {
        identifiers.filter { $0 != "gone" }.map { Thing(id: $0) }
    }
}

/// Values of every parameter type. The widget's button carries them and `perform()` compares what has arrived.
struct ParameterCase: Identifiable {
    var id: String
    var flag: Bool?
    var count: Int?
    var amount: Double?
    var text: String?
    var date: Date?
    var link: URL?
    var shade: Shade?
    var thing: Thing?
    var length: Measurement<UnitLength>?
    var warmth: Measurement<UnitTemperature>?
    var span: Duration?
    var price: Decimal?
    var flags: [Bool]?
    var counts: [Int]?
    var amounts: [Double]?
    var texts: [String]?
    var dates: [Date]?
    var links: [URL]?
    var shades: [Shade]?
    var things: [Thing]?
    var lengths: [Measurement<UnitLength>]?
    var spans: [Duration]?

    init(_ id: String) { self.id = id }

    static let odd =
        "\"quoted\" \\ new\nline tab\t NUL\u{0} family \u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} \u{2028}"

    static let all: [ParameterCase] = {
        let empty = lists("empty", count: 0)
        var extreme = lists("extreme", count: 2)
        (extreme.flag, extreme.count, extreme.amount, extreme.text) = (false, .min, -0.0, "")
        extreme.counts = [.min, .max, 0, .min]
        extreme.amounts = [-0.0, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 0.1, -0.0]
        extreme.texts = [odd, "", odd]
        extreme.date = Date(timeIntervalSince1970: -62_135_596_800)
        extreme.link = URL(string: "https://example.com/a%20b?q=%22&r=1#part")
        extreme.things = [Thing(id: odd), Thing(id: odd)]
        extreme.length = Measurement(value: -0.0, unit: .lightyears)
        extreme.warmth = Measurement(value: -459.67, unit: .fahrenheit)
        extreme.span = Duration(secondsComponent: .min, attosecondsComponent: 0)
        extreme.spans = [
            Duration(secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999), .zero,
            Duration(secondsComponent: 0, attosecondsComponent: -1),
        ]
        extreme.price = Decimal(string: "-0.00000000000000000000000000000000000001")
        return [ParameterCase("nothing"), empty, lists("one", count: 1), lists("many", count: 200), extreme]
    }()

    /// The same number of elements in each list, and a plain value in each single parameter.
    private static func lists(_ id: String, count: Int) -> ParameterCase {
        var value = ParameterCase(id)
        (value.flag, value.count, value.amount, value.text) = (true, .max, 2.5, odd)
        value.date = Date(timeIntervalSince1970: 1_795_000_000.25)
        value.link = URL(string: "tasks://new")
        (value.shade, value.thing) = (.dark, Thing(id: "kept"))
        value.length = Measurement(value: 12.5, unit: .kilometers)
        value.warmth = Measurement(value: 21.1, unit: .celsius)
        (value.span, value.price) = (.milliseconds(90_061_001), Decimal(string: "1234.10"))
        value.flags = (0..<count).map { $0 % 2 == 0 }
        value.counts = Array(0..<count)
        value.amounts = (0..<count).map { Double($0) / 3 }
        value.texts = (0..<count).map { "text \($0)" }
        value.dates = (0..<count).map { Date(timeIntervalSince1970: Double($0) * 86_400.5) }
        value.links = (0..<count).compactMap { URL(string: "https://example.com/\($0)") }
        value.shades = (0..<count).map { $0 % 3 == 0 ? .dark : .light }
        value.things = (0..<count).map { Thing(id: "thing \($0 / 2)") }
        value.lengths = (0..<count).map { Measurement(value: Double($0) / 7, unit: $0 % 2 == 0 ? .miles : .meters) }
        value.spans = (0..<count).map { .nanoseconds($0 * 1_000_000_007) }
        return value
    }

    /// Each value in words that tell nil, nothing and -0.0 apart.
    var words: [String] {
        [
            "flag \(String(reflecting: flag))", "count \(String(reflecting: count))",
            "amount \(String(reflecting: amount?.bitPattern))", "text \(String(reflecting: text))",
            "date \(String(reflecting: date?.timeIntervalSince1970))",
            "link \(String(reflecting: link?.absoluteString))", "shade \(String(reflecting: shade))",
            "thing \(String(reflecting: thing))", "flags \(String(reflecting: flags))",
            "counts \(String(reflecting: counts))", "amounts \(String(reflecting: amounts?.map(\.bitPattern)))",
            "texts \(String(reflecting: texts))",
            "dates \(String(reflecting: dates?.map(\.timeIntervalSince1970)))",
            "links \(String(reflecting: links?.map(\.absoluteString)))", "shades \(String(reflecting: shades))",
            "things \(String(reflecting: things))",
            "length \(Self.words(length))", "warmth \(Self.words(warmth))",
            "span \(String(reflecting: span?.components))", "price \(String(reflecting: price))",
            "lengths \(String(reflecting: lengths?.map(Self.words)))",
            "spans \(String(reflecting: spans?.map(\.components)))",
        ]
    }

    /// The number with its sign, and the unit with what it is worth.
    private static func words<U: Dimension>(_ measurement: Measurement<U>?) -> String {
        guard let measurement else { return "nil" }
        let base = measurement.unit.converter.baseUnitValue(fromValue: 1)
        return "\(measurement.value.bitPattern) \(measurement.unit.symbol) of \(base)"
    }
}

/// cases.md a8: takes every parameter type, compares it with what the widget's button was made of and says what differs.
struct EveryIntent: AppIntent {
    static let title: LocalizedStringResource = "Compare parameters"

    @Parameter(title: "Case") var name: String
    @Parameter(title: "Flag") var flag: Bool?
    @Parameter(title: "Count") var count: Int?
    @Parameter(title: "Amount") var amount: Double?
    @Parameter(title: "Text") var text: String?
    @Parameter(title: "Date") var date: Date?
    @Parameter(title: "Link") var link: URL?
    @Parameter(title: "Shade") var shade: Shade?
    @Parameter(title: "Thing") var thing: Thing?
    @Parameter(title: "Length") var length: Measurement<UnitLength>?
    @Parameter(title: "Warmth") var warmth: Measurement<UnitTemperature>?
    @Parameter(title: "Span") var span: Duration?
    @Parameter(title: "Price") var price: Decimal?
    @Parameter(title: "Flags") var flags: [Bool]?
    @Parameter(title: "Counts") var counts: [Int]?
    @Parameter(title: "Amounts") var amounts: [Double]?
    @Parameter(title: "Texts") var texts: [String]?
    @Parameter(title: "Dates") var dates: [Date]?
    @Parameter(title: "Links") var links: [URL]?
    @Parameter(title: "Shades") var shades: [Shade]?
    @Parameter(title: "Things") var things: [Thing]?
    @Parameter(title: "Lengths") var lengths: [Measurement<UnitLength>]?
    @Parameter(title: "Spans") var spans: [Duration]?

    init() {}

    init(_ value: ParameterCase) {
        name = value.id
        (flag, count, amount, text) = (value.flag, value.count, value.amount, value.text)
        (date, link, shade, thing) = (value.date, value.link, value.shade, value.thing)
        (flags, counts, amounts, texts) = (value.flags, value.counts, value.amounts, value.texts)
        (dates, links, shades, things) = (value.dates, value.links, value.shades, value.things)
        (length, warmth, span, price) = (value.length, value.warmth, value.span, value.price)
        (lengths, spans) = (value.lengths, value.spans)
    }

    func perform() async throws -> some IntentResult {
        var got = ParameterCase(name)
        (got.flag, got.count, got.amount, got.text) = (flag, count, amount, text)
        (got.date, got.link, got.shade, got.thing) = (date, link, shade, thing)
        (got.flags, got.counts, got.amounts, got.texts) = (flags, counts, amounts, texts)
        (got.dates, got.links, got.shades, got.things) = (dates, links, shades, things)
        (got.length, got.warmth, got.span, got.price) = (length, warmth, span, price)
        (got.lengths, got.spans) = (lengths, spans)
        let sent = ParameterCase.all.first { $0.id == name }?.words ?? []
        let different = got.words.filter { !sent.contains($0) }
        ProbeStore.performed(different.isEmpty ? "same \(name)" : "different \(name): \(different)")
        return .result()
    }
}

/// Takes an entity that may no longer be there.
struct ThingIntent: AppIntent {
    static let title: LocalizedStringResource = "Take a thing"

    @Parameter(title: "Thing") var thing: Thing

    init() {}
    init(_ thing: Thing) { self.thing = thing }

    func perform() async throws -> some IntentResult {
        ProbeStore.performed("thing \(thing.id)")
        return .result()
    }
}
