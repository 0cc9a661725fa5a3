import Testing
import WidgetArchive
import WidgetLayout

@testable import WidgetDrawing

/// Apple's published figures, one by one: Human Interface Guidelines (Typography, Widgets, Color) and UIKit's colours up
/// to iOS 18.
@Suite("Published figures")
struct PublishedFiguresTests {
    @Test(
        "Sizes and line heights of the text styles at every Dynamic Type size",
        arguments: [
            ("xSmall", "31/38 25/31 19/24 17/22 14/19 13/18 12/16 12/16 11/13 11/13"),
            ("small", "32/39 26/32 20/25 18/23 15/20 14/19 13/18 12/16 11/13 11/13"),
            ("medium", "33/40 27/33 21/26 19/24 16/21 15/20 14/19 12/16 11/13 11/13"),
            ("large", "34/41 28/34 22/28 20/25 17/22 16/21 15/20 13/18 12/16 11/13"),
            ("xLarge", "36/43 30/37 24/30 22/28 19/24 18/23 17/22 15/20 14/19 13/18"),
            ("xxLarge", "38/46 32/39 26/32 24/30 21/26 20/25 19/24 17/22 16/21 15/20"),
            ("xxxLarge", "40/48 34/41 28/34 26/32 23/29 22/28 21/28 19/24 18/23 17/22"),
            ("accessibility1", "44/52 38/46 34/41 31/38 28/34 26/32 25/31 23/29 22/28 20/25"),
            ("accessibility2", "48/57 43/51 39/47 37/44 33/40 32/39 30/37 27/33 26/32 24/30"),
            ("accessibility3", "52/61 48/57 44/52 43/51 40/48 38/46 36/43 33/40 32/39 29/35"),
            ("accessibility4", "56/66 53/62 50/59 49/58 47/56 44/52 42/50 38/46 37/44 34/41"),
            ("accessibility5", "60/70 58/68 56/66 55/65 53/62 51/60 49/58 44/52 43/51 40/48"),
        ])
    func typeRamp(_ typeSize: String, _ published: String) {
        let styles: [FontDescription.TextStyle] = [
            .largeTitle, .title, .title2, .title3, .body, .callout, .subheadline, .footnote, .caption, .caption2,
        ]
        let figures = styles.map { TypeRamp.figures(of: $0, at: typeSize) }
        #expect(figures.map { "\(Int($0.size))/\(Int($0.leading))" }.joined(separator: " ") == published)
        // The headline is the body's size, semibold, at every step.
        #expect(TypeRamp.figures(of: .headline, at: typeSize) == TypeRamp.figures(of: .body, at: typeSize))
    }

