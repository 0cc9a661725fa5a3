import Testing
import WidgetArchive
import WidgetDrawing
import WidgetLayout

@Suite("Tiles in colour")
struct TileColorTests {
    @Test("Of 256 colours the wallpaper takes one that is not the tiles' grey", arguments: DrawingScheme.allCases)
    func fewColors(scheme: DrawingScheme) {
        let terminal = TerminalCapabilities(
            environment: ["TERM": "xterm-256color"], inputIsTerminal: true, outputIsTerminal: true,
            colorOverride: .indexed256)
        let style = DrawingStyle(capabilities: terminal, scheme: scheme)
        let (top, bottom) = style.wallpaper
        #expect(top == bottom && top.red != top.blue)
    }

    @Test("Nothing is drawn outside the tile, whatever overhangs")
    func clipping() {
        let painter = TilePainter(style: Drawing.colored())
        var canvas = CellCanvas(width: 30, height: 10)
        let before = canvas
        let root = Drawing.view(
            0, 0, 10, 3, .group,
            [
                Drawing.shape(.rectangle, .color(.system("red")), -20, -5, 60, 20),
                Drawing.text("a very long text that overhangs on both sides", -6, 1), Drawing.text("above", 1, -2),
                Drawing.text("牛", 9, 2),
            ])
        let report = painter.paint(root, into: &canvas, at: CellPoint(x: 8, y: 3))
        for y in 0..<10 {
            for x in 0..<30 where !report.frame.contains(CellPoint(x: x, y: y)) {
                #expect(canvas[x, y] == before[x, y], "\(x), \(y)")
            }
        }
        #expect(canvas[12, 4].background == RGB(0xFF453A))
        #expect(canvas[17, 5].glyph.text != "牛")
    }

    @Test("The ground is the scheme's widget background")
    func ground() {
        #expect(Drawing.tile(10, 4, style: Drawing.colored(.dark), []).canvas[5, 2].background == RGB(0x1C1C1E))
        #expect(Drawing.tile(10, 4, style: Drawing.colored(.light), []).canvas[5, 2].background == RGB(0xFFFFFF))
    }

    @Test("Corners show what lies behind")
    func corners() {
        let canvas = Drawing.tile(10, 4, style: Drawing.colored(), []).canvas
        let corner = canvas[0, 0]
        #expect(corner.glyph != Glyph.space)
        #expect([corner.foreground, corner.background].contains(RGB(0x1C1C1E)))
        #expect(canvas[1, 0].background == RGB(0x1C1C1E))
    }

