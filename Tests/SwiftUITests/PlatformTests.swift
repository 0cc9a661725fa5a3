import SwiftUI
import Testing
import WidgetArchive

@MainActor
@Suite("UIKit's colours and pictures")
struct PlatformTests {
    private func symbol(_ view: some View) throws -> SymbolNode {
        guard case .symbol(let symbol) = core(node(view)).content else { throw Mismatch(node(view)) }
        return symbol
    }

    @Test("A colour that asks for its surrounding is asked for both")
    func dynamic() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(color.reference == .adaptive(light: .system("black"), dark: .system("white")))
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
        #expect(UIColor { _ in .red }.reference == UIColor.red.reference)
    }

    @Test("Components are given where they are known")
    func components() {
        var (red, alpha): (CGFloat, CGFloat) = (9, 9)
        #expect(UIColor.red.withAlphaComponent(0.5).getRed(&red, green: nil, blue: nil, alpha: &alpha))
        #expect(red == 1 && alpha == 0.5)
        #expect(!UIColor.systemTeal.getRed(&red, green: nil, blue: nil, alpha: nil) && red == 1)
    }

    @Test("Hue, saturation and brightness come back as they were given", arguments: [0.0, 0.1, 0.4, 0.6, 0.9])
    func hue(given: Double) {
        var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (9, 9, 9)
        let color = UIColor(hue: given, saturation: 0.5, brightness: 0.8, alpha: 1)
        #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil))
        #expect(abs(hue - given) < 1e-9 && abs(saturation - 0.5) < 1e-9 && abs(brightness - 0.8) < 1e-9)
        #expect(!UIColor.systemPink.getHue(&hue, saturation: nil, brightness: nil, alpha: nil))
    }

    @Test("A colour of Core Graphics is the same colour")
    func coreGraphics() throws {
        let color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
        #expect(Color(cgColor: color) == Color(red: 1, green: 0.5, blue: 0, opacity: 0.5))
        #expect(UIColor(cgColor: color).cgColor == color && Color(color).cgColor?.components == [1, 0.5, 0, 0.5])
        #expect(try #require(color.copy(alpha: 0.5)).alpha == 0.25)
        #expect(Color.red.cgColor == nil && Color(cgColor: UIColor.systemRed.cgColor) == .red)
    }

    @Test("A symbol of UIKit is drawn in its tint, size, weight and colours")
    func symbols() throws {
        let star = try #require(UIImage(systemName: "star"))
        #expect(
            try symbol(Image(uiImage: star.withTintColor(.red)).foregroundStyle(.blue)).paints
                == [.color(UIColor.red.reference)])
        let template = star.withTintColor(.red, renderingMode: .alwaysTemplate)
        #expect(try symbol(Image(uiImage: template).foregroundStyle(.blue)).paints == [.color(.system("blue"))])
        let large = star.withConfiguration(.init(pointSize: 40, weight: .bold))
        #expect(try symbol(Image(uiImage: large)).font.size == 40)
        #expect(try symbol(Image(uiImage: large)).font.weight == .bold)
        let both = large.applyingSymbolConfiguration(.init(paletteColors: [.red, .white]))
        let drawn = try symbol(Image(uiImage: try #require(both)))
        #expect(drawn.mode == .palette && drawn.paints.count == 2 && drawn.font.size == 40)
    }

    @Test("A view that flips is mirrored only where the layout runs from right to left")
    func flips() {
        let arrow = Image(systemName: "arrow.right").flipsForRightToLeftLayoutDirection(true)
        #expect(modifiers(node(arrow)).isEmpty)
        guard case .scale(let x, let y, _)? = modifiers(node(arrow, locale: "ar")).first else {
            return #expect(Bool(false))
        }
        #expect(x == -1 && y == 1)
    }

    @Test("A matrix becomes a scale, a turn and a move")
    func matrix() {
        let turn = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(rotationAngle: .pi / 2))
            .concatenating(CGAffineTransform(translationX: 4, y: 5))
        let made = modifiers(node(Text("x").transformEffect(turn)))
        guard made.count == 3, case .offset(let x, let y) = made[0], case .rotation(let degrees, _) = made[1],
            case .scale(let across, let down, _) = made[2]
        else {
            Issue.record("\(made)")
            return
        }
        #expect((x, y) == (4, 5) && abs(degrees - 90) < 1e-9 && abs(across - 2) < 1e-9 && abs(down - 3) < 1e-9)
    }

    @Test("A transaction without an animation shows changes at once; one that is left alone changes nothing")
    func transactions() {
        #expect(modifiers(node(Text("x").transaction { _ in })).isEmpty)
        #expect(modifiers(node(Text("x").transaction { $0.animation = nil })) == [.animation(nil, value: "")])
        #expect(
            modifiers(node(Text("x").transaction(value: 3) { $0.disablesAnimations = true }))
                == [.animation(nil, value: "3")])
    }

    @Test("Numbers of Foundation become lengths")
    func numbers() {
        #expect(CGFloat(truncating: NSNumber(value: 2.5)) == 2.5 && CGFloat(exactly: NSNumber(value: 3)) == 3)
    }
}
