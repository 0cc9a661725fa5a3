import Testing
import WidgetArchive

@testable import WidgetHost

@Suite("A configuration's form")
struct FormStateTests {
    private func field(
        _ name: String, _ type: String, _ value: ParameterValue?,
        _ change: (inout ParameterDescription) -> Void = { _ in }
    ) -> ConfigurationForm.Field {
        var field = ConfigurationForm.Field()
        (field.parameter.name, field.parameter.type, field.value) = (name, type, value)
        change(&field.parameter)
        return field
    }

    private func state(_ fields: ConfigurationForm.Field...) -> FormState {
        var reference = WidgetReference(id: "w", kind: "K", family: .systemSmall)
        reference.configuration = IntentReference(type: "I", parameters: ["old": .int(1)])
        var state = FormState(reference)
        var form = ConfigurationForm()
        form.fields = fields
        state.take(form)
        return state
    }

    @Test("A number stays inside its bounds, stepped or typed")
    func number() {
        let count = field("count", "Int", .int(8)) { ($0.minimum, $0.maximum) = (1, 9) }
        var state = state(count)
        for _ in 0..<3 { _ = state.step(count, by: 1) }
        #expect(state.value(of: count) == .int(9))
        state.clear(count)
        state.type("12", into: count)
        #expect(!state.commit(count) && state.problems["count"]?.contains("“12”") == true)
        state.type(nil, into: count)
        #expect(state.commit(count) && state.value(of: count) == .int(1))
    }

    @Test("A choice goes round, and an optional one can be none")
    func choice() {
        let order = field("order", "Order", nil) {
            $0.isOptional = true
            $0.choices = [.init(value: .enum("a"), title: "A"), .init(value: .enum("b"), title: "B")]
        }
        var state = state(order)
        var seen: [ParameterValue?] = []
        for _ in 0..<3 {
            _ = state.step(order, by: 1)
            seen.append(state.value(of: order))
        }
        #expect(seen == [.enum("a"), .enum("b"), .null])
        #expect(state.text(of: order) == nil)
    }

    @Test("What was never touched is not written, and what another build left stays")
    func untouched() {
        let flag = field("flag", "Bool", .bool(false))
        let text = field("text", "String", .string("default"))
        var state = state(flag, text)
        _ = state.step(flag, by: 1)
        #expect(state.commitAll() == nil)
        #expect(state.widget.configuration?.parameters == ["flag": .bool(true), "old": .int(1)])
    }

    @Test("The first field that does not fit holds the form")
    func wrong() {
        let day = field("day", "Date", nil)
        var state = state(field("text", "String", nil), day)
        state.type("soon", into: day)
        #expect(state.commitAll() == 1)
    }

    @Test("A chosen entity is called by its name until it is chosen anew")
    func titles() {
        var room = field("room", "Room", .entity("r1")) { $0.hasQuery = true }
        room.titles = ["Kitchen"]
        var state = state(room)
        #expect(state.text(of: room) == "Kitchen")
        state.set(.entity("r3"), of: "room", titles: ["Cellar"])
        #expect(state.text(of: room) == "Cellar")
    }
}
