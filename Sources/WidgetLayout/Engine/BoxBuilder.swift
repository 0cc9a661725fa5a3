import WidgetArchive

/// Makes boxes of archived views.
struct BoxBuilder {
    /// How deep views may stand inside each other. A deeper view is shown as unsupported: layout is recursive, and the
    /// stack of a thread is finite.
    static let depthLimit = 384

    let context: LayoutContext
    let quantum: Quantum
    var isRightToLeft: Bool
    /// The axis of the stack around.
    var axis: Axis?
    var depth = 0
    private let memo: LayoutMemo?

    init(_ context: LayoutContext, _ density: Quantum.Density, _ memo: LayoutMemo? = nil) {
        self.context = context
        self.memo = memo
        quantum = Quantum(cell: context.quantum, density: density)
        isRightToLeft = context.direction == .rightToLeft
    }

    func box(_ node: Node) -> Box {
        guard depth < Self.depthLimit else {
            return LeafBox(.unsupported("a view nested too deep"), .greedy(Size(width: 10, height: 10)), quantum)
        }
        guard let id = node.id else { return content(node.content, id: nil) }
        let key = LayoutMemo.Key(id: id, density: quantum.density, axis: axis, isRightToLeft: isRightToLeft)
        if let known = memo?.box(key, for: node) { return known }
        let box = IdentityBox(id, content(node.content, id: id))
        memo?.keep(box, key, for: node)
        return box
    }

    /// A box one level further in, inside a stack along `axis` or outside any.
    func inner(_ node: Node, axis: Axis?) -> Box {
        var builder = self
        builder.axis = axis
        builder.depth += 1
        return builder.box(node)
    }

    /// The children's boxes; views without content leave no trace, not even a gap.
    func boxes(_ nodes: [Node], axis: Axis?) -> [Box] {
        var boxes: [Box] = []
        boxes.reserveCapacity(nodes.count)
        for node in nodes {
            if case .empty = node.content { continue }
            boxes.append(inner(node, axis: axis))
        }
        return boxes
    }

    private func content(_ content: Node.Content, id: String?) -> Box {
        switch content {
        case .empty: LeafBox(.group, .fixed(Size()), quantum)
        case .text(let node): TextBox(node, context, isRightToLeft: isRightToLeft, quantum)
        case .image(let node):
            LeafBox(.image(node), node.isResizable ? .greedy(natural(node.size)) : .fixed(natural(node.size)), quantum)
        case .symbol(let node): symbol(node)
        case .shape(let node):
            LeafBox(
                .shape(node), node.shape.isRound ? .square : .greedy(Size(width: 10, height: 10)), quantum)
        case .stack(let node): stack(node)
        case .grid(let node): GridBox(rows(node), node: node, quantum)
        case .lazyGrid(let node): LazyGridBox(node, boxes(node.children, axis: nil), quantum)
        case .fitting(let node):
            FittingBox(
                horizontal: node.horizontal, vertical: node.vertical, boxes(node.children, axis: axis), quantum)
        case .spacer(let minLength): SpacerBox(axis, minLength: minLength, quantum)
        case .divider:
            DividerBox(
                isVertical: axis == .horizontal,
                thickness: context.quantum?[axis == .horizontal ? .horizontal : .vertical] ?? 1 / context.displayScale,
                quantum)
        case .resolved(let node):
            ResolvedBox(
                node, node.pieces.map { inner($0.node, axis: nil) },
                asking: id.flatMap { id in context.sizer.map { sizer in { sizer(id, $0) } } }, quantum)
        case .progress(let node): progress(node)
        case .gauge(let node): gauge(node)
        case .knob(let isOn, let tint):
            LeafBox(.knob(isOn: isOn, tint: tint), .fixed(knobSize), quantum)
        case .control(let node): ControlBox(node, inner(node.body, axis: nil))
        case .modified(let modifier, let child): modified(modifier, child)
        case .unsupported(let name):
            LeafBox(.unsupported(name), .greedy(Size(width: 44, height: 44)), quantum)
        }
    }

    private func natural(_ size: Size) -> Size {
        func sane(_ length: Double) -> Double { length.isFinite ? min(max(length, 0), 1e6) : 0 }
        return Size(width: sane(size.width), height: sane(size.height))
    }

    private func symbol(_ node: SymbolNode) -> Box {
        let size = natural(context.measurer.size(of: node))
        let metrics = context.measurer.metrics(of: node.font)
        // A symbol's middle is the middle of the capitals beside it.
        let baseline = context.quantum == nil ? size.height / 2 + metrics.capHeight / 2 : size.height
        return LeafBox(
            .symbol(node), node.isResizable ? .greedy(size) : .fixed(size), baseline: node.isResizable ? nil : baseline,
            quantum)
    }

    private func stack(_ node: StackNode) -> Box {
        let guides = Guides(node.alignment)
        switch node.axis {
        case .horizontal:
            return StackBox(
                .horizontal, alignment: guides, spacing: node.spacing, boxes(node.children, axis: .horizontal), quantum)
        case .vertical:
            return StackBox(
                .vertical, alignment: guides, spacing: node.spacing, boxes(node.children, axis: .vertical), quantum)
        case .depth: return DepthBox(alignment: guides, boxes(node.children, axis: nil), quantum)
        }
    }

    private func rows(_ node: GridNode) -> [GridBox.Row] {
        let usual = Guide(node.alignment.vertical)
        return node.rows.map { row in
            var column = 0
            var cells: [GridBox.Cell] = []
            for node in row.cells {
                var place = GridCell()
                findCell(node, &place)
                // A span is a count of columns; beyond a sane number it is a mistake.
                let span = min(max(place.columns ?? 1, 1), 256)
                cells.append(
                    GridBox.Cell(
                        box: inner(node, axis: row.spansAll ? .vertical : nil), column: column, span: span,
                        place: place))
                column += span
            }
            return GridBox.Row(
                cells: cells, alignment: row.alignment.map { Guide($0) } ?? usual, spansAll: row.spansAll)
        }
    }

    /// The cell modifiers outside or inside other modifiers; the outermost of each kind counts.
    private func findCell(_ node: Node, _ place: inout GridCell) {
        var node = node
        while case .modified(let modifier, let child) = node.content {
            if case .gridCell(let cell) = modifier {
                place.columns = place.columns ?? cell.columns
                place.anchor = place.anchor ?? cell.anchor
                place.columnAlignment = place.columnAlignment ?? cell.columnAlignment
                place.unsized = place.unsized ?? cell.unsized
            }
            node = child
        }
    }

    /// A toggle's switch: 51 × 31 points on iOS; on cells five columns of one row, so that it stands in a line of text.
    private var knobSize: Size {
        context.quantum.map { Size(width: $0.width * 5, height: $0.height) } ?? Size(width: 51, height: 31)
    }
}
