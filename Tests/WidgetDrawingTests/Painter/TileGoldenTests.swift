import Testing
import WidgetArchive
import WidgetDrawing
import WidgetLayout

@Suite("Tiles as plain text")
struct TileGoldenTests {
    private var parts: [PlacedView] {
        var bar = ProgressNode()
        bar.value = 0.5
        var scale = GaugeNode()
        scale.style = "accessoryLinear"
        scale.value = 0.5
        var button = Drawing.symbol("checkmark.circle.fill", 1, 1)
        button.control = ControlNode()
        return [
            button, Drawing.text("Water 牛乳", 3, 1) { $0.strikethrough = .init() },
            Drawing.view(1, 2, 16, 1, .divider(isVertical: false)),
            Drawing.shape(.circle, .color(.system("red")), 1, 3, 1, 1), Drawing.text("Focus", 3, 3),
            Drawing.view(12, 3, 5, 1, .knob(isOn: true, tint: nil)), Drawing.view(1, 4, 16, 1, .progress(bar)),
            Drawing.view(1, 5, 16, 1, .gauge(scale)),
        ]
    }

    @Test("With lines and symbols")
    func unicode() {
        #expect(
            Drawing.tile(18, 7, style: Drawing.plain, parts).canvas.plainText() == """
                ╭──────────────────╮
                │                  │
                │ ✔ Water 牛乳     │
                │ ──────────────── │
                │ ● Focus    (━━●) │
                │ ━━━━━━━━──────── │
                │ ━━━━━━━━●━━━━━━━ │
                │                  │
                ╰──────────────────╯

                """)
    }

    @Test("Without colours what is filled is seen, and neither a quiet card nor the widget's ground is ink")
    func filled() {
        let blue = Paint.color(.system("blue"))
        func tile(_ style: DrawingStyle, _ scheme: DrawingScheme) -> String {
            var style = style
            style.scheme = scheme
            let parts = [
                Drawing.shape(.rectangle, .color(.system("green")), 0, 0, 12, 5),
                Drawing.shape(
                    .roundedRectangle(cornerWidth: 0, cornerHeight: 0, continuous: false),
                    .faded(.color(.system("green")), 0.9), 1, 1, 2, 1),
                Drawing.shape(.rectangle, blue, 4, 1, 2.5, 1.5), Drawing.shape(.capsule, blue, 1, 3, 4, 1),
                // A ground of words: words say that it is there.
                Drawing.shape(.rectangle, blue, 7, 3, 4, 1), Drawing.text("ab", 8, 3),
            ]
            return Drawing.tile(12, 5, style: style, parts).canvas.plainText()
        }
        for scheme in [DrawingScheme.light, .dark] {
            #expect(
                tile(Drawing.plain, scheme) == """
                    ╭────────────╮
                    │            │
                    │    ██▌     │
                    │    ▀▀▘     │
                    │ ████   ab  │
                    │            │
                    ╰────────────╯

                    """)
        }
        var ascii = Drawing.plain
        ascii.glyphs = .ascii
        #expect(tile(ascii, .light).contains("|    ###     |"))
    }

    @Test("What is taken out of a mask shows nothing, in cells and as SVG")
    func hole() {
        var hole = Drawing.shape(.rectangle, .color(.system("red")), 3, 1, 4, 1)
        hole.effects = [.blend("destinationOut")]
        var bar = Drawing.shape(.rectangle, .color(.system("blue")), 1, 0, 8, 3)
        bar.effects = [
            .mask(Drawing.view(0, 0, 10, 3, .group, [Drawing.shape(.rectangle, .foreground, 0, 0, 9, 3), hole]))
        ]
        #expect(
            Drawing.tile(10, 3, style: Drawing.plain, [bar]).canvas.plainText() == """
                ╭──────────╮
                │ ████████ │
                │ ██    ██ │
                │ ████████ │
                ╰──────────╯

                """)
        let svg = SVGPainter().svg(of: Drawing.view(0, 0, 10, 3, .group, [bar]))
        let mask = svg.range(of: "<mask").flatMap { start in
            svg.range(of: "</mask>").map { svg[start.lowerBound..<$0.lowerBound] }
        }
        #expect(mask?.contains("#fff") == true && mask?.contains("#000") == true, "\(svg)")
    }

    @Test("Mirrored, a switch has its knob at the left for on, and bars fill from the right")
    func mirrored() {
        var bar = ProgressNode()
        bar.value = 0.25
        var parts = [
            Drawing.view(1, 0, 8, 1, .knob(isOn: true, tint: nil)),
            Drawing.view(1, 1, 8, 1, .knob(isOn: false, tint: nil)),
            Drawing.view(1, 2, 8, 1, .progress(bar)),
        ]
        for index in parts.indices { parts[index].isMirrored = true }
        #expect(
            Drawing.tile(10, 3, style: Drawing.plain, parts).canvas.plainText() == """
                ╭──────────╮
                │ (●━━)    │
                │ (──●)    │
                │ ──────━━ │
                ╰──────────╯

                """)
    }

    @Test("In ASCII no byte is beyond it and every column stands")
    func ascii() {
        var style = Drawing.plain
        style.glyphs = .ascii
        #expect(
            Drawing.tile(18, 7, style: style, parts).canvas.plainText() == """
                .------------------.
                |                  |
                | v Water ? ?      |
                | ---------------- |
                | * Focus    (==O) |
                | ========-------- |
                | --------O------- |
                |                  |
                '------------------'

                """)
    }

    @Test("Failure and title stand on the edge and below")
    func marks() {
        var style = Drawing.plain
        style.showsTitles = true
        var look = TileLook()
        look.title = "Tasks"
        look.failure = "timed out"
        #expect(
            Drawing.tile(18, 1, style: style, look: look, [Drawing.text("Hello", 1, 0)]).canvas.plainText() == """
                ╭──────────────────╮
                │ Hello            │
                ╰──── ⚠ timed out ─╯
                       Tasks

                """)
    }

    @Test("A tile without a container background says what to do")
    func missingBackground() {
        var look = TileLook()
        look.missingBackground = true
        let text = Drawing.tile(26, 4, style: Drawing.plain, look: look, [Drawing.text("Hello", 1, 0)]).canvas
            .plainText()
        #expect(text.contains("Please adopt"))
        #expect(text.contains("containerBackground"))
        #expect(!text.contains("Hello"))
    }

    @Test("Redacted text is a bar as long as the words")
    func redaction() {
        var view = Drawing.text("secret", 1, 0)
        view.effects = [.redacted(["placeholder"])]
        #expect(
            Drawing.tile(10, 1, style: Drawing.plain, [view]).canvas.plainText() == """
                ╭──────────╮
                │ ░░░░░░   │
                ╰──────────╯

                """)
    }

    @Test("Privacy hides only what is marked private, and an empty redaction ends it")
    func privacy() {
        var secret = Drawing.text("secret", 1, 0)
        secret.effects = [.privacySensitive]
        var shown = Drawing.text("shown", 1, 2)
        shown.effects = [.privacySensitive, .redacted([])]
        var group = Drawing.view(0, 0, 10, 3, .group, [secret, Drawing.text("public", 1, 1), shown])
        group.effects = [.redacted(["privacy"])]
        let text = Drawing.tile(10, 3, style: Drawing.plain, [group]).canvas.plainText()
        #expect(
            text.contains("░░░░░░") && text.contains("public") && text.contains("shown") && !text.contains("secret"))
    }

    @Test("A stroked box is drawn with lines that meet")
    func box() {
        var node = ShapeNode(.roundedRectangle(cornerWidth: 8, cornerHeight: 8, continuous: true), fill: nil)
        node.strokePaint = .foreground
        #expect(
            Drawing.tile(
                8, 3, style: Drawing.plain, [Drawing.view(1, 0, 6, 3, .shape(node)), Drawing.text("ok", 3, 1)]
            ).canvas
                .plainText() == """
                    ╭────────╮
                    │ ╭────╮ │
                    │ │ ok │ │
                    │ ╰────╯ │
                    ╰────────╯

                    """)
    }

    @Test("Hidden and wholly transparent views are not drawn and take no taps")
    func hidden() {
        var first = Drawing.text("one", 0, 0)
        first.effects = [.hidden]
        first.control = ControlNode()
        var second = Drawing.text("two", 0, 1)
        second.effects = [.opacity(0)]
        second.control = ControlNode()
        let (canvas, report) = Drawing.tile(5, 2, style: Drawing.plain, [first, second])
        #expect(!canvas.plainText().contains("o"))
        #expect(report.controls.isEmpty)
    }
}
