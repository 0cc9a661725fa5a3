import Testing
import WidgetDrawing

@Suite("A canvas of cells")
struct CellCanvasTests {
    @Test("A line whose sentence runs from right to left is written so, whatever its first letter")
    func rightToLeft() {
        var canvas = CellCanvas(width: 8, height: 1)
        canvas.write("ab אב", at: CellPoint(x: 0, y: 0), isRightToLeft: true)
        #expect(canvas.plainText().hasPrefix("בא ab"))
    }

    @Test("A cell is sixteen bytes of plain data")
    func size() {
        #expect(MemoryLayout<Cell>.size == 16)
        #expect(MemoryLayout<Cell>.stride == 16)
    }

    @Test("A cell keeps what it was given")
    func roundTrip() {
        let cell = Cell(
            Glyph("牛"), foreground: RGB(0x123456), background: RGB(0xABCDEF), attributes: [.bold, .reverse], columns: 2)
        #expect(cell.glyph.text == "牛")
        #expect(cell.foreground == RGB(0x123456))
        #expect(cell.background == RGB(0xABCDEF))
        #expect(cell.attributes == [.bold, .reverse])
        #expect(cell.columns == 2 && !cell.isContinuation && !cell.isUncertain)
    }

    @Test(
        "Clusters of any length come back whole",
        arguments: ["a", "é", "👨‍👩‍👧‍👦", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "e\u{301}\u{302}\u{303}\u{304}\u{305}"])
    func clusters(text: String) throws {
        #expect(Glyph(try #require(text.first)).text == text)
    }

    @Test("A letter with a thousand marks keeps as many as fit")
    func manyMarks() throws {
        let text = "e" + String(repeating: "\u{301}", count: 1000)
        let kept = Glyph(try #require(text.first)).text
        #expect(kept.unicodeScalars.starts(with: "e\u{301}\u{301}".unicodeScalars))
        #expect(kept.utf8.count <= Glyph.mostBytes)
        #expect(kept.count == 1)
    }

    @Test("Overwriting half of a wide cluster leaves no other half")
    func halves() {
        var canvas = CellCanvas(width: 4, height: 1)
        canvas.write("牛乳", at: CellPoint(x: 0, y: 0))
        canvas.write("x", at: CellPoint(x: 1, y: 0))
        #expect(canvas.plainText() == " x乳\n")
        canvas.write("y", at: CellPoint(x: 2, y: 0))
        #expect(canvas.plainText() == " xy\n")
        canvas.write("牛", at: CellPoint(x: 1, y: 0))
        #expect(canvas.plainText() == " 牛\n")
    }

    @Test("A wide cluster that would be halved by the edge is left out")
    func edge() {
        var canvas = CellCanvas(width: 3, height: 1)
        #expect(canvas.write("ab牛", at: CellPoint(x: 0, y: 0)) == 2)
        #expect(canvas.plainText() == "ab\n")
        #expect(canvas.write("abcdef", at: CellPoint(x: -2, y: 0)) == 5)
        #expect(canvas.write("xyz", at: CellPoint(x: 0, y: 0), maxWidth: 0) == 0)
        #expect(canvas.plainText() == "cde\n")
    }

    @Test("Drawing one canvas on another clips on all sides")
    func drawing() {
        var small = CellCanvas(width: 4, height: 1)
        small.write("牛乳", at: CellPoint(x: 0, y: 0))
        var canvas = CellCanvas(width: 4, height: 1)
        canvas.draw(small, at: CellPoint(x: -1, y: 0))
        #expect(canvas.plainText() == " 乳\n")
        canvas.draw(small, at: CellPoint(x: 1, y: 0))
        #expect(canvas.plainText() == " 牛\n")
        canvas.draw(small, at: CellPoint(x: 9, y: 9))
        #expect(canvas.plainText() == " 牛\n")
    }

    @Test("Filling cuts wide clusters at both edges")
    func filling() {
        var canvas = CellCanvas(width: 6, height: 1)
        canvas.write("牛乳牛", at: CellPoint(x: 0, y: 0))
        canvas.fill(CellRect(x: 1, y: 0, width: 4, height: 1), background: nil)
        #expect(canvas.plainText() == "\n")
    }

    @Test("g1: the right border stands in column 20 whatever stands in the box")
    func borders() {
        let samples = [
            "👨‍👩‍👧‍👦", "👍🏽", "🇩🇪", "❤️", "❤", "1️⃣", "🛍️", "e\u{301}", "각", "ที่", "क्षि", "ｶﾅ", "①",
            "a\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}\u{308}\u{309}", "\u{200D}",
        ]
        var canvas = CellCanvas(width: 20, height: samples.count)
        for (y, sample) in samples.enumerated() {
            canvas.write("|" + sample, at: CellPoint(x: 0, y: y))
            canvas.write("|", at: CellPoint(x: 19, y: y))
        }
        for y in samples.indices { #expect(canvas[19, y].glyph.text == "|", "\(samples[y])") }
        #expect(canvas[1, 0].columns == 2 && canvas[1, 3].columns == 2 && canvas[1, 7].columns == 1)
        #expect(canvas[1, samples.count - 1].glyph.isSpace)
    }
}
