import WidgetDrawing
import WidgetLayout

/// The box with the keys.
enum HomeHelp {
    private static func lines(_ words: Words, isEditing: Bool) -> [(key: String, text: String)] {
        if isEditing {
            return [
                ("Tab, Shift-Tab", words[.helpChoose]), (words[.arrowKeys], words[.helpMove]),
                ("f, + -", words[.helpSize]), (words[.returnKey] + ", c", words[.helpConfigure]),
                ("x, " + words[.deleteKey], words[.helpRemove]), ("u", words[.helpUndo]), ("a", words[.helpAdd]),
                (words[.escapeKey] + ", e", words[.helpDone]), ("q, Ctrl-C", words[.helpQuit]),
            ]
        }
        return [
            ("Tab, Shift-Tab", words[.helpNext]), (words[.arrowKeys], words[.helpArrows]),
            (words[.returnKey] + ", ␣", words[.helpTap]), (words[.mouse], words[.helpMouse]), ("r", words[.helpReload]),
            ("a", words[.helpAdd]), ("e", words[.helpEdit]), ("Page Up, Page Down", words[.helpScroll]),
            ("?, " + words[.escapeKey], words[.helpClose]), ("q, Ctrl-C", words[.helpQuit]),
        ]
    }

    /// Draws the box in the middle, as much of it as there is room for.
    ///
    /// - Parameter first: the first line; made smaller where that leaves room at the end.
    static func draw(
        into canvas: inout CellCanvas, style: DrawingStyle, words: Words, isEditing: Bool, first: inout Int
    ) {
        let lines = lines(words, isEditing: isEditing)
        let palette = SheetPalette(style: style)
        let keys = (lines.map { ScalarWidth.columns(of: $0.key) }.max() ?? 0) + 2
        let texts = lines.map { ScalarWidth.columns(of: $0.text) }.max() ?? 0
        let frame = SheetFrame(style: style, isRightToLeft: words.isRightToLeft)
        let place = frame.place(CellSize(width: keys + texts + 6, height: lines.count + 4), on: canvas.size)
        let count = frame.room(in: place).height
        first = max(0, min(first, lines.count - count))
        let last = min(lines.count, first + count)
        let room = frame.draw(
            words.title(.keys), hint: last - first < lines.count ? "↑↓ \(last)/\(lines.count)" : "", at: place,
            into: &canvas)
        let pen = frame.pen(in: place)
        for (row, line) in lines[first..<max(first, last)].enumerated() {
            let y = room.y + row
            pen.write(
                line.key, at: CellPoint(x: room.x, y: y), foreground: palette.text, maxWidth: keys, into: &canvas)
            pen.write(
                line.text, at: CellPoint(x: room.x + keys, y: y), foreground: palette.faint,
                maxWidth: max(0, room.width - keys), into: &canvas)
        }
    }
}
