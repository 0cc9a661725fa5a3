import Testing
import WidgetArchive

@testable import WidgetDrawing

@Suite("Colours")
struct ColorTests {
    @Test(
        "System colours have the published values",
        arguments: [
            ("red", 0xFF3B30, 0xFF453A), ("mint", 0x00C7BE, 0x63E6E2), ("gray5", 0xE5E5EA, 0x2C2C2E),
            ("systemBlue", 0x007AFF, 0x0A84FF), ("systemGray6", 0xF2F2F7, 0x1C1C1E), ("black", 0, 0),
        ] as [(String, UInt32, UInt32)])
    func palette(name: String, light: UInt32, dark: UInt32) {
        #expect(SystemPalette.color(name, .light).map { RGB($0).hex } == light)
        #expect(SystemPalette.color(name, .dark).map { RGB($0).hex } == dark)
    }

    @Test("Every name that the archive lists is known")
    func names() {
        let names = """
            red orange yellow green mint teal cyan blue indigo purple pink brown gray gray2 gray3 gray4 gray5 gray6 black
            white clear primary secondary tertiary quaternary quinary label secondaryLabel tertiaryLabel quaternaryLabel
            systemBackground secondarySystemBackground tertiarySystemBackground systemGroupedBackground
            secondarySystemGroupedBackground tertiarySystemGroupedBackground systemFill secondarySystemFill
            tertiarySystemFill quaternarySystemFill separator opaqueSeparator link placeholderText
            """
        for name in names.split(whereSeparator: { $0.isWhitespace }) {
            #expect(SystemPalette.color(String(name), .dark) != nil, "\(name)")
        }
        #expect(SystemPalette.color("nonsense", .dark) == nil)
    }

    @Test("Secondary text is the label colour at 60 %")
    func labels() {
        let colors = ColorResolver(scheme: .light)
        let secondary = colors.resolve(Paint.hierarchical(level: 1, of: nil)).representative
        #expect(RGB(secondary) == RGB(0x3C3C43))
        #expect(abs(secondary.alpha - 0.6) < 0.001)
        #expect(secondary.over(RGB(0xFFFFFF)) == RGB(0x8A8A8E))
    }

    @Test("Compound colours are resolved")
    func compound() {
        let colors = ColorResolver(scheme: .dark)
        #expect(RGB(colors.resolve(.adaptive(light: .system("red"), dark: .system("blue")))) == RGB(0x0A84FF))
        #expect(colors.resolve(.faded(.system("white"), 0.25)).alpha == 0.25)
        #expect(RGB(colors.resolve(.mixed(.system("black"), .system("white"), 0.5))) == RGB(0x808080))
        #expect(RGB(colors.resolve(.rgba(red: 2, green: -1, blue: .nan, alpha: 1))) == RGB(0xFF0000))
    }

    @Test("A linear gradient runs from its start to its end")
    func gradients() {
        var gradient = GradientPaint()
        gradient.stops = [.init(color: .system("black"), location: 0), .init(color: .system("white"), location: 1)]
        gradient.start = UnitPosition(x: 0, y: 0)
        gradient.end = UnitPosition(x: 1, y: 0)
        let paint = ColorResolver(scheme: .dark).resolve(Paint.gradient(gradient))
        let box = Rect(x: 10, y: 0, width: 100, height: 10)
        #expect(RGB(paint.color(at: 10, 5, in: box)) == RGB(0x000000))
        #expect(RGB(paint.color(at: 60, 5, in: box)) == RGB(0x808080))
        #expect(RGB(paint.color(at: 110, 5, in: box)) == RGB(0xFFFFFF))
        #expect(RGB(paint.color(at: 500, 5, in: box)) == RGB(0xFFFFFF))
    }

    @Test("Fading to clear keeps the hue")
    func fading() {
        let middle = RGBA(0xFF0000).mixed(with: .clear, 0.5)
        #expect(RGB(middle) == RGB(0xFF0000))
        #expect(middle.alpha == 0.5)
    }

    @Test("The 256 colours map to themselves")
    func indexed() {
        for index in UInt8(16)...255 {
            let color = ColorQuantizer.color256(index)
            #expect(ColorQuantizer.color256(ColorQuantizer.index256(color)) == color, "\(index)")
        }
    }

    @Test(
        "The sixteen colours keep the hue",
        arguments: [
            (0xFF3B30, 9), (0x34C759, 10), (0xFFCC00, 11), (0x007AFF, 12), (0xAF52DE, 13), (0x32ADE6, 14),
            (0x000000, 0),
            (0xFFFFFF, 15), (0x1C1C1E, 0), (0x8E8E93, 7), (0x600000, 1),
        ] as [(UInt32, UInt8)])
    func sixteen(hex: UInt32, index: UInt8) { #expect(ColorQuantizer.index16(RGB(hex)) == index) }

    @Test("Faint text is made readable, in the direction it leans")
    func readable() {
        let ground = RGB(0x1C1C1E)
        let faint = RGB(0x48484A)
        #expect(faint.contrast(to: ground) < 3)
        let lifted = Readability.lift(faint, over: ground, to: 3)
        #expect(lifted.contrast(to: ground) >= 3)
        #expect(lifted.luminance > faint.luminance)
        #expect(Readability.lift(RGB(0xFFFFFF), over: ground, to: 3) == RGB(0xFFFFFF))
        // White on yellow is its author's wish and cannot become whiter.
        #expect(Readability.lift(RGB(0xFFFFFF), over: RGB(0xFFD60A), to: 3) == RGB(0xFFFFFF))
    }

    @Test("Black on white has a contrast of 21")
    func contrast() { #expect(abs(RGB(0x000000).contrast(to: RGB(0xFFFFFF)) - 21) < 0.01) }
}
