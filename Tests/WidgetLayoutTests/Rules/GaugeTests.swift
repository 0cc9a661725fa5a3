import Testing
import WidgetArchive
import WidgetLayout

@Suite("The words of a ring")
struct GaugeTests {
    @Test("Two bounds stand between the ends of the open ring, however large they are", arguments: [11.0, 12, 17, 34])
    func bounds(size: Double) {
        func words(_ string: String) -> Node {
            var run = TextRun(string)
            (run.font.style, run.font.size) = (nil, size)
            return Node(.text(TextNode(runs: [run])), id: string)
        }
        var gauge = GaugeNode()
        (gauge.style, gauge.value) = ("accessoryCircular", 0.5)
        (gauge.minimumLabel, gauge.maximumLabel) = (words("50"), words("90"))
        let placed = LayoutEngine.place(
            Node(.gauge(gauge)), in: Size(width: 58, height: 58), context: LayoutContext(measurer: PointMeasurer()))
        var frames: [Rect] = []
        placed.forEach { view in if case .text(let text) = view.content { frames += text.lines.map(\.frame) } }
        // The ends of the line are at 135° and 45° of a ring whose line is 6 points wide.
        let opening = 26.5 * 0.7071 - 3
        #expect(frames.count == 2)
        #expect(frames.allSatisfy { $0.minX >= 29 - opening - 0.5 && $0.maxX <= 29 + opening + 0.5 }, "\(frames)")
    }
}
