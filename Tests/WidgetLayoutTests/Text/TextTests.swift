import Testing
import WidgetArchive
import WidgetLayout

@Suite("Text: breaking and cutting")
struct TextTests {
    /// The lines of a text on cells of one point by one, the usual cell for counting columns.
    private func lines(
        _ string: String, width: Double, height: Double? = nil, _ set: (inout TextNode) -> Void = { _ in }
    ) -> [String] {
        var node = TextNode(runs: [TextRun(string)])
        set(&node)
        let cell = Size(width: 1, height: 1)
        let context = LayoutContext(measurer: CellMeasurer(cell: cell), quantum: cell)
        let placed = LayoutEngine.arrange(Node(.text(node)), for: Proposal(width, height), context: context)
        guard case .text(let text)? = placed.children.first?.content else { return [] }
        return text.lines.map(\.string)
    }

    @Test("Lines break between words, inside a word only if it alone is too long")
    func words() {
        #expect(lines("Rechercher dans Firefox", width: 24) == ["Rechercher dans Firefox"])
        #expect(lines("Rechercher dans Firefox", width: 16) == ["Rechercher dans", "Firefox"])
        #expect(lines("Rechercher dans Firefox", width: 12) == ["Rechercher", "dans Firefox"])
        #expect(lines("Rechercher dans Firefox", width: 10) == ["Rechercher", "dans", "Firefox"])
        #expect(lines("Rechercher dans Firefox", width: 8) == ["Recherch", "er dans", "Firefox"])
        #expect(lines("Donaudampfschiff", width: 10) == ["Donaudampf", "schiff"])
        #expect(lines("a well-known -5 fact", width: 8) == ["a well-", "known -5", "fact"])
        #expect(lines("one\n\ntwo\r\nthree", width: 10) == ["one", "", "two", "three"])
        #expect(lines("no\u{A0}break here", width: 9) == ["no\u{A0}break", "here"])
    }

    @Test("A minus is as wide as a plus, an alef narrower than a seen")
    func signs() {
        let measurer = PointMeasurer()
        let font = measurer.metrics(of: FontDescription())
        #expect(abs(measurer.advance(of: "−", in: font) - measurer.advance(of: "+", in: font)) < 0.1)
        #expect(measurer.advance(of: "ا", in: font) * 2 < measurer.advance(of: "س", in: font))
    }

    @Test("A font with a text size of its own does not follow the place's")
    func ownTypeSize() {
        var font = FontDescription()
        let place = PointMeasurer(typeSize: "accessibility3")
        #expect(place.metrics(of: font).size == 40)
        font.typeSize = "large"
        #expect(place.metrics(of: font).size == 17)
    }

    @Test("Chinese and Japanese break between letters but not before closing marks; Thai where the line is full")
    func asianScripts() {
        #expect(lines("今天天气很好，我们去公园。", width: 11) == ["今天天气很", "好，我们去", "公园。"])
        #expect(lines("これは（テスト）です。", width: 8) == ["これは", "（テス", "ト）で", "す。"])
        #expect(lines("สวัสดีครับผมชื่อ", width: 11).allSatisfy { ScalarWidth.columns(of: $0) <= 11 })
    }

    @Test("What has no room is cut with an ellipsis, at least one line stays")
    func truncation() {
        #expect(lines("190 km", width: 3) { $0.lineLimit = 1 } == ["19…"])
        #expect(lines("190", width: 3) { $0.lineLimit = 1 } == ["190"])
        #expect(lines("190", width: 2) { $0.lineLimit = 1 } == ["1…"])
        #expect(lines("190", width: 1) { $0.lineLimit = 1 } == ["…"])
        #expect(lines("190", width: 0) { $0.lineLimit = 1 } == ["…"])
        #expect(lines("one two three", width: 5, height: 2) == ["one", "two…"])
        #expect(lines("one two three", width: 5, height: 0) == ["one…"])
        #expect(lines("one two", width: 5) { $0.lineLimit = 1 } == ["one…"])
        #expect(lines("one two three", width: 7) { ($0.lineLimit, $0.truncation) = (1, .head) } == ["…three"])
        #expect(lines("abcdefghij", width: 7) { ($0.lineLimit, $0.truncation) = (1, .middle) } == ["abc…hij"])
    }

    @Test("The ellipsis never cuts a grapheme cluster")
    func clusters() {
        #expect(lines("👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", width: 4) { $0.lineLimit = 1 } == ["👨‍👩‍👧‍👦…"])
        #expect(lines("e\u{301}e\u{301}e\u{301}e\u{301}", width: 3) { $0.lineLimit = 1 } == ["e\u{301}e\u{301}…"])
    }

    @Test("Control characters and overrides never reach a line")
    func cleaning() {
        let hostile = "a\u{1B}]52;c;x\u{7}b\u{9B}2J\u{202E}c\u{0}\u{7F}d\u{2066}e\tf"
        #expect(lines(hostile, width: 40) == ["a]52;c;xb2Jcde f"])
        #expect(lines("x\u{1B}[2Jé", width: 40) == ["x[2Jé"])
        #expect(lines("a\u{200D}", width: 5) == ["a\u{200D}"])
        #expect(lines("\u{200D}", width: 5) == [""])
    }

