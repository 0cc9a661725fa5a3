import Testing
import WidgetDrawing

@Suite("What a terminal sends")
struct InputParserTests {
    static let cases: [(String, [InputEvent])] = [
        ("a", [.key(.character("a"))]),
        ("é👵", [.key(.character("é")), .key(.character("👵"))]),
        ("\r\t\u{7F}", [.key(.enter), .key(.tab), .key(.backspace)]),
        ("\u{3}", [.key(.character("c"), .control)]),
        ("\u{1B}[A\u{1B}OB", [.key(.up), .key(.down)]),
        ("\u{1B}[1;5C", [.key(.right, .control)]),
        ("\u{1B}[Z", [.key(.backTab, .shift)]),
        ("\u{1B}[3~\u{1B}[5~\u{1B}[6~", [.key(.delete), .key(.pageUp), .key(.pageDown)]),
        (
            "\u{1B}OP\u{1B}[15~\u{1B}[24~\u{1B}[[E",
            [.key(.function(1)), .key(.function(5)), .key(.function(12)), .key(.function(5))]
        ),
        ("\u{1B}x", [.key(.character("x"), .alt)]),
        ("\u{1B}[I\u{1B}[O", [.focus(true), .focus(false)]),
        ("\u{1B}[<0;10;5M", [.mouse(MouseEvent(.pressed, button: .left, position: CellPoint(x: 9, y: 4)))]),
        ("\u{1B}[<2;1;1m", [.mouse(MouseEvent(.released, button: .right, position: CellPoint(x: 0, y: 0)))]),
        ("\u{1B}[<35;300;100M", [.mouse(MouseEvent(.moved, position: CellPoint(x: 299, y: 99)))]),
        (
            "\u{1B}[<48;2;2M",
            [.mouse(MouseEvent(.dragged, button: .left, position: CellPoint(x: 1, y: 1), modifiers: .control))]
        ),
        ("\u{1B}[<65;3;4M", [.mouse(MouseEvent(.scrolled(dx: 0, dy: 1), position: CellPoint(x: 2, y: 3)))]),
        ("\u{1B}[200~q\u{1B}[2Jé\r\u{1B}[201~", [.paste("q\u{1B}[2Jé\r")]),
        ("\u{1B}]11;rgb:0000/0000/0000\u{7}a", [.key(.character("a"))]),
        ("\u{1B}P1$r0m\u{1B}\\b", [.key(.character("b"))]),
        ("\u{1B}[?1;2c\u{1B}[10;20R", []),
        ("\u{1B}[97;5u", [.key(.character("a"), .control)]),
    ]

    @Test("Every sequence is understood in one read", arguments: cases.indices)
    func whole(index: Int) {
        var parser = InputParser()
        #expect(parser.feed(Array(Self.cases[index].0.utf8)) == Self.cases[index].1)
    }

    @Test("Every sequence is understood when split in two anywhere but after ESC", arguments: cases.indices)
    func split(index: Int) {
        let (text, expected) = Self.cases[index]
        let bytes = Array(text.utf8)
        for cut in 1..<max(bytes.count, 1) where bytes[cut - 1] != 0x1B || text.contains("[200~q") && cut > 6 {
            var parser = InputParser()
            var events = parser.feed(bytes[..<cut])
            events += parser.feed(bytes[cut...])
            #expect(events == expected, "cut at \(cut)")
        }
    }

    @Test(
        "Split after its ESC, a sequence of a key or the mouse is still one, after an Escape key",
        arguments: cases.indices)
    func splitAfterEscape(index: Int) {
        let (text, expected) = Self.cases[index]
        let bytes = Array(text.utf8)
        guard bytes.first == 0x1B, bytes[1] == 0x5B || bytes[1] == 0x4F else { return }
        var parser = InputParser()
        var events = parser.feed(bytes[..<1])
        events += parser.feed(bytes[1...])
        #expect(events == [.key(.escape)] + expected)
    }

    @Test("Byte by byte, all but ESC itself is the same")
    func bytewise() {
        var parser = InputParser()
        var events: [InputEvent] = []
        for byte in "é👵\u{1B}[<0;10;5Mz".utf8 { events += parser.feed([byte]) }
        #expect(
            events == [
                .key(.character("é")), .key(.character("👵")), .key(.escape),
                .mouse(MouseEvent(.pressed, button: .left, position: CellPoint(x: 9, y: 4))), .key(.character("z")),
            ])
    }

    @Test("A lone ESC at the end of a read is the Escape key, at once")
    func escape() {
        var parser = InputParser()
        #expect(parser.feed([0x1B]) == [.key(.escape)])
        #expect(parser.feed([0x61]) == [.key(.character("a"))])
        #expect(parser.feed([0x1B, 0x1B]) == [.key(.escape, .alt)])
    }

    @Test("Bytes that are not UTF-8 become a replacement sign and spoil nothing after")
    func invalid() {
        var parser = InputParser()
        #expect(parser.feed([0xFF, 0x61]) == [.key(.character("\u{FFFD}")), .key(.character("a"))])
        #expect(parser.feed([0xC3, 0x61]) == [.key(.character("\u{FFFD}")), .key(.character("a"))])
    }

    @Test("A paste beyond the limit is cut and ends where it ends")
    func longPaste() {
        var parser = InputParser()
        let body = [UInt8](repeating: 0x78, count: InputParser.pasteLimit + 100_000)
        let events = parser.feed(Array("\u{1B}[200~".utf8) + body + Array("\u{1B}[201~y".utf8))
        #expect(events.count == 2)
        guard case .paste(let text)? = events.first else {
            Issue.record("no paste")
            return
        }
        #expect(text.utf8.count == InputParser.pasteLimit)
        #expect(events.last == .key(.character("y")))
    }

    @Test("Random bytes in random pieces never trap, and the parser finds back")
    func noise() {
        var source = Seeded(99)
        var parser = InputParser()
        for _ in 0..<3000 {
            let count = Int.random(in: 1...12, using: &source)
            _ = parser.feed((0..<count).map { _ in UInt8.random(in: 0...255, using: &source) })
        }
        // Ends whatever is open: a paste, a string, a sequence.
        _ = parser.feed(Array("\u{1B}[201~\u{7}\u{18}zz".utf8))
        #expect(parser.feed(Array("ok".utf8)) == [.key(.character("o")), .key(.character("k"))])
    }
}
