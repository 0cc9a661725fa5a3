import SwiftUI
import Testing
import WidgetArchive

private struct Twirl: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.rotationEffect(.degrees(90 * phase.value)).opacity(phase.isIdentity ? 1 : 0)
    }
}

@MainActor
struct TransitionTests {
    private func name(_ view: some View) -> String? {
        for case .transition(let name) in modifiers(node(view)) { return name }
        return nil
    }

    @Test("Transitions have one name, whichever of the two families of names is used")
    func names() {
        #expect(
            name(Text("a").transition(.push(from: .bottom)))
                == name(Text("a").transition(PushTransition(edge: .bottom))))
        #expect(name(Text("a").transition(.move(edge: .top))) == name(Text("a").transition(MoveTransition(edge: .top))))
        #expect(name(Text("a").transition(.opacity)) == "opacity")
        #expect(name(Text("a").transition(.blurReplace)) == "blurReplace")
        #expect(name(Text("a").transition(.blurReplace(.upUp))) == "blurReplace")
        #expect(name(Text("a").transition(.opacity.combined(with: .scale))) == "opacity")
        #expect(name(Text("a").transition(SlideTransition().combined(with: .opacity))) == "slide")
    }

    @Test("A transition that the user wrote is shown as a fade")
    func custom() {
        #expect(name(Text("a").transition(Twirl())) == "opacity")
        #expect(TransitionPhase.willAppear.value == -1 && TransitionPhase.didDisappear.value == 1)
    }
}
