import WidgetArchive
import WidgetLayout

extension ViewPainter {
    /// Notes a control's cells, and shows whether the keyboard or the pointer is on it.
    mutating func finish(_ control: ControlNode, _ box: Rect) {
        let area = grid.cells(of: box)
        guard !area.isEmpty else { return }
        controls.append(TileReport.Control(key: control.key, frame: area, control: control))
        if look.focusedControl == control.key {
            highlight(area, share: 0.34, color: colors.accent, marks: [.reverse])
        } else if look.hoveredControl == control.key, !control.isDisabled {
            highlight(area, share: 0.10, color: SystemPalette.label(level: 0, colors.scheme), marks: [.underline])
        }
    }

    /// Tints the ground of the cells, with half a column more on each side so that letters do not touch the edge.
    private mutating func highlight(_ area: CellRect, share: Float, color: RGBA, marks: CellAttributes) {
        let tint = RGB(color)
        for y in area.y..<area.maxY {
            for x in area.x..<area.maxX {
                grid.changeGround(x, y) { $0.mixed(with: tint, share) }
                if !grid.hasColor {
                    if marks.contains(.reverse), !grid.hasMark(x, y) { grid.mark(x, y, Cell()) }
                    grid.changeMark(x, y) { $0.adding(style.hasAttributes ? marks : []) }
                } else {
                    let ground = grid.ground(x, y)
                    grid.changeMark(x, y) { $0.readable(over: ground) }
                }
            }
        }
        guard grid.hasColor else { return }
        let half = grid.cell.width / 2
        for y in area.y..<area.maxY {
            for (x, offset) in [(area.x - 1, half), (area.maxX, 0.0)]
            where x >= 0 && x < grid.columns && !grid.hasMark(x, y) {
                let rect = grid.rect(x, y)
                let part = Rect(x: rect.minX + offset, y: rect.minY, width: half, height: rect.size.height)
                grid.fill(.rectangle(part), .solid(RGBA(tint).faded(share)), in: part, clips: [])
            }
        }
    }
}

extension Cell {
    /// The cell with more attributes; a space that gets one is drawn.
    func adding(_ more: CellAttributes) -> Cell {
        Cell(
            glyph, foreground: foreground, background: background, attributes: attributes.union(more), columns: columns,
            isUncertain: isUncertain)
    }

    /// The cell with letters that can be read on a ground.
    func readable(over ground: RGB) -> Cell {
        Cell(
            glyph, foreground: foreground.map { Readability.lift($0, over: ground, to: Readability.text) },
            background: background, attributes: attributes, columns: columns, isUncertain: isUncertain)
    }
}
