import AppIntents
import Testing
import WidgetArchive

/// Sends an intent to another process and back: to JSON and into a new intent.
private func travel<I: AppIntent>(_ intent: I) async throws -> I {
    let reference = try IntentReference(jsonBytes: IntentReference(reading: intent).jsonBytes())
    return try await IntentBuilder.make(I.self, from: reference, isForPerforming: false)
}

private func check<V: _IntentValue & Equatable>(
    _ path: KeyPath<Everything, IntentParameter<V?>>, _ values: [V], sourceLocation: SourceLocation = #_sourceLocation
) async throws {
    for value in values {
        let intent = Everything()
        intent[keyPath: path].wrappedValue = value
        #expect(try await travel(intent)[keyPath: path].wrappedValue == value, sourceLocation: sourceLocation)
    }
    // nil is a value of its own, unset is none.
    let nothing = Everything()
    nothing[keyPath: path].wrappedValue = nil
    let came = try await travel(nothing)[keyPath: path]
    guard case .set(nil) = came.valueState else {
        Issue.record("nil came as \(came.valueState)", sourceLocation: sourceLocation)
        return
    }
    guard case .unset = try await travel(Everything())[keyPath: path].valueState else {
        Issue.record("unset came as set", sourceLocation: sourceLocation)
        return
    }
}

private let texts = ["", "a", "\"", "\n", "\0", "👩‍👩‍👧‍👦", "\u{2028}\\u0041", String(repeating: "ж", count: 5000)]
private let dates = [0.0, -0.5, 1e-9, 123456789.123456789, 1e12].map { Date(timeIntervalSinceReferenceDate: $0) }

@Suite("Parameters travel to another process")
struct ParameterTravelTests {
    @Test("Bool")
    func bools() async throws { try await check(\.$flag, [true, false]) }

    @Test("Int")
    func ints() async throws { try await check(\.$count, [0, 1, -1, .min, .max]) }

    @Test("Double, minus zero and infinity included")
    func doubles() async throws {
        try await check(\.$amount, [0, 1, 0.1, 1e300, .leastNonzeroMagnitude, .infinity, -.infinity, .pi])
        let intent = Everything()
        intent.amount = -0.0
        #expect(try await travel(intent).amount?.sign == .minus)
        intent.amount = .nan
        #expect(try await travel(intent).amount?.isNaN == true)
    }

    @Test("String with quotes, newline, NUL and a family emoji")
    func strings() async throws { try await check(\.$text, texts) }

    @Test("Date to the last bit")
    func dates() async throws { try await check(\.$date, AppIntentsTests.dates) }

    @Test("URL")
    func urls() async throws {
        try await check(\.$link, ["https://a.example/b?c=d%20e#f", "x:", "tasks://open/1"].map { URL(string: $0)! })
    }

    @Test("Enums of strings and of numbers")
    func enums() async throws {
        try await check(\.$priority, Priority.allCases)
        try await check(\.$level, Level.allCases)
    }

    @Test("Entities are found again by their query")
    func entities() async throws { try await check(\.$city, CityQuery.known.map { City(id: $0) }) }

    @Test("People, by a name in one line or in parts")
    func people() async throws {
        var ada = PersonNameComponents()
        (ada.namePrefix, ada.givenName, ada.familyName) = ("Dr.", "Ada", "Lovelace")
        let people = [
            IntentPerson(
                identifier: .applicationDefined("7"), name: .components(ada),
                handle: .init(emailAddress: "ada@example.org", label: .work),
                aliases: [.init(phoneNumber: "+44 1", label: .custom("boat"))], isMe: true),
            IntentPerson(identifier: .contact("x"), name: .displayName("Grace"), handle: nil),
            IntentPerson(handle: .init(applicationDefined: "@grace")),
        ]
        try await check(\.$person, people)
        try await check(\.$people, [people, []])
        #expect(people.map(\.name.displayString) == ["Ada Lovelace", "Grace", ""])
        let shown = people[0].displayRepresentation
        #expect(shown.title == "\("Ada Lovelace")" && shown.subtitle == "\("ada@example.org")")
        #expect(people[2].displayRepresentation.title == "\("@grace")")
    }

    @Test("Measurement, Duration, DateComponents and Decimal by their codable form")
    func coded() async throws {
        try await check(\.$length, [Measurement(value: 2.5, unit: UnitLength.miles)])
        try await check(\.$time, [.seconds(3), .zero, .milliseconds(-1)])
        try await check(\.$day, [DateComponents(year: 2026, month: 2, day: 29)])
        try await check(\.$price, [Decimal(string: "12.345678901234567")!])
    }

