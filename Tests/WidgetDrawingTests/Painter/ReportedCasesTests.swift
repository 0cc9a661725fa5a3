import Testing
import WidgetArchive
import WidgetDrawing
import WidgetLayout

/// What users of other systems have reported, as cases of ours.
struct ReportedCasesTests {
    private func text(_ words: String) -> Node { Node(.text(TextNode(runs: [TextRun(words)]))) }

    private func draw(_ node: Node, _ direction: LayoutContext.Direction, _ style: DrawingStyle = Drawing.plain)
        -> [String]
    {
        let context = LayoutContext(
            measurer: CellMeasurer(), direction: direction, quantum: CellMeasurer.defaultCell)
        let view = LayoutEngine.place(node, in: Size(width: 40 * 8, height: 3 * 16), context: context)
        let painter = TilePainter(style: style)
        let size = painter.tileSize(forContent: view.frame.size)
        var canvas = CellCanvas(width: size.width, height: size.height)
        _ = painter.paint(view, into: &canvas, at: CellPoint(x: 0, y: 0))
        return (0..<size.height).map { y in (0..<size.width).map { canvas[$0, y].glyph.text }.joined() }
    }

    @Test("From right to left places are mirrored, digits, fractions and words are not, and the border stays straight")
    func rightToLeft() throws {
        var bar = ProgressNode()
        bar.value = 0.25
        let row = Node(
            .stack(
                StackNode(
                    .horizontal, spacing: 8,
                    [
                        Node(.symbol(SymbolNode(name: "star"))), text("12,345.6"), text("שלום"), text("3/4"),
                        Node(.progress(bar)),
                    ])))
        let right = draw(row, .rightToLeft)
        let left = draw(row, .leftToRight)
        let line = try #require(right.first { $0.contains("12,345.6") })
        #expect(line.contains("3/4") && line.contains(String("שלום".reversed())))
        let places = try ["12,345.6", "3/4"].map { try #require(line.range(of: $0)).lowerBound }
        #expect(places[0] > places[1])
        // The bar fills from the right.
        let track = try #require(line.range(of: "━"))
        #expect(line[..<track.lowerBound].contains("─"))
        for lines in [right, left] {
            let columns = lines.map { ScalarWidth.columns(of: $0) }
            #expect(Set(columns).count == 1, "\(lines)")
            #expect(lines.dropFirst().dropLast().allSatisfy { $0.hasSuffix("│") })
        }
    }

    @Test("Colours by name follow the surface's scheme, colours by numbers and in a forced scheme do not")
    func schemes() {
        func drawn(_ paint: Paint, _ scheme: DrawingScheme, _ effects: [Effect] = []) -> RGB? {
            var view = Drawing.shape(.rectangle, paint, 1, 1, 4, 2)
            view.effects = effects
            return Drawing.tile(8, 4, style: Drawing.colored(scheme), [view]).canvas[3, 2].background
        }
        let label = Paint.color(.system("label"))
        let brown = Paint.color(.rgba(red: 0.5, green: 0.25, blue: 0, alpha: 1))
        #expect(drawn(label, .light) != drawn(label, .dark))
        #expect(drawn(brown, .light) == drawn(brown, .dark))
        #expect(drawn(label, .light, [.colorScheme("dark")]) == drawn(label, .dark))
        #expect(drawn(label, .dark, [.colorScheme("dark")]) == drawn(label, .dark))
        // The innermost counts.
        #expect(drawn(label, .dark, [.colorScheme("light"), .colorScheme("dark")]) == drawn(label, .light))
    }
}
