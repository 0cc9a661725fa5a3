import WidgetLayout

/// The line editor as one row of a terminal. A line that is longer than the row scrolls sideways.
struct LineView {
    let prompt: String
    /// The width of the terminal in columns.
    var columns: Int

    /// The bytes that draw the line over whatever stands in the row, and leave the cursor where it belongs: one write,
    /// and nothing is blank in between.
    func draw(_ editor: LineEditor) -> String {
        if let search = editor.search {
            let text = "(search) \(search.text): \(search.match ?? "")"
            return row(Array(text), cursor: "(search) \(search.text)".count, after: "")
        }
        return row(editor.buffer.characters, cursor: editor.buffer.cursor, after: prompt)
    }

    /// The bytes that leave a line that was entered in the terminal: all of it from its beginning, wherever it was
    /// scrolled to while it was written.
    func entered(_ line: String) -> String {
        "\r\u{1B}[K" + WordWrap.wrap(prompt + line, columns: columns) + "\n"
    }

    private func row(_ characters: [Character], cursor: Int, after prompt: String) -> String {
        let promptWidth = ScalarWidth.columns(of: prompt)
        // The last column stays free: a cursor behind it would wrap.
        let room = max(1, columns - promptWidth - 1)
        let start = Self.firstVisible(characters, cursor: cursor, room: room)
        var visible = ""
        var width = 0
        var cursorColumn = promptWidth
        for index in start...characters.count {
            if index == cursor { cursorColumn = promptWidth + width }
            guard index < characters.count else { break }
            let next = ScalarWidth.columns(of: characters[index])
            guard width + next <= room else { break }
            visible.append(characters[index])
            width += next
        }
        let move = cursorColumn > 0 ? "\u{1B}[\(cursorColumn)C" : ""
        return "\r" + prompt + visible + "\u{1B}[K\r" + move
    }

    /// The leftmost character on show: the cursor stays in the row, and two thirds of it lie before the cursor once the
    /// line scrolls.
    private static func firstVisible(_ characters: [Character], cursor: Int, room: Int) -> Int {
        let before = characters[..<cursor].reduce(0) { $0 + ScalarWidth.columns(of: $1) }
        guard before > room else { return 0 }
        var width = 0
        var start = cursor
        while start > 0 {
            width += ScalarWidth.columns(of: characters[start - 1])
            if width > max(1, room * 2 / 3) { break }
            start -= 1
        }
        return start
    }
}
