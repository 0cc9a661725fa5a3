import SwiftUI
import Testing
import WidgetArchive

@MainActor
struct GlassTests {
    /// The shapes of a node's background, from behind.
    private func panes(_ node: Node) throws -> [ShapeNode] {
        guard case .background(let back, _)? = modifiers(node).first else { throw Mismatch(node) }
        guard case .stack(let stack) = back.content else { return [try shape(back)] }
        return try stack.children.map { try shape($0) }
    }

    @Test("Glass is a material with a bright rim behind the view, in a capsule unless a shape is named")
    func effect() throws {
        let made = try panes(node(Text("x").glassEffect()))
        #expect(made.map(\.shape) == [.capsule, .capsule])
        #expect(made[0].fill == .material("thin") && made[1].strokePaint == .color(.faded(.system("white"), 0.25)))
        let named = try panes(node(Text("x").glassEffect(.clear, in: .rect(cornerRadius: 8))))
        #expect(named[0].shape == .roundedRectangle(cornerWidth: 8, cornerHeight: 8, continuous: true))
        #expect(named[0].fill == .faded(.material("ultraThin"), 0.4))
    }

    @Test("Tinted glass has its colour, and the identity is no glass")
    func tinted() throws {
        let made = try panes(node(Text("x").glassEffect(.regular.tint(.red).interactive())))
        #expect(made.count == 3 && made[1].fill == Optional(.color(.faded(.system("red"), 0.6))))
        guard case .background(let back, _)? = modifiers(node(Text("x").glassEffect(.identity))).first else { return }
        #expect(back.content == .empty)
    }

    @Test("A container of glass is the views in it, joined or not")
    func container() {
        struct Panes: View {
            @Namespace var space
            var body: some View {
                GlassEffectContainer(spacing: 8) {
                    Text("x").glassEffectID("x", in: space).glassEffectUnion(id: 1, namespace: space)
                        .glassEffectTransition(.materialize)
                }
            }
        }
        #expect(node(Panes()) == textNode("x"))
    }

    @Test("A button of glass has words in the colour of text until it is tinted; the prominent one has the tint")
    func buttons() throws {
        let plain = try control(node(Button("x", intent: Mark()).buttonStyle(.glass)))
        #expect(try panes(plain.body).first?.fill == .material("thin"))
        #expect(try run(core(plain.body)).paint == .foreground)
        let tinted = try control(node(Button("x", intent: Mark()).buttonStyle(.glass).tint(.green)))
        #expect(try run(core(tinted.body)).paint == .color(.system("green")))
        let own = try control(node(Button("x", intent: Mark()).buttonStyle(.glass(.regular.tint(.red)))))
        #expect(try panes(own.body).count == 3)
        let full = try control(node(Button("x", intent: Mark()).buttonStyle(.glassProminent).tint(.green)))
        #expect(try panes(full.body).map(\.fill) == [.color(.system("green"))])
    }
}
