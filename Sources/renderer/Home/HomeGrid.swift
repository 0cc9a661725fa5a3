import WidgetArchive
import WidgetDrawing
import WidgetHost

/// Where tiles stand on the home screen, in cells; what is too wide for the terminal is cut at the right.
struct HomeGrid {
    /// A tile to be placed.
    struct Item {
        var id: String
        var family: WidgetFamilyName
        var size: CellSize
        /// Where it was put by hand.
        var place: HomePlace?
    }

    /// The tiles' places, in cells from the grid's top left.
    private(set) var places: [String: CellRect] = [:]
    /// The whole grid.
    private(set) var size = CellSize(width: 0, height: 0)

    /// The same in units.
    let arrangement: HomeArrangement
    /// From one unit to the next.
    let step: CellSize

    /// Arranges tiles.
    ///
    /// - Parameters:
    ///   - items: in reading order.
    ///   - unit: a small tile.
    ///   - gap: between units, such that two small tiles are as wide as a medium one.
    ///   - width: the columns there are.
    ///   - isRightToLeft: whether the first tile stands at the right.
    init(_ items: [Item], unit: CellSize, gap: CellSize, width: Int, isRightToLeft: Bool = false) {
        step = CellSize(width: max(1, unit.width + gap.width), height: max(1, unit.height + gap.height))
        arrangement = HomeArrangement(
            items.map { HomeArrangement.Item(id: $0.id, family: $0.family, place: $0.place) },
            columns: max(1, (width + gap.width) / step.width))
        for item in items {
            guard let slot = arrangement.slots[item.id] else { continue }
            let rect = CellRect(
                x: slot.column * step.width, y: slot.row * step.height, width: item.size.width,
                height: item.size.height)
            places[item.id] = rect
            size.width = max(size.width, rect.maxX)
            size.height = max(size.height, rect.maxY)
        }
        // What is too wide stays at the left, where the terminal shows it.
        guard isRightToLeft, size.width <= width else { return }
        for (id, rect) in places { places[id]?.x = size.width - rect.maxX }
    }
}
