/// Splits Markdown into blocks: paragraphs, headings, lists, quotes, code and lines across. Tables and HTML blocks stay
/// paragraphs.
struct MarkdownBlocks {
    /// A block with the text of its lines.
    struct Block: Equatable {
        var intent: PresentationIntent
        var text: String
        /// Whether the text is code, in which nothing is a mark.
        var isLiteral = false
    }

    private var identity = 0
    private var blocks: [Block] = []

    static func blocks(of text: String) -> [Block] {
        var parser = MarkdownBlocks()
        let lines = text.replacingOccurrences(of: "\r\n", with: "\n").split(
            separator: "\n", omittingEmptySubsequences: false)
        parser.read(lines[...], nil, depth: 0)
        return parser.blocks
    }

    private mutating func intent(_ kind: PresentationIntent.Kind, _ parent: PresentationIntent?) -> PresentationIntent {
        identity += 1
        return PresentationIntent(kind, identity: identity, parent: parent)
    }

    private mutating func read(_ lines: ArraySlice<Substring>, _ parent: PresentationIntent?, depth: Int) {
        var rest = lines
        while let line = rest.first {
            let bare = line.drop { $0 == " " || $0 == "\t" }
            if bare.isEmpty {
                rest = rest.dropFirst()
            } else if let fence = fence(bare) {
                readCode(&rest, fence, parent)
            } else if let (level, words) = heading(bare) {
                blocks.append(Block(intent: intent(.header(level: level), parent), text: words))
                rest = rest.dropFirst()
            } else if isBreak(bare) {
                blocks.append(Block(intent: intent(.thematicBreak, parent), text: "⸻", isLiteral: true))
                rest = rest.dropFirst()
            } else if bare.hasPrefix(">"), depth < 16 {
                readQuote(&rest, parent, depth)
            } else if let item = item(line), depth < 16 {
                readList(&rest, item.isOrdered, parent, depth)
            } else {
                readParagraph(&rest, parent)
            }
        }
    }

    private mutating func readParagraph(_ rest: inout ArraySlice<Substring>, _ parent: PresentationIntent?) {
        var words: [Substring] = []
        while let line = rest.first {
            let bare = line.drop { $0 == " " || $0 == "\t" }
            let isOther = fence(bare) != nil || heading(bare) != nil || bare.hasPrefix(">") || item(line) != nil
            if bare.isEmpty || (!words.isEmpty && (isOther || isBreak(bare))) { break }
            words.append(bare)
            rest = rest.dropFirst()
        }
        guard var last = words.popLast() else { return }
        while last.last == " " { last.removeLast() }
        words.append(last)
        blocks.append(Block(intent: intent(.paragraph, parent), text: words.joined(separator: "\n")))
    }

    private mutating func readCode(
        _ rest: inout ArraySlice<Substring>, _ fence: (mark: Character, count: Int, hint: String?),
        _ parent: PresentationIntent?
    ) {
        rest = rest.dropFirst()
        var code = ""
        while let line = rest.popFirst() {
            let bare = line.drop { $0 == " " }
            if bare.count >= fence.count, bare.allSatisfy({ $0 == fence.mark || $0 == " " }), bare.first == fence.mark {
                break
            }
            code += line + "\n"
        }
        blocks.append(
            Block(intent: intent(.codeBlock(languageHint: fence.hint), parent), text: code, isLiteral: true))
    }

    private mutating func readQuote(_ rest: inout ArraySlice<Substring>, _ parent: PresentationIntent?, _ depth: Int) {
        var inside: [Substring] = []
        while let line = rest.first {
            let bare = line.drop { $0 == " " }
            guard !bare.isEmpty else { break }
            let isMarked = bare.hasPrefix(">")
            if !isMarked, item(line) != nil || heading(bare) != nil || fence(bare) != nil { break }
            inside.append(isMarked ? bare.dropFirst().hasPrefix(" ") ? bare.dropFirst(2) : bare.dropFirst() : bare)
            rest = rest.dropFirst()
        }
        read(inside[...], intent(.blockQuote, parent), depth: depth + 1)
    }

