import SwiftUI
import Testing
import WidgetArchive
import WidgetLayout

/// What users of other systems have reported, as cases of ours.
@MainActor
struct ReportedCasesTests {
    @Test("A background counts wherever it stands, the first of two with a word, and not in a branch that is not taken")
    func containerBackgrounds() {
        let red = Node(.shape(ShapeNode(.rectangle, fill: .color(.system("red")))))
        #expect(archive(Text("x")).background == nil)
        #expect(archive(Text("x").containerBackground(.red, for: .widget)).background == red)
        let nested = VStack { HStack { Text("x").containerBackground(.red, for: .widget) } }
        #expect(archive(nested).background == red)
        let two = archive(
            VStack {
                Text("a").containerBackground(.red, for: .widget)
                Text("b").containerBackground(.blue, for: .widget)
            })
        #expect(two.background == red && two.remarks.count == 1)
        let isOn = false
        let condition = VStack { if isOn { Text("x").containerBackground(.red, for: .widget) } }
        #expect(archive(condition).background == nil)
    }

    @Test(
        "Repeated ids keep every row, in order, with a word; a row's button carries its own row's value",
        arguments: [["1", "1", "2"], ["1", "2", "2"], ["2", "1", "1"], [], ["1"], ["", "", ""]])
    func repeatedIDs(_ ids: [String]) throws {
        let rows = ids.enumerated().map { (id: $1, place: "\($0)") }
        let made = archive(
            VStack {
                ForEach(rows, id: \.id) { row in Button(row.place, intent: Mark(task: row.place)) }
            })
        let controls = made.view.controls
        #expect(controls.map { $0.intent?.parameters["task"] } == rows.map { .string($0.place) })
        #expect(Set(controls.map(\.key)).count == rows.count)
        #expect(made.remarks.isEmpty == (Set(ids).count == ids.count))
        let context = LayoutContext(measurer: CellMeasurer(), quantum: CellMeasurer.defaultCell)
        let placed = LayoutEngine.place(made.view, in: Size(width: 338, height: 158), context: context)
        #expect(AccessibilityTree(of: placed).elements.map(\.label) == rows.map(\.place))
    }

    @Test("A text of a hundred thousand letters is archived and laid out, and cut where there is no room")
    func longText() throws {
        let words = String(repeating: "lorem ipsum ", count: 8334)
        let context = LayoutContext(measurer: CellMeasurer(), quantum: CellMeasurer.defaultCell)
        let placed = LayoutEngine.place(node(Text(words)), in: Size(width: 338, height: 158), context: context)
        guard case .text(let text)? = placed.children.first?.content else { throw Mismatch(Node()) }
        #expect(text.lines.count == 9 && text.isTruncated && text.lines.last?.string.hasSuffix("…") == true)
        #expect(AccessibilityTree(of: placed).elements.first?.label.count == words.count - 1)
    }
}
