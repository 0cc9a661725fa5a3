import WidgetArchive
import WidgetDrawing

/// Where tiles stand on the home screen: on a grid whose unit is a small widget.
///
/// A medium widget is two units wide, a large one two wide and two high, as on a phone. Each takes the first free place
/// in reading order; what is too wide for the terminal gets a row of its own and is cut at the right.
struct HomeGrid {
    /// A tile to be placed.
    struct Item {
        var id: String
        var family: WidgetFamilyName
        var size: CellSize
    }

    /// The tiles' places, in cells from the grid's top left.
    private(set) var places: [String: CellRect] = [:]
    /// The whole grid.
    private(set) var size = CellSize(width: 0, height: 0)

    private var occupied: [[Bool]] = []
    private let columns: Int

    /// Arranges tiles.
    ///
    /// - Parameters:
    ///   - items: in reading order.
    ///   - unit: a small tile.
    ///   - gap: between units, such that two small tiles are as wide as a medium one.
    ///   - width: the columns there are.
    ///   - isRightToLeft: whether the first tile stands at the right.
    init(_ items: [Item], unit: CellSize, gap: CellSize, width: Int, isRightToLeft: Bool = false) {
        let step = CellSize(width: max(1, unit.width + gap.width), height: max(1, unit.height + gap.height))
        columns = max(1, (width + gap.width) / step.width)
        for item in items {
            let span = Self.span(item.family)
            let (column, row) = take(span)
            let rect = CellRect(
                x: column * step.width, y: row * step.height, width: item.size.width, height: item.size.height)
            places[item.id] = rect
            size.width = max(size.width, rect.maxX)
            size.height = max(size.height, rect.maxY)
        }
        // What is too wide stays at the left, where the terminal shows it.
        guard isRightToLeft, size.width <= width else { return }
        for (id, rect) in places { places[id]?.x = size.width - rect.maxX }
    }

    /// The units a family takes: columns and rows.
    static func span(_ family: WidgetFamilyName) -> (columns: Int, rows: Int) {
        switch family {
        case .systemMedium: (2, 1)
        case .systemLarge: (2, 2)
        case .systemExtraLarge: (4, 2)
        case .systemSmall, .accessoryCircular, .accessoryRectangular, .accessoryInline: (1, 1)
        }
    }

    private mutating func take(_ span: (columns: Int, rows: Int)) -> (column: Int, row: Int) {
        let wide = min(span.columns, columns)
        var row = 0
        while true {
            for column in 0...(columns - wide) where isFree(column, row, wide, span.rows) {
                for y in row..<(row + span.rows) {
                    while occupied.count <= y { occupied.append(Array(repeating: false, count: columns)) }
                    for x in column..<(column + wide) { occupied[y][x] = true }
                }
                return (column, row)
            }
            row += 1
        }
    }

    private func isFree(_ column: Int, _ row: Int, _ wide: Int, _ high: Int) -> Bool {
        (row..<(row + high)).allSatisfy { y in
            y >= occupied.count || (column..<(column + wide)).allSatisfy { !occupied[y][$0] }
        }
    }
}
