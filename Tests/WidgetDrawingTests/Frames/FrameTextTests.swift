import Testing
import WidgetDrawing

@Suite("Frames as text")
struct FrameTextTests {
    private func canvas() -> CellCanvas {
        var canvas = CellCanvas(width: 8, height: 2, background: RGB(0x101010))
        canvas.write("hi 牛", at: CellPoint(x: 1, y: 0), foreground: RGB(0xFFFFFF), attributes: .bold)
        return canvas
    }

    @Test("Plain text holds no escape and no trailing space")
    func plain() { #expect(canvas().plainText() == " hi 牛\n\n") }

    @Test("Coloured text moves no cursor and ends every line in the terminal's own look")
    func colored() {
        let text = canvas().ansiText(depth: .trueColor)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 3)
        for line in lines.dropLast() { #expect(line.hasSuffix("\u{1B}[m")) }
        let finals = text.split(separator: "\u{1B}[").dropFirst().compactMap { $0.first { $0.isLetter } }
        #expect(Set(finals) == ["m"])
    }
}
