import Foundation
import Testing
import WidgetArchive
import WidgetLayout

@testable import WidgetDrawing

@Suite("Symbols as paths")
struct SVGSymbolTests {
    private static func svg(_ name: String, _ change: (inout SymbolNode) -> Void = { _ in }) -> SVGPicture {
        var node = SymbolNode(name: name)
        change(&node)
        var style = SVGStyle()
        style.marksIdentity = false
        return SVGPainterTests.picture(Node(.symbol(node)), style: style)
    }

    @Test("Every symbol that real widgets use is drawn")
    func drawn() {
        let unknown = Set(SymbolNames.used.filter { SymbolComposer.compose($0) == nil }).subtracting(Self.foreign)
        #expect(unknown.isEmpty, "\(unknown)")
    }

    /// Names that stand in those sources and are an app's own pictures.
    private static let foreign: Set<String> = [
        "always.template", "architecture", "codebase", "contributing", "create.event", "custom.bluetooth",
        "delete.event", "discovery", "firmware", "measurement", "mqtt", "nodes", "normal", "open", "settings", "status",
        "tak", "telemetry", "testing", "transport", "unlock", "update.event",
    ]

    @Test("Every drawing is well-formed path data of its grid", arguments: SymbolPaths.names)
    func paths(_ name: String) throws {
        let drawing = try #require(SymbolPaths.drawing(name), "a line that leads nowhere")
        #expect(!drawing.parts.isEmpty)
        for part in drawing.parts {
            #expect("sbdkfhv".utf8.contains(part.kind), "\(name) has a part of no kind")
            #expect(part.path.first == UInt8(ascii: "M"), "\(name): \(String(decoding: part.path, as: UTF8.self))")
            #expect(part.path.allSatisfy { "MmLlHhVvCcSsQqTtAaZz0123456789.- ".utf8.contains($0) }, "\(name)")
        }
    }

    @Test("A filled circle has its sign cut out, an outlined one has it inside")
    func enclosed() {
        let filled = Self.svg("checkmark.circle.fill").svg
        #expect(filled.contains("<mask") && filled.contains("fill=\"#000000\" stroke=\"#000000\""))
        let outlined = Self.svg("checkmark.circle").svg
        #expect(!outlined.contains("<mask") && outlined.contains("fill=\"none\" stroke=\"#000000\""))
    }

    @Test(
        "In its own colours a filled cloud is white, and what is beside it shines or falls",
        arguments: [("cloud.sun.fill", "#ffcc00"), ("cloud.rain.fill", "#32ade6"), ("cloud.moon.fill", "#5856d6")])
    func weather(name: String, beside: String) {
        let svg = Self.svg(name) { $0.mode = .multicolor }.svg
        #expect(svg.contains("fill=\"#ffffff\"") && svg.contains(beside))
        #expect(SymbolNode(name: name).multicolored == SymbolGlyphs.weatherColor(name))
        #expect(SymbolGlyphs.weatherColor("cloud") == nil && SymbolNode(name: "cloud.fill").multicolored == "white")
    }

    @Test("A sign whose filled form is drawn otherwise has that form inside a shape")
    func filledInside() throws {
        let inside = try #require(SymbolComposer.compose("house.circle")?.glyphs.first)
        #expect(inside.parts.map(\.path) == SymbolPaths.drawing("house.fill")?.parts.map(\.path))
    }

    @Test("What has details on its body is cut out of a filled shape as an outline", arguments: ["clock", "calendar"])
    func detailed(_ name: String) throws {
        let cut = try #require(Self.svg(name + ".circle.fill").svg.components(separatedBy: "</mask>").first)
        let own = try #require(SymbolPaths.drawing(name)?.parts.first)
        #expect(cut.contains(String(decoding: own.path, as: UTF8.self)))
        #expect(cut.contains("fill=\"none\" stroke=\"#000\""))
    }

    @Test("A slash is drawn with a gap on its sides")
    func struck() {
        let svg = Self.svg("bell.slash").svg
        #expect(svg.contains("<g mask=") && svg.contains("M3.6 3.6 20.4 20.4"))
    }

    @Test("A badge stands on a gap, whatever its sign")
    func badge() {
        #expect(Self.svg("person.badge.plus").svg.components(separatedBy: "<mask").count == 3)
        #expect(Self.svg("bell.badge").svg.contains("<mask"))
    }

    @Test("Heavier letters have heavier symbols")
    func weight() {
        let plain = Self.svg("plus").svg
        let bold = Self.svg("plus") { $0.font.weight = .bold }.svg
        #expect(plain.contains("stroke-width=\"1.8\"") && bold.contains("stroke-width=\"2.65\""))
    }

    @Test("A variable symbol shows as many of its strokes as its value says")
    func variable() {
        let half = Self.svg("wifi") { $0.variableValue = 0.5 }.svg
        #expect(half.components(separatedBy: "opacity=\"0.3\"").count - 1 == 1)
        #expect(!Self.svg("wifi").svg.contains("opacity=\"0.3\""))
    }

    @Test("A palette's first colour is the sign's, its second the ground's")
    func palette() {
        let svg = Self.svg("plus.circle.fill") {
            $0.mode = .palette
            $0.paints = [.color(.system("white")), .color(.system("red"))]
        }.svg
        #expect(svg.contains("#ff3b30") && svg.contains("#ffffff") && !svg.contains("<mask"))
    }

    @Test("A symbol that nobody has drawn is a box with its first letters, and says so")
    func unknown() {
        let picture = Self.svg("<b>.unheard.of")
        #expect(picture.svg.contains("&lt;b&gt;</text>"))
        #expect(picture.remarks == ["no drawing for the symbol “<b>.unheard.of”"])
    }

    @Test("A number of two figures stands in its circle")
    func numbers() {
        #expect(SymbolComposer.compose("42.circle.fill")?.glyphs.count == 2)
        #expect(SymbolComposer.compose("7.square")?.enclosure != nil)
    }
}

extension SymbolNode {
    /// The system colour that stands for it in cells where symbols have their own.
    fileprivate var multicolored: String? {
        var node = self
        node.mode = .multicolor
        guard case .color(.system(let name)) = node.effectivePaint(.light) else { return nil }
        return name
    }
}
