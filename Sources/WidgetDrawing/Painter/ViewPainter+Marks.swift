import WidgetArchive
import WidgetLayout

/// What a tile shows beside the view: frame, failure, age, and messages in place of the view.
extension ViewPainter {
    /// The frame of lines around a tile without colours.
    mutating func paintFrame(isFocused: Bool) {
        let set = LineSet(isASCII: isASCII, isRounded: true)
        let attributes: CellAttributes = isFocused && style.hasAttributes ? .bold : []
        let (right, bottom) = (grid.columns - 1, grid.rows - 1)
        for x in 1..<max(1, right) {
            grid.mark(x, 0, Cell(set.horizontal, attributes: attributes))
            grid.mark(x, bottom, Cell(set.horizontal, attributes: attributes))
        }
        for y in 1..<max(1, bottom) {
            grid.mark(0, y, Cell(set.vertical, attributes: attributes))
            grid.mark(right, y, Cell(set.vertical, attributes: attributes))
        }
        grid.mark(0, 0, Cell(set.topLeft, attributes: attributes))
        grid.mark(right, 0, Cell(set.topRight, attributes: attributes))
        grid.mark(0, bottom, Cell(set.bottomLeft, attributes: attributes))
        grid.mark(right, bottom, Cell(set.bottomRight, attributes: attributes))
    }

    /// Failure and age, on the tile's lower edge; with a frame of lines they are set into it.
    mutating func paintMarks(_ look: TileLook, in inner: CellRect) {
        let row = grid.hasColor ? inner.maxY - 1 : inner.maxY
        let room = inner.width - 4
        guard room > 0 else { return }
        if let failure = look.failure {
            let color = SystemPalette.color("red", colors.scheme) ?? .black
            paintMark((isASCII ? "! " : "⚠ ") + CleanText.clean(failure), color, .bold, row: row, inner, room)
        } else if let age = look.age {
            let color = SystemPalette.label(level: 1, colors.scheme)
            paintMark((isASCII ? "" : "◷ ") + CleanText.clean(age), color, [], row: row, inner, room)
        }
    }

    /// Words on a quiet pill, right-aligned.
    private mutating func paintMark(
        _ text: String, _ color: RGBA, _ attributes: CellAttributes, row: Int, _ inner: CellRect, _ room: Int
    ) {
        let fitted = Self.fit(text, room, ellipsis: isASCII ? "." : "…")
        let width = ScalarWidth.columns(of: fitted)
        var x = inner.maxX - 2 - width
        let pill = grid.rect(x, row)
        let box = Rect(
            x: pill.minX - grid.cell.width / 2, y: pill.minY, width: Double(width + 1) * grid.cell.width,
            height: pill.size.height)
        grid.fill(.rectangle(box), .solid(colors.background.faded(0.85)), in: box, clips: [])
        grid.fill(.rectangle(box), .solid(color.faded(0.22)), in: box, clips: [])
        if !grid.hasColor {
            grid.mark(x - 1, row, Cell())
            grid.mark(x + width, row, Cell())
        }
        for piece in Clusters(fitted) {
            put(
                piece.glyph, x, row, color, attributes, columns: piece.columns, isUncertain: piece.isUncertain,
                clips: [])
            x += piece.columns
        }
    }

    /// The text, cut with an ellipsis to a number of columns.
    static func fit(_ text: String, _ room: Int, ellipsis: String) -> String {
        guard ScalarWidth.columns(of: text) > room else { return text }
        var kept = ""
        var width = 0
        for character in text {
            let columns = ScalarWidth.columns(of: character)
            if width + columns > room - 1 { break }
            kept.append(character)
            width += columns
        }
        return room > 0 ? kept + ellipsis : ""
    }

    /// Words in the middle of a tile, broken at spaces.
    mutating func paintMessage(_ text: String, in box: Rect, _ state: PaintState) {
        let area = grid.cells(of: box)
        let room = max(1, area.width - 4)
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= room {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(Self.fit(String(word), room, ellipsis: isASCII ? "." : "…"))
            }
        }
        let color = SystemPalette.label(level: 1, colors.scheme)
        var y = area.y + max(0, (area.height - lines.count) / 2)
        for line in lines where y < area.maxY {
            var x = area.x + (area.width - line.count) / 2
            for piece in Clusters(line) {
                put(piece.glyph, x, y, color, columns: piece.columns, clips: state.clips)
                x += piece.columns
            }
            y += 1
        }
    }
}
