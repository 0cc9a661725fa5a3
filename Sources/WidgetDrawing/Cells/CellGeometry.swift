/// A place on the cell grid, 0 at the left and the top.
public struct CellPoint: Hashable, Sendable {
    /// Columns from the left.
    public var x: Int
    /// Rows from the top.
    public var y: Int

    /// A place.
    public init(x: Int, y: Int) { (self.x, self.y) = (x, y) }
}

/// An extent in cells.
public struct CellSize: Hashable, Sendable {
    /// Columns.
    public var width: Int
    /// Rows.
    public var height: Int

    /// An extent.
    public init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
}

/// A rectangle of cells; empty when a length is not positive.
public struct CellRect: Hashable, Sendable {
    /// The left column.
    public var x: Int
    /// The top row.
    public var y: Int
    /// Columns.
    public var width: Int
    /// Rows.
    public var height: Int

    /// A rectangle.
    public init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// The column after the last.
    public var maxX: Int { x + width }
    /// The row after the last.
    public var maxY: Int { y + height }
    /// Whether it holds no cell.
    public var isEmpty: Bool { width <= 0 || height <= 0 }

    /// Whether a cell lies inside.
    public func contains(_ point: CellPoint) -> Bool {
        point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
    }

    /// The cells that both hold; empty when there are none.
    public func intersection(_ other: CellRect) -> CellRect {
        let (left, top) = (max(x, other.x), max(y, other.y))
        return CellRect(
            x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
    }

    /// Smaller on each side by a number of cells.
    public func inset(_ amount: Int) -> CellRect {
        CellRect(x: x + amount, y: y + amount, width: width - 2 * amount, height: height - 2 * amount)
    }
}
