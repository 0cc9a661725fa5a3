import Testing
import WidgetArchive

@testable import WidgetHost

@Suite("What controls are called")
struct ControlLabelTests {
    private func text(_ words: String) -> Node { Node(.text(TextNode(runs: [TextRun(words)]))) }

    private func control(_ key: String, _ body: Node) -> Node {
        var control = ControlNode()
        (control.key, control.body) = (key, body)
        return Node(.control(control))
    }

    private func named(_ label: String, _ node: Node) -> Node {
        var description = AccessibilityDescription()
        description.label = label
        return Node(.modified(.accessibility(description), node))
    }

    @Test("A control has the name that it was given, inside or from outside, else its words")
    func labels() {
        let stack = Node(
            .stack(
                StackNode(
                    .vertical,
                    [
                        control("plain", text("Add one")),
                        named("Toggle", control("outside", text("Toggle, twice is not at all"))),
                        control("inside", named("New task", text("+"))),
                        named("Row", Node(.modified(.hidden, text("x")))),
                    ])))
        #expect(stack.namedControls.map(\.label) == ["Add one", "Toggle", "New task"])
        #expect(stack.namedControls.map(\.key) == stack.controls.map(\.key))
        // A name for several together is no name for each.
        let both = named("Both", stack)
        #expect(both.namedControls.map(\.label) == ["Add one", "Toggle", "New task"])
    }

    @Test("Of words in several lengths the longest counts, once")
    func fitting() {
        var fitting = FittingNode()
        fitting.children = [text("Buy milk +home"), text("Buy milk")]
        #expect(control("k", Node(.fitting(fitting))).namedControls.map(\.label) == ["Buy milk +home"])
    }
}