    @Test("Fonts shrink before anything is cut, down to the least scale")
    func scaling() {
        func place(_ width: Double, _ scale: Double) -> PlacedText? {
            var run = TextRun("aaaa bbbb")
            run.font.style = nil
            (run.font.size, run.font.name) = (20, "ten")
            var node = TextNode(runs: [run])
            (node.lineLimit, node.minimumScale) = (1, scale)
            let placed = LayoutEngine.arrange(Node(.text(node)), for: Proposal(width, 40), context: .stub)
            guard case .text(let text)? = placed.children.first?.content else { return nil }
            return text
        }
        #expect(place(90, 0.5)?.scale == 1)
        let shrunk = place(63, 0.5)
        #expect(shrunk?.isTruncated == false)
        #expect(abs((shrunk?.scale ?? 0) - 0.7) < 0.011)
        #expect((shrunk?.lines.first?.frame.size.height ?? 0) < 20)
        #expect(place(63, 0.9)?.isTruncated == true)
        #expect(place(63, 0.9)?.scale == 0.9)
    }

    @Test("Lines stand as multilineTextAlignment says, in the text's own box; reserved lines keep room")
    func alignment() {
        var node = TextNode(runs: [TextRun("aa aaaa")])
        (node.alignment, node.reservedLines) = (.trailing, 3)
        let cell = Size(width: 1, height: 1)
        let context = LayoutContext(measurer: CellMeasurer(cell: cell), quantum: cell)
        let placed = LayoutEngine.arrange(Node(.text(node)), for: Proposal(5, nil), context: context)
        #expect(placed.frame.size == Size(width: 4, height: 3))
        guard case .text(let text)? = placed.children.first?.content else { return }
        #expect(text.lines.map(\.frame.minX) == [2, 0])
    }

    @Test("Lines whose room is reserved are used, however little height is offered")
    func reserved() {
        let set: (inout TextNode) -> Void = { ($0.lineLimit, $0.reservedLines) = (3, 2) }
        #expect(lines("one two three four", width: 5, height: 1, set) == ["one", "two…"])
        #expect(lines("one two three four", width: 5, height: 3, set) == ["one", "two", "thre…"])
        #expect(lines("one two", width: 5, height: 1, set) == ["one", "two"])
    }

    @Test("A live text is drawn with the even digits that it is measured with")
    func liveDigits() {
        var run = TextRun()
        run.content = .live(LiveText())
        let placed = LayoutEngine.arrange(
            Node(.text(TextNode(runs: [run]))), for: Proposal(nil, nil),
            context: LayoutContext(measurer: PointMeasurer(), now: 71))
        guard case .text(let text)? = placed.children.first?.content else { return #expect(Bool(false)) }
        #expect(text.lines.first?.fragments.first?.run.font.hasMonospacedDigits == true)
    }

    @Test("Columns of clusters that terminals get wrong")
    func widths() {
        let expected: [(String, Int)] = [
            ("👨‍👩‍👧‍👦", 2), ("👍🏽", 2), ("🇩🇪", 2), ("❤", 1), ("❤️", 2), ("1️⃣", 2), ("🛍️", 2), ("e\u{301}", 1), ("한", 2),
            ("\u{1112}\u{1161}\u{11AB}", 2), ("ก", 1), ("กำ", 2), ("क्षि", 2), ("ｶ", 1), ("ｶﾞ", 2), ("①", 1),
            ("a" + String(repeating: "\u{301}", count: 10), 1), ("\u{200D}", 0), ("漢", 2), ("→", 1), ("…", 1), ("é", 1),
        ]
        for (text, columns) in expected {
            #expect(ScalarWidth.columns(of: text) == columns, "\(text)")
        }
        #expect(ScalarWidth.isUncertain("👍🏽"))
        #expect(!ScalarWidth.isUncertain("e\u{301}"))
        #expect(!ScalarWidth.isUncertain("漢"))
    }

    @Test("The built-in advances keep words in order of their look and follow Dynamic Type")
    func points() {
        func width(_ string: String, _ size: String = "large", _ set: (inout FontDescription) -> Void = { _ in })
            -> Double
        {
            var run = TextRun(string)
            set(&run.font)
            let context = LayoutContext(measurer: PointMeasurer(typeSize: size))
            return LayoutEngine.size(of: Node(.text(TextNode(runs: [run]))), for: .unspecified, context: context).width
        }
        #expect(width("iiii") < width("nnnn"))
        #expect(width("nnnn") < width("WWWW"))
        #expect(width("Groceries") < width("Groceries") { $0.weight = .bold })
        #expect(width("Groceries") < width("Groceries", "xxLarge"))
        #expect(width("111") != width("000"))
        #expect(width("111") { $0.hasMonospacedDigits = true } == width("000") { $0.hasMonospacedDigits = true })
        #expect(width("漢字") > 30)
        // Body on iOS: "Groceries" is about 75 points wide.
        #expect((68...84).contains(width("Groceries")))
    }
}
