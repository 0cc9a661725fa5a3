import Foundation
import Testing
import WidgetArchive
import WidgetLayout

@testable import WidgetDrawing

@Suite("What pictures are made of")
struct SVGLookTests {
    private static func svg(
        _ node: Node, style: SVGStyle = quiet(), direction: LayoutContext.Direction = .leftToRight,
        family: WidgetFamilyName = .systemSmall, background: Node? = nil, look: TileLook = TileLook()
    ) -> String {
        SVGPainterTests.picture(
            node, background: background, family: family, style: style, direction: direction, look: look
        ).svg
    }

    private static func quiet(_ scheme: DrawingScheme = .light, _ mode: TileRendering = .fullColor) -> SVGStyle {
        var style = SVGStyle(scheme: scheme, renderingMode: mode)
        style.marksIdentity = false
        return style
    }

    private static func box(_ fill: Paint, _ shape: ShapeDescription = .rectangle) -> Node {
        Node(.shape(ShapeNode(shape, fill: fill)))
    }

    private static func wrapped(_ modifiers: Modifier..., node: Node = box(.color(.system("blue")))) -> Node {
        modifiers.reduce(node) { Node(.modified($1, $0)) }
    }

    @Test("A picture of one line, as it stands in the file")
    func golden() {
        let svg = Self.svg(SVGPainterTests.text("Hi & bye"), background: Self.box(.color(.system("yellow"))))
        #expect(
            svg == """
                <svg xmlns="http://www.w3.org/2000/svg" width="158" height="158" viewBox="0 0 158 158" \
                font-family="Inter, SF Pro Text, Helvetica Neue, Arial, sans-serif">
                 <defs>
                  <clipPath id="c7vg9xd61">
                   <path d="M33.63 0 L124.37 0 C134.05 0 138.9 0 144.11 1.65 C149.8 3.72 154.28 8.2 156.35 13.89 \
                C158 19.1 158 23.95 158 33.63 L158 124.37 C158 134.05 158 138.9 156.35 144.11 C154.28 149.8 149.8 154.28 \
                144.11 156.35 C138.9 158 134.05 158 124.37 158 L33.63 158 C23.95 158 19.1 158 13.89 156.35 C8.2 154.28 \
                3.72 149.8 1.65 144.11 C0 138.9 0 134.05 0 124.37 L0 33.63 C0 23.95 0 19.1 1.65 13.89 C3.72 8.2 8.2 3.72 \
                13.89 1.65 C19.1 0 23.95 0 33.63 0Z"/>
                  </clipPath>
                 </defs>
                 <g clip-path="url(#c7vg9xd61)">
                  <rect width="158" height="158" fill="#ffffff"/>
                  <rect width="158" height="158" fill="#ffcc00"/>
                  <text x="47" y="85.04" font-size="17" letter-spacing="-0.43" textLength="63.51" \
                lengthAdjust="spacingAndGlyphs" fill="#000000">Hi &amp; bye</text>
                 </g>
                </svg>

                """)
    }

    @Test(
        "Numbers have as many decimals as they need and are never in scientific form",
        arguments: [
            (0.0, "0"), (1.5, "1.5"), (-0.004, "0"), (-2.345, "-2.35"), (1e300, "10000000"), (.infinity, "0"),
            (.nan, "0"), (0.1 + 0.2, "0.3"), (100, "100"), (-0.5, "-0.5"), (12.05, "12.05"),
        ])
    func numbers(_ value: Double, _ text: String) {
        var writer = SVGWriter()
        writer.append(value)
        #expect(String(decoding: writer.bytes, as: UTF8.self) == text)
    }

    @Test(
        "A switch is 51 × 31 points, its knob at the end when it is on, at the start when it is off, mirrored from right to left"
    )
    func switches() {
        func knob(_ isOn: Bool, _ direction: LayoutContext.Direction) -> String {
            Self.svg(Node(.knob(isOn: isOn, tint: nil)), direction: direction)
        }
        let on = knob(true, .leftToRight)
        #expect(on.contains("<rect x=\"53.5\" y=\"63.5\" width=\"51\" height=\"31\" rx=\"15.5\" fill=\"#34c759\"/>"))
        #expect(on.contains("<circle cx=\"89\" cy=\"79\" r=\"13.5\""))
        #expect(knob(false, .leftToRight).contains("<circle cx=\"69\" cy=\"79\" r=\"13.5\""))
        #expect(knob(true, .rightToLeft).contains("<circle cx=\"69\" cy=\"79\" r=\"13.5\""))
    }

    @Test("The scheme chooses the system's colours")
    func scheme() {
        let node = Self.box(.color(.system("green")))
        #expect(Self.svg(node).contains("#34c759"))
        #expect(Self.svg(node, style: Self.quiet(.dark)).contains("#30d158"))
    }

    @Test("Secondary text is the label's colour with its own opacity, not a grey of ours")
    func hierarchy() {
        let node = SVGPainterTests.text("a") { $0.paint = .hierarchical(level: 1, of: nil) }
        #expect(Self.svg(node).contains("fill=\"#3c3c43\" fill-opacity=\"0.6\""))
    }

    @Test("Effects stand on groups in the order in which they were applied")
    func effects() throws {
        let svg = Self.svg(Self.wrapped(.opacity(0.4), .rotation(degrees: 20, anchor: UnitPosition())))
        #expect(svg.contains("<g opacity=\"0.4\" transform=\"rotate(20 79 79)\">"))
        let other = Self.svg(Self.wrapped(.rotation(degrees: 20, anchor: UnitPosition()), .opacity(0.4)))
        let outer = try #require(other.range(of: "<g opacity=\"0.4\">"))
        let inner = try #require(other.range(of: "<g transform=\"rotate(20 79 79)\">"))
        #expect(outer.lowerBound < inner.lowerBound)
    }

    @Test("What is hidden or wholly transparent is not in the file")
    func hidden() {
        #expect(!Self.svg(Self.wrapped(.hidden)).contains("#007aff"))
        #expect(!Self.svg(Self.wrapped(.opacity(0))).contains("#007aff"))
    }

    @Test("Equal definitions are written once")
    func definitions() {
        let gradient = Self.box(.standardGradient(.system("red")))
        let twice = Node(.stack(StackNode(.depth, [gradient, gradient])))
        #expect(Self.svg(twice).components(separatedBy: "<linearGradient").count == 2)
    }

    @Test("An angular gradient, which SVG has not, is a pattern of wedges")
    func angular() {
        var paint = GradientPaint()
        paint.shape = .angular
        paint.stops = [.init(color: .system("red"), location: 0), .init(color: .system("blue"), location: 1)]
        let svg = Self.svg(Self.box(.gradient(paint), .circle))
        #expect(svg.contains("<pattern") && svg.contains("fill=\"url(#p"))
        // The ground would show between the wedges where they meet.
        let pattern = svg[(svg.firstRange(of: "<pattern")?.upperBound ?? svg.startIndex)...]
        #expect(pattern.split(separator: "\n").dropFirst().first?.contains("<rect") == true)
    }

    @Test("A mask is drawn in white, so that opacity counts and colour does not")
    func masks() {
        let svg = Self.svg(Self.wrapped(.mask(Self.box(.color(.system("black")), .circle), alignment: .center)))
        #expect(svg.contains("<mask") && svg.contains("fill=\"#ffffff\"/>\n  </mask>"))
    }

    @Test("A blur and a shadow are filters with room for what they spread")
    func filters() {
        var shadow = ShadowPaint()
        (shadow.radius, shadow.y) = (4, 2)
        #expect(
            Self.svg(Self.wrapped(.shadow(shadow))).contains("<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"4\"/>"))
        #expect(Self.svg(Self.wrapped(.blur(3))).contains("<feGaussianBlur stdDeviation=\"3\"/>"))
    }

    @Test("Redacted words and symbols are bars")
    func redacted() {
        let row = Node(
            .stack(StackNode(.horizontal, [SVGPainterTests.text("secret"), Node(.symbol(SymbolNode(name: "star")))])))
        let svg = Self.svg(Node(.modified(.redacted(["placeholder"]), row)))
        #expect(!svg.contains("secret") && svg.contains("fill-opacity=\"0.16\""))
    }

    @Test("Without their values rings stay rings and switches keep their form")
    func redactedParts() {
        func svg(_ node: Node) -> String { Self.svg(Node(.modified(.redacted(["placeholder"]), node))) }
        var gauge = GaugeNode()
        gauge.style = "accessoryCircularCapacity"
        #expect(svg(Node(.gauge(gauge))).contains("stroke-opacity=\"0.16\""))
        #expect(svg(Node(.knob(isOn: true, tint: nil))).contains("width=\"51\" height=\"31\" rx=\"15.5\""))
    }

    @Test("Where the place chooses the colours the knob of a switch that is on can be seen")
    func tintedSwitch() {
        for mode in [TileRendering.accented, .vibrant] {
            let svg = Self.svg(Node(.knob(isOn: true, tint: nil)), style: Self.quiet(.dark, mode))
            #expect(svg.contains("fill=\"#000000\" fill-opacity=\"0.55\""), "\(mode)")
        }
    }

    @Test("A path that is mirrored keeps its curves")
    func mirroredPath() {
        var path = PathDescription()
        (path.commands, path.numbers) = ("MC", [0, 0, 10, 0, 20, 10, 30, 30])
        var mirror = ShapeDescription.Transform()
        mirror.scaleX = -1
        let svg = Self.svg(Self.box(.color(.system("red")), .transformed(.path(path, madeFor: nil), mirror)))
        #expect(svg.contains(" C"))
    }

    @Test("For programs without digits of one width each digit stands in the middle of its place")
    func digits() {
        var style = Self.quiet()
        style.placesDigits = true
        var run = TextRun("1:5 of")
        run.font.hasMonospacedDigits = true
        let svg = Self.svg(Node(.text(TextNode(runs: [run]))), style: style)
        #expect(svg.contains("text-anchor=\"middle\">1</tspan>") && svg.contains(">:</tspan>"))
        // The blank at the end of a stretch is one.
        #expect(svg.contains("> of</tspan>") && svg.contains("xml:space=\"preserve\""))
        #expect(!svg.contains("textLength"))
    }

    @Test("What waits for a tap's result is dimmed and stays to be read")
    func pending() {
        let svg = Self.svg(Node(.modified(.redacted(["invalidated"]), SVGPainterTests.text("4"))))
        #expect(svg.contains("<g opacity=\"0.45\">") && svg.contains(">4</text>"))
    }

    @Test("On the lock screen everything is white and brighter is more opaque")
    func vibrant() {
        let row = Node(
            .stack(StackNode(.horizontal, [Self.box(.color(.system("black"))), Self.box(.color(.system("white")))])))
        let svg = Self.svg(row, style: Self.quiet(.dark, .vibrant), family: .accessoryRectangular)
        #expect(svg.contains("fill=\"#ffffff\" fill-opacity=\"0.35\"") && svg.contains("fill=\"#ffffff\"/>"))
        #expect(!svg.contains("#000000"))
    }

    @Test("A tinted home screen shows the accent group in its tint and the rest in white")
    func accented() {
        let row = Node(
            .stack(
                StackNode(.horizontal, [Self.box(.color(.system("red"))), Self.wrapped(.accentable(true))])))
        let svg = Self.svg(row, style: Self.quiet(.dark, .accented))
        #expect(svg.contains("#0a84ff") && svg.contains("fill=\"#ffffff\"") && !svg.contains("#ff453a"))
    }

    @Test("A picture stands in the file itself; a template's colour is a filter; a missing one is said")
    func pictures() {
        var image = ImageNode()
        (image.base64, image.isResizable) = ("iVBORw0KGgo=\"><script>", true)
        #expect(Self.svg(Node(.image(image))).contains("href=\"data:image/png;base64,iVBORw0KGgo=script\""))
        (image.isTemplate, image.paint) = (true, .color(.system("red")))
        #expect(Self.svg(Node(.image(image))).contains("<feColorMatrix values=\"0 0 0 0 1 0 0 0 0 0.2314"))
        image.base64 = nil
        image.name = "cat"
        #expect(SVGPainterTests.picture(Node(.image(image))).remarks == ["the picture “cat” is not there"])
    }

    @Test("A failure and a missing container background are said on the widget")
    func marks() {
        var look = TileLook()
        look.failure = "it threw"
        #expect(Self.svg(SVGPainterTests.text("a"), look: look).contains(">it threw</text>"))
        look = TileLook()
        look.missingBackground = true
        let svg = Self.svg(SVGPainterTests.text("never"), look: look)
        #expect(svg.contains("containerBackground") && !svg.contains("never"))
    }

    @Test("A progress bar's part is as long as its share, from the side where the language begins")
    func progress() {
        var node = ProgressNode()
        node.value = 0.25
        #expect(Self.svg(Node(.progress(node))).contains("<rect x=\"16\" y=\"77\" width=\"31.5\" height=\"4\""))
        #expect(
            Self.svg(Node(.progress(node)), direction: .rightToLeft)
                .contains("<rect x=\"110.5\" y=\"77\" width=\"31.5\" height=\"4\""))
    }

    @Test("A gauge's gradient runs from its least to its most: along a bar, around a ring")
    func gauges() {
        var gradient = GradientPaint()
        gradient.stops = [.init(color: .system("green"), location: 0), .init(color: .system("red"), location: 1)]
        var node = GaugeNode()
        (node.value, node.tint, node.style) = (0.5, .gradient(gradient), "accessoryLinear")
        #expect(Self.svg(Node(.gauge(node))).contains("x1=\"16\" y1=\"79\" x2=\"142\" y2=\"79\""))
        node.style = "accessoryCircular"
        #expect(Self.svg(Node(.gauge(node))).contains("stroke=\"url(#p"))
    }

    @Test("Everything that an archive can hold parses, nested and hostile as it may be")
    func wellFormed() {
        var node = SVGPainterTests.text("x")
        for modifier in [
            Modifier.clip(.circle, evenOdd: true), .scale(x: .infinity, y: 0, anchor: UnitPosition()),
            .blur(-3), .opacity(.nan), .blend("multiply"), .blend("\"/>"), .colorEffect("hueRotation", 90),
            .containerShape(.capsule), .rotation(degrees: .nan, anchor: UnitPosition()),
        ] { node = Node(.modified(modifier, node)) }
        node.id = "\"<&"
        #expect(SVGPainterTests.parse(Self.svg(node, style: SVGStyle())).isWellFormed)
    }
}
