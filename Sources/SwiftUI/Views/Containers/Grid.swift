internal import WidgetArchive

/// Views in rows and columns.
public struct Grid<Content: View> {
    let alignment: Alignment
    let horizontalSpacing: CGFloat?
    let verticalSpacing: CGFloat?
    let content: Content
    /// Rows of views; spacing in points.
    public nonisolated init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        (self.alignment, self.content) = (alignment, content())
        (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
    }
}

/// A row of a grid.
public struct GridRow<Content: View> {
    let alignment: VerticalAlignment?
    let content: Content
    /// A row of views.
    public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        (self.alignment, self.content) = (alignment, content())
    }
}

extension GridRow: View {
    /// Built in.
    public typealias Body = Never
    /// Archives the row: for a grid as a mark that it takes apart, elsewhere as its cells.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        var inputs = inputs
        guard inputs.isGridContent else { return Content._makeNodes(view.content, inputs, &outputs) }
        inputs.isGridContent = false
        guard inputs.enter(Content.self, &outputs) else { return }
        var row = GridNode.Row()
        row.cells = inputs.nodes(of: view.content)
        row.alignment = view.alignment?.guide
        var grid = GridNode()
        grid.rows = [row]
        outputs.append(.grid(grid))
    }
}

extension Grid: View {
    /// Built in.
    public typealias Body = Never
    /// Archives the grid. What is not a row spans all columns.
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        var inputs = inputs
        guard inputs.enter(Content.self, &outputs) else { return }
        GridNode.append(view.alignment, view.horizontalSpacing, view.verticalSpacing, inputs, &outputs) {
            Content._makeNodes(view.content, $0, &$1)
        }
    }
}

extension GridNode {
    /// Archives a grid of what a closure archives. What is not a row spans all columns.
    @MainActor
    static func append(
        _ alignment: Alignment, _ horizontalSpacing: CGFloat?, _ verticalSpacing: CGFloat?, _ inputs: _ViewInputs,
        _ outputs: inout _ViewOutputs, _ content: (_ViewInputs, inout _ViewOutputs) -> Void
    ) {
        var inputs = inputs
        let session = inputs.session
        inputs.isGridContent = true
        var grid = GridNode()
        grid.alignment = alignment.archived
        grid.horizontalSpacing = horizontalSpacing.map { NumberCheck.finite($0, or: 8, "horizontalSpacing", session) }
        grid.verticalSpacing = verticalSpacing.map { NumberCheck.finite($0, or: 8, "verticalSpacing", session) }
        var inner = _ViewOutputs()
        content(inputs, &inner)
        for node in inner.nodes { grid.rows.append(row(of: node)) }
        outputs.append(.grid(grid))
    }

    /// A row from its mark. Modifiers around a row go to each of its cells.
    private static func row(of node: Node) -> GridNode.Row {
        var modifiers: [Modifier] = []
        var inner = node
        while case .modified(let modifier, let child) = inner.content {
            modifiers.append(modifier)
            inner = child
        }
        if case .grid(let mark) = inner.content, mark.rows.count == 1, !mark.rows[0].spansAll {
            var row = mark.rows[0]
            for modifier in modifiers.reversed() {
                row.cells = row.cells.map { Node(.modified(modifier, $0)) }
            }
            return row
        }
        var row = GridNode.Row()
        row.cells = [node]
        row.spansAll = true
        return row
    }
}

extension View {
    private nonisolated func gridCell(_ change: (inout GridCell) -> Void) -> ModifiedContent<Self, _NodeModifier> {
        var cell = GridCell()
        change(&cell)
        return wrapped(in: .gridCell(cell))
    }
    /// The cell spans several columns.
    public nonisolated func gridCellColumns(_ count: Int) -> some View { gridCell { $0.columns = max(count, 1) } }
    /// Where the cell stands in its place.
    public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        gridCell { $0.anchor = anchor.archived }
    }
    /// The alignment of the cell's column.
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        gridCell { $0.columnAlignment = guide.guide }
    }
    /// The cell does not enlarge its row or column.
    public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        gridCell { $0.unsized = (axes.contains(.horizontal) ? "h" : "") + (axes.contains(.vertical) ? "v" : "") }
    }
}
