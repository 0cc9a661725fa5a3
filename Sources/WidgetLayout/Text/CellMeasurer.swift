import WidgetArchive

/// Measures for a terminal: every character takes whole columns, every line one row, whatever its font.
///
/// The baseline is the bottom of the row, so that boxes and text meet on it without leaving the grid.
public struct CellMeasurer: TextMeasurer {
    /// Points a cell is wide and high.
    public let cell: Size
    /// Columns that a symbol's glyph takes, by the symbol's name.
    public let symbolColumns: @Sendable (String) -> Int

    /// The usual cell of 8 × 16 points.
    public static let defaultCell = Size(width: 8, height: 16)

    /// A measurer for cells of that size in points; symbols take one column unless told otherwise.
    public init(
        cell: Size = CellMeasurer.defaultCell, symbolColumns: @escaping @Sendable (String) -> Int = { _ in 1 }
    ) {
        self.cell = cell.width > 0 && cell.height > 0 ? cell : CellMeasurer.defaultCell
        self.symbolColumns = symbolColumns
    }

    /// One row, of every font.
    public func metrics(of font: FontDescription) -> FontMetrics {
        FontMetrics(
            size: cell.height, weight: font.weight ?? .regular, ascent: cell.height, descent: 0,
            capHeight: cell.height, isMonospaced: true)
    }

    /// Whole columns; see ``ScalarWidth``.
    public func advance(of cluster: Character, in font: FontMetrics) -> Double {
        Double(ScalarWidth.columns(of: cluster)) * cell.width
    }

    /// One column.
    public func advance(ofASCII byte: UInt8, in font: FontMetrics) -> Double { cell.width }

    /// The glyph's columns and one row.
    public func size(of symbol: SymbolNode) -> Size {
        Size(width: Double(max(symbolColumns(symbol.name), 1)) * cell.width, height: cell.height)
    }

    /// Cells have one size.
    public var canScale: Bool { false }
}
