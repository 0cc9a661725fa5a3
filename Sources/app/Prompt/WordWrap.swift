import WidgetLayout

/// Breaks lines for a terminal between words, where the terminal itself would break inside them.
enum WordWrap {
    /// The text in lines of at most so many columns; a word that is longer than a line is left to the terminal.
    ///
    /// Colours (`ESC [ … m`) take no room. Lines that fit stay as they are; what goes on in another line is indented.
    static func wrap(_ text: String, columns: Int) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { wrapped($0, columns: max(8, columns)) }.joined(separator: "\n")
    }

    private static func wrapped(_ line: Substring, columns: Int) -> String {
        guard width(line) > columns else { return String(line) }
        var lines: [String] = []
        var current = ""
        for word in line.split(separator: " ", omittingEmptySubsequences: false) {
            let hasWord = current.contains { $0 != " " }
            if hasWord, width(current[...]) + 1 + width(word) > columns {
                lines.append(current)
                current = "  " + word
            } else {
                current += word.startIndex == line.startIndex ? "\(word)" : " \(word)"
            }
        }
        return (lines + [current]).joined(separator: "\n")
    }

    private static func width(_ text: Substring) -> Int {
        var (columns, isColour) = (0, false)
        for character in text {
            if isColour {
                isColour = character != "m"
            } else if character == "\u{1B}" {
                isColour = true
            } else {
                columns += ScalarWidth.columns(of: character)
            }
        }
        return columns
    }
}
