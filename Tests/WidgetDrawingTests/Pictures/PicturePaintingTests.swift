import Testing
import WidgetArchive
import WidgetLayout

@testable import WidgetDrawing

struct PicturePaintingTests {
    private func tile(
        _ base64: String?, type: String = "png", style: DrawingStyle = Drawing.colored(),
        _ change: (inout ImageNode) -> Void = { _ in }
    )
        -> (canvas: CellCanvas, report: TileReport)
    {
        var image = ImageNode()
        (image.name, image.base64, image.type) = ("lake", base64, type)
        image.size = Size(width: 400, height: 300)
        change(&image)
        return Drawing.tile(
            20, 6, style: style, [Drawing.view(1, 1, 10, 4, .image(image)), Drawing.text("beside", 12, 2)])
    }

    private func text(_ canvas: CellCanvas) -> String {
        (0..<canvas.height).map { y in (0..<canvas.width).map { canvas[$0, y].glyph.text }.joined() }
            .joined(separator: "\n")
    }

    @Test("A picture's pixels stand in its cells")
    func pixels() {
        let canvas = tile(SamplePNG.twoRows).canvas
        #expect(canvas[3, 1].background == RGB(0xFF0000) && canvas[3, 4].background == RGB(0x0000FF))
        #expect(canvas[0, 1].background != RGB(0xFF0000) && canvas[11, 1].background != RGB(0xFF0000))
        #expect(text(canvas).contains("beside"))
    }

    @Test("An edge inside a cell is drawn with half blocks")
    func halves() {
        var image = ImageNode()
        (image.base64, image.interpolation) = (SamplePNG.twoRows, "none")
        let canvas = Drawing.tile(6, 3, style: Drawing.colored(), [Drawing.view(1, 1, 4, 1, .image(image))]).canvas
        #expect(canvas[2, 1].glyph.text == "▀")
        #expect(canvas[2, 1].foreground == RGB(0xFF0000) && canvas[2, 1].background == RGB(0x0000FF))
    }

    @Test("A template is filled with its paint")
    func template() {
        let canvas = tile(SamplePNG.twoRows) {
            $0.isTemplate = true
            $0.paint = .color(.system("green"))
        }.canvas
        #expect(canvas[3, 2].background == SystemPalette.color("green", .dark).map { RGB($0) })
    }

    @Test("Opacity and clips hold for pictures, too")
    func effects() {
        var view = Drawing.view(1, 1, 10, 4, .image(ImageNode()))
        var image = ImageNode()
        (image.base64, image.interpolation) = (SamplePNG.twoRows, "none")
        view.content = .image(image)
        view.effects = [.opacity(0.5), .clip(.circle, evenOdd: false)]
        let canvas = Drawing.tile(12, 6, style: Drawing.colored(), [view]).canvas
        let ground = RGB(0x1C1C1E)
        #expect(canvas[6, 2].background == RGBA(0xFF0000, alpha: 0.5).over(ground))
        #expect(canvas[1, 1].background == ground)
    }

    @Test("A picture that cannot be used is an empty box and one remark, and the rest is drawn")
    func unusable() {
        for (base64, words) in [
            (nil, "is not there"), ("", "has no bytes"), ("////", "is not a PNG file"),
            (String(SamplePNG.tall.prefix(100)), "ends too early"),
        ] {
            let made = tile(base64)
            #expect(made.report.remarks.count == 1 && made.report.remarks[0].contains(words), "\(made.report.remarks)")
            #expect(text(made.canvas).contains("▨") && text(made.canvas).contains("beside"))
        }
    }

    @Test("A JPEG is a field with its name and size")
    func jpeg() {
        let made = tile("////", type: "jpeg")
        #expect(text(made.canvas).contains("▨") && text(made.canvas).contains("lake"))
        #expect(text(made.canvas).contains("400×300") && made.report.remarks.isEmpty)
        #expect(text(tile(SamplePNG.twoRows, style: Drawing.plain).canvas).contains("lake"))
    }

    @Test("A picture is decoded once for all frames of one size")
    func kept() throws {
        let store = PictureStore()
        let first = store.bitmap(base64: SamplePNG.twoRows, maxWidth: 8, maxHeight: 8)
        #expect(try store.bitmap(base64: SamplePNG.twoRows, maxWidth: 8, maxHeight: 8).get() == first.get())
        #expect(try store.bitmap(base64: SamplePNG.twoRows, maxWidth: 2, maxHeight: 1).get().width == 2)
    }
}
