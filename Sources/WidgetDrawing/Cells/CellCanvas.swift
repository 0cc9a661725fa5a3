/// A grid of cells: one frame of a terminal.
///
/// Whatever is written is cleaned (``CleanText``) and clipped to the grid; a wide cluster is never halved: when one
/// half is overwritten or would stand outside, the other becomes a space.
public struct CellCanvas: Equatable, Sendable {
    /// Columns.
    public let width: Int
    /// Rows.
    public let height: Int
    /// The cells, row after row.
    public private(set) var cells: [Cell]
    /// Whether a wide cluster was ever put; without one there are no halves to heal.
    private var hasWide = false

    /// An empty canvas; without a background the terminal's own. Negative lengths count as 0.
    public init(width: Int, height: Int, background: RGB? = nil) {
        (self.width, self.height) = (max(0, width), max(0, height))
        cells = Array(repeating: Cell(background: background), count: self.width * self.height)
    }

    /// The extent.
    public var size: CellSize { CellSize(width: width, height: height) }
    /// All cells.
    public var bounds: CellRect { CellRect(x: 0, y: 0, width: width, height: height) }

    /// The cell at a place; a blank one outside.
    public subscript(x: Int, y: Int) -> Cell {
        guard x >= 0, x < width, y >= 0, y < height else { return .blank }
        return cells[y * width + x]
    }

    /// Whether two canvases show the same; far faster than comparing cell by cell.
    public static func == (left: CellCanvas, right: CellCanvas) -> Bool {
        left.width == right.width && left.height == right.height
            && left.cells.withUnsafeBytes { a in right.cells.withUnsafeBytes { b in sameBytes(a, b) } }
    }

    /// Puts one cell. A wide one takes its right neighbour too; where that lies outside, a space is put instead.
    public mutating func put(_ cell: Cell, x: Int, y: Int) {
        guard x >= 0, x < width, y >= 0, y < height else { return }
        let index = y * width + x
        if !hasWide && cell.columns == 1 {
            cells[index] = cell
            return
        }
        healNeighbours(ofCellAt: x, index: index, columns: max(1, cell.columns))
        if cell.columns == 2 {
            guard x + 1 < width else {
                cells[index] = Cell(background: cell.background)
                return
            }
            hasWide = true
            cells[index] = cell
            cells[index + 1] = Cell(background: cell.background, columns: 0)
        } else {
            cells[index] = cell
        }
    }

    /// What is left of a wide cluster whose other half is about to be overwritten becomes a space.
    private mutating func healNeighbours(ofCellAt x: Int, index: Int, columns: Int) {
        if cells[index].isContinuation, x > 0 {
            cells[index - 1] = Cell(background: cells[index - 1].background)
        }
        let last = x + columns - 1
        if last < width, last + 1 < width, cells[index + columns - 1].columns == 2 {
            cells[index + columns] = Cell(background: cells[index + columns].background)
        }
    }

    /// Fills with spaces of a colour; nil for the terminal's own.
    public mutating func fill(_ rect: CellRect, background: RGB?) {
        let area = rect.intersection(bounds)
        guard !area.isEmpty else { return }
        let cell = Cell(background: background)
        for y in area.y..<area.maxY {
            put(cell, x: area.x, y: y)
            put(cell, x: area.maxX - 1, y: y)
            for index in (y * width + area.x)..<(y * width + area.maxX) { cells[index] = cell }
        }
    }

    /// Lays another canvas on this one, its top left at a place.
    public mutating func draw(_ other: CellCanvas, at origin: CellPoint) {
        let area = CellRect(x: origin.x, y: origin.y, width: other.width, height: other.height).intersection(bounds)
        guard !area.isEmpty else { return }
        if !hasWide && !other.hasWide { return copy(other, from: origin, area) }
        for y in area.y..<area.maxY {
            for x in area.x..<area.maxX {
                let cell = other[x - origin.x, y - origin.y]
                if cell.isContinuation {
                    // Its lead has put it, unless the lead lies outside.
                    if x == area.x { put(Cell(background: cell.background), x: x, y: y) }
                } else {
                    put(cell, x: x, y: y)
                }
            }
        }
    }

    /// Copies rows of an area; neither canvas has wide clusters.
    private mutating func copy(_ other: CellCanvas, from origin: CellPoint, _ area: CellRect) {
        cells.withUnsafeMutableBufferPointer { cells in
            other.cells.withUnsafeBufferPointer { source in
                for y in area.y..<area.maxY {
                    let start = (y - origin.y) * other.width + area.x - origin.x
                    let row = UnsafeBufferPointer(rebasing: source[start..<start + area.width])
                    let target = y * width + area.x
                    _ = UnsafeMutableBufferPointer(rebasing: cells[target..<target + area.width])
                        .update(fromContentsOf: row)
                }
            }
        }
    }

    /// Changes the colours of the cells in an area, keeping what they show.
    public mutating func recolor(_ rect: CellRect, _ change: (Cell) -> Cell) {
        let area = rect.intersection(bounds)
        guard !area.isEmpty else { return }
        for y in area.y..<area.maxY {
            for index in (y * width + area.x)..<(y * width + area.maxX) where !cells[index].isContinuation {
                let changed = change(cells[index])
                cells[index] = changed
                if changed.columns == 2 { cells[index + 1].background = changed.background }
            }
        }
    }
}
