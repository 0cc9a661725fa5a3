/// Draws an interval as a bar on a scale.
struct WaterfallBar {
    /// Columns of the scale.
    let columns: Int
    /// Microseconds the scale stands for.
    let total: Int64
    let glyphs: Waterfall.Glyphs

    private static let eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]

    /// What stands before the bar, and the bar. Both together take at most ``columns``.
    func bar(from begin: Int64, to end: Int64, kind: Waterfall.Step.Kind) -> (indent: Int, text: String) {
        guard total > 0 else { return (0, mark) }
        // In eighths of a column; a bar begins at a whole one.
        let scale = Double(columns * 8) / Double(total)
        let first = min(columns * 8 - 1, max(0, Int(Double(begin) * scale)))
        let last = min(columns * 8, max(first + 1, Int((Double(end) * scale).rounded())))
        let indent = first / 8
        let length = last - indent * 8
        guard end > begin else { return (indent, mark) }
        if kind == .work && glyphs == .blocks {
            return (indent, String(repeating: "█", count: length / 8) + Self.eighths[length % 8])
        }
        let whole = max(1, (length + 4) / 8)
        return (indent, String(repeating: fill(kind), count: min(whole, columns - indent)))
    }

    /// A moment.
    private var mark: String { glyphs == .blocks ? "▏" : "|" }

    private func fill(_ kind: Waterfall.Step.Kind) -> String {
        switch (kind, glyphs) {
        case (.work, .blocks): "█"
        case (.hop, .blocks): "░"
        case (.lockWait, .blocks): "▒"
        case (.lockHold, .blocks): "▓"
        case (.work, .ascii): "#"
        case (.hop, .ascii): "."
        case (.lockWait, .ascii): "~"
        case (.lockHold, .ascii): "="
        }
    }

    /// The scale: a line with its middle and its end named, as far as there is room.
    func axis(_ text: (Int64) -> String) -> String {
        let line = glyphs == .blocks ? "─" : "-"
        var result = "0 "
        let middle = " \(text(total / 2)) "
        let end = " \(text(total))"
        let room = columns - Columns.width(end)
        guard room >= 4 else { return Columns.cut(result + text(total), columns, ellipsis: "") }
        if columns >= 36 {
            let half = columns / 2 - Columns.width(middle) / 2
            result += String(repeating: line, count: max(0, half - 2)) + middle
        }
        return result + String(repeating: line, count: max(0, room - Columns.width(result))) + end
    }
}
