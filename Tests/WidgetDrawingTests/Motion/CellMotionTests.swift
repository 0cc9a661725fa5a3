import Testing

@testable import WidgetDrawing

@Suite("Motion in cells")
struct CellMotionTests {
    private let white = RGB(0xFFFFFF)
    private let black = RGB(0x000000)

    private func canvas(_ text: String, _ foreground: RGB?, _ background: RGB?) -> CellCanvas {
        var canvas = CellCanvas(width: 6, height: 1, background: background)
        _ = canvas.write(text, at: CellPoint(x: 0, y: 0), foreground: foreground, maxWidth: 6)
        return canvas
    }

    @Test("It begins with the one frame and ends with the other, exactly")
    func ends() throws {
        let (from, to) = (canvas("ab 1", white, black), canvas("xb 4", black, white))
        let motion = try #require(CellMotion(from: from, to: to))
        #expect(motion.frame(at: 0) == from)
        #expect(motion.frame(at: 1) == to)
        #expect(motion.frame(at: 7) == to)
        #expect(motion.frame(at: -1) == from)
    }

    @Test("Colours are mixed on the way, letters fade out and then in")
    func fades() throws {
        let motion = try #require(CellMotion(from: canvas("a", white, black), to: canvas("b", white, black)))
        let middle = motion.frame(at: 0.25)[0, 0]
        #expect(middle.glyph == Glyph("a"))
        let color = try #require(middle.foreground)
        #expect(color.red > 0 && color.red < 255)
        #expect(motion.frame(at: 0.75)[0, 0].glyph == Glyph("b"))
        let ground = try #require(CellMotion(from: canvas("", nil, black), to: canvas("", nil, white)))
        let gray = try #require(ground.frame(at: 0.5)[3, 0].background)
        #expect((100...150).contains(gray.red))
    }

    @Test("Digits roll through those between, the shorter way round")
    func rolls() throws {
        func seen(_ old: String, _ new: String) throws -> [String] {
            let motion = try #require(CellMotion(from: canvas(old, white, black), to: canvas(new, white, black)))
            var digits: [String] = []
            for step in 0...20 {
                let text = motion.frame(at: Double(step) / 20)[0, 0].glyph.text
                if digits.last != text { digits.append(text) }
            }
            return digits
        }
        #expect(try seen("3", "6") == ["3", "4", "5", "6"])
        #expect(try seen("6", "3") == ["6", "5", "4", "3"])
        #expect(try seen("9", "1") == ["9", "0", "1"])
        #expect(try seen("1", "9") == ["1", "0", "9"])
    }

    @Test("What has no colour of its own, or is wide, changes at once")
    func atOnce() throws {
        let plain = try #require(CellMotion(from: canvas("a", nil, nil), to: canvas("b", nil, nil)))
        #expect(plain.frame(at: 0.1) == plain.to)
        let wide = try #require(CellMotion(from: canvas("語", white, black), to: canvas("本", white, black)))
        #expect(wide.frame(at: 0.1) == wide.to)
        let half = try #require(CellMotion(from: canvas("語", white, black), to: canvas("ab", white, black)))
        for step in 0...10 { #expect(half.frame(at: Double(step) / 10)[0, 0].columns == 1) }
    }

    @Test("Equal frames and frames of different sizes have no motion")
    func none() {
        let frame = canvas("a", white, black)
        #expect(CellMotion(from: frame, to: frame) == nil)
        #expect(CellMotion(from: frame, to: CellCanvas(width: 5, height: 1)) == nil)
    }

    @Test("A new end is taken over on the way; one of another size ends the motion")
    func retargeted() throws {
        var motion = try #require(CellMotion(from: canvas("a", white, black), to: canvas("b", white, black)))
        let goesOn = motion.retarget(canvas("c", white, black))
        #expect(goesOn && motion.frame(at: 1)[0, 0].glyph == Glyph("c"))
        let another = motion.retarget(CellCanvas(width: 1, height: 1))
        #expect(!another)
    }
}
