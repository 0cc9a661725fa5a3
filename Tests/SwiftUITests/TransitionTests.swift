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
    }

    @Test("A combined transition has all its parts, an asymmetric one both sides, and each may have its curve")
    func composed() {
        #expect(name(Text("a").transition(.opacity.combined(with: .scale))) == "opacity+scale(0,0.5,0.5)")
        #expect(name(Text("a").transition(SlideTransition().combined(with: .opacity))) == "slide+opacity")
        #expect(name(Text("a").transition(.identity.combined(with: .opacity))) == "opacity")
        #expect(
            name(Text("a").transition(.asymmetric(insertion: .move(edge: .top), removal: .opacity)))
                == "move(top)|opacity")
        #expect(
            name(Text("a").transition(AnyTransition.opacity.animation(.easeIn(duration: 0.2)))) == "opacity@easeIn 0.2")
        #expect(
            name(
                Text("a").transition(
                    AnyTransition.asymmetric(insertion: .scale(scale: 0.5), removal: .offset(x: 4, y: -2.5))
                        .combined(with: .opacity.animation(.linear(duration: 1)))))
                == "scale(0.5,0.5,0.5)+opacity@linear 1|offset(4,-2.5)+opacity@linear 1")
        #expect(name(Text("a").transition(AnyTransition.slide.animation(nil))) == "slide@none")
    }

    @Test("A transition that the user wrote is shown as a fade")
    func custom() {
        #expect(name(Text("a").transition(Twirl())) == "opacity")
        #expect(TransitionPhase.willAppear.value == -1 && TransitionPhase.didDisappear.value == 1)
    }
}
