import WidgetDrawing
import WidgetLayout

/// What stands over the home screen and takes the keys: the gallery, a form.
@MainActor
protocol Sheet: AnyObject {
    /// The keys, for the lowest line.
    var hint: String { get }
    /// A key was pressed.
    func press(_ key: Key, _ modifiers: KeyModifiers)
    /// Text was pasted.
    func paste(_ text: String)
    /// The mouse did something; positions are the surface's.
    func point(_ event: MouseEvent)
    /// The widgets, or what the extensions offer, may have changed.
    func offersChanged()
    /// Draws over the home screen.
    func draw(into canvas: inout CellCanvas, now: Double)
}

extension Sheet {
    func offersChanged() {}
}

/// The colours of sheets.
struct SheetPalette {
    let style: DrawingStyle

    private func pick(_ dark: UInt32, _ light: UInt32) -> RGB? {
        style.hasColor ? RGB(style.scheme == .dark ? dark : light) : nil
    }

    /// The sheet.
    var ground: RGB? { pick(0x1C1C1E, 0xF2F2F7) }
    /// What lies on it: lists, fields.
    var raised: RGB? { pick(0x2C2C2E, 0xFFFFFF) }
    /// The chosen row.
    var chosen: RGB? { pick(0x3A3A3C, 0xE0E4EE) }
    /// Words.
    var text: RGB? { pick(0xF2F2F7, 0x1C1C1E) }
    /// Words of less weight.
    var faint: RGB? { pick(0x98989F, 0x6C6C70) }
    /// What can be pressed.
    var accent: RGB? { pick(0x0A84FF, 0x0066DD) }
    /// Words on the accent colour.
    var onAccent: RGB? { pick(0xFFFFFF, 0xFFFFFF) }
    /// What is wrong.
    var alarm: RGB? { pick(0xFF9F0A, 0xC93400) }
    /// What takes something away.
    var danger: RGB? { pick(0xFF453A, 0xD70015) }
    /// A switch that is on.
    var on: RGB? { pick(0x30D158, 0x248A3D) }
}

/// Draws a sheet's ground with its title, and gives the room inside.
struct SheetFrame {
    let style: DrawingStyle
    /// Whether the sheet reads from right to left.
    var isRightToLeft = false
    private var palette: SheetPalette { SheetPalette(style: style) }

    /// Where a sheet of at most that size stands on a surface.
    func place(_ size: CellSize, on surface: CellSize) -> CellRect {
        let width = min(size.width, surface.width - (surface.width > 60 ? 4 : 0))
        let height = min(size.height, surface.height - 3)
        return CellRect(
            x: (surface.width - width) / 2, y: 1 + max(0, surface.height - 2 - height) / 2, width: width,
            height: max(3, height))
    }

    /// Draws it, the home screen behind dimmed.
    ///
    /// - Returns: the room below the title and inside the margins.
    func draw(_ title: String, hint: String, at place: CellRect, into canvas: inout CellCanvas) -> CellRect {
        dim(&canvas)
        canvas.fill(place, background: palette.ground)
        if style.hasColor { roundEdges(place, &canvas) } else { drawLines(place, &canvas) }
        let inside = CellRect(x: place.x + 3, y: place.y + 1, width: place.width - 6, height: place.height - 2)
        let pen = pen(in: place)
        let titleWidth = pen.write(
            title, at: CellPoint(x: inside.x, y: inside.y), foreground: palette.text, attributes: [.bold],
            maxWidth: inside.width, into: &canvas)
        let width = ScalarWidth.columns(of: hint)
        if width + titleWidth + 2 <= inside.width {
            pen.write(
                hint, at: CellPoint(x: inside.maxX - width, y: inside.y), foreground: palette.faint, maxWidth: width,
                into: &canvas)
        }
        return room(in: place)
    }

    /// What draws in a sheet that stands there.
    func pen(in place: CellRect) -> SheetPen { SheetPen(place: place, isRightToLeft: isRightToLeft) }

    /// The room below the title and inside the margins; where it is low, without the empty row between.
    func room(in place: CellRect) -> CellRect {
        let head = place.height < 14 ? 2 : 3
        return CellRect(
            x: place.x + 3, y: place.y + head, width: place.width - 6, height: max(0, place.height - head - 1))
    }

    private func dim(_ canvas: inout CellCanvas) {
        guard style.hasColor else { return }
        let shade = RGB(style.scheme == .dark ? 0x000000 : 0x3A3A4A)
        let rows = CellRect(x: 0, y: 1, width: canvas.width, height: max(0, canvas.height - 2))
        canvas.recolor(rows) { cell in
            Cell(
                cell.glyph, foreground: cell.foreground?.mixed(with: shade, 0.55),
                background: cell.background?.mixed(with: shade, 0.55), attributes: cell.attributes,
                columns: cell.columns, isUncertain: cell.isUncertain)
        }
    }

    /// Half rows above and below, so that the sheet begins softly.
    private func roundEdges(_ place: CellRect, _ canvas: inout CellCanvas) {
        guard style.glyphs == .unicode else { return }
        for (x, glyphs) in [(place.x, ("▗", "▝")), (place.maxX - 1, ("▖", "▘"))] {
            let behind = CellPoint(x: x == place.x ? x - 1 : x + 1, y: place.y)
            for (y, glyph) in [(place.y, glyphs.0), (place.maxY - 1, glyphs.1)] {
                let back = canvas[behind.x, y].background ?? RGB(0)
                canvas.put(Cell(Glyph(Character(glyph)), foreground: palette.ground, background: back), x: x, y: y)
            }
        }
    }

    private func drawLines(_ place: CellRect, _ canvas: inout CellCanvas) {
        let isASCII = style.glyphs == .ascii
        let (across, down) = isASCII ? ("-", "|") : ("─", "│")
        let corners = isASCII ? ["+", "+", "+", "+"] : ["╭", "╮", "╰", "╯"]
        for x in place.x..<place.maxX {
            for y in [place.y, place.maxY - 1] { canvas.put(Cell(Glyph(Character(across))), x: x, y: y) }
        }
        for y in place.y..<place.maxY {
            for x in [place.x, place.maxX - 1] { canvas.put(Cell(Glyph(Character(down))), x: x, y: y) }
        }
        let points = [
            (place.x, place.y), (place.maxX - 1, place.y), (place.x, place.maxY - 1), (place.maxX - 1, place.maxY - 1),
        ]
        for (corner, point) in zip(corners, points) {
            canvas.put(Cell(Glyph(Character(corner))), x: point.0, y: point.1)
        }
    }
}

extension CellCanvas {
    /// A button: words on a coloured ground.
    ///
    /// - Returns: its cells.
    mutating func button(
        _ words: String, at point: CellPoint, isMain: Bool, palette: SheetPalette, columns: Int, pen: SheetPen
    ) -> CellRect {
        let width = columns + 4
        let place = pen.cells(CellRect(x: point.x, y: point.y, width: width, height: 1))
        let hasColor = palette.style.hasColor
        fill(place, background: isMain ? palette.accent : palette.chosen)
        _ = write(
            hasColor ? "  " + words + "  " : "[ " + words + " ]", at: CellPoint(x: place.x, y: place.y),
            foreground: isMain ? palette.onAccent : palette.text,
            attributes: isMain ? [.bold] : [], maxWidth: width)
        return place
    }
}
