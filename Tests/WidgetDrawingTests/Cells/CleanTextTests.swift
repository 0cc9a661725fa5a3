import Testing
import WidgetDrawing

@Suite("g9: text that would command a terminal")
struct CleanTextTests {
    static let hostile = [
        "a\u{1B}]52;c;aGk=\u{07}b", "a\u{1B}]8;;http://x\u{1B}\\b", "a\u{1B}]0;title\u{07}b", "a\u{1B}[2Jb",
        "a\u{1B}[6nb",
        "a\u{1B}Pq\u{1B}\\b", "a\u{1B}]0;open", "a\u{9B}2Jb", "a\u{9D}0;x\u{9C}b", "a\u{0}b", "a\u{202E}b\u{202C}c",
        "a\u{2066}b\u{2069}", "\u{FEFF}a\u{200B}b", "a\u{7F}b", "e\u{1B}\u{301}x",
    ]

    @Test("No control reaches the bytes of a frame, and what stands beside is unchanged", arguments: hostile)
    func frames(text: String) {
        var canvas = CellCanvas(width: 40, height: 2)
        canvas.write("beside", at: CellPoint(x: 30, y: 0))
        canvas.write(text, at: CellPoint(x: 0, y: 0), maxWidth: 28)
        #expect(canvas.plainText().contains("beside"))
        for scalar in canvas.plainText().unicodeScalars where scalar != "\n" {
            #expect(!CleanText.isForbidden(scalar.value), "U+\(String(scalar.value, radix: 16))")
            #expect(scalar.value >= 0x20)
        }
        var writer = FrameWriter(depth: .trueColor)
        writer.encode(canvas)
        var terminal = TerminalModel(width: 40, height: 2)
        terminal.receive(writer.bytes)
        #expect(terminal.problems == [])
        #expect(terminal.differences(from: canvas) == [])
    }

    @Test("Newlines and tabs take one cell")
    func spaces() {
        var canvas = CellCanvas(width: 8, height: 1)
        #expect(canvas.write("a\tb\nc\r\nd", at: CellPoint(x: 0, y: 0)) == 7)
        #expect(canvas.plainText() == "a b c d\n")
    }

    @Test("A hundred thousand letters are cut at the edge")
    func long() {
        var canvas = CellCanvas(width: 10, height: 1)
        #expect(canvas.write(String(repeating: "x", count: 100_000), at: CellPoint(x: 0, y: 0)) == 10)
    }

    @Test("Clean text is given back as it is")
    func unchanged() {
        #expect(CleanText.clean("Grüße 👨‍👩‍👧‍👦 ❤️ ที่\n") == "Grüße 👨‍👩‍👧‍👦 ❤️ ที่\n")
        #expect(CleanText.clean("a\u{1B}[2Jb") == "a[2Jb")
    }

    @Test("Colours may stay where they were put on purpose, and nothing else")
    func colors() {
        #expect(
            CleanText.keepingColors("a\u{1B}[1;38;5;7mb\u{1B}[0m\u{1B}[mc") == "a\u{1B}[1;38;5;7mb\u{1B}[0m\u{1B}[mc")
        #expect(CleanText.keepingColors("a\u{1B}[2Jb\u{1B}]0;x\u{7}c\u{1B}[?25mé\u{1B}[1") == "a[2Jb]0;xc[?25mé[1")
    }
}
