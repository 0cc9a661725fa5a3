@testable import AppIntents
import Testing
import WidgetArchive

struct Asks: AppIntent {
    static let title: LocalizedStringResource = "Asks"
    @Parameter(title: "Late", default: false) var late: Bool
    func perform() async throws -> some IntentResult {
        WidgetCenter.shared.reloadTimelines(ofKind: "A")
        await Task { WidgetCenter.shared.reloadTimelines(ofKind: "B") }.value
        WidgetCenter.shared.reloadTimelines(ofKind: "A")
        WidgetCenter.shared.reloadAllTimelines()
        return .result()
    }
}

struct Throws: AppIntent {
    struct Cause: Error, CustomLocalizedStringResourceConvertible {
        var localizedStringResource: LocalizedStringResource { "The lamp is \("broken")." }
    }
    static let title: LocalizedStringResource = "Throws"
    func perform() async throws -> some IntentResult {
        if true { throw Cause() }
        return .result()
    }
}

struct Chained: AppIntent {
    static let title: LocalizedStringResource = "Chained"
    func perform() async throws -> some IntentResult & OpensIntent {
        .result(opensIntent: OpenURLIntent(URL(string: "tasks://1")!))
    }
}

struct Follows: AppIntent {
    static let title: LocalizedStringResource = "Follows"
    @Parameter(title: "Left") var left: Int
    init() {}
    init(_ left: Int) { self.left = left }
    func perform() async throws -> some IntentResult & OpensIntent {
        Got.current.note(left)
        return left > 0 ? .result(opensIntent: Again(Follows(left - 1))) : .result(opensIntent: Again(nil))
    }
}

/// Goes on with another intent or with none.
struct Again: AppIntent {
    static let title: LocalizedStringResource = "Again"
    var next: Follows?
    init() {}
    init(_ next: Follows?) { self.next = next }
    func perform() async throws -> some IntentResult {
        IntentResultContainer<Never, Follows, Never, Never>(opensIntent: next)
    }
}

struct OpensApp: AppIntent {
    static let title: LocalizedStringResource = "Opens"
    static let openAppWhenRun = true
    func perform() async throws -> some IntentResult { .result(dialog: "Opened") }
}

struct Plays: AudioPlaybackIntent {
    static let title: LocalizedStringResource = "Plays"
    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Playing \(1)") }
}

struct SetLamp: SetValueIntent {
    static let title: LocalizedStringResource = "Lamp"
    @Parameter(title: "On") var value: Bool
    func perform() async throws -> some IntentResult {
        Got.current.note(value)
        return .result()
    }
}

struct Goes: ForegroundContinuableIntent {
    static let title: LocalizedStringResource = "Goes"
    func perform() async throws -> some IntentResult {
        if true { throw needsToContinueInForegroundError("Sign in") }
        return .result()
    }
}

@Suite("Performing")
struct PerformTests {
    @Test("Reloads asked for while performing are collected once each, in order")
    func collects() async throws {
        let performed = try await IntentPerformer.perform(IntentReference(reading: Asks()))
        #expect(performed.reloads == [.kind("A"), .kind("B"), .all])
    }

    @Test("The parameters are there when perform runs")
    func parameters() async throws {
        let got = Got()
        let reference = IntentReference(reading: Needy(name: "n", city: City(id: "lviv")))
        _ = try await Got.$current.withValue(got) { try await IntentPerformer.perform(reference) }
        #expect(got.all == ["n 3 lviv [AppIntentsTests.Priority.low]"])
    }

