import Testing
import WidgetArchive

@testable import WidgetHost

@Suite("What people call things")
struct NamingTests {
    private let placed = [
        Naming.Widget(id: "TaskWidget-small", kind: "TaskWidget", title: "Tasks", place: nil),
        Naming.Widget(
            id: "TaskWidget-small-2", kind: "TaskWidget", title: "Tasks", place: HomePlace(id: "", row: 2, column: 3)),
        Naming.Widget(id: "TaskToggleWidget-small", kind: "TaskToggleWidget", title: "Task switches", place: nil),
        Naming.Widget(id: "clock", kind: "ClockWidget", title: "", place: nil),
    ]

    @Test(
        "A widget is named by its id, its kind, its name, in any case, by its place, by a beginning",
        arguments: [
            ("TaskWidget-small", [0]), ("TaskWidget", [0, 1]), ("Tasks", [0, 1]), ("taskwidget", [0, 1]),
            ("TASKS", [0, 1]), ("2,3", [1]), ("2, 3", [1]), ("TaskT", [2]), ("task s", [2]), ("clo", [3]),
            ("TASKWIDGET-SMALL-2", [1]), ("taskwidget-s", [0, 1]), ("TaskWidget-small-", [1]),
        ])
    func widgets(_ name: String, _ found: [Int]) throws {
        #expect(try Naming.widgets(name, among: placed) == found)
    }

    @Test("Where one widget is needed, a name of several is refused with their ids; so is a beginning of several kinds")
    func ambiguous() {
        let several = #expect(throws: Naming.Failure.self) { try Naming.widget("Tasks", among: placed) }
        #expect(
            several?.description == "“Tasks” names 2 widgets; give one of the ids TaskWidget-small, TaskWidget-small-2")
        let kinds = #expect(throws: Naming.Failure.self) { try Naming.widgets("Task", among: placed) }
        #expect(kinds?.description.hasPrefix("“Task” names 3 widgets; give one of the ids") == true, "\(kinds as Any)")
    }

    @Test("What nothing is called so is refused with what there is; nothing has no name", arguments: ["x", "", "3,2"])
    func unknown(_ name: String) {
        let failure = #expect(throws: Naming.Failure.self) { try Naming.widgets(name, among: placed) }
        #expect(
            failure?.description.hasPrefix(
                "no widget “\(name)” is placed; there are TaskWidget-small (kind TaskWidget)")
                == true, "\(failure as Any)")
        #expect(throws: Naming.Failure("no widget is placed")) { try Naming.widgets(name, among: []) }
    }

    @Test("A kind is named as a widget is")
    func kinds() throws {
        let offered = [("TaskWidget", "Tasks"), ("TaskToggleWidget", "Task switches")].map { kind, name in
            var description = WidgetDescription()
            (description.kind, description.displayName) = (kind, name)
            return description
        }
        #expect(try Naming.kind("tasks", among: offered)?.kind == "TaskWidget")
        #expect(try Naming.kind("taskt", among: offered)?.kind == "TaskToggleWidget")
        #expect(try Naming.kind("Clock", among: offered) == nil)
        #expect(throws: Naming.Failure("“Task” names 2 kinds; give one of TaskWidget, TaskToggleWidget")) {
            try Naming.kind("Task", among: offered)
        }
    }

    @Test("A control is named by its key or its label; a beginning that fits two labels is refused with their keys")
    func controls() throws {
        func control(_ key: String, _ label: String, on widget: String) -> (
            widget: WidgetReference, control: ControlNode
        ) {
            var control = ControlNode()
            (control.key, control.body) = (key, Node(.text(TextNode(runs: [TextRun(label)]))))
            return (WidgetReference(id: widget, kind: "TaskWidget", family: .systemSmall), control)
        }
        let all = [
            control("a", "Buy milk", on: "one"), control("b", "Call Ada", on: "one"),
            control("b", "Buy milk", on: "two"), control("c", "Buy bread", on: "two"),
        ]
        // The same on several widgets is one and the same.
        #expect(try Naming.control("buy milk", among: all).widget.id == "one")
        #expect(try Naming.control("b", among: all).control.label == "Call Ada")
        #expect(try Naming.control("Call", among: all).control.key == "b")
        #expect(try Naming.control("buy b", among: all).widget.id == "two")
        let several = #expect(throws: Naming.Failure.self) { try Naming.control("Buy", among: all) }
        #expect(several?.description == "“Buy” names 2 controls; give one of the keys a (“Buy milk”), c (“Buy bread”)")
        let none = #expect(throws: Naming.Failure.self) { try Naming.control("Sell", among: all) }
        #expect(none?.description.hasPrefix("there is no control “Sell”; there are “Buy milk”") == true)
        // A key may begin with any letters.
        let drawn = [control("ED082F21-0/0", "Water the plants", on: "one")]
        #expect(throws: Naming.Failure.self) { try Naming.control("ed", among: drawn) }
        #expect(try Naming.control("ed082f21-0/0", among: drawn).control.label == "Water the plants")
        #expect(throws: Naming.Failure("the widget shows no controls now")) { try Naming.control("x", among: []) }
    }
}
