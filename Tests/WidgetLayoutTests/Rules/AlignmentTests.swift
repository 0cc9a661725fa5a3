import Testing
import WidgetArchive
import WidgetLayout

@Suite("Guides, grids, lazy grids and hostile input")
struct AlignmentTests {
    private func frames(_ node: Node, _ width: Double?, _ height: Double?, _ names: [String]) -> String {
        Frames.of(LayoutEngine.arrange(node, for: Proposal(width, height), context: .stub), names)
    }

    @Test("Baselines meet: of texts of two sizes, and of a text and a box")
    func baselines() {
        let texts = hstack(0, .firstTextBaseline, text("a", 10, height: 20), text("b", 10, height: 40))
        #expect(frames(texts, 100, 100, ["a", "b"]) == "a (0,16) 10×20 · b (10,0) 10×40")
        let mixed = hstack(0, .lastTextBaseline, text("a", 10, height: 20), box("b", 10, 30))
        #expect(frames(mixed, 100, 100, ["a", "b"]) == "a (0,14) 10×20 · b (10,0) 10×30")
        let padded = hstack(0, .firstTextBaseline, text("a", 10).padding(5), text("b", 10))
        #expect(frames(padded, 100, 100, ["a", "b"]) == "a (5,5) 10×20 · b (20,5) 10×20")
    }

