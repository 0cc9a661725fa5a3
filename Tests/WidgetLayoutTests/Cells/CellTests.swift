import Testing
import WidgetArchive
import WidgetLayout

@Suite("On a terminal's cells")
struct CellTests {
    /// A small widget of 20 × 10 cells.
    private let small = Size(width: 160, height: 160)

    private func words(_ string: String) -> Node { Node(.text(TextNode(runs: [TextRun(string)]))) }

    private func rows(_ count: Int, spacing: Double) -> Node {
        let items = (0..<count).map { index in
            hstack(8, .center, Node(.symbol(SymbolNode(name: "circle"))), words("Task \(index)"), spacer()).named(
                "r\(index)")
        }
        return vstack(spacing, .leading, [words("Tasks").named("title")] + items)
    }

    private func place(_ node: Node) -> PlacedView {
        LayoutEngine.placeWidget(node, in: small, margins: Insets(all: 16), context: .cells)
    }

    private func row(_ view: PlacedView?) -> Double { (view?.frame.minY ?? -1) / 16 }

    @Test("Every text stands on whole cells inside the widget")
    func grid() {
        for (count, spacing) in [(1, 8.0), (3, 6), (3, 8), (5, 8), (7, 4), (3, 3.5), (4, 12)] {
            place(rows(count, spacing: spacing).padding(5)).forEach { view in
                guard case .text(let text) = view.content else { return }
                for line in text.lines {
                    #expect(line.frame.minX.truncatingRemainder(dividingBy: 8) == 0)
                    #expect(line.frame.minY.truncatingRemainder(dividingBy: 16) == 0)
                    #expect(line.frame.size.height == 16)
                }
            }
        }
    }

    @Test("Gaps are even, and are given up before a line of text is")
    func gaps() {
        let three = place(rows(3, spacing: 8))
        #expect((0..<3).map { row(three.first(id: "r\($0)")) - row(three.first(id: "title")) } == [2, 4, 6])
        let six = place(rows(6, spacing: 8))
        #expect((0..<6).map { row(six.first(id: "r\($0)")) - row(six.first(id: "title")) } == [1, 2, 3, 4, 5, 6])
        #expect(row(six.first(id: "title")) >= 1)
        #expect(row(six.first(id: "r5")) <= 8)
    }

    @Test("A background around text keeps its box: two columns and no row of padding 12 × 7")
    func button() {
        let view = words("Add").with(.padding(Insets(top: 7, leading: 12, bottom: 7, trailing: 12)))
            .background(color("back"))
        let placed = LayoutEngine.arrange(view, for: .unspecified, context: .cells)
        #expect(placed.first(id: "back")?.frame == Rect(x: 0, y: 0, width: 7 * 8, height: 16))
    }

    @Test("A hairline keeps its length in a cell of its own; a divider takes a row")
    func thin() {
        let view = vstack(
            0, .leading, words("a").named("a"), color("line").frame(height: 1).named("frame"), divider("d"),
            words("b").named("b"))
        let placed = LayoutEngine.arrange(view, for: Proposal(80, nil), context: .cells)
        #expect(placed.first(id: "frame")?.frame.size == Size(width: 80, height: 16))
        #expect(placed.first(id: "line")?.frame.size == Size(width: 80, height: 1))
        #expect(row(placed.first(id: "b")) == 3)
    }

    @Test("Flexible views share whole cells without a remainder")
    func sharing() {
        let placed = LayoutEngine.arrange(
            hstack(0, .center, color("a"), color("b"), color("c")), for: Proposal(160, 16), context: .cells)
        let widths = ["a", "b", "c"].map { placed.first(id: $0)?.frame.size.width ?? 0 }
        #expect(widths.reduce(0, +) == 160)
        #expect(widths.allSatisfy { $0.truncatingRemainder(dividingBy: 8) == 0 && $0 >= 48 })
    }

    @Test("The value with priority stays whole while its neighbour gives way")
    func priority() {
        for columns in 4...8 {
            let view = hstack(0, .center, words("190").named("v").priority(1), words("→→→→").named("n"))
            let placed = LayoutEngine.arrange(view, for: Proposal(Double(columns) * 8, 16), context: .cells)
            #expect(placed.first(id: "v")?.frame.size.width == 24)
        }
    }

    @Test("Gauges, progress, switches and controls have their parts")
    func meters() {
        var gauge = GaugeNode()
        gauge.style = "accessoryCircular"
        gauge.currentValueLabel = words("42").named("value")
        (gauge.minimumLabel, gauge.maximumLabel) = (words("0").named("min"), words("9").named("max"))
        for style in [
            "automatic", "linearCapacity", "accessoryLinear", "accessoryLinearCapacity", "accessoryCircular",
            "accessoryCircularCapacity",
        ] {
            gauge.style = style
            let placed = LayoutEngine.place(Node(.gauge(gauge)), in: small, context: .cells)
            var kinds = 0
            placed.forEach { if case .gauge = $0.content { kinds += 1 } }
            #expect(kinds == 1, "\(style)")
        }
        // A ring of one row would be no ring.
        let tight = LayoutEngine.arrange(Node(.gauge(gauge), id: "ring"), for: Proposal(80, 16), context: .cells)
        #expect(tight.first(id: "ring")?.frame.size == Size(width: 32, height: 32))
        // In points it is as large as it is.
        let points = LayoutEngine.arrange(
            Node(.gauge(gauge), id: "ring"), for: Proposal(80, 16), context: LayoutContext(measurer: PointMeasurer()))
        #expect(points.first(id: "ring")?.frame.size == Size(width: 58, height: 58))
        var progress = ProgressNode()
        progress.label = words("Done").named("label")
        let bar = LayoutEngine.arrange(Node(.progress(progress)), for: Proposal(160, nil), context: .cells)
        #expect(bar.frame.size == Size(width: 160, height: 32))
        #expect(
            LayoutEngine.size(of: Node(.knob(isOn: true, tint: nil)), for: .unspecified, context: .cells)
                == Size(width: 40, height: 16))
        #expect(
            LayoutEngine.size(of: Node(.knob(isOn: true, tint: nil)), for: .unspecified, context: .stub)
                == Size(width: 51, height: 31))
        var control = ControlNode()
        (control.key, control.body) = ("k", words("Tap").padding(8))
        let tapped = LayoutEngine.arrange(Node(.control(control)), for: .unspecified, context: .cells)
        #expect(tapped.children.first?.control?.key == "k")
        #expect(tapped.children.first?.frame == Rect(x: 0, y: 0, width: 40, height: 48))
    }
}
