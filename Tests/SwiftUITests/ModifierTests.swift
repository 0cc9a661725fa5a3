import SwiftUI
import Testing
import WidgetArchive

@MainActor
struct ModifierTests {
    private func only(_ view: some View) -> Modifier? { modifiers(node(view)).first }
    private let text = Text("x")

    @Test("Padding without a length is sixteen points on the chosen sides")
    func padding() {
        #expect(only(text.padding()) == .padding(Insets(all: 16)))
        #expect(only(text.padding(.horizontal)) == .padding(Insets(top: 0, leading: 16, bottom: 0, trailing: 16)))
        #expect(
            only(text.padding([.top, .leading], 3)) == .padding(Insets(top: 3, leading: 3, bottom: 0, trailing: 0)))
        #expect(only(text.padding(-2)) == .padding(Insets(all: -2)))
    }

    @Test("Frames keep their lengths, bounds and alignment")
    func frames() {
        #expect(only(text.frame(width: 10)) == .frame(width: 10, height: nil, alignment: .center))
        var frame = FlexibleFrame()
        frame.maxWidth = .infinity
        frame.alignment = GuidePair(.leading, .center)
        #expect(only(text.frame(maxWidth: .infinity, alignment: .leading)) == .flexibleFrame(frame))
    }

    @Test("Numbers that are none do not reach the archive", arguments: [Double.nan, .infinity, -.infinity, -5])
    func hostileNumbers(_ number: Double) {
        let view = text.frame(width: number, height: number).padding(number).opacity(number).offset(x: number)
            .scaleEffect(number).rotationEffect(.degrees(number)).blur(radius: number).shadow(radius: number)
            .aspectRatio(number, contentMode: .fit).layoutPriority(number).zIndex(number).position(x: number, y: number)
            .cornerRadius(number).minimumScaleFactor(number).lineSpacing(number).kerning(number)
        let made = archive(
            VStack(spacing: number) {
                view; Spacer(minLength: number)
            })
        #expect(!made.remarks.isEmpty)
        let json = String(decoding: made.view.jsonBytes(), as: UTF8.self)
        #expect(!json.contains("nan") && !json.contains("inf"))
        #expect(!modifiers(made.view.children[0]).contains { if case .frame(-5, _, _) = $0 { true } else { false } })
    }

    @Test("A background of a style fills the bounds, one of a view keeps its alignment")
    func background() {
        let fill = Node(.shape(ShapeNode(.rectangle, fill: .color(.system("red")))))
        #expect(only(text.background(.red)) == .background(fill, alignment: .center))
        #expect(only(text.background(Color.red)) == .background(fill, alignment: .center))
        #expect(
            only(text.background(alignment: .top) { Text("b") })
                == .background(textNode("b"), alignment: GuidePair(.center, .top)))
        let round = Node(.shape(ShapeNode(.capsule, fill: .color(.system("red")))))
        #expect(only(text.background(.red, in: Capsule())) == .background(round, alignment: .center))
        #expect(only(text.background(Capsule().fill(.red))) == .background(round, alignment: .center))
    }

    @Test("An overlay of several views is one stack over the view")
    func overlay() {
        let both = Node(
            .stack(StackNode(.depth, alignment: GuidePair(.leading, .center), [textNode("a"), textNode("b")])))
        let made = only(
            text.overlay(alignment: .leading) {
                Text("a"); Text("b")
            })
        #expect(made == .overlay(both, alignment: GuidePair(.leading, .center)))
    }

    @Test("Clips know their shapes")
    func clips() {
        #expect(only(text.clipShape(Capsule())) == .clip(.capsule, evenOdd: false))
        #expect(only(text.clipShape(.circle)) == .clip(.circle, evenOdd: false))
        let round = ShapeDescription.roundedRectangle(cornerWidth: 8, cornerHeight: 8, continuous: false)
        #expect(only(text.cornerRadius(8)) == .clip(round, evenOdd: false))
        #expect(only(text.clipped()) == .clip(.rectangle, evenOdd: false))
        #expect(
            only(text.mask { Circle() })
                == .mask(Node(.shape(ShapeNode(.circle, fill: .foreground))), alignment: .center))
    }

    @Test("Transitions and animations say how entries change")
    func animations() {
        var numeric = ContentTransitionDescription()
        numeric.kind = "numericText"
        #expect(only(text.contentTransition(.numericText())) == .contentTransition(numeric))
        var replace = ContentTransitionDescription()
        replace.kind = "symbolReplace"
        #expect(only(text.contentTransition(.symbolEffect(.replace))) == .contentTransition(replace))
        replace.direction = "downUp"
        #expect(
            only(text.contentTransition(.symbolEffect(.replace.magic(fallback: .downUp.byLayer))))
                == .contentTransition(replace))
        var curve = AnimationDescription()
        (curve.curve, curve.duration) = ("easeInOut", 0.3)
        #expect(only(text.animation(.easeInOut(duration: 0.3), value: true)) == .animation(curve, value: "true"))
        #expect(only(text.transition(.push(from: .bottom))) == .transition("push(bottom)"))
    }

    @Test("What assistive technology is told stands in one place")
    func accessibility() {
        let made = node(text.accessibilityLabel("Done \(2)").accessibilityValue("v").accessibilityAddTraits(.isHeader))
        var description = AccessibilityDescription()
        (description.label, description.value, description.traits) = ("Done 2", "v", ["isHeader"])
        #expect(made == Node(.modified(.accessibility(description), textNode("x"))))
    }

    @Test("Redaction is said and can be asked for")
    func redaction() {
        struct Asking: View {
            @Environment(\.redactionReasons) var reasons
            var body: some View { Text(reasons.contains(.placeholder) ? "masked" : "open") }
        }
        let made = node(Asking().redacted(reason: .placeholder))
        #expect(modifiers(made) == [.redacted(["placeholder"])] && words(core(made)) == "masked")
        #expect(modifiers(node(Asking().unredacted())) == [.redacted([])])
        #expect(only(text.invalidatableContent()) == .invalidatable)
        #expect(only(text.privacySensitive()) == .privacySensitive)
    }

    @Test("The widget's background and URL are lifted out; the first of each counts")
    func lifting() throws {
        let view = VStack {
            Text("a").widgetURL(URL(string: "x://1")).containerBackground(.fill.tertiary, for: .widget)
            Text("b").widgetURL(URL(string: "x://2")).containerBackground(for: .widget) { Color.red }
        }
        let made = archive(view)
        #expect(made.view.children == [textNode("a"), textNode("b")])
        #expect(made.url == "x://1" && made.remarks.count == 2)
        #expect(try shape(#require(made.background)).fill == .fill(level: 2))
        #expect(archive(Text("a")).background == nil)
    }

    @Test("Modifiers of the user's are applied with their own environment values")
    func viewModifier() {
        struct Card: ViewModifier {
            @Environment(\.colorScheme) var scheme
            func body(content: Content) -> some View { content.padding(scheme == .dark ? 1 : 2) }
        }
        #expect(only(text.modifier(Card())) == .padding(Insets(all: 2)))
        #expect(modifiers(archive(text.modifier(Card()), scheme: "dark").view) == [.padding(Insets(all: 1))])
        #expect(modifiers(node(text.modifier(Card().concat(Card())))).count == 2)
    }
}