    @Test("A thrown error's text is the one for people")
    func throwing() async {
        await #expect { try await IntentPerformer.perform(IntentReference(reading: Throws())) } throws: {
            $0.textForPeople == "The lamp is broken."
        }
    }

    @Test("An intent to go on with comes back as a reference")
    func chained() async throws {
        let next = try await IntentPerformer.perform(IntentReference(reading: Chained())).next
        #expect(
            next?.type == "OpenURLIntent" && next?.parameters == ["url": .url("tasks://1")] && next?.process == .app)
    }

    @Test("Intents that follow and run here are performed here; a circle of them is an error")
    func follows() async throws {
        let got = Got()
        let performed = try await Got.$current.withValue(got) {
            try await IntentPerformer.perform(IntentReference(reading: Follows(2)))
        }
        #expect(got.all == ["2", "1", "0"] && performed.next == nil)
        await #expect { try await IntentPerformer.perform(IntentReference(reading: Follows(1000))) } throws: {
            ($0 as? IntentBuildError)?.reason == .circle(limit: 16)
        }
    }

    @Test("An intent that sets a value takes it from its reference")
    func setsValue() async throws {
        let got = Got()
        var reference = IntentReference(reading: SetLamp())
        reference.parameters["value"] = .bool(true)
        _ = try await Got.$current.withValue(got) { [reference] in try await IntentPerformer.perform(reference) }
        #expect(got.all == ["true"])
    }

    @Test("Where an intent runs follows from its type")
    func places() {
        #expect(IntentReference(reading: Asks()).process == .extension)
        #expect(IntentReference(reading: OpensApp()).process == .app)
        #expect(IntentReference(reading: Plays()).process == .appInBackground)
        #expect(IntentReference(reading: Goes()).process == .appInBackground)
    }

    @Test("A type that was never met is found by its symbol")
    func symbol() throws {
        struct Local: AppIntent {
            static let title: LocalizedStringResource = "Local"
            func perform() async throws -> some IntentResult { .result() }
        }
        var reference = IntentReference(type: "renamed")
        reference.symbol = IntentReference(reading: Plays()).symbol
        #expect(!reference.symbol.isEmpty)
        #expect(IntentRegistry.type(of: reference) == Plays.self)
        reference.symbol = "no such symbol"
        #expect(IntentRegistry.type(of: reference) == nil)
        // A local type has no symbol that another process could use.
        #expect(IntentReference(reading: Local()).symbol.isEmpty)
    }

    @Test("Nobody performs an intent this process does not have")
    func unknown() async {
        await #expect { try await IntentPerformer.perform(IntentReference(type: "Nobody's")) } throws: {
            ($0 as? IntentBuildError)?.reason == .unknownIntent
        }
    }
}

@Suite("Configurations")
struct ConfigurationTests {
    @Test("The description has parameters in the order of the summary, with choices and defaults")
    func describes() {
        let record = IntentDescriptionRecord(describing: Configuration.self)
        #expect(record.title == "Configuration" && record.summary == "Chooses.")
        #expect(record.parameters.map(\.name) == ["count", "city", "second", "priority"])
        #expect(record.parameters[0].defaultValue == .int(5))
        #expect(record.parameters[1].hasQuery && record.parameters[2].isOptional)
        #expect(record.parameters[3].choices.map(\.title) == ["Low", "High", "urgent"])
        #expect(IntentDescriptionRecord(describing: Everything.self).summary == "Takes one of each type.")
    }

    @Test("An unset entity takes the query's default, a chosen one is found again, one that is gone falls back")
    func defaultsOfQueries() async throws {
        func city(_ parameters: [String: ParameterValue]) async throws -> String {
            try await IntentBuilder.configuration(
                Configuration.self, from: IntentReference(type: "Configuration", parameters: parameters)
            ).city.id
        }
        #expect(try await city([:]) == "kyiv")
        #expect(try await city(["city": .entity("odesa")]) == "odesa")
        #expect(try await city(["city": .entity("atlantis")]) == "kyiv")
    }

    @Test("Options come from the query; a text filters them")
    func options() async throws {
        let all = try await IntentOptions.choices(of: "city", in: Configuration.self, matching: nil)
        #expect(all.map(\.title) == ["KYIV", "LVIV", "ODESA"] && all.first?.value == .entity("kyiv"))
        let some = try await IntentOptions.choices(of: "city", in: Configuration.self, matching: "vi")
        #expect(some.map(\.value) == [.entity("lviv")])
        await #expect(throws: IntentBuildError.self) {
            try await IntentOptions.choices(of: "nothing", in: Configuration.self, matching: nil)
        }
    }
}

@Suite("Localized strings")
struct LocalizedStringTests {
    @Test("An interpolated string is its own text, and its key has placeholders")
    func interpolation() {
        let resource: LocalizedStringResource = "\("Ann") has \(3) of \(2.5)"
        #expect(String(localized: resource) == "Ann has 3 of 2.500000" && resource.key == "%@ has %lld of %lf")
        #expect(String(localized: "plain 100 %") == "plain 100 %")
    }
}
