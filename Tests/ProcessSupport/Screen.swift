/// A small terminal: what a person would see after these bytes.
///
/// Knows what the renderer may send (cursor addressing, erasing, SGR, modes) and counts what it must not.
package struct Screen {
    package private(set) var rows: [[String]]
    package let columns: Int
    package let height: Int
    /// Private modes that are not as a shell leaves them; `25` stands for a hidden cursor, `7` for lines that do not wrap.
    package private(set) var modes: Set<String> = []
    /// How often the screen, or a part, was erased.
    package private(set) var clears = 0
    private var x = 0
    private var y = 0

    package init(columns: Int, rows height: Int) {
        self.columns = columns
        self.height = height
        rows = Array(repeating: Array(repeating: " ", count: columns), count: height)
    }

    /// The screen as lines of text, without the half blocks that paint the wallpaper and without spaces at the ends.
    package var text: String {
        rows.map { row in
            var line = row.joined().replacing("\u{2580}", with: " ")
            while line.hasSuffix(" ") { line.removeLast() }
            return line
        }.joined(separator: "\n")
    }

    package static func render(_ bytes: [UInt8], columns: Int = 100, rows: Int = 40) -> Screen {
        var screen = Screen(columns: columns, rows: rows)
        screen.feed(bytes)
        return screen
    }

    package mutating func feed(_ bytes: [UInt8]) {
        var characters = Array(String(decoding: bytes, as: UTF8.self))[...]
        while let character = characters.popFirst() {
            switch character {
            case "\u{1B}": escape(&characters)
            case "\r\n":
                x = 0
                y = min(y + 1, height - 1)
            case "\r": x = 0
            case "\n": y = min(y + 1, height - 1)
            case "\u{8}": x = max(x - 1, 0)
            default: put(character)
            }
        }
    }

    private mutating func put(_ character: Character) {
        if character.unicodeScalars.allSatisfy({ $0.value < 0x20 || $0.value == 0x7F }) { return }
        if x >= columns {
            x = 0
            y = min(y + 1, height - 1)
        }
        rows[y][x] = String(character)
        x += 1
        if isWide(character), x < columns {
            rows[y][x] = ""
            x += 1
        }
    }

    private func isWide(_ character: Character) -> Bool {
        guard let first = character.unicodeScalars.first else { return false }
        if character.unicodeScalars.contains(where: { $0.value == 0xFE0F }) { return true }
        if first.properties.isEmojiPresentation { return true }
        return (0x1100...0x115F).contains(first.value) || (0x2E80...0xA4CF).contains(first.value)
            || (0xAC00...0xD7A3).contains(first.value) || (0xF900...0xFAFF).contains(first.value)
            || (0xFE30...0xFE6F).contains(first.value) || (0xFF00...0xFF60).contains(first.value)
    }

    private mutating func escape(_ rest: inout ArraySlice<Character>) {
        guard let kind = rest.popFirst() else { return }
        switch kind {
        case "[":
            var parameters = ""
            while let character = rest.popFirst() {
                if character.isLetter || character == "@" || character == "`" {
                    control(parameters, character)
                    return
                }
                parameters.append(character)
            }
        case "]", "P":
            while let character = rest.popFirst() {
                if character == "\u{7}" { return }
                if character == "\u{1B}" {
                    _ = rest.popFirst()
                    return
                }
            }
        case "(", ")": _ = rest.popFirst()
        default: break
        }
    }

    private mutating func control(_ parameters: String, _ final: Character) {
        let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        func number(_ index: Int) -> Int { index < numbers.count && numbers[index] > 0 ? numbers[index] : 1 }
        switch final {
        case "H", "f": (y, x) = (min(number(0), height) - 1, min(number(1), columns) - 1)
        case "G": x = min(number(0), columns) - 1
        case "d": y = min(number(0), height) - 1
        case "A": y = max(y - number(0), 0)
        case "B": y = min(y + number(0), height - 1)
        case "C": x = min(x + number(0), columns - 1)
        case "D": x = max(x - number(0), 0)
        case "J":
            clears += 1
            if numbers.first == 2 || numbers.first == 3 {
                rows = Array(repeating: Array(repeating: " ", count: columns), count: height)
            } else {
                for column in min(x, columns - 1)..<columns { rows[y][column] = " " }
                for row in (y + 1)..<max(height, y + 1) where row < height {
                    rows[row] = Array(repeating: " ", count: columns)
                }
            }
        case "K":
            for column in min(x, columns - 1)..<columns { rows[y][column] = " " }
        case "X":
            for column in x..<min(x + number(0), columns) { rows[y][column] = " " }
        case "h" where parameters.hasPrefix("?"):
            for mode in parameters.dropFirst().split(separator: ";") {
                set(String(mode), on: !Self.usual.contains(mode))
            }
        case "l" where parameters.hasPrefix("?"):
            for mode in parameters.dropFirst().split(separator: ";") {
                set(String(mode), on: Self.usual.contains(mode))
            }
        default: break
        }
    }

    /// A visible cursor (25) and wrapping lines (7) are the usual state: for these it is switching off that counts.
    private static let usual: Set<Substring> = ["25", "7"]

    private mutating func set(_ mode: String, on: Bool) {
        if on { modes.insert(mode) } else { modes.remove(mode) }
    }
}
