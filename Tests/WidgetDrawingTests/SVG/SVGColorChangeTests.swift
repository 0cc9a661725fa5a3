import Testing
import WidgetArchive
import WidgetLayout

@testable import WidgetDrawing

/// Every colour effect on what is drawn in a colour, on a picture and on emoji, in SVG and in cells.
@Suite("Changes of colour")
struct ColorChangeTests {
    private static let changes: [(Modifier, RGB)] = [
        (.colorEffect("brightness", 0.2), RGB(0xFF9966)), (.colorEffect("contrast", 0.5), RGB(0xBF7359)),
        (.colorEffect("saturation", 0), RGB(0x838383)), (.colorEffect("grayscale", 1), RGB(0x838383)),
        (.colorEffect("hueRotation", 180), RGB(0x07A0D3)), (.colorEffect("colorInvert", 1), RGB(0x0099CC)),
        (.colorMultiply(.rgba(red: 0.5, green: 1, blue: 0, alpha: 1)), RGB(0x806600)),
    ]
    private static let orange = ColorReference.rgba(red: 1, green: 0.4, blue: 0.2, alpha: 1)

    private static func svg(_ node: Node) -> String { SVGPainterTests.picture(node).svg }

    /// What a matrix of `feColorMatrix` makes of the orange.
    private static func applied(_ matrix: [Double]) -> RGB {
        let parts = [1, 0.4, 0.2, 1, 1]
        let rows = (0..<3).map { row in zip(matrix[(row * 5)...], parts).reduce(0) { $0 + $1.0 * $1.1 } }
        let clamped = rows.map { Float(min(max($0, 0), 1)) }
        return RGB(RGBA(red: clamped[0], green: clamped[1], blue: clamped[2], alpha: 1))
    }

    private static func matrix(in svg: String) throws -> [Double] {
        let words = try #require(svg.firstMatch(of: #/feColorMatrix values="([^"]*)"/#)).1
        return words.split(separator: " ").compactMap { Double($0) }
    }

    private static func isNear(_ first: RGB, _ second: RGB) -> Bool {
        [(first.red, second.red), (first.green, second.green), (first.blue, second.blue)]
            .allSatisfy { abs(Int($0) - Int($1)) <= 1 }
    }

    @Test("A shape is drawn in the changed colour, in SVG and in cells", arguments: changes)
    func shapes(change: Modifier, expected: RGB) throws {
        let shape = Node(.modified(change, Node(.shape(ShapeNode(.rectangle, fill: .color(Self.orange))))))
        let fill = try #require(Self.svg(shape).matches(of: #/<rect[^>]* fill="#([0-9a-f]{6})"/#).last).1
        let hex = try #require(UInt32(fill, radix: 16))
        #expect(Self.isNear(RGB(hex), expected), "\(fill)")
        var view = Drawing.shape(.rectangle, .color(Self.orange), 1, 1, 4, 2)
        if case .colorEffect(let name, let amount) = change { view.effects = [.colorEffect(name, amount)] }
        if case .colorMultiply(let color) = change { view.effects = [.colorMultiply(color)] }
        let canvas = Drawing.tile(6, 4, style: Drawing.colored(), [view]).canvas
        let cell = try #require(canvas[2, 1].background)
        #expect(Self.isNear(cell, expected), "\(cell)")
    }

    @Test("A picture and emoji get a filter that makes the same of each colour", arguments: changes)
    func filters(change: Modifier, expected: RGB) throws {
        var image = ImageNode()
        (image.base64, image.isResizable) = (SamplePNG.twoRows, true)
        for content in [Node(.image(image)), SVGPainterTests.text("🌼 7")] {
            let svg = Self.svg(Node(.modified(change, content)))
            #expect(Self.isNear(Self.applied(try Self.matrix(in: svg)), expected))
        }
        #expect(!Self.svg(Node(.modified(change, SVGPainterTests.text("no 1")))).contains("feColorMatrix"))
        #expect(!Self.svg(SVGPainterTests.text("🌼")).contains("feColorMatrix"))
    }

    @Test("Luminance becomes alpha, of a shape and of a picture")
    func luminance() throws {
        let change = Modifier.colorEffect("luminanceToAlpha", 1)
        let shape = Node(.shape(ShapeNode(.rectangle, fill: .color(Self.orange))))
        #expect(Self.svg(Node(.modified(change, shape))).contains("fill=\"#000000\" fill-opacity=\"0.513\""))
        var image = ImageNode()
        (image.base64, image.isResizable) = (SamplePNG.twoRows, true)
        let matrix = try Self.matrix(in: Self.svg(Node(.modified(change, Node(.image(image))))))
        #expect(matrix.prefix(15).allSatisfy { $0 == 0 } && matrix.suffix(5) == [0.2126, 0.7152, 0.0722, 0, 0])
        // Of a see-through colour the picture keeps as much as the colour has.
        let veil = Modifier.colorMultiply(.rgba(red: 1, green: 1, blue: 1, alpha: 0.5))
        let veiled = try Self.matrix(in: Self.svg(Node(.modified(veil, Node(.image(image))))))
        #expect(veiled.suffix(5) == [0, 0, 0, 0.5, 0])
    }
}
