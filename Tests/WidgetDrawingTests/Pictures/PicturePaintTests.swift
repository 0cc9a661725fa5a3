import Testing
import WidgetArchive
import WidgetLayout

@testable import WidgetDrawing

@Suite("A picture as a paint")
struct PicturePaintTests {
    private static func paint(_ change: (inout PicturePaint) -> Void = { _ in }) -> Paint {
        var paint = PicturePaint()
        (paint.image.name, paint.image.base64) = ("stripes", SamplePNG.twoRows)
        paint.image.size = Size(width: 4, height: 2)
        change(&paint)
        return .picture(paint)
    }
    private static func picture(_ paint: Paint) -> SVGPicture {
        SVGPainterTests.picture(Node(.shape(ShapeNode(.rectangle, fill: paint))))
    }

    @Test("It is repeated from the upper left corner of what it fills, in its own size and scale")
    func pattern() {
        let whole = Self.picture(Self.paint()).svg
        #expect(whole.contains("patternUnits=\"userSpaceOnUse\" x=\"16\" y=\"16\" width=\"4\" height=\"2\""))
        #expect(whole.contains("<image x=\"0\" y=\"0\" width=\"4\" height=\"2\"") && whole.contains("fill=\"url(#p"))
        let part = Self.paint {
            $0.source = Rect(x: 0.5, y: 0, width: 0.5, height: 1)
            $0.scale = 3
        }
        let svg = Self.picture(part).svg
        #expect(svg.contains("x=\"16\" y=\"16\" width=\"6\" height=\"6\""))
        #expect(svg.contains("<image x=\"-6\" y=\"0\" width=\"12\" height=\"6\""))
    }

    @Test("It is faded and recoloured with what is around it")
    func changes() {
        #expect(Self.picture(.faded(Self.paint(), 0.25)).svg.contains("<image opacity=\"0.25\""))
        #expect(Self.picture(.hierarchical(level: 1, of: Self.paint())).svg.contains("<image opacity=\"0."))
        let gray = Node(
            .modified(.colorEffect("grayscale", 1), Node(.shape(ShapeNode(.rectangle, fill: Self.paint())))))
        #expect(SVGPainterTests.picture(gray).svg.contains("<feColorMatrix"))
    }

    @Test("A tile of next to nothing, or a picture that is not there, is one quiet colour")
    func nothing() {
        let tiny = Self.picture(Self.paint { $0.scale = 0.001 })
        #expect(!tiny.svg.contains("<pattern") && tiny.remarks.isEmpty)
        let missing = Self.picture(Self.paint { $0.image.base64 = nil })
        #expect(!missing.svg.contains("<pattern") && missing.remarks == ["the picture “stripes” is not there"])
    }

    @Test("In cells it is the picture's average, of what can be seen of it")
    func average() {
        let shape = Drawing.shape(.rectangle, .color(.system("red")), 1, 1, 4, 2)
        var painted = shape
        painted.content = .shape(ShapeNode(.rectangle, fill: Self.paint()))
        let canvas = Drawing.tile(6, 4, style: Drawing.colored(), [painted]).canvas
        #expect(canvas[2, 1].background == RGB(0x800080) || canvas[2, 1].background == RGB(0x7F007F))
        var image = ImageNode()
        image.base64 = SamplePNG.palette
        let color = ColorResolver(scheme: .light).average(of: image)
        // Red, half of green, blue and nearly black.
        #expect(abs(color.alpha - 0.875) < 0.01 && color.components.x > color.components.y)
        image.type = "jpeg"
        #expect(ColorResolver(scheme: .dark).average(of: image) == SystemPalette.fill(level: 0, .dark))
    }

    @Test("A resizable picture that repeats keeps its size")
    func tiled() {
        var image = ImageNode()
        (image.base64, image.size) = (SamplePNG.twoRows, Size(width: 8, height: 16))
        (image.isResizable, image.isTiled, image.interpolation) = (true, true, "none")
        let svg = SVGPainterTests.picture(Node(.image(image))).svg
        #expect(svg.contains("width=\"8\" height=\"16\"") && svg.contains("<pattern"))
        // A cell is a tile: its upper half red, its lower half blue.
        let canvas = Drawing.tile(6, 4, style: Drawing.colored(), [Drawing.view(1, 1, 4, 2, .image(image))]).canvas
        for y in 1...2 {
            #expect(canvas[2, y].foreground == RGB(0xFF0000) && canvas[2, y].background == RGB(0x0000FF))
        }
    }
}