    @Test("Letter spacing of the system font")
    func tracking() {
        let published: [(Double, Double)] = [
            (6, 0.24), (8, 0.21), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (15, -0.23), (16, -0.31), (17, -0.43),
            (20, -0.45), (22, -0.26), (24, 0.07), (28, 0.38), (32, 0.41), (40, 0.37), (48, 0.35), (60, 0.26), (80, 0),
        ]
        for (size, spacing) in published { #expect(abs(TypeRamp.tracking(at: size) - spacing) < 1e-9, "\(size)") }
    }

    @Test("A line of the system font is 1.193 times its size high")
    func lineHeight() {
        func height(_ style: FontDescription.TextStyle) -> Double {
            var font = FontDescription()
            font.style = style
            var run = TextRun("Hg")
            run.font = font
            let context = LayoutContext(measurer: PointMeasurer())
            let placed = LayoutEngine.place(
                Node(.text(TextNode(runs: [run]))), in: Size(width: 300, height: 300), context: context)
            var found = 0.0
            placed.forEach { if case .text = $0.content { found = max(found, $0.frame.size.height) } }
            return found
        }
        // To the third of a point, as on a screen with three pixels a point.
        #expect(abs(height(.body) - 20.33) < 0.34)
        #expect(abs(height(.caption) - 14.33) < 0.34)
        #expect(abs(height(.largeTitle) - 40.57) < 0.34)
    }

    @Test(
        "The palette, light and dark",
        arguments: [
            ("red", 0xFF3B30, 0xFF453A), ("orange", 0xFF9500, 0xFF9F0A), ("yellow", 0xFFCC00, 0xFFD60A),
            ("green", 0x34C759, 0x30D158), ("mint", 0x00C7BE, 0x63E6E2), ("teal", 0x30B0C7, 0x40C8E0),
            ("cyan", 0x32ADE6, 0x64D2FF), ("blue", 0x007AFF, 0x0A84FF), ("indigo", 0x5856D6, 0x5E5CE6),
            ("purple", 0xAF52DE, 0xBF5AF2), ("pink", 0xFF2D55, 0xFF375F), ("brown", 0xA2845E, 0xAC8E68),
            ("gray", 0x8E8E93, 0x8E8E93), ("gray2", 0xAEAEB2, 0x636366), ("gray3", 0xC7C7CC, 0x48484A),
            ("gray4", 0xD1D1D6, 0x3A3A3C), ("gray5", 0xE5E5EA, 0x2C2C2E), ("gray6", 0xF2F2F7, 0x1C1C1E),
            ("opaqueSeparator", 0xC6C6C8, 0x38383A),
        ] as [(String, UInt32, UInt32)])
    func palette(_ name: String, _ light: UInt32, _ dark: UInt32) {
        #expect(SystemPalette.color(name, .light) == RGBA(light))
        #expect(SystemPalette.color(name, .dark) == RGBA(dark))
    }

    @Test("Labels and fills, with their opacities")
    func levels() {
        let labels: [(UInt32, Float, UInt32, Float)] = [
            (0x000000, 1, 0xFFFFFF, 1), (0x3C3C43, 0.60, 0xEBEBF5, 0.60), (0x3C3C43, 0.30, 0xEBEBF5, 0.30),
            (0x3C3C43, 0.18, 0xEBEBF5, 0.16), (0x000000, 0.05, 0xFFFFFF, 0.05),
        ]
        for (level, figures) in labels.enumerated() {
            #expect(SystemPalette.label(level: level, .light) == RGBA(figures.0, alpha: figures.1), "\(level)")
            #expect(SystemPalette.label(level: level, .dark) == RGBA(figures.2, alpha: figures.3), "\(level)")
        }
        let fills: [(UInt32, Float, UInt32, Float)] = [
            (0x787880, 0.20, 0x787880, 0.36), (0x787880, 0.16, 0x787880, 0.32), (0x767680, 0.12, 0x767680, 0.24),
            (0x747480, 0.08, 0x767680, 0.18),
        ]
        for (level, figures) in fills.enumerated() {
            #expect(SystemPalette.fill(level: level, .light) == RGBA(figures.0, alpha: figures.1), "\(level)")
            #expect(SystemPalette.fill(level: level, .dark) == RGBA(figures.2, alpha: figures.3), "\(level)")
        }
    }

    @Test(
        "Widgets of an iPhone of 393 × 852 points, and their margins",
        arguments: [
            (.systemSmall, 158, 158, 16), (.systemMedium, 338, 158, 16), (.systemLarge, 338, 354, 16),
            (.accessoryCircular, 72, 72, 0), (.accessoryRectangular, 160, 72, 0), (.accessoryInline, 234, 26, 0),
        ] as [(WidgetFamilyName, Double, Double, Double)])
    func families(_ family: WidgetFamilyName, _ width: Double, _ height: Double, _ margin: Double) {
        #expect(family.size == Size(width: width, height: height))
        #expect(family.contentMargins == Insets(all: margin))
    }

    @Test("A switch is 51 by 31 with a knob of 27, green when on; bars are 4 points high, a linear gauge 16")
    func controls() {
        func svg(_ content: Node.Content) -> String {
            var style = SVGStyle()
            style.marksIdentity = false
            return SVGPainterTests.picture(Node(content), style: style).svg
        }
        let on = svg(.knob(isOn: true, tint: nil))
        #expect(on.contains("width=\"51\" height=\"31\" rx=\"15.5\"") && on.contains("fill=\"#34c759\""))
        #expect(on.contains("r=\"13.5\""))
        var progress = ProgressNode()
        progress.value = 0.5
        #expect(svg(.progress(progress)).contains("height=\"4\" rx=\"2\""))
        var gauge = GaugeNode()
        (gauge.value, gauge.style) = (0.5, "linearCapacity")
        #expect(svg(.gauge(gauge)).contains("height=\"16\" rx=\"8\""))
    }
}
