import WidgetArchive

/// Where widgets stand on a grid whose unit is a small widget.
///
/// A medium widget is two units wide, a large one two wide and two high, as on a phone. What was put somewhere by hand
/// stands there if it fits and nothing that stands before it in order was put there as well; each of the others takes the
/// first free place in reading order.
public struct HomeArrangement: Hashable, Sendable {
    /// What is to be arranged.
    public struct Item: Hashable, Sendable {
        /// The placed widget's id.
        public var id: String
        /// Its size class.
        public var family: WidgetFamilyName
        /// Where it was put by hand; nil: it flows.
        public var place: HomePlace?
        /// An item.
        public init(id: String, family: WidgetFamilyName, place: HomePlace? = nil) {
            (self.id, self.family, self.place) = (id, family, place)
        }
    }

    /// A stretch of the grid.
    public struct Slot: Hashable, Sendable {
        /// The first row and column, from 0.
        public var row: Int, column: Int
        /// Rows and columns taken.
        public var rows: Int, columns: Int

        /// Whether two stretches share a unit.
        public func overlaps(_ other: Slot) -> Bool {
            row < other.row + other.rows && other.row < row + rows && column < other.column + other.columns
                && other.column < column + columns
        }
    }

    /// Where each item stands.
    public private(set) var slots: [String: Slot] = [:]
    /// Rows taken.
    public private(set) var rows = 0
    /// Columns there are.
    public let columns: Int
    private var occupied: [[Bool]] = []

    /// Arranges items.
    ///
    /// - Parameters:
    ///   - items: in reading order.
    ///   - columns: units a row has; what is wider stands in a row of its own.
    public init(_ items: [Item], columns: Int) {
        self.columns = max(1, columns)
        var flowing: [Item] = []
        for item in items {
            guard let place = item.place, let slot = Self.slot(item.family, at: place),
                slot.column + slot.columns <= self.columns, isFree(slot)
            else {
                flowing.append(item)
                continue
            }
            take(slot, item.id)
        }
        for item in flowing { take(firstFree(Self.span(item.family)), item.id) }
    }

    /// The units a family takes: columns and rows.
    public static func span(_ family: WidgetFamilyName) -> (columns: Int, rows: Int) {
        switch family {
        case .systemMedium: (2, 1)
        case .systemLarge: (2, 2)
        case .systemExtraLarge: (4, 2)
        case .systemSmall, .accessoryCircular, .accessoryRectangular, .accessoryInline: (1, 1)
        }
    }

    /// The stretch that a family takes at a place; nil when the place is none.
    static func slot(_ family: WidgetFamilyName, at place: HomePlace) -> Slot? {
        guard (1...HomeMachine.limit).contains(place.row), (1...HomeMachine.limit).contains(place.column) else {
            return nil
        }
        let span = span(family)
        return Slot(row: place.row - 1, column: place.column - 1, rows: span.rows, columns: span.columns)
    }

    private func firstFree(_ span: (columns: Int, rows: Int)) -> Slot {
        let wide = min(span.columns, columns)
        var slot = Slot(row: 0, column: 0, rows: span.rows, columns: wide)
        while true {
            for column in 0...(columns - wide) {
                slot.column = column
                if isFree(slot) { return slot }
            }
            slot.row += 1
        }
    }

    private func isFree(_ slot: Slot) -> Bool {
        (slot.row..<(slot.row + slot.rows)).allSatisfy { y in
            y >= occupied.count || (slot.column..<(slot.column + slot.columns)).allSatisfy { !occupied[y][$0] }
        }
    }

    private mutating func take(_ slot: Slot, _ id: String) {
        while occupied.count < slot.row + slot.rows { occupied.append(Array(repeating: false, count: columns)) }
        for y in slot.row..<(slot.row + slot.rows) {
            for x in slot.column..<(slot.column + slot.columns) { occupied[y][x] = true }
        }
        slots[id] = slot
        rows = max(rows, slot.row + slot.rows)
    }
}