    private mutating func readList(
        _ rest: inout ArraySlice<Substring>, _ isOrdered: Bool, _ parent: PresentationIntent?, _ depth: Int
    ) {
        let list = intent(isOrdered ? .orderedList : .unorderedList, parent)
        var ordinal: Int?
        while let line = rest.first, let item = item(line), item.isOrdered == isOrdered {
            var inside = [item.words]
            rest = rest.dropFirst()
            while let next = rest.first {
                let indent = next.prefix { $0 == " " }.count
                if next.allSatisfy(\.isWhitespace) {
                    // A blank line ends the item unless what follows is indented.
                    guard let after = rest.dropFirst().first, after.prefix(while: { $0 == " " }).count >= item.indent
                    else {
                        break
                    }
                    inside.append("")
                } else if indent >= item.indent {
                    inside.append(next.dropFirst(item.indent))
                } else if inside.last?.isEmpty == false, continues(next) {
                    inside.append(next)
                } else {
                    break
                }
                rest = rest.dropFirst()
            }
            let number = ordinal.map { $0 + 1 } ?? item.number
            ordinal = number
            read(inside[...], intent(.listItem(ordinal: number), list), depth: depth + 1)
            while rest.first?.allSatisfy(\.isWhitespace) == true { rest = rest.dropFirst() }
        }
    }

    // MARK: Lines

    /// Whether a line without an item's indent still belongs to its paragraph.
    private func continues(_ line: Substring) -> Bool {
        let bare = line.drop { $0 == " " }
        return item(line) == nil && heading(bare) == nil && fence(bare) == nil && !bare.hasPrefix(">") && !isBreak(bare)
    }

    private func heading(_ line: Substring) -> (Int, String)? {
        let level = line.prefix { $0 == "#" }.count
        guard (1...6).contains(level) else { return nil }
        let rest = line.dropFirst(level)
        guard rest.isEmpty || rest.first == " " || rest.first == "\t" else { return nil }
        var words = rest.trimmingCharacters(in: .whitespaces)
        let closing = words.reversed().prefix { $0 == "#" }.count
        if closing > 0, words.dropLast(closing).last == " " || words.count == closing {
            words = words.dropLast(closing).trimmingCharacters(in: .whitespaces)
        }
        return (level, words)
    }

    private func isBreak(_ line: Substring) -> Bool {
        let marks = line.filter { $0 != " " && $0 != "\t" }
        guard marks.count >= 3, let first = marks.first, "*-_".contains(first) else { return false }
        return marks.allSatisfy { $0 == first }
    }

    private func fence(_ line: Substring) -> (mark: Character, count: Int, hint: String?)? {
        guard let mark = line.first, mark == "`" || mark == "~" else { return nil }
        let count = line.prefix { $0 == mark }.count
        let hint = line.dropFirst(count).trimmingCharacters(in: .whitespaces)
        guard count >= 3, mark != "`" || !hint.contains("`") else { return nil }
        return (mark, count, hint.isEmpty ? nil : hint)
    }

    private func item(_ line: Substring) -> (isOrdered: Bool, number: Int, indent: Int, words: Substring)? {
        let bare = line.drop { $0 == " " }
        let before = line.count - bare.count
        guard let first = bare.first, !isBreak(bare) else { return nil }
        let digits = bare.prefix { $0.isASCII && $0.isNumber }
        var mark = 1
        var isOrdered = false
        if !digits.isEmpty, digits.count <= 9 {
            guard let end = bare.dropFirst(digits.count).first, end == "." || end == ")" else { return nil }
            (mark, isOrdered) = (digits.count + 1, true)
        } else if !"-*+".contains(first) {
            return nil
        }
        let rest = bare.dropFirst(mark)
        guard rest.first == " " else { return nil }
        let blanks = min(rest.prefix { $0 == " " }.count, 4)
        return (isOrdered, Int(digits) ?? 1, before + mark + blanks, rest.dropFirst(blanks))
    }
}
