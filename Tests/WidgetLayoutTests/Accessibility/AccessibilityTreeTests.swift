import Testing
import WidgetArchive
import WidgetLayout

struct AccessibilityTreeTests {
    private func tree(_ node: Node, width: Double = 300, hidesPrivate: Bool = false) -> AccessibilityTree {
        let placed = LayoutEngine.place(node, in: Size(width: width, height: 300), context: .stub)
        return AccessibilityTree(of: placed, at: 50, hidesPrivate: hidesPrivate)
    }

    private func words(_ string: String) -> Node { Node(.text(TextNode(runs: [TextRun(string)]))) }

    private func control(
        _ key: String, _ role: ControlNode.Role, _ body: Node, _ change: (inout ControlNode) -> Void = { _ in }
    ) -> Node {
        var node = ControlNode()
        (node.key, node.role, node.body) = (key, role, body)
        change(&node)
        return Node(.control(node))
    }

    private func control(
        _ key: String, _ body: Node, _ change: (inout ControlNode) -> Void = { _ in }
    ) -> Node { control(key, .button, body, change) }

    private func told(_ node: Node, _ change: (inout AccessibilityDescription) -> Void) -> Node {
        var description = AccessibilityDescription()
        change(&description)
        return node.with(.accessibility(description))
    }

    @Test("Texts are read in the order of the code, shapes and gaps are not")
    func texts() {
        let made = tree(vstack(nil, .center, words("one"), spacer(), color(), words("two"), divider("d"), words("")))
        #expect(made.text == "one\ntwo")
        #expect(made.elements.map(\.role) == [.text, .text] && made.elements[0].traits == ["isStaticText"])
        #expect(made.elements[0].frame.size.width == 3)
    }

    @Test("A text that was cut is read whole")
    func cutText() {
        let text = words("a long story about a short line").frame(width: 10, height: 20)
        #expect(tree(text).text == "a long story about a short line")
    }

    @Test("A button is one element named by its texts")
    func button() {
        let body = hstack(nil, .center, Node(.symbol(SymbolNode(name: "plus"))), words("New"), words("task"))
        let made = tree(control("k", body))
        #expect(made.elements.count == 1 && made.elements[0].role == .button && made.elements[0].control == "k")
        #expect(made.text == "Add, New, task, button")
        #expect(tree(control("k", words("x")) { $0.isDisabled = true }).text == "x, button, dimmed")
    }

    @Test("A toggle says its state, a link that it is one")
    func toggleAndLink() {
        #expect(tree(control("t", .toggle, words("Milk")) { $0.isOn = true }).text == "Milk, on, switch")
        #expect(tree(control("t", .toggle, words("Milk")) { $0.isOn = false }).text == "Milk, off, switch")
        #expect(tree(control("l", .link, words("More"))).text == "More, link")
    }

    @Test("What a modifier says goes before the content")
    func overridden() {
        let row = told(control("r", words("x"))) {
            $0.label = "Buy milk"
            $0.value = "open"
            $0.hint = "Ticks it off"
        }
        #expect(tree(row).text == "Buy milk, open, button, Ticks it off")
        let symbol = told(Node(.symbol(SymbolNode(name: "star")))) { $0.label = "Liked" }
        #expect(tree(symbol).text == "Liked, image")
        #expect(tree(told(color()) { $0.label = "A red field" }).text == "A red field")
        #expect(tree(told(color()) { $0.hint = "nothing to name" }).elements.isEmpty)
    }

    @Test("Symbols without a name are called by their meaning, else by their own")
    func symbols() {
        func name(_ symbol: String) -> String { tree(Node(.symbol(SymbolNode(name: symbol)))).elements[0].label }
        #expect(name("trash.fill") == "Delete")
        #expect(name("plus.circle.fill") == "Add")
        #expect(name("cloud.rain") == "Cloud rain")
        #expect(name("circle") == "Circle")
    }