    @Test("Lists: empty, one, 200, duplicates", arguments: [0, 1, 2, 200])
    func lists(count: Int) async throws {
        func list<T>(_ values: [T]) -> [T] { (0..<count).map { values[$0 % values.count] } }
        try await check(\.$flags, [list([true, true, false])])
        try await check(\.$counts, [list([.min, .max, 7, 7])])
        try await check(\.$amounts, [list([-1.5, 0.1])])
        try await check(\.$texts, [list(texts)])
        try await check(\.$dates, [list(AppIntentsTests.dates)])
        try await check(\.$links, [list([URL(string: "a:b")!, URL(string: "a:b")!])])
        try await check(\.$priorities, [list([.high, .high, .low])])
        try await check(\.$cities, [list([City(id: "lviv"), City(id: "lviv"), City(id: "kyiv")])])
    }

    @Test("An empty list, nil and nothing are three different things")
    func threeKindsOfNothing() {
        let intent = Everything()
        #expect(IntentReference(reading: intent).parameters["texts"] == nil)
        intent.texts = []
        #expect(IntentReference(reading: intent).parameters["texts"] == .array([]))
        intent.texts = nil
        #expect(IntentReference(reading: intent).parameters["texts"] == .null)
    }

    @Test("An entity that is gone is nil where nil is allowed, and left out of a list")
    func goneEntities() async throws {
        let intent = Everything()
        intent.city = City(id: "atlantis")
        intent.cities = [City(id: "kyiv"), City(id: "atlantis"), City(id: "odesa")]
        let came = try await travel(intent)
        #expect(came.city == nil)
        #expect(came.cities?.map(\.id) == ["kyiv", "odesa"])
    }
}

@Suite("Making an intent of what came")
struct IntentBuilderTests {
    private func refusal<I: AppIntent>(_ type: I.Type, _ parameters: [String: ParameterValue]) async -> String {
        do {
            _ = try await IntentBuilder.make(type, from: IntentReference(type: "I", parameters: parameters))
            return "accepted"
        } catch { return "\(error)" }
    }

    @Test("A missing value without default is an error that names it, before perform")
    func missing() async {
        #expect(await refusal(Needy.self, ["city": .entity("kyiv")]).contains("parameter name has no value"))
        #expect(await refusal(Needy.self, ["name": .string("n")]).contains("parameter city has no value"))
        #expect(await refusal(Needy.self, ["name": .string("n"), "city": .entity("lviv")]) == "accepted")
    }

    @Test("An unknown enum value is an error that carries it")
    func unknownCase() async {
        let text = await refusal(Everything.self, ["priority": .enum("critical")])
        #expect(text.contains("priority") && text.contains("“critical”") && text.contains("Priority"))
    }

    @Test("A required entity that is gone is an error that carries its identifier")
    func goneEntity() async {
        let text = await refusal(Needy.self, ["name": .string("n"), "city": .entity("atlantis")])
        #expect(text.contains("atlantis") && text.contains("does not exist any more"))
    }

    @Test(
        "A value of another type is refused",
        arguments: [ParameterValue.bool(true), .int(1), .array([]), .null, .date(1), .entity("x")])
    func wrongType(value: ParameterValue) async {
        #expect(await refusal(Needy.self, ["name": value, "city": .entity("kyiv")]).contains("parameter name"))
    }

    @Test("A parameter that the type does not have any more is passed over")
    func extra() async {
        #expect(
            await refusal(Needy.self, ["name": .string("n"), "city": .entity("kyiv"), "old": .int(1)]) == "accepted")
    }

    @Test("Each init makes its own storage")
    func ownStorage() {
        let (one, two) = (Everything(), Everything())
        one.text = "one"
        two.text = "two"
        #expect(one.text == "one" && two.text == "two")
    }

    @Test("A parameter reads its default until it is set")
    func defaults() {
        let intent = Needy()
        #expect(intent.times == 3 && intent.priorities == [.low] && intent.$times.defaultValue == 3)
        #expect(IntentReference(reading: intent).parameters.isEmpty)
        intent.times = 4
        #expect(IntentReference(reading: intent).parameters == ["times": .int(4)])
    }

    @Test("A class and a struct that repeats a parameter's address are read with a Mirror")
    func slowLayouts() async throws {
        for name in ["first", "second"] {
            let classy = Classy()
            classy.name = name
            #expect(IntentReference(reading: classy).parameters == ["name": .string(name)])
            #expect(try await travel(classy).name == name)
            let doubled = Doubled()
            doubled.name = name
            #expect(IntentReference(reading: doubled).parameters == ["name": .string(name)])
            #expect(try await travel(doubled).name == name)
        }
    }
}
