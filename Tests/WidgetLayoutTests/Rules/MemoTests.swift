import Testing
import WidgetArchive

@testable import WidgetLayout

/// A layout that uses what the one before knew must be the layout that knows nothing.
@Suite struct MemoTests {
    private func row(_ id: String, _ words: String, live: Bool = false) -> Node {
        var run = TextRun()
        run.content = live ? .live(LiveText()) : .string(words)
        var text = TextNode()
        text.runs = [run]
        let row = Node(.stack(StackNode(.horizontal, spacing: 8, [Node(.text(text)), Node(.divider)])))
        return Node(row.content, id: id)
    }

    private func list(_ rows: [Node]) -> Node { Node(.stack(StackNode(.vertical, spacing: 4, rows))) }

    private let cells = LayoutContext(measurer: CellMeasurer(), quantum: CellMeasurer.defaultCell)
    private let size = Size(width: 160, height: 96)

    private func place(_ node: Node, _ memo: LayoutMemo? = nil) -> PlacedView {
        LayoutEngine.placeWidget(node, in: size, margins: Insets(), context: cells, memo: memo)
    }

    @Test("Rows that changed, moved, came and went are placed as if nothing were known")
    func same() {
        let memo = LayoutMemo()
        let frames = [
            list([row("a", "one"), row("b", "two"), row("c", "three")]),
            list([row("a", "one"), row("b", "two, and so long that it needs a second line"), row("c", "three")]),
            list([row("c", "three"), row("a", "one")]),
            list([row("a", "one"), row("a", "one"), row("d", "four")]),
            list([row("x", "one"), row("b", "two"), row("c", "three")]),
        ]
        for frame in frames { #expect(place(frame, memo) == place(frame)) }
    }

    @Test("An equal row is measured once, a changed one anew, and what runs with the clock always")
    func kept() {
        let memo = LayoutMemo()
        let key = { (id: String) in
            LayoutMemo.Key(id: id, density: .comfortable, axis: .vertical, isRightToLeft: false)
        }
        let (first, changed, live) = (row("a", "one"), row("a", "two"), row("l", "", live: true))
        _ = place(list([first, live]), memo)
        let box = memo.box(key("a"), for: first)
        #expect(box != nil)
        #expect(memo.box(key("a"), for: changed) == nil)
        #expect(memo.box(key("l"), for: live) == nil)
        _ = place(list([first]), memo)
        #expect(memo.box(key("a"), for: first) === box)
        _ = place(list([]), memo)
        _ = place(list([]), memo)
        #expect(memo.box(key("a"), for: first) == nil, "what is gone is forgotten")
    }
}
