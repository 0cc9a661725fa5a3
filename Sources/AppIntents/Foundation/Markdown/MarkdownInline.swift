/// Reads one paragraph of CommonMark (0.31) with GitHub's strikethrough: emphasis, code, links, pictures, autolinks,
/// escapes, entities and breaks. It never fails: what is no mark is words.
package struct MarkdownInline {
    /// Words of one look.
    package struct Run: Equatable, Sendable {
        /// The words.
        package var text: String
        /// Their meaning.
        package var intent: InlinePresentationIntent = []
        /// Where a link leads.
        package var link: String?
        /// Where a picture is.
        package var image: String?
    }

    /// The runs of a text; neighbours of one look are joined.
    ///
    /// - Parameter keepsBreaks: whether line ends stay what they are instead of becoming blanks.
    package static func runs(of text: String, keepsBreaks: Bool = true) -> [Run] {
        var parser = MarkdownInline(Array(text.unicodeScalars), keepsBreaks)
        parser.read()
        parser.pairEmphasis(from: 0)
        return parser.joined()
    }

    /// A piece on the way: words, or a row of marks that may yet turn out to be words.
    private struct Piece {
        var run: Run
        var marks: Marks?
    }
    private struct Marks {
        var scalar: Unicode.Scalar
        var count: Int
        /// The count before any was used, for the rule of three.
        var original: Int
        var opens: Bool
        var closes: Bool
    }
    /// An open `[` or `![` that is not yet a link.
    private struct Bracket {
        /// Its piece.
        var index: Int
        var isImage: Bool
    }

    private let scalars: [Unicode.Scalar]
    private let keepsBreaks: Bool
    private var at = 0
    private var pieces: [Piece] = []
    private var words = String.UnicodeScalarView()
    private var brackets: [Bracket] = []
    /// The brackets below this depth stand around a link already: a link holds no other link.
    private var spentBrackets = 0
    /// Lengths of rows of backticks that do not occur again.
    private var loneTicks: Set<Int> = []

    private init(_ scalars: [Unicode.Scalar], _ keepsBreaks: Bool) {
        (self.scalars, self.keepsBreaks) = (scalars, keepsBreaks)
    }

    private func peek(_ offset: Int = 0) -> Unicode.Scalar? {
        at + offset < scalars.count && at + offset >= 0 ? scalars[at + offset] : nil
    }

    private mutating func flush() {
        guard !words.isEmpty else { return }
        pieces.append(Piece(run: Run(text: String(words))))
        words = .init()
    }

    private mutating func add(_ run: Run) {
        flush()
        pieces.append(Piece(run: run))
    }

    private mutating func read() {
        while let scalar = peek() {
            switch scalar {
            case "\\": readEscape()
            case "`": readCode()
            case "*", "_", "~": readMarks(scalar)
            case "[": openBracket(isImage: false)
            case "!" where peek(1) == "[": openBracket(isImage: true)
            case "]": closeBracket()
            case "<": readAngle()
            case "&": readEntity()
            case "\n": readBreak()
            default:
                words.append(scalar)
                at += 1
            }
        }
        flush()
    }

    // MARK: Leaves

    private mutating func readEscape() {
        if let next = peek(1), MarkdownText.isASCIIPunctuation(next) {
            words.append(next)
            at += 2
        } else if peek(1) == "\n" {
            at += 2
            add(Run(text: "\n", intent: .lineBreak))
        } else {
            words.append("\\")
            at += 1
        }
    }

    private mutating func readCode() {
        var count = 0
        while peek(count) == "`" { count += 1 }
        var end = at + count
        while end < scalars.count, !loneTicks.contains(count) {
            guard scalars[end] == "`" else {
                end += 1
                continue
            }
            var closing = 0
            while end + closing < scalars.count, scalars[end + closing] == "`" { closing += 1 }
            if closing == count {
                var code = scalars[(at + count)..<end].map { $0 == "\n" ? " " : $0 }
                if code.count > 2, code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
                    code.removeFirst()
                    code.removeLast()
                }
                add(Run(text: String(String.UnicodeScalarView(code)), intent: .code))
                at = end + closing
                return
            }
            end += closing
        }
        loneTicks.insert(count)
        for _ in 0..<count { words.append("`") }
        at += count
    }

    private mutating func readAngle() {
        // No blank and no other `<` can be in an autolink.
        let stop = scalars[(at + 1)...].firstIndex { $0 == ">" || $0 == "<" || $0.value <= 0x20 }
        if let end = stop, scalars[end] == ">" {
            let inside = String(String.UnicodeScalarView(scalars[(at + 1)..<end]))
            if MarkdownText.isAutolink(inside) {
                add(Run(text: inside, link: inside))
                at = end + 1
                return
            }
            if MarkdownText.isMail(inside) {
                add(Run(text: inside, link: "mailto:" + inside))
                at = end + 1
                return
            }
        }
        words.append("<")
        at += 1
    }

    private mutating func readEntity() {
        if let end = scalars[at...].prefix(34).firstIndex(of: ";"),
            let text = MarkdownText.entity(String(String.UnicodeScalarView(scalars[(at + 1)..<end])))
        {
            words.append(contentsOf: text.unicodeScalars)
            at = end + 1
        } else {
            words.append("&")
            at += 1
        }
    }

    private mutating func readBreak() {
        var blanks = 0
        while words.last == " " {
            words.removeLast()
            blanks += 1
        }
        at += 1
        if keepsBreaks {
            for _ in 0..<blanks { words.append(" ") }
            words.append("\n")
        } else {
            add(blanks >= 2 ? Run(text: "\n", intent: .lineBreak) : Run(text: " ", intent: .softBreak))
            while peek() == " " { at += 1 }
        }
    }

    // MARK: Emphasis

    private mutating func readMarks(_ scalar: Unicode.Scalar) {
        let before = peek(-1)
        var count = 0
        while peek(count) == scalar { count += 1 }
        let after = peek(count)
        let flank = MarkdownText.Flank(before: before, after: after)
        flush()
        var marks = Marks(
            scalar: scalar, count: count, original: count, opens: flank.left, closes: flank.right)
        if scalar == "_" {
            marks.opens = flank.left && (!flank.right || flank.isPunctuationBefore)
            marks.closes = flank.right && (!flank.left || flank.isPunctuationAfter)
        }
        if scalar == "~", count > 2 { (marks.opens, marks.closes) = (false, false) }
        let text = String(String.UnicodeScalarView(repeatElement(scalar, count: count)))
        pieces.append(Piece(run: Run(text: text), marks: marks))
        at += count
    }

    /// Pairs the marks after a place: CommonMark's "process emphasis".
    private mutating func pairEmphasis(from bottom: Int) {
        var closer = bottom
        // For each kind of closer, the place below which no opener fits: keeps hostile texts linear.
        var floors: [Floor: Int] = [:]
        while closer < pieces.count {
            guard let marks = pieces[closer].marks, marks.closes, marks.count > 0 else {
                closer += 1
                continue
            }
            let floor = Floor(scalar: marks.scalar, rest: marks.original % 3, opens: marks.opens)
            var opener = closer - 1
            let lowest = max(floors[floor] ?? bottom, bottom)
            while opener >= lowest, !fits(opener, closer) { opener -= 1 }
            guard opener >= lowest, let open = pieces[opener].marks else {
                floors[floor] = closer
                closer += 1
                continue
            }
            let isStrong = marks.count >= 2 && open.count >= 2
            let used = marks.scalar == "~" ? marks.count : isStrong ? 2 : 1
            let intent: InlinePresentationIntent =
                marks.scalar == "~" ? .strikethrough : isStrong ? .stronglyEmphasized : .emphasized
            for index in (opener + 1)..<closer {
                pieces[index].run.intent.insert(intent)
                // Marks between a pair are words for good.
                pieces[index].marks = nil
            }
            use(used, at: opener)
            use(used, at: closer)
            if pieces[closer].marks?.count == 0 { closer += 1 }
        }
        for index in bottom..<max(bottom, pieces.count) where pieces[index].marks != nil { pieces[index].marks = nil }
    }

    private struct Floor: Hashable {
        var scalar: Unicode.Scalar
        var rest: Int
        var opens: Bool
    }

    private func fits(_ opener: Int, _ closer: Int) -> Bool {
        guard let open = pieces[opener].marks, let close = pieces[closer].marks, open.opens, open.count > 0,
            open.scalar == close.scalar
        else { return false }
        if open.scalar == "~" { return open.count == close.count }
        let ruleOfThree =
            (open.closes || close.opens) && (open.original + close.original) % 3 == 0
            && (open.original % 3 != 0 || close.original % 3 != 0)
        return !ruleOfThree
    }

    private mutating func use(_ count: Int, at index: Int) {
        guard var marks = pieces[index].marks else { return }
        marks.count -= count
        pieces[index].marks = marks
        pieces[index].run.text = String(String.UnicodeScalarView(repeatElement(marks.scalar, count: marks.count)))
    }

    // MARK: Links

    private mutating func openBracket(isImage: Bool) {
        flush()
        brackets.append(Bracket(index: pieces.count, isImage: isImage))
        pieces.append(Piece(run: Run(text: isImage ? "![" : "[")))
        at += isImage ? 2 : 1
    }

    private mutating func closeBracket() {
        flush()
        let isSpent = brackets.count <= spentBrackets
        var scan = MarkdownDestination(scalars, at + 1)
        guard let bracket = brackets.popLast(), bracket.isImage || !isSpent, let destination = scan.read() else {
            spentBrackets = min(spentBrackets, brackets.count)
            words.append("]")
            at += 1
            return
        }
        pairEmphasis(from: bracket.index + 1)
        for inner in (bracket.index + 1)..<pieces.count {
            if bracket.isImage { pieces[inner].run.image = destination } else { pieces[inner].run.link = destination }
        }
        pieces[bracket.index].run.text = ""
        at = scan.at
        spentBrackets = bracket.isImage ? min(spentBrackets, brackets.count) : brackets.count
    }

    // MARK: The result

    private func joined() -> [Run] {
        var runs: [Run] = []
        for piece in pieces where !piece.run.text.isEmpty {
            if let last = runs.last, last.intent == piece.run.intent, last.link == piece.run.link,
                last.image == piece.run.image
            {
                runs[runs.count - 1].text += piece.run.text
            } else {
                runs.append(piece.run)
            }
        }
        return runs
    }
}
