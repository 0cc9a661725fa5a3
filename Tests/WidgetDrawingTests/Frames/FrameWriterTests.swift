import Testing
import WidgetDrawing

@Suite("Frames as differences")
struct FrameWriterTests {
    @Test("Applying the bytes of each frame gives exactly its canvas", arguments: 0..<40)
    func bytesGiveCanvas(seed: Int) {
        var source = Seeded(UInt64(seed + 1))
        let (width, height) = (Int.random(in: 1...30, using: &source), Int.random(in: 1...12, using: &source))
        var writer = FrameWriter(depth: .trueColor)
        var terminal = TerminalModel(width: width, height: height)
        var canvas = CellCanvas.random(width, height, using: &source)
        for step in 0..<12 {
            writer.encode(canvas)
            terminal.receive(writer.bytes)
            #expect(terminal.problems == [])
            #expect(terminal.differences(from: canvas) == [], "frame \(step)")
            canvas.scatter(count: step % 3 == 0 ? 1 : 20, using: &source)
        }
        #expect(terminal.clears == 1)
    }

    @Test("g1: a terminal that gives clusters another width spoils no other cell", arguments: [1, 2])
    func disagreementStaysLocal(theirColumns: Int) {
        var source = Seeded(7)
        var writer = FrameWriter(depth: .trueColor)
        var terminal = TerminalModel(width: 24, height: 16)
        let doubtful = ["👨‍👩‍👧‍👦", "👍🏽", "🇩🇪", "❤️", "1️⃣", "क्षि"]
        terminal.columns = { cluster in
            doubtful.contains(String(cluster)) ? theirColumns : TerminalModel(width: 1, height: 1).columns(cluster)
        }
        var canvas = CellCanvas(width: 24, height: 16)
        for step in 0..<10 {
            for y in 0..<16 {
                let cluster = doubtful.randomElement(using: &source) ?? "a"
                canvas.fill(CellRect(x: 0, y: y, width: 24, height: 1), background: nil)
                canvas.write("\(step)ab", at: CellPoint(x: 0, y: y))
                canvas.write(cluster, at: CellPoint(x: 4, y: y))
                canvas.write("| right \(step) \(y)", at: CellPoint(x: 8, y: y))
            }
            writer.encode(canvas)
            terminal.receive(writer.bytes)
            for y in 0..<16 {
                for x in [0, 1, 2, 3, 7, 8, 9, 10, 14, 16] {
                    #expect(terminal[x, y].text == canvas[x, y].glyph.text, "column \(x) of row \(y)")
                }
            }
        }
    }

    @Test("g6: an unchanged frame is no byte")
    func unchangedIsNothing() {
        var source = Seeded(3)
        let canvas = CellCanvas.random(80, 24, using: &source)
        var copy = CellCanvas(width: 80, height: 24)
        copy.draw(canvas, at: CellPoint(x: 0, y: 0))
        var writer = FrameWriter(depth: .trueColor, isSynchronized: true)
        #expect(writer.encode(canvas) > 0)
        #expect(writer.encode(canvas) == 0)
        #expect(writer.encode(copy) == 0)
        #expect(writer.bytes.isEmpty)
        #expect(writer.statistics.frames == 3)
        #expect(writer.statistics.changedFrames == 1)
        #expect(writer.statistics.cellsElided == 80 * 24)
    }

    @Test("g6: 120 ticks of a clock need few bytes each and never clear")
    func clockTicks() {
        var writer = FrameWriter(depth: .trueColor)
        var canvas = CellCanvas(width: 80, height: 24, background: RGB(0x202020))
        writer.encode(canvas)
        for second in 0..<120 {
            let text = "0\(second / 60):\(second % 60 / 10)\(second % 10)"
            canvas.write(text, at: CellPoint(x: 30, y: 10), foreground: RGB(0xFFFFFF), attributes: .bold)
            let count = writer.encode(canvas)
            #expect(count < 200 && count > 0)
            let sent = String(decoding: writer.bytes, as: UTF8.self)
            #expect(!sent.contains("\u{1B}[2J") && !sent.contains("\u{1B}[3J") && !sent.contains("\u{1B}[K"))
        }
    }

    @Test("g7: a frame of another size is drawn whole, with one clear in the same bytes")
    func otherSize() {
        var source = Seeded(11)
        var writer = FrameWriter(depth: .trueColor)
        for (width, height) in [(80, 24), (79, 24), (1, 1), (3, 2), (300, 100), (0, 0), (80, 24)] {
            let canvas = CellCanvas.random(width, height, using: &source, orEmpty: width * height == 0)
            var terminal = TerminalModel(width: width, height: height)
            writer.encode(canvas)
            terminal.receive(writer.bytes)
            #expect(terminal.problems == [])
            #expect(terminal.clears == 1)
            #expect(terminal.differences(from: canvas) == [])
        }
    }

    @Test("After others used the screen the next frame is drawn whole")
    func forgetting() {
        var writer = FrameWriter(depth: .trueColor)
        var canvas = CellCanvas(width: 10, height: 2)
        canvas.write("hello", at: CellPoint(x: 0, y: 0))
        writer.encode(canvas)
        writer.forget()
        writer.encode(canvas)
        #expect(String(decoding: writer.bytes, as: UTF8.self).contains("\u{1B}[2J"))
        #expect(String(decoding: writer.bytes, as: UTF8.self).contains("hello"))
    }

    @Test("Without colours attributes stay")
    func attributesWithoutColor() {
        var writer = FrameWriter(depth: .none)
        var canvas = CellCanvas(width: 4, height: 1, background: RGB(0x123456))
        canvas.write("ab", at: CellPoint(x: 0, y: 0), foreground: RGB(0xFF0000), attributes: [.bold, .strikethrough])
        writer.encode(canvas)
        let sent = String(decoding: writer.bytes, as: UTF8.self)
        #expect(sent.contains("\u{1B}[1;9mab"))
        #expect(!sent.contains("38;") && !sent.contains("48;"))
    }

    @Test("Fewer colours are written in their own form")
    func fewColors() {
        func sent(_ depth: ColorDepth) -> String {
            var writer = FrameWriter(depth: depth)
            var canvas = CellCanvas(width: 1, height: 1)
            canvas.write("x", at: CellPoint(x: 0, y: 0), foreground: RGB(0xFF0000), background: RGB(0x0000FF))
            writer.encode(canvas)
            return String(decoding: writer.bytes, as: UTF8.self)
        }
        #expect(sent(.trueColor).contains("\u{1B}[38;2;255;0;0;48;2;0;0;255mx"))
        #expect(sent(.indexed256).contains("\u{1B}[38;5;196;48;5;21mx"))
        #expect(sent(.ansi16).contains("\u{1B}[91;104mx"))
    }

    @Test("Letters do not vanish where two colours become one")
    func collapsedColors() {
        var writer = FrameWriter(depth: .ansi16)
        var canvas = CellCanvas(width: 1, height: 1)
        canvas.write("x", at: CellPoint(x: 0, y: 0), foreground: RGB(0xFF453A), background: RGB(0xA02020))
        writer.encode(canvas)
        #expect(String(decoding: writer.bytes, as: UTF8.self).contains("\u{1B}[97;"))
    }
}

extension CellCanvas {
    fileprivate static func random(_ width: Int, _ height: Int, using source: inout Seeded, orEmpty: Bool) -> CellCanvas
    {
        orEmpty ? CellCanvas(width: width, height: height) : random(width, height, using: &source)
    }
}