    @Test("Explicit guides replace a view's own, through wrappers too; custom guides carry their default")
    func guides() {
        let stack = vstack(0, .leading, box("a", 20, 10), box("b", 20, 10).guide(.leading, 5).padding(2))
        #expect(frames(stack, 100, 100, ["a", "b"]) == "a (7,0) 20×10 · b (2,12) 20×10")
        let custom = HorizontalGuide(rawValue: "mine|trailing")
        let own = vstack(0, custom, box("a", 20, 10), box("b", 40, 10).guide(custom, 10))
        #expect(frames(own, 100, 100, ["a", "b"]) == "a (0,0) 20×10 · b (10,10) 40×10")
        #expect(
            LayoutEngine.guide(
                .firstTextBaseline, of: vstack(0, .center, box(nil, 5, 5), text("t", 10)), for: .unspecified,
                context: .stub) == 21)
    }

    @Test("zIndex changes the drawing order only")
    func depth() {
        let stack = zstack(
            .center, box("a", 10, 10).with(.zIndex(1)), box("b", 10, 10), box("c", 10, 10).with(.zIndex(-1)))
        let placed = LayoutEngine.arrange(stack, for: Proposal(50, 50), context: .stub)
        #expect(placed.children.compactMap(\.id) == ["c", "b", "a"])
    }

    private func grid(_ rows: [[Node]], _ set: (inout GridNode) -> Void = { _ in }) -> Node {
        var node = GridNode()
        node.rows = rows.map { cells in
            var row = GridNode.Row()
            row.cells = cells
            return row
        }
        set(&node)
        return Node(.grid(node))
    }

    @Test("A grid's columns are as wide as their widest cell, its rows as high as their highest")
    func grids() {
        let node = grid([[box("a", 20, 10), box("b", 40, 30)], [box("c", 60, 20), box("d", 10, 10)]]) {
            ($0.alignment, $0.horizontalSpacing, $0.verticalSpacing) = (.topLeading, 5, 2)
        }
        #expect(
            frames(node, 300, 300, ["a", "b", "c", "d"])
                == "a (0,0) 20×10 · b (65,0) 40×30 · c (0,32) 60×20 · d (65,32) 10×10")
        var span = GridCell()
        span.columns = 2
        let spanned = grid([
            [box("a", 20, 10), box("b", 20, 10)], [color("c").with(.gridCell(span)).frame(height: 10)],
        ]) {
            ($0.horizontalSpacing, $0.verticalSpacing) = (10, 0)
        }
        #expect(frames(spanned, nil, nil, ["c"]) == "c (0,10) 50×10")
        let flexible = grid([[text("a", 30), color("b")]]) { $0.horizontalSpacing = 0 }
        #expect(frames(flexible, 100, 20, ["a", "b"]) == "a (0,0) 30×20 · b (30,0) 70×20")
    }

    private func lazy(_ tracks: [(LazyGridNode.Track.Kind, Double, Double)], _ children: [Node]) -> Node {
        var node = LazyGridNode()
        node.tracks = tracks.map { kind, minimum, maximum in
            var track = LazyGridNode.Track()
            (track.kind, track.minimum, track.maximum, track.spacing) = (kind, minimum, maximum, 10)
            return track
        }
        (node.spacing, node.children) = (4, children)
        return Node(.lazyGrid(node))
    }

    @Test("Lazy grids: fixed, flexible and adaptive tracks")
    func lazyGrids() {
        let cells = ["a", "b", "c"].map { color($0).frame(height: 20) }
        #expect(
            frames(lazy([(.fixed, 30, 30), (.flexible, 10, .infinity)], cells), 140, nil, ["a", "b", "c"])
                == "a (0,0) 30×20 · b (40,0) 100×20 · c (0,24) 30×20")
        #expect(
            frames(lazy([(.flexible, 10, .infinity), (.flexible, 10, .infinity)], cells), 110, nil, ["a", "b"])
                == "a (0,0) 50×20 · b (60,0) 50×20")
        #expect(
            frames(lazy([(.adaptive, 30, .infinity)], cells), 120, nil, ["a", "b", "c"])
                == "a (0,0) 33.33×20 · b (43.33,0) 33.33×20 · c (86.67,0) 33.33×20")
    }

    @Test("Absurd lengths give finite frames, never a trap")
    func absurd() {
        let lengths: [Double] = [.nan, .infinity, -.infinity, -5, 0, 1e300, .leastNonzeroMagnitude]
        for length in lengths {
            let views: [Node] = [
                color().frame(width: length, height: length), color().padding(length),
                hstack(length, .center, color(), text("t", 5)),
                color().flexible {
                    ($0.minWidth, $0.idealWidth, $0.maxWidth) = (length, length, length)
                    ($0.minHeight, $0.idealHeight, $0.maxHeight) = (length, 5, length)
                }, color().fit(length), color().with(.offset(x: length, y: length)),
                color().with(.position(x: length, y: 0)),
                text("t", 5).priority(length), spacer(minLength: length), color().guide(.leading, length),
                image("i", length, length),
                lazy([(.adaptive, length, length), (.flexible, length, length)], [color(), color()]),
                grid([[color(), color()]]) { $0.horizontalSpacing = length },
            ]
            for (index, view) in views.enumerated() {
                for context in [LayoutContext.stub, .cells] {
                    for size in [Size(width: 100, height: 50), Size(width: length, height: length)] {
                        let placed = LayoutEngine.place(view, in: size, context: context)
                        #expect(placed.frame.size.width.isFinite && placed.frame.size.height.isFinite)
                        _ = LayoutEngine.size(of: view, for: Proposal(length, nil), context: context)
                        #expect(index >= 0)
                    }
                }
            }
        }
    }

    @Test("A tree nested deeper than any real one is cut, not followed")
    func deep() {
        var node = text("t", 5)
        for _ in 0..<900 { node = node.with(.padding(Insets(all: 0))) }
        var unsupported = 0
        LayoutEngine.place(node, in: Size(width: 50, height: 50), context: .stub).forEach {
            if case .unsupported = $0.content { unsupported += 1 }
        }
        #expect(unsupported == 1)
    }

    @Test("Measuring asks a leaf a bounded number of times, however deep the stacks are nested")
    func memory() {
        final class Counter: @unchecked Sendable { var calls = 0 }
        struct Counting: TextMeasurer {
            let counter: Counter
            func metrics(of font: FontDescription) -> FontMetrics {
                counter.calls += 1
                return StubMeasurer().metrics(of: font)
            }
            func advance(of cluster: Character, in font: FontMetrics) -> Double { 1 }
        }
        let counter = Counter()
        var node = text("t", 5)
        for index in 0..<40 {
            node =
                index % 2 == 0
                ? hstack(nil, .center, node, text("x", 3), color()) : vstack(nil, .center, node, text("y", 3), color())
        }
        let context = LayoutContext(measurer: Counting(counter: counter))
        _ = LayoutEngine.place(node, in: Size(width: 500, height: 500), context: context)
        // One shaping a text.
        #expect(counter.calls == 41)
    }

    @Test("Right to left mirrors places, not texts; a forced direction is its own island")
    func mirroring() {
        var context = LayoutContext.stub
        context.direction = .rightToLeft
        let row = hstack(10, .center, box("a", 20, 10), text("b", 30), spacer())
        let placed = LayoutEngine.arrange(row, for: Proposal(200, 20), context: context)
        #expect(Frames.of(placed, ["a", "b"]) == "a (180,5) 20×10 · b (140,0) 30×20")
        #expect(placed.first(id: "a")?.isMirrored == true)
        let island = hstack(0, .center, box("x", 10, 10), row.with(.layoutDirection("ltr")))
        let mixed = LayoutEngine.arrange(island, for: Proposal(210, 20), context: context)
        #expect(Frames.of(mixed, ["x", "a", "b"]) == "x (200,5) 10×10 · a (0,5) 20×10 · b (30,0) 30×20")
        #expect(mixed.first(id: "a")?.isMirrored == false)
    }
}
