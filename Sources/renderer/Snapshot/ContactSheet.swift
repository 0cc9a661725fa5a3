import WidgetArchive

/// Many pictures on one sheet, in rows with headings.
struct ContactSheet {
    /// What a picture stands on.
    enum Ground: String { case light, dark, lockScreen }

    /// One picture.
    struct Cell {
        /// An `<svg>` element.
        var picture: String
        /// Points.
        var size: Size
        /// What stands below.
        var label: String
        var ground: Ground
    }

    private var rows: [(heading: String, cells: [Cell])] = []

    /// The widest row before a row is broken, points.
    var width = 1200.0
    private let gap = 24.0
    private let label = 26.0
    private let heading = 44.0

    var isEmpty: Bool { rows.isEmpty }

    mutating func add(_ heading: String, _ cells: [Cell]) {
        if !cells.isEmpty { rows.append((heading, cells)) }
    }

    /// The sheet.
    func svg() -> [UInt8] {
        var parts: [String] = []
        var (y, widest) = (gap, 0.0)
        for row in rows {
            parts.append(text(row.heading, x: gap, y: y + 22, size: 20, weight: 600, color: "#1d1d1f"))
            y += heading
            var (x, height) = (gap, 0.0)
            for cell in row.cells {
                let room = Size(width: cell.size.width + 24, height: cell.size.height + 24)
                if x > gap, x + room.width > width {
                    (x, y, height) = (gap, y + height + gap, 0)
                }
                parts.append(ground(cell.ground, x: x, y: y, size: room))
                parts.append(nested(cell.picture, x: x + 12, y: y + 12))
                parts.append(
                    text(cell.label, x: x + 2, y: y + room.height + 17, size: 12, weight: 400, color: "#6e6e73"))
                x += room.width + gap
                widest = max(widest, x)
                height = max(height, room.height + label)
            }
            y += height + gap
        }
        let size = (Int(max(widest, 2 * gap).rounded(.up)), Int(y.rounded(.up)))
        let head =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size.0)\" height=\"\(size.1)\" "
            + "viewBox=\"0 0 \(size.0) \(size.1)\" font-family=\"Inter, SF Pro Text, Helvetica Neue, Arial, sans-serif\">\n"
            + "<defs>\n"
            + gradient("light", "#a9c7ee", "#e7c9da") + gradient("dark", "#1b2145", "#43284f")
            + gradient("lockScreen", "#31405f", "#0e1626") + "</defs>\n"
            + "<rect width=\"100%\" height=\"100%\" fill=\"#f5f5f7\"/>\n"
        return Array((head + parts.joined() + "</svg>\n").utf8)
    }

    /// One picture on its ground, without words: a widget of the lock screen cannot be seen without one.
    static func single(_ cell: Cell) -> [UInt8] {
        let room = Size(width: cell.size.width + 24, height: cell.size.height + 24)
        let sheet = ContactSheet()
        let (ground, words) = (cell.ground, "\(Int(room.width)) \(Int(room.height))")
        let head =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(Int(room.width))\" height=\"\(Int(room.height))\" "
            + "viewBox=\"0 0 \(words)\" font-family=\"Inter, SF Pro Text, Helvetica Neue, Arial, sans-serif\">\n"
        let defs = "<defs>\n" + sheet.gradient("lockScreen", "#31405f", "#0e1626") + "</defs>\n"
        let parts = sheet.ground(ground, x: 0, y: 0, size: room) + sheet.nested(cell.picture, x: 12, y: 12)
        return Array((head + defs + parts + "</svg>\n").utf8)
    }

    private func gradient(_ id: String, _ top: String, _ bottom: String) -> String {
        "<linearGradient id=\"\(id)\" x2=\"0\" y2=\"1\"><stop stop-color=\"\(top)\"/>"
            + "<stop offset=\"1\" stop-color=\"\(bottom)\"/></linearGradient>\n"
    }

    private func ground(_ ground: Ground, x: Double, y: Double, size: Size) -> String {
        "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(size.width)\" height=\"\(size.height)\" rx=\"18\" "
            + "fill=\"url(#\(ground.rawValue))\"/>\n"
    }

    private func text(_ words: String, x: Double, y: Double, size: Int, weight: Int, color: String) -> String {
        var escaped = ""
        for character in words {
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            default: if character.unicodeScalars.allSatisfy({ $0.value >= 0x20 }) { escaped.append(character) }
            }
        }
        return "<text x=\"\(x)\" y=\"\(y)\" font-size=\"\(size)\" font-weight=\"\(weight)\" fill=\"\(color)\">"
            + escaped + "</text>\n"
    }

    /// A picture inside the sheet: the same element at a place.
    private func nested(_ picture: String, x: Double, y: Double) -> String {
        "<svg x=\"\(x)\" y=\"\(y)\"" + picture.dropFirst(4)
    }
}
