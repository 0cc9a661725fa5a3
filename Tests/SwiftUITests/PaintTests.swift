import SwiftUI
import Testing
import WidgetArchive

@MainActor
struct PaintTests {
    private func paint(_ view: some View) throws -> Paint { try run(core(node(view))).paint }

    @Test("Levels belong to the foreground that is set, or to the system's labels")
    func levels() throws {
        #expect(try paint(Text("x").foregroundStyle(.secondary)) == .hierarchical(level: 1, of: nil))
        let inside = node(VStack { Text("x").foregroundStyle(.tertiary) }.foregroundStyle(.red)).children[0]
        #expect(try run(inside).paint == .hierarchical(level: 2, of: .color(.system("red"))))
        let own = node(VStack { Text("x").foregroundStyle(.secondary) }.foregroundStyle(.red, .blue)).children[0]
        #expect(try run(own).paint == .color(.system("blue")))
    }

    @Test("A choice between a colour and a level is a colour", arguments: [false])
    func ternary(done: Bool) throws {
        #expect(try paint(Text("x").foregroundStyle(done ? .green : .secondary)) == .color(.system("secondary")))
        #expect(try paint(Text("x").foregroundStyle(done ? .secondary : .primary)) == .hierarchical(level: 0, of: nil))
    }

    @Test("Fills, backgrounds, materials and tints keep their meaning")
    func meanings() throws {
        #expect(try shape(node(Rectangle().fill(.fill.tertiary))).fill == .fill(level: 2))
        #expect(try shape(node(Rectangle().fill(.background))).fill == .background)
        #expect(try shape(node(Rectangle().fill(.ultraThinMaterial))).fill == .material("ultraThin"))
        #expect(try paint(Text("x").foregroundStyle(.tint)) == .color(.system("accent")))
        let tinted = node(VStack { Text("x").foregroundStyle(.tint) }.tint(.green)).children[0]
        #expect(try run(tinted).paint == .color(.system("green")))
        #expect(try shape(node(Rectangle().fill(Color.blue.gradient))).fill == .standardGradient(.system("blue")))
        #expect(try shape(node(Rectangle().fill(.red.opacity(0.5)))).fill == .color(.faded(.system("red"), 0.5)))
    }

    @Test("Colours by components, from UIKit and with an opacity")
    func colors() throws {
        #expect(Color(red: 1, green: 0.5, blue: 0).reference == .rgba(red: 1, green: 0.5, blue: 0, alpha: 1))
        #expect(Color(white: 0.5, opacity: 0.2).reference == .rgba(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.2))
        #expect(Color(hue: 0, saturation: 1, brightness: 1).reference == .rgba(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(Color(.systemBackground).opacity(0.5).reference == .faded(.system("systemBackground"), 0.5))
        #expect(Color(uiColor: .systemRed) == Color.red)
        #expect(Color(red: .nan, green: 0, blue: 0).reference == .rgba(red: 0, green: 0, blue: 0, alpha: 1))
    }

    @Test("Gradients carry their stops and ends")
    func gradients() throws {
        let linear = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        guard case .gradient(let made)? = try shape(node(linear)).fill else { return #expect(Bool(false)) }
        #expect(made.shape == .linear && made.stops.map(\.location) == [0, 1])
        #expect(made.start == UnitPosition(x: 0, y: 0.5) && made.end == UnitPosition(x: 1, y: 0.5))
        let angular = AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(90))
        guard case .gradient(let turned)? = try shape(node(angular)).fill else { return #expect(Bool(false)) }
        #expect(turned.shape == .angular && turned.startAngle == 90 && abs(turned.endAngle - 450) < 1e-9)
    }

    @Test("A picture as a paint carries its part and its scale; a symbol stands as the foreground")
    func pictures() throws {
        let png: [UInt8] = [
            0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 6, 0, 0, 0, 4,
            8, 6, 0, 0, 0,
        ]
        let image = Image(uiImage: try #require(UIImage(data: Data(png), scale: 2)))
        let left = CGRect(x: 0, y: 0, width: 0.5, height: 1)
        let circle = try shape(node(Circle().fill(.image(image, sourceRect: left, scale: 0.5))))
        guard case .picture(let made)? = circle.fill else { return #expect(Bool(false)) }
        #expect(made.image.size == Size(width: 3, height: 2) && made.image.base64 == Data(png).base64EncodedString())
        #expect(made.source == Rect(x: 0, y: 0, width: 0.5, height: 1) && made.scale == 0.5)
        let line = try shape(node(Circle().strokeBorder(ImagePaint(image: image, scale: .nan), lineWidth: 3)))
        guard case .picture(let stroke)? = line.strokePaint else { return #expect(Bool(false)) }
        #expect(stroke.scale == 1 && stroke.source == Rect(x: 0, y: 0, width: 1, height: 1))
        let star = Rectangle().fill(ImagePaint(image: Image(systemName: "star"))).foregroundStyle(.red)
        #expect(try shape(node(star)).fill == .color(.system("red")))
        guard case .image(let tiled) = node(image.resizable(resizingMode: .tile)).content else {
            return #expect(Bool(false))
        }
        #expect(tiled.isTiled && tiled.isResizable)
    }

    @Test("A style of the user's is resolved in its place's environment")
    func customStyle() throws {
        struct Own: ShapeStyle {
            func resolve(in environment: EnvironmentValues) -> Color {
                environment.colorScheme == .dark ? .white : .black
            }
        }
        #expect(try shape(node(Rectangle().fill(Own()))).fill == .color(.system("black")))
        #expect(try shape(archive(Rectangle().fill(Own()), scheme: "dark").view).fill == .color(.system("white")))
    }
}
