import Testing
import WidgetArchive

@testable import WidgetLayout

@Suite("Arabic letters join")
struct ArabicTests {
    private let measurer = PointMeasurer()
    private var font: FontMetrics { measurer.metrics(of: FontDescription()) }
    private func width(_ text: String, _ font: FontMetrics? = nil) -> Double {
        measurer.advances(of: Array(text), in: font ?? self.font).reduce(0, +)
    }

    @Test("Each has the form that its neighbours ask for and takes a cell")
    func forms() {
        // ba, alone; ba and ba; ba, alef, ba: alef joins no letter after it.
        #expect(String(ArabicForms.shaped(Array("ب"))) == "\u{FE8F}")
        #expect(String(ArabicForms.shaped(Array("ببب"))) == "\u{FE91}\u{FE92}\u{FE90}")
        #expect(String(ArabicForms.shaped(Array("باب"))) == "\u{FE91}\u{FE8E}\u{FE8F}")
        #expect(String(ArabicForms.shaped(Array("ب ب"))) == "\u{FE8F} \u{FE8F}")
        // A mark stays on its letter and joins nothing.
        #expect(String(ArabicForms.shaped(Array("بُب"))) == "\u{FE91}\u{64F}\u{FE90}")
        // Ya is the last of the row of letters, hamza the first; gaf is Persian.
        #expect(String(ArabicForms.shaped(Array("ي ء گ"))) == "\u{FEF1} \u{FE80} \u{FB92}")
    }

    @Test("A form is as wide as it is drawn: the first and the middle ones are narrow, the last ones are long")
    func widths() {
        let (alone, first, both) = (width("ب"), width("بب") - width("ب"), width("بب"))
        #expect(first < alone * 0.6 && both < alone * 2 && both > alone)
        #expect(width("ببب") - both > 0 && width("ببب") - both < alone * 0.5)
        // A mark above a letter takes no room.
        #expect(width("بَيْتٌ") == width("بيت"))
        // Noto Sans: ba alone 993, meem 440 or so; by the thousandth of an em of 17 points.
        #expect(abs(alone - 0.993 * 17) < 0.01)
    }

    @Test("Lam and alef are one glyph, of either form, and with whatever is above the alef")
    func ligature() {
        #expect(width("لا") < width("لب") && width("لا") == width("\u{FEFB}"))
        #expect(width("بلا") == width("\u{FE91}\u{FEFC}") && width("لأ") == width("\u{FEF7}"))
        #expect(measurer.advances(of: Array("لا"), in: font)[1] == 0)
        // Alef and lam are two.
        #expect(measurer.advances(of: Array("ال"), in: font).allSatisfy { $0 > 0 })
    }

    @Test("Heavier letters are wider; digits of a clock are of one width")
    func weights() {
        var bold = FontDescription()
        bold.weight = .bold
        #expect(width("السلام", measurer.metrics(of: bold)) > width("السلام"))
        var clock = FontDescription()
        clock.hasMonospacedDigits = true
        let digits = Array("٠١٢٣٤٥٦٧٨٩")
        let even = measurer.advances(of: digits, in: measurer.metrics(of: clock))
        #expect(Set(even).count == 1 && even[0] == measurer.advances(of: digits, in: font).max())
    }

    @Test("A line is as wide as its forms, and in cells as its letters")
    func lines() {
        func size(_ context: LayoutContext) -> Size {
            LayoutEngine.arrange(
                Node(.text(TextNode(runs: [TextRun("لا بأس")]))), for: Proposal(nil, nil), context: context
            ).frame.size
        }
        #expect(abs(size(LayoutContext(measurer: measurer)).width - width("لا بأس")) < 1)
        let cell = Size(width: 1, height: 1)
        #expect(size(LayoutContext(measurer: CellMeasurer(cell: cell), quantum: cell)).width == 6)
    }
}