    @Test("Secondary text is fainter than primary, tertiary fainter still, and all can be read")
    func levels() throws {
        let views = (0..<4).map { level in
            Drawing.text("x", Double(level) + 2, 1) { $0.paint = .hierarchical(level: level, of: nil) }
        }
        for scheme in DrawingScheme.allCases {
            let canvas = Drawing.tile(10, 3, style: Drawing.colored(scheme), views).canvas
            let ground = try #require(canvas[2, 1].background)
            let contrasts = try (0..<4).map { try #require(canvas[$0 + 2, 1].foreground).contrast(to: ground) }
            #expect(contrasts == contrasts.sorted(by: >))
            #expect(contrasts[0] > contrasts[1] && contrasts[1] > contrasts[2])
            #expect(contrasts[2] >= 2.95 && contrasts[3] >= 1.85)
        }
    }

    @Test("Opacity is laid over the ground, and a later opaque shape hides letters")
    func layers() {
        var half = Drawing.shape(.rectangle, .color(.system("white")), 0, 0, 4, 3)
        half.effects = [.opacity(0.5)]
        let canvas = Drawing.tile(
            8, 3, style: Drawing.colored(),
            [half, Drawing.text("hidden", 1, 1), Drawing.shape(.rectangle, .color(.system("blue")), 2, 1, 6, 1)]
        ).canvas
        #expect(canvas[1, 2].background == RGB(0x8E8E8F))
        #expect(canvas[1, 1].glyph.text == "h")
        #expect(canvas[2, 1].glyph == .space)
        #expect(canvas[3, 1].background == RGB(0x0A84FF))
    }

    @Test("Accented, there are two colours; vibrant, there is none")
    func renderings() {
        func drawn(_ rendering: TileRendering, _ effect: Effect? = nil) -> RGB? {
            var style = Drawing.colored(.dark)
            style.rendering = rendering
            style.accent = RGBA(0xFF9F0A)
            var field = Drawing.shape(.rectangle, .color(.system("green")), 1, 1, 4, 2)
            field.effects = effect.map { [$0] } ?? []
            return Drawing.tile(8, 4, style: style, [field]).canvas[3, 2].background
        }
        #expect(drawn(.accented) == RGB(0xFFFFFF) && drawn(.accented, .accentable(true)) == RGB(0xFF9F0A))
        #expect(drawn(.accented, .accentable(false)) == RGB(0xFFFFFF))
        #expect(drawn(.fullColor, .accentable(true)) == drawn(.fullColor) && drawn(.fullColor) != RGB(0xFFFFFF))
        let gray = drawn(.vibrant)
        #expect(gray.map { abs(Int($0.red) - Int($0.blue)) <= 2 && $0 != RGB(0xFFFFFF) } == true)
    }

    @Test("A fine line is seen wherever it lies, and is one dot wide")
    func fineLines() {
        for place in stride(from: 16.0, through: 32, by: 0.5) {
            for isVertical in [true, false] {
                var path = PathDescription()
                (path.commands, path.numbers) = ("ML", isVertical ? [place, 0, place, 64] : [0, place, 64, place])
                var node = ShapeNode(.path(path, madeFor: nil), fill: nil)
                node.strokePaint = .color(.system("red"))
                let line = Drawing.view(0, 0, 8, 4, .shape(node))
                let canvas = Drawing.tile(8, 4, style: Drawing.colored(), [line]).canvas
                let dots = (0..<(isVertical ? 4 : 8)).map { step in
                    (0..<(isVertical ? 8 : 4)).reduce(0) { sum, other in
                        let glyph = isVertical ? canvas[other, step].glyph : canvas[step, other].glyph
                        let value = glyph.text.unicodeScalars.first?.value ?? 0
                        return sum + ((0x2800...0x28FF).contains(value) ? (value - 0x2800).nonzeroBitCount : 0)
                    }
                }
                #expect(dots.dropFirst().dropLast().allSatisfy { $0 == (isVertical ? 4 : 2) }, "\(place) \(dots)")
            }
        }
    }

    @Test("A title that is wider than its tile ends with an ellipsis")
    func longTitle() {
        var style = Drawing.colored()
        style.showsTitles = true
        var look = TileLook()
        look.title = "Lock Screen 牛肉"
        func title(_ width: Double) -> String {
            let canvas = Drawing.tile(width, 3, style: style, look: look, []).canvas
            return (0..<canvas.width).map { canvas[$0, 3].glyph.text }.joined()
        }
        #expect(title(9).contains("Lock Scr…"))
        #expect(title(14).contains("Lock Screen …") && title(20).contains("Lock Screen 牛 肉 "))
    }

    @Test("A vertical gradient has two colours in each cell")
    func gradient() {
        var gradient = GradientPaint()
        gradient.stops = [.init(color: .system("black"), location: 0), .init(color: .system("white"), location: 1)]
        let canvas = Drawing.tile(
            8, 4, style: Drawing.colored(), [Drawing.shape(.rectangle, .gradient(gradient), 0, 0, 8, 4)]
        ).canvas
        #expect(canvas[4, 1].glyph.text == "▀")
        #expect(canvas[4, 1].foreground == RGB(0x505050))
        #expect(canvas[4, 1].background == RGB(0x707070))
    }

    @Test("Letters on a gradient stand on a ground of one colour")
    func lettersOnGradient() {
        var gradient = GradientPaint()
        gradient.stops = [.init(color: .system("black"), location: 0), .init(color: .system("white"), location: 1)]
        let canvas = Drawing.tile(
            8, 4, style: Drawing.colored(),
            [Drawing.shape(.rectangle, .gradient(gradient), 0, 0, 8, 4), Drawing.text("x", 4, 1)]
        ).canvas
        #expect(canvas[4, 1].glyph.text == "x")
        #expect(canvas[4, 1].background == RGB(0x606060))
    }

    @Test("A clip keeps shapes and letters inside")
    func clip() {
        var group = Drawing.view(
            2, 0, 2, 3, .group,
            [Drawing.text("abcdef", 0, 1), Drawing.shape(.rectangle, .color(.system("red")), 0, 2, 8, 1)])
        group.effects = [.clip(.rectangle, evenOdd: false)]
        let canvas = Drawing.tile(8, 3, style: Drawing.colored(), [group]).canvas
        #expect((0..<8).map { canvas[$0, 1].glyph.text }.joined() == "  cd    ")
        #expect(canvas[2, 2].background == RGB(0xFF453A) && canvas[3, 2].background == RGB(0xFF453A))
        #expect(canvas[5, 2].background == RGB(0x1C1C1E))
    }

    @Test("A mask of a fading gradient fades")
    func mask() {
        var gradient = GradientPaint()
        gradient.stops = [.init(color: .system("black"), location: 0), .init(color: .system("clear"), location: 1)]
        gradient.start = UnitPosition(x: 0, y: 0.5)
        gradient.end = UnitPosition(x: 1, y: 0.5)
        var fill = Drawing.shape(.rectangle, .color(.system("white")), 0, 0, 10, 3)
        fill.effects = [.mask(Drawing.shape(.rectangle, .gradient(gradient), 0, 0, 10, 3))]
        let canvas = Drawing.tile(10, 3, style: Drawing.colored(), [fill]).canvas
        let brightness = (2..<9).map { canvas[$0, 1].background?.red ?? 0 }
        #expect(brightness == brightness.sorted(by: >))
        #expect(brightness[0] > 150 && brightness[6] < 80)
    }

    @Test("The control under a cell is the frontmost, and its frame is clipped to the tile")
    func controls() {
        func control(_ key: String, _ view: PlacedView) -> PlacedView {
            var view = view
            var node = ControlNode()
            node.key = key
            view.control = node
            return view
        }
        let (_, report) = Drawing.tile(
            10, 3, style: Drawing.plain,
            [control("back", Drawing.view(0, 0, 10, 3)), control("front", Drawing.view(4, 1, 20, 1))])
        #expect(report.contentOrigin == CellPoint(x: 1, y: 1))
        #expect(report.control(at: CellPoint(x: 2, y: 2))?.key == "back")
        #expect(report.control(at: CellPoint(x: 5, y: 2))?.key == "front")
        #expect(report.controls.last?.frame == CellRect(x: 5, y: 2, width: 6, height: 1))
        #expect(report.control(at: CellPoint(x: 0, y: 0)) == nil)
    }

    @Test("Focus, pointer, press and disabling each change a control's look")
    func states() {
        func drawn(disabled: Bool = false, _ change: (inout TileLook) -> Void) -> CellCanvas {
            var view = Drawing.text("Add", 3, 1)
            var node = ControlNode()
            node.key = "add"
            node.isDisabled = disabled
            view.control = node
            var look = TileLook()
            change(&look)
            return Drawing.tile(10, 3, style: Drawing.colored(), look: look, [view]).canvas
        }
        let looks = [
            drawn { _ in }, drawn { $0.focusedControl = "add" }, drawn { $0.hoveredControl = "add" },
            drawn { $0.pressedControls = ["add"] }, drawn(disabled: true) { _ in },
        ]
        for first in looks.indices {
            for second in looks.indices where second > first && !(first == 3 && second == 4) {
                #expect(looks[first] != looks[second], "\(first) and \(second)")
            }
            #expect(looks[first].plainText().contains("Add"))
        }
    }

    @Test("Without colours the focused control is reversed, and in plain text nothing tells it apart")
    func focusWithoutColor() {
        var view = Drawing.text("Add", 1, 0)
        view.control = ControlNode()
        view.control?.key = "add"
        var look = TileLook()
        look.focusedControl = "add"
        var style = Drawing.plain
        style.hasAttributes = true
        #expect(Drawing.tile(6, 1, style: style, look: look, [view]).canvas[2, 1].attributes.contains(.reverse))
        style.hasAttributes = false
        #expect(Drawing.tile(6, 1, style: style, look: look, [view]).canvas[2, 1].attributes.isEmpty)
    }

    @Test("What cannot be shown is reported by name, once")
    func remarks() {
        let (_, report) = Drawing.tile(
            10, 3, style: Drawing.colored(),
            [
                Drawing.symbol("no.such.thing", 1, 1), Drawing.symbol("no.such.thing", 2, 1),
                Drawing.view(3, 1, 2, 1, .unsupported("ScrollView")),
            ])
        #expect(report.remarks.count == 2)
        #expect(report.remarks.contains { $0.contains("no.such.thing") })
        #expect(report.remarks.contains { $0.contains("ScrollView") })
    }

    @Test("Weights, slants and lines become attributes")
    func attributes() {
        let views = [
            Drawing.text("a", 1, 1) { $0.font.weight = .bold }, Drawing.text("b", 2, 1) { $0.font.isItalic = true },
            Drawing.text("c", 3, 1) { $0.strikethrough = .init() }, Drawing.text("d", 4, 1) { $0.underline = .init() },
            Drawing.text("e", 5, 1) { $0.font.style = .headline }, Drawing.text("f", 6, 1) { $0.font.weight = .light },
        ]
        let canvas = Drawing.tile(10, 3, style: Drawing.colored(), views).canvas
        let found = (1...6).map { canvas[$0, 1].attributes }
        #expect(found == [.bold, .italic, .strikethrough, .underline, .bold, []])
    }

    @Test("Lengths that are not numbers, negative or huge never trap", arguments: [Double.nan, .infinity, -50, 1e12])
    func strange(value: Double) {
        var view = Drawing.shape(.capsule, .color(.system("red")), 0, 0, 4, 2)
        view.frame = Rect(x: value, y: value, width: value, height: 16)
        var text = Drawing.text("x", 0, 0)
        if case .text(var lines) = text.content {
            lines.lines[0].frame.origin.x = value
            text.content = .text(lines)
        }
        var turned = Drawing.shape(.rectangle, .color(.system("red")), 1, 1, 2, 1)
        turned.effects = [
            .rotation(degrees: value, anchor: UnitPosition()), .scale(x: value, y: 1, anchor: UnitPosition()),
        ]
        var progress = ProgressNode()
        progress.value = value
        let bar = Drawing.view(0, 0, 4, 1, .progress(progress))
        let (canvas, _) = Drawing.tile(8, 3, style: Drawing.colored(), [view, text, turned, bar])
        #expect(canvas.width == 8)
    }
}
