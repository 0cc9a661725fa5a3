/// Text in terminal columns, as far as what commands print needs it.
package enum Columns {
    /// How many columns the text takes: 2 for East Asian wide characters and emoji, 0 for marks that combine.
    package static func width(_ text: String) -> Int {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
        return text.reduce(0) { $0 + width($1) }
    }

    /// The text in exactly so many columns: cut with an ellipsis, or padded.
    package static func fit(_ text: String, _ columns: Int, alignRight: Bool = false, ellipsis: String = "…") -> String
    {
        let text = cut(text, columns, ellipsis: ellipsis)
        let padding = String(repeating: " ", count: max(0, columns - width(text)))
        return alignRight ? padding + text : text + padding
    }

    /// The text in at most so many columns.
    package static func cut(_ text: String, _ columns: Int, ellipsis: String = "…") -> String {
        guard width(text) > columns else { return text }
        let room = columns - width(ellipsis)
        guard room >= 0 else { return "" }
        var result = ""
        var used = 0
        for character in text {
            let more = width(character)
            if used + more > room { break }
            result.append(character)
            used += more
        }
        return result + ellipsis
    }

    /// Text with spaces behind it, in so many columns at least.
    package static func padded(_ text: String, _ columns: Int) -> String {
        text + String(repeating: " ", count: max(0, columns - width(text)))
    }

    /// Rows as lines whose columns stand below each other; the last is not padded.
    package static func table(_ rows: [[String]]) -> String {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in
            rows.compactMap { column < $0.count ? width($0[column]) : nil }.max() ?? 0
        }
        return rows.map { row in
            var line = zip(row, widths).map { padded($0, $1) }.joined(separator: "  ")
            while line.last == " " { line.removeLast() }
            return line + "\n"
        }.joined()
    }

    /// The text on one line, without anything a terminal would obey: names come from user code.
    package static func plain(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { isObeyed($0) ? "\u{FFFD}" : $0 }))
    }

    private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
        // What turns the direction of writing would turn the bars too.
        case 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    private static func width(_ character: Character) -> Int {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return 0 }
        if scalars.contains(where: { $0.value == 0xFE0F || $0.properties.isEmojiPresentation }) { return 2 }
        switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: break
        }
        return isWide(first.value) ? 2 : 1
    }

    /// The blocks of UAX #11 whose characters are wide.
    private static func isWide(_ value: UInt32) -> Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
            0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
