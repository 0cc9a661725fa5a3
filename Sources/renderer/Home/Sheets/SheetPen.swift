import WidgetDrawing
import WidgetLayout

/// Draws in a sheet at places counted from its leading edge: where the place reads from right to left, everything stands
/// mirrored in the sheet.
struct SheetPen {
    /// What things are mirrored in.
    let place: CellRect
    let isRightToLeft: Bool

    /// The cells on the surface of something that is placed as if all read from left to right.
    func cells(_ rect: CellRect) -> CellRect {
        guard isRightToLeft else { return rect }
        return CellRect(
            x: place.x + place.maxX - rect.maxX, y: rect.y, width: rect.width, height: rect.height)
    }

    /// A glyph that points along the line, or the one that points the other way.
    func glyph(_ glyph: String) -> String {
        isRightToLeft ? Self.mirrored[glyph] ?? glyph : glyph
    }

    private static let mirrored = [
        "<": ">", ">": "<", "‹": "›", "›": "‹", "▌": "▐", "▶": "◀", "▏": "▕",
    ]

    /// Writes a line of text from its leading edge and gives the columns it took; what is too long loses its end.
    @discardableResult
    func write(
        _ text: String, at point: CellPoint, foreground: RGB?, attributes: CellAttributes = [], maxWidth: Int,
        into canvas: inout CellCanvas
    ) -> Int {
        guard isRightToLeft else {
            return canvas.write(
                text, at: point, foreground: foreground, attributes: attributes, maxWidth: maxWidth)
        }
        let shown = Self.beginning(of: text, maxWidth)
        let width = ScalarWidth.columns(of: shown)
        return canvas.write(
            shown, at: CellPoint(x: cells(CellRect(x: point.x, y: point.y, width: width, height: 1)).x, y: point.y),
            foreground: foreground, attributes: attributes, maxWidth: width)
    }

    /// Writes a glyph of one column, in the way the line runs.
    func mark(
        _ glyph: String, at point: CellPoint, foreground: RGB?, attributes: CellAttributes = [],
        into canvas: inout CellCanvas
    ) {
        write(
            self.glyph(glyph), at: point, foreground: foreground, attributes: attributes, maxWidth: 1, into: &canvas)
    }

    /// As much of a text as has room, from where one begins to read it.
    private static func beginning(of text: String, _ columns: Int) -> String {
        var shown = text[...]
        while !shown.isEmpty, ScalarWidth.columns(of: String(shown)) > columns { shown.removeLast() }
        return String(shown)
    }
}
