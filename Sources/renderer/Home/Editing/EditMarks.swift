import WidgetDrawing
import WidgetHost

/// What a tile in edit mode can be clicked for.
enum EditMark: CaseIterable { case remove, configure, resize }

/// The marks on tiles while the home screen is edited, and the frame of the chosen one.
struct EditMarks {
    /// A tile on the surface.
    struct Item {
        var id: String
        /// The tile with its title, on the surface.
        var frame: CellRect
        var isConfigurable: Bool
        var isResizable: Bool
        /// Whether the marks stand as on a place that reads from right to left.
        var isRightToLeft = false
    }

    let style: DrawingStyle
    private var palette: SheetPalette { SheetPalette(style: style) }

    /// The cells of a tile's mark; nil when it has none of that kind.
    static func place(_ mark: EditMark, on item: Item) -> CellRect? {
        let frame = item.frame
        let pen = SheetPen(place: frame, isRightToLeft: item.isRightToLeft)
        func cells(_ x: Int, _ y: Int) -> CellRect { pen.cells(CellRect(x: x, y: y, width: 3, height: 1)) }
        switch mark {
        case .remove: return cells(frame.x, frame.y)
        case .configure: return item.isConfigurable ? cells(frame.maxX - 3, frame.y) : nil
        // Above the title.
        case .resize: return item.isResizable ? cells(frame.maxX - 3, frame.maxY - 2) : nil
        }
    }

    /// Draws the marks of all tiles; the chosen one gets a frame.
    func draw(_ items: [Item], chosen: String?, target: CellRect?, into canvas: inout CellCanvas) {
        if let target { drawTarget(target, &canvas) }
        for item in items {
            if item.id == chosen { drawFrame(item.frame, &canvas) }
            let isASCII = style.glyphs == .ascii
            for mark in EditMark.allCases {
                guard let place = Self.place(mark, on: item), place.y > 0 else { continue }
                let glyph: String
                let color: RGB?
                switch mark {
                case .remove: (glyph, color) = (isASCII ? "x" : "✕", palette.danger)
                case .configure: (glyph, color) = (isASCII ? "*" : "⚙", palette.accent)
                case .resize: (glyph, color) = (resizeGlyph(item.isRightToLeft), palette.accent)
                }
                canvas.fill(place, background: color)
                _ = canvas.write(
                    style.hasColor ? " \(glyph) " : "[\(glyph)]", at: CellPoint(x: place.x, y: place.y),
                    foreground: style.hasColor ? RGB(0xFFFFFF) : nil, attributes: [.bold], maxWidth: 3)
            }
        }
    }

    private func resizeGlyph(_ isRightToLeft: Bool) -> String {
        if style.glyphs == .ascii { return isRightToLeft ? "\\" : "/" }
        return isRightToLeft ? "◣" : "◢"
    }

    /// A line in the accent colour around a tile, without its title.
    private func drawFrame(_ frame: CellRect, _ canvas: inout CellCanvas) {
        let isASCII = style.glyphs == .ascii
        let color = palette.accent
        let bottom = frame.maxY - 2
        func put(_ glyph: String, _ x: Int, _ y: Int) {
            guard y > 0 else { return }
            canvas.put(
                Cell(
                    Glyph(Character(glyph)), foreground: color, background: canvas[x, y].background, attributes: [.bold]
                ), x: x,
                y: y)
        }
        for x in (frame.x + 1)..<(frame.maxX - 1) {
            put(isASCII ? "=" : "━", x, frame.y)
            put(isASCII ? "=" : "━", x, bottom)
        }
        for y in (frame.y + 1)..<max(frame.y + 1, bottom) {
            put(isASCII ? "|" : "┃", frame.x, y)
            put(isASCII ? "|" : "┃", frame.maxX - 1, y)
        }
        for (x, y, glyph) in [
            (frame.x, frame.y, "┏"), (frame.maxX - 1, frame.y, "┓"), (frame.x, bottom, "┗"),
            (frame.maxX - 1, bottom, "┛"),
        ] { put(isASCII ? "+" : glyph, x, y) }
    }

    /// Where a dragged tile would come to stand.
    private func drawTarget(_ place: CellRect, _ canvas: inout CellCanvas) {
        guard let accent = palette.accent else { return }
        canvas.recolor(place) { cell in
            Cell(
                cell.glyph, foreground: cell.foreground?.mixed(with: accent, 0.4),
                background: (cell.background ?? RGB(0)).mixed(with: accent, 0.4), attributes: cell.attributes,
                columns: cell.columns, isUncertain: cell.isUncertain)
        }
    }
}
