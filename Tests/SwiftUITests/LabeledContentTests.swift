import SwiftUI
import Testing
import WidgetArchive

@MainActor
@Suite("Values with names, boxes and edges")
struct LabeledContentTests {
    private func texts(_ node: Node) -> [String] {
        if let words = words(core(node)) { return [words] }
        return core(node).children.flatMap(texts)
    }

    @Test("The name stands at one end, the value at the other")
    func ends() throws {
        let made = node(LabeledContent("Wind", value: "3 m/s"))
        #expect(texts(made) == ["Wind", "3 m/s"] && core(made).children.count == 3)
        #expect(texts(node(LabeledContent("Share", value: 0.5, format: .percent))) == ["Share", "50%"])
        #expect(texts(node(LabeledContent("Sky") { Text("clear") })) == ["Sky", "clear"])
    }

    @Test("A box has its name above and a ground behind")
    func box() {
        let made = node(GroupBox("Today") { Text("Rain") })
        #expect(texts(made) == ["Today", "Rain"])
        let hasGround = modifiers(made).contains { if case .background = $0 { true } else { false } }
        #expect(hasGround)
    }

    @Test("An inset stands at its edge, the view in what is left")
    func inset() {
        #expect(texts(node(Text("middle").safeAreaInset(edge: .top) { Text("top") })) == ["top", "middle"])
        #expect(texts(node(Text("middle").safeAreaInset(edge: .trailing) { Text("end") })) == ["middle", "end"])
    }

    @Test("An animation of phases shows its beginning")
    func phases() {
        let made = node(
            Text("x").phaseAnimator([0.25, 1]) { view, phase in
                view.opacity(phase)
            } animation: { _ in
                .linear
            })
        #expect(texts(made) == ["x"])
        let opacities = modifiers(made).compactMap { if case .opacity(let value) = $0 { value } else { nil } }
        #expect(opacities == [0.25])
    }

    @Test("A view of a list of instants is made of now")
    func instants() {
        let made = node(
            TimelineView(.explicit([.distantPast])) { context in
                Text(verbatim: "\(context.cadence == .live) \(context.date > Date(timeIntervalSince1970: 0))")
            })
        #expect(texts(made) == ["false true"])
    }

    @Test("The colour of what is selected is the tint, and a shadow may stand alone")
    func styles() throws {
        #expect(try shape(node(Circle().fill(.selection))).fill == shape(node(Circle().fill(.tint))).fill)
        #expect(try shape(node(Circle().fill(.shadow(.drop(radius: 2))))).fill != nil)
    }
}
