extension Child {
    /// Every frame that was shown, in order.
    ///
    /// Frames end with the mark of synchronised output, so the renderer must have been started with ``synchronized``.
    package func frames(columns: Int = 100, rows: Int = 40) -> [Screen] {
        let end = Array("\u{1B}[?2026l".utf8)
        let bytes = output.snapshot
        var screen = Screen(columns: columns, rows: rows)
        var frames: [Screen] = []
        var start = 0
        var index = 0
        while index + end.count <= bytes.count {
            if bytes[index] == 0x1B, bytes[index..<(index + end.count)].elementsEqual(end) {
                screen.feed(Array(bytes[start..<(index + end.count)]))
                frames.append(screen)
                start = index + end.count
                index = start
            } else {
                index += 1
            }
        }
        return frames
    }

    /// The environment of a terminal that knows synchronised output, without colours: where none can be mixed nothing
    /// moves, and each frame shows a state of the widgets and not something between two.
    package static let synchronized = ["TERM": "xterm-kitty", "NO_COLOR": "1"]
}
