/// A line being written and where the cursor stands in it, in characters as people count them.
struct LineBuffer: Hashable {
    private(set) var characters: [Character] = []
    private(set) var cursor = 0

    init(_ text: String = "") {
        characters = Array(text)
        cursor = characters.count
    }

    var text: String { String(characters) }
    var isEmpty: Bool { characters.isEmpty }

    /// Puts text in at the cursor. Line ends become spaces and control characters go. What is typed in pieces (a letter,
    /// then its accent) becomes one character.
    mutating func insert(_ text: String) {
        let spaced = text.unicodeScalars.map { $0.value == 9 || $0.value == 10 || $0.value == 13 ? " " : $0 }
        let clean = spaced.filter { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
        let before = String(characters[..<cursor]) + String(String.UnicodeScalarView(clean))
        let whole = before + String(characters[cursor...])
        characters = Array(whole)
        cursor = min(before.count, characters.count)
    }

    mutating func move(to position: Int) { cursor = min(max(position, 0), characters.count) }

    /// Takes out what lies between the cursor and a position, and leaves the cursor there.
    mutating func remove(to position: Int) -> String {
        let end = min(max(position, 0), characters.count)
        let range = min(cursor, end)..<max(cursor, end)
        let removed = String(characters[range])
        characters.removeSubrange(range)
        cursor = range.lowerBound
        return removed
    }

    /// Exchanges the two characters around the cursor, at the end the last two.
    mutating func transpose() {
        guard characters.count > 1, cursor > 0 else { return }
        let right = min(cursor, characters.count - 1)
        characters.swapAt(right - 1, right)
        cursor = right + 1
    }

    /// Where the word before the cursor begins.
    var wordStart: Int {
        var index = cursor
        while index > 0, !Self.isWord(characters[index - 1]) { index -= 1 }
        while index > 0, Self.isWord(characters[index - 1]) { index -= 1 }
        return index
    }

    /// Where the word after the cursor ends.
    var wordEnd: Int {
        var index = cursor
        while index < characters.count, !Self.isWord(characters[index]) { index += 1 }
        while index < characters.count, Self.isWord(characters[index]) { index += 1 }
        return index
    }

    /// Where what is written without a space before the cursor begins.
    var spaceStart: Int {
        var index = cursor
        while index > 0, characters[index - 1] == " " { index -= 1 }
        while index > 0, characters[index - 1] != " " { index -= 1 }
        return index
    }

    private static func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
}
