/// Splits a line of the prompt into words, as a shell does: spaces separate, quotes keep together, a backslash makes
/// the next character ordinary. A quote that is not closed ends with the line, so “don't” needs no thought: an
/// apostrophe inside a word is a letter.
enum ShellWords {
    static func split(_ line: String) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var isEscaped = false
        for character in line {
            if isEscaped {
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == "\\" && quote != "'" {
                isEscaped = true
            } else if let open = quote {
                if character == open { quote = nil } else { word = (word ?? "") + String(character) }
            } else if character == "\"" || (character == "'" && word == nil) {
                quote = character
                word = word ?? ""
            } else if character == " " || character == "\t" {
                if let finished = word { words.append(finished) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        if let last = word { words.append(last) }
        return words
    }
}
