import WidgetArchive

/// `Grid`: columns as wide as their widest, rows as high as their highest cell.
///
/// Room is shared among columns as among the views of an `HStack`, and among rows as in a `VStack` (Apple documents no
/// rule).
final class GridBox: Box {
    struct Cell {
        var box: Box
        var column: Int
        var span: Int
        var place: GridCell
    }
    struct Row {
        var cells: [Cell]
        var alignment: Guide
        var spansAll: Bool
    }
    private struct Tracks {
        var widths: [Double]
        var heights: [Double]
        var size: Size
    }

    private let rows: [Row]
    private let guides: Guides
    private let columns: Int
    private let columnGuides: [Guide]
    private let horizontalGap: Double
    private let verticalGap: Double
    /// The cells of each column that stand in it alone.
    private let byColumn: [[Box]]
    private var recent: (Proposal, Tracks)?

    init(_ rows: [Row], node: GridNode, _ quantum: Quantum) {
        self.rows = rows
        guides = Guides(node.alignment)
        let count = rows.lazy.filter { !$0.spansAll }.map { $0.cells.last.map { $0.column + $0.span } ?? 0 }.max() ?? 0
        columns = max(count, rows.isEmpty ? 0 : 1)
        horizontalGap = quantum.gap(node.horizontalSpacing ?? Gaps.usual, .horizontal)
        verticalGap = quantum.gap(node.verticalSpacing ?? Gaps.usual, .vertical)
        var columnGuides = Array(repeating: guides.horizontal, count: columns)
        var byColumn: [[Box]] = Array(repeating: [], count: columns)
        for row in rows where !row.spansAll {
            for cell in row.cells {
                if let guide = cell.place.columnAlignment { columnGuides[cell.column] = Guide(guide) }
                if cell.span == 1, cell.place.unsized?.contains("h") != true { byColumn[cell.column].append(cell.box) }
            }
        }
        self.columnGuides = columnGuides
        self.byColumn = byColumn
        super.init(quantum)
    }

    override func measure(_ proposal: Proposal) -> Size { tracks(proposal).size }

    private func tracks(_ proposal: Proposal) -> Tracks {
        if let recent, recent.0 == proposal { return recent.1 }
        let widths = columnWidths(proposal)
        let heights = rowHeights(proposal, widths)
        let width = widths.reduce(0, +) + Double(max(columns - 1, 0)) * horizontalGap
        let height = heights.reduce(0, +) + Double(max(rows.count - 1, 0)) * verticalGap
        let tracks = Tracks(widths: widths, heights: heights, size: Size(width: max(width, 0), height: max(height, 0)))
        recent = (proposal, tracks)
        return tracks
    }

    private func columnWidths(_ proposal: Proposal) -> [Double] {
        guard columns > 0 else { return [] }
        func width(_ column: Int, _ offered: Double?) -> Double {
            byColumn[column].reduce(0) { max($0, $1.size(Proposal(offered, nil)).width) }
        }
        let gaps = Double(columns - 1) * horizontalGap
        var widths: [Double]
        if let offered = proposal.width {
            let shares = Division.shares(
                of: offered - gaps, priorities: Array(repeating: 0, count: columns), quantum: quantum, axis: .horizontal
            ) { width($0, $1) }
            widths = shares.indices.map { width($0, shares[$0]) }
        } else {
            widths = (0..<columns).map { width($0, nil) }
        }
        // Cells over several columns widen the last of theirs when they need more.
        for row in rows {
            for cell in row.cells where (cell.span > 1 || row.spansAll) && cell.place.unsized?.contains("h") != true {
                let range = row.spansAll ? 0..<columns : cell.column..<cell.column + cell.span
                let has = widths[range].reduce(0, +) + Double(range.count - 1) * horizontalGap
                let offered: Double? = row.spansAll ? proposal.width : proposal.width.map { _ in has }
                let needs = cell.box.size(Proposal(offered, nil)).width
                if needs > has, needs.isFinite || proposal.width == .infinity {
                    let more = needs - has
                    if row.spansAll {
                        let each = quantum.share(more / Double(columns), .horizontal)
                        for column in range { widths[column] += each }
                        widths[range.upperBound - 1] += more.isFinite ? more - each * Double(columns) : 0
                    } else {
                        widths[range.upperBound - 1] += more
                    }
                }
            }
        }
        return widths
    }

    private func width(of cell: Cell, in row: Row, _ widths: [Double]) -> Double {
        let range = row.spansAll ? 0..<columns : cell.column..<min(cell.column + cell.span, columns)
        return widths[range].reduce(0, +) + Double(max(range.count - 1, 0)) * horizontalGap
    }

    private func rowHeights(_ proposal: Proposal, _ widths: [Double]) -> [Double] {
        func height(_ index: Int, _ offered: Double?) -> Double {
            rows[index].cells.reduce(0) { most, cell in
                if cell.place.unsized?.contains("v") == true { return most }
                return max(most, cell.box.size(Proposal(width(of: cell, in: rows[index], widths), offered)).height)
            }
        }
        guard let offered = proposal.height else { return rows.indices.map { height($0, nil) } }
        guard !rows.isEmpty else { return [] }
        let shares = Division.shares(
            of: offered - Double(rows.count - 1) * verticalGap, priorities: Array(repeating: 0, count: rows.count),
            quantum: quantum, axis: .vertical
        ) { height($0, $1) }
        return rows.indices.map { height($0, shares[$0]) }
    }

    override func place(_ proposal: Proposal, at origin: Point, into out: inout [PlacedView]) {
        let tracks = tracks(proposal)
        var y = origin.y
        for (index, row) in rows.enumerated() {
            let height = tracks.heights[index]
            // Cells of a row meet at its guide, as the children of an HStack do.
            var before = row.alignment.usual(in: height)
            if row.alignment.isBaseline {
                before =
                    row.cells.map { cell in
                        cell.box.value(row.alignment, Proposal(width(of: cell, in: row, tracks.widths), height))
                    }.max() ?? 0
            }
            for cell in row.cells {
                let width = width(of: cell, in: row, tracks.widths)
                let inner = Proposal(width, height)
                let size = cell.box.size(inner)
                var x = tracks.widths[..<min(cell.column, columns)].reduce(0) { $0 + $1 + horizontalGap }
                if row.spansAll { x = 0 }
                let offset: Point
                if let anchor = cell.place.anchor {
                    offset = Point(x: (width - size.width) * anchor.x, y: (height - size.height) * anchor.y)
                } else {
                    let guide = row.spansAll ? guides.horizontal : columnGuides[cell.column]
                    offset = Point(
                        x: guide.usual(in: width) - cell.box.value(guide, inner),
                        y: before - cell.box.value(row.alignment, inner))
                }
                cell.box.place(
                    inner,
                    at: Point(
                        x: origin.x + x + quantum.offset(offset.x, ofLength: size.width, .horizontal),
                        y: y + quantum.offset(offset.y, ofLength: size.height, .vertical)), into: &out)
            }
            y += height + verticalGap
        }
    }
}
