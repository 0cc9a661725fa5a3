import Glibc
import Testing
import WidgetArchive

@testable import WidgetHost

@Suite("Configurations as people write them")
struct ConfigurationTests {
    private static func parameter(
        _ name: String, _ type: String, _ change: (inout ParameterDescription) -> Void = { _ in }
    ) -> ParameterDescription {
        var parameter = ParameterDescription()
        (parameter.name, parameter.title, parameter.type) = (name, name.capitalized, type)
        change(&parameter)
        return parameter
    }

    private static let intent: IntentDescriptionRecord = {
        var intent = IntentDescriptionRecord()
        intent.type = "Shelf"
        intent.parameters = [
            parameter("flag", "Bool"), parameter("count", "Int") { ($0.minimum, $0.maximum) = (1, 9) },
            parameter("size", "Double"), parameter("text", "String"), parameter("day", "Date") { $0.isOptional = true },
            parameter("link", "URL"), parameter("tags", "[String]"),
            parameter("order", "Order") {
                $0.choices = [
                    .init(value: .enum("up"), title: "Upwards"), .init(value: .enum("down"), title: "Downwards"),
                ]
            },
            parameter("room", "Room") { $0.hasQuery = true },
        ]
        return intent
    }()

    private func draft(
        _ values: [String] = [], json: String? = nil, on current: IntentReference? = nil
    ) throws -> ConfigurationDraft {
        var edit = HomeEdit(.configure, "w")
        (edit.values, edit.configuration) = (values, json)
        return try ConfigurationDraft(edit, on: current, of: Self.intent)
    }

    @Test("Each type reads what people write, and a choice goes by its value or its title")
    func reads() throws {
        let parameters = try draft([
            "flag=yes", "count=7", "size=1.5", "text=a = b", "link=https://example.org", "tags=a, b", "order=upwards",
            "day=2026-11-30T09:15:00Z",
        ]).reference.parameters
        #expect(
            parameters == [
                "flag": .bool(true), "count": .int(7), "size": .double(1.5), "text": .string("a = b"),
                "link": .url("https://example.org"), "tags": .array([.string("a"), .string("b")]),
                "order": .enum("up"), "day": .date(1_796_030_100 - DateText.referenceDate),
            ])
    }

    @Test("An empty text is none where none is allowed, and a text where a text is asked for")
    func empty() throws {
        let parameters = try draft(["day=", "text="]).reference.parameters
        #expect(parameters == ["day": .null, "text": .string("")])
    }

    @Test(
        "What does not fit is refused with the value and what would fit",
        arguments: [
            ("flag=maybe", "“maybe”", "true or false"), ("count=10", "“10”", "from 1 to 9"),
            ("count=x", "“x”", "whole"),
            ("order=sideways", "“sideways”", "up (Upwards)"), ("day=2026-11-31", "“2026-11-31”", "a date such as"),
            ("colour=red", "“colour”", "flag (Flag)"), ("flag", "“flag”", "name=value"),
            ("link=nowhere", "“nowhere”", "URL"),
        ])
    func refuses(_ value: String, _ named: String, _ hint: String) {
        let error = #expect(throws: HomeEditError.self) { try draft([value]) }
        #expect(
            error?.description.contains(named) == true && error?.description.contains(hint) == true, "\(error as Any)")
    }

    @Test("A single value leaves the others; a whole configuration sets them back; what is unknown stays")
    func merges() throws {
        var current = IntentReference(type: "Shelf")
        current.parameters = ["flag": .bool(true), "gone": .string("of an older build")]
        let merged = try draft(["count=2"], on: current).reference.parameters
        #expect(merged == ["flag": .bool(true), "count": .int(2), "gone": .string("of an older build")])
        let whole = try draft(json: "{\"count\": 3, \"day\": null}", on: current).reference.parameters
        #expect(whole == ["count": .int(3), "day": .null, "gone": .string("of an older build")])
        #expect(throws: HomeEditError.self) { try draft(json: "[1]") }
        #expect(throws: HomeEditError.self) { try draft(json: "{\"count\": \"many\"}") }
        #expect(throws: HomeEditError.self) { try draft(json: "{\"flag\": null}") }
    }

    @Test("What only the extension knows is asked")
    func asks() throws {
        var draft = try draft(["room=Kitchen"])
        #expect(draft.questions.map(\.names) == [["Kitchen"]])
        draft.answer([.entity("r1")])
        #expect(draft.reference.parameters == ["room": .entity("r1")] && draft.questions.isEmpty)
    }

    @Test(
        "Dates go out as they come in",
        arguments: ["2026-11-30T09:15", "1969-07-20T20:17:40", "2028-02-29T00:00"])
    func dates(_ text: String) throws {
        #expect(DateText.write(try #require(DateText.read(text))) == text)
    }

    @Test(
        "What is no date is none",
        arguments: ["", "today", "2026-02-29", "2026-1-1", "2026-11-30T25:00", "2026-11-30Tx"])
    func noDates(_ text: String) { #expect(DateText.read(text) == nil) }
}
