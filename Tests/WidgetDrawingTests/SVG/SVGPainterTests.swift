import Foundation
import Testing
import WidgetArchive
import WidgetDrawing
import WidgetLayout

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("Pictures of widgets")
struct SVGPainterTests {
    /// A view laid out in points, and its picture.
    static func picture(
        _ node: Node, background: Node? = nil, family: WidgetFamilyName = .systemSmall, style: SVGStyle = SVGStyle(),
        direction: LayoutContext.Direction = .leftToRight, look: TileLook = TileLook(), now: Double = 0
    ) -> SVGPicture {
        let context = LayoutContext(
            measurer: PointMeasurer(typeSize: style.typeSize), direction: direction, now: now)
        let view = LayoutEngine.placeWidget(
            node, in: family.size, margins: family.contentMargins, context: context)
        let ground = background.map { LayoutEngine.place($0, in: family.size, context: context) }
        return SVGPainter(style: style, now: now).draw(view, background: ground, family: family, look: look)
    }

    static func text(_ string: String, _ change: (inout TextRun) -> Void = { _ in }) -> Node {
        var run = TextRun(string)
        change(&run)
        return Node(.text(TextNode(runs: [run])))
    }

    /// Whether an XML parser takes it, and the names of its elements.
    static func parse(_ svg: String) -> (isWellFormed: Bool, elements: [String]) {
        final class Reader: NSObject, XMLParserDelegate {
            var elements: [String] = []
            func parser(
                _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
                attributes: [String: String]
            ) { elements.append(name) }
        }
        let reader = Reader()
        let parser = XMLParser(data: Data(svg.utf8))
        parser.delegate = reader
        return (parser.parse(), reader.elements)
    }

    @Test("The same view gives the same bytes")
    func deterministic() {
        let node = Node(.stack(StackNode(.vertical, [Self.text("One"), Self.text("Two")])))
        #expect(Self.picture(node).svg == Self.picture(node).svg)
        #expect(Self.picture(node).svg != Self.picture(Self.text("One")).svg)
    }

    @Test(
        "Hostile text is text: the picture parses and holds no element of it",
        arguments: [
            "</text></svg><script>alert(1)</script>", "&&amp;", "\u{0}\u{1B}]52;c;x\u{7}\u{9B}2J", "a\u{202E}b",
            "\u{FFFE}\u{FFFF}", "\"'<>", String(repeating: "x", count: 100_000), "<![CDATA[", "]]>",
        ])
    func hostile(_ words: String) {
        let svg = Self.picture(
            Self.text(words),
            look: {
                var look = TileLook()
                look.failure = words
                return look
            }()
        ).svg
        let parsed = Self.parse(svg)
        #expect(parsed.isWellFormed)
        #expect(!parsed.elements.contains("script"))
        #expect(!svg.unicodeScalars.contains { $0.value == 0x202E || ($0.value < 0x20 && $0.value != 0x0A) })
    }

    @Test("A text keeps the width that it was laid out with")
    func width() throws {
        let measurer = PointMeasurer()
        let font = measurer.metrics(of: FontDescription())
        let words = "Water the plants"
        let wanted = words.reduce(0) { $0 + measurer.advance(of: $1, in: font) }
        let svg = Self.picture(Self.text(words)).svg
        let length = try #require(svg.firstMatch(of: /textLength="([0-9.]+)"/)?.1)
        let value = try #require(Double(length))
        #expect(abs(value - wanted) < 0.01)
    }

    @Test("Right to left, texts begin at their right edge and nothing is mirrored")
    func rightToLeft() {
        let row = Node(.stack(StackNode(.horizontal, [Self.text("مرحبا"), Self.text("12,345.6")])))
        let svg = Self.picture(row, direction: .rightToLeft).svg
        #expect(svg.contains("direction=\"rtl\""))
        #expect(!svg.contains("scale(-") && !svg.contains("matrix(-"))
    }

    @Test("A control's box is where its view stands, with its words and state")
    func controls() throws {
        var control = ControlNode()
        control.key = "k<1>"
        control.role = .toggle
        control.isOn = true
        control.body = Self.text("Buy milk")
        let picture = Self.picture(Node(.control(control)))
        let box = try #require(picture.controls.first)
        #expect(box.key == "k<1>" && box.kind == .toggle && box.isOn == true && box.label == "Buy milk")
        #expect(box.frame.midX == 79 && box.frame.midY == 79)
        #expect(picture.svg.contains("data-control=\"k&lt;1&gt;\""))
    }

    @Test("Repeated identities stay apart")
    func identities() {
        func row(_ words: String) -> Node {
            var node = Self.text(words)
            node.id = "1"
            return node
        }
        let svg = Self.picture(Node(.stack(StackNode(.vertical, [row("a"), row("b")])))).svg
        #expect(svg.contains("data-id=\"/1\"") && svg.contains("data-id=\"/1~1\""))
    }

    @Test("A snapshot says nothing of identities")
    func quiet() {
        var style = SVGStyle()
        style.marksIdentity = false
        #expect(!Self.picture(Self.text("a"), style: style).svg.contains("data-"))
    }
}
