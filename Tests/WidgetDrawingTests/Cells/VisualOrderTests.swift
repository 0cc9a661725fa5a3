import Testing

@testable import WidgetDrawing

/// What stands where in a line with letters that run to the left.
@Suite("Visual order")
struct VisualOrderTests {
    /// Hebrew letters, which have one form, in the order of reading and from left to right.
    @Test(
        "Letters run to the left, numbers and Latin words inside them to the right",
        arguments: [
            ("אבג", "גבא"), ("אב 123 גד", "דג 123 בא"), ("אב abc def גד", "דג abc def בא"),
            ("אב 1,234.5", "1,234.5 בא"),
            ("אב 10:30", "10:30 בא"), ("אב 50%", "50% בא"), ("אב (גד)", "(דג) בא"), ("אב!", "!בא"), ("אב…", "…בא"),
            ("3 אב", "בא 3"), ("אב 12 / 34", "34 / 12 בא"),
        ])
    func rightToLeft(_ text: String, _ expected: String) {
        #expect(String(VisualOrder.arranged(text)) == expected)
    }

    @Test(
        "In a line that begins with Latin letters only the others turn round",
        arguments: [
            ("abc אבג def", "abc גבא def"), ("abc אב 12 def", "abc 12 בא def"), ("abc (אב)", "abc (בא)"),
            ("abc אב.", "abc בא."), ("abc", "abc"), ("a-1 (b)", "a-1 (b)"),
        ])
    func leftToRight(_ text: String, _ expected: String) {
        #expect(String(VisualOrder.arranged(text)) == expected)
    }

    @Test("The paragraph's direction decides about what has none")
    func paragraph() {
        #expect(String(VisualOrder.arranged("4!", isRightToLeft: true)) == "!4")
        #expect(String(VisualOrder.arranged("4!", isRightToLeft: false)) == "4!")
        #expect(String(VisualOrder.arranged("אב, cd", isRightToLeft: false)) == "בא, cd")
        #expect(String(VisualOrder.arranged("אב, cd", isRightToLeft: true)) == "cd ,בא")
        #expect(String(VisualOrder.arranged("אב  ", isRightToLeft: true)) == "  בא")
    }

    @Test("Arabic letters are joined with their neighbours")
    func arabic() {
        #expect(String(VisualOrder.arranged("المهام 3")) == "3 \u{FEE1}\u{FE8E}\u{FEEC}\u{FEE4}\u{FEDF}\u{FE8D}")
    }

    @Test("Numbers after Arabic letters keep their digits' order, whichever digits they are")
    func arabicNumbers() {
        #expect(String(VisualOrder.arranged("د ١٢ من ٣٤")).hasPrefix("٣٤ "))
        #expect(String(VisualOrder.arranged("د 12/34")).hasPrefix("12/34 "))
    }

    @Test(
        "A text without such letters is not looked at twice",
        arguments: ["Завдання", "naïve", "日本語", "✓ ①", "👨‍👩‍👧"])
    func notNeeded(_ text: String) {
        #expect(!VisualOrder.isNeeded(for: text))
    }

    @Test(
        "Hebrew, Arabic and presentation forms are found wherever they stand",
        arguments: ["a א", "٣ ب", "\u{FE8F}", "\u{8A0}"])
    func needed(_ text: String) {
        #expect(VisualOrder.isNeeded(for: text))
    }

    @Test("A canvas and a painted text show the order from left to right")
    func canvas() {
        var canvas = CellCanvas(width: 6, height: 1)
        canvas.write("אב 12", at: CellPoint(x: 0, y: 0))
        #expect(canvas.plainText().hasPrefix("12 בא"))
    }
}