    @Test("What is hidden, transparent or masked is not read")
    func hidden() {
        #expect(tree(words("x").with(.hidden)).elements.isEmpty)
        #expect(tree(words("x").with(.opacity(0))).elements.isEmpty)
        #expect(tree(told(words("x")) { $0.isHidden = true }).elements.isEmpty)
        #expect(tree(words("x").with(.redacted(["placeholder"]))).elements.isEmpty)
        #expect(tree(words("x").with(.redacted([])).with(.redacted(["placeholder"]))).text == "x")
        #expect(tree(words("x").with(.privacySensitive)).text == "x")
        #expect(tree(words("x").with(.privacySensitive), hidesPrivate: true).elements.isEmpty)
        #expect(tree(words("x").with(.privacySensitive).with(.redacted(["privacy"]))).elements.isEmpty)
    }

    @Test("Children are ignored, kept apart in a group, or read as one")
    func children() {
        let pair = hstack(nil, .center, words("3"), words("open"))
        #expect(tree(told(pair) { $0.children = "combine" }).text == "3, open")
        #expect(tree(told(pair) { $0.children = "combine" }).elements.count == 1)
        #expect(tree(told(pair) { ($0.children, $0.label) = ("ignore", "three") }).text == "three")
        let group = tree(told(pair) { ($0.children, $0.label) = ("contain", "count") })
        #expect(group.text == "count\n  3\n  open" && group.elements[0].role == .group)
        #expect(tree(told(pair) { $0.label = "three open" }).text == "three open")
    }

    @Test("A control stays to be operated in an element that was combined")
    func combinedControls() {
        let one = hstack(nil, .center, words("Milk"), control("a", words("done")))
        let made = tree(told(one) { $0.children = "combine" })
        #expect(made.text == "Milk, done, button" && made.elements[0].control == "a")
        let two = hstack(nil, .center, words("Milk"), control("a", words("done")), control("b", words("drop")))
        let both = tree(told(two) { $0.children = "combine" })
        #expect(both.elements.count == 1 && both.elements[0].children.map(\.control) == ["a", "b"])
        #expect(both.element(ofControl: "b")?.label == "drop")
        #expect(tree(told(two) { $0.label = "Row" }).elements[0].children.map(\.label) == ["done", "drop"])
    }

    @Test("Traits are added to all inside and taken away")
    func traits() {
        let heading = told(hstack(nil, .center, words("a"), words("b"))) { $0.traits = ["isHeader"] }
        #expect(tree(heading).text == "a, heading\nb, heading")
        let plain = told(Node(.symbol(SymbolNode(name: "star")))) { $0.removedTraits = ["isImage"] }
        #expect(tree(plain).elements[0].traits.isEmpty)
        #expect(tree(told(words("x")) { $0.traits = ["isButton", "isSelected"] }).text == "x, button, selected")
    }

    @Test("A higher priority is read first, others stay in order")
    func priority() {
        func sorted(_ name: String, _ priority: Double) -> Node { told(words(name)) { $0.sortPriority = priority } }
        let column = vstack(nil, .center, [words("a"), sorted("b", 2), words("c"), sorted("d", -1), sorted("e", 2)])
        #expect(tree(column).text == "b\ne\na\nc\nd")
    }

    @Test("Progress and gauges are one element with their label and value")
    func meters() {
        var progress = ProgressNode()
        (progress.value, progress.label) = (0.3, words("Battery"))
        #expect(tree(Node(.progress(progress))).text == "Battery, 30%")
        progress.currentValueLabel = words("3 of 10")
        #expect(tree(Node(.progress(progress))).text == "Battery, 3 of 10")
        var timer = ProgressNode()
        (timer.timerStart, timer.timerEnd) = (0, 200)
        #expect(tree(Node(.progress(timer))).text == "75%")
        #expect(tree(Node(.progress(ProgressNode()))).text == "in progress")
        var gauge = GaugeNode()
        (gauge.value, gauge.label, gauge.minimumLabel) = (0.5, words("Speed"), words("0"))
        for style in ["automatic", "accessoryCircular", "accessoryLinear", "accessoryLinearCapacity"] {
            gauge.style = style
            #expect(tree(Node(.gauge(gauge))).text == "Speed, 50%")
        }
    }

    @Test("What has no name is told apart")
    func unlabelled() {
        #expect(tree(control("k", color())).elements[0].isUnlabelled)
        #expect(!tree(control("k", words("x"))).elements[0].isUnlabelled)
        #expect(!tree(words("x")).elements[0].isUnlabelled)
    }
}
