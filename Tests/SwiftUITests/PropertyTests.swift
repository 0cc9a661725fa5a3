import SwiftUI
import Testing
import WidgetArchive

private struct Held: View {
    enum Field { case name }
    @FocusState private var isFocused: Bool
    @FocusState private var field: Field?
    @SceneStorage("tab") private var tab = 2
    @SceneStorage("name") private var name: String?
    var body: some View {
        Text(verbatim: "\(isFocused) \(field == nil) \(tab) \(name ?? "none")")
            .focused($isFocused).focused($field, equals: .name)
    }
}

private struct Prominent: View {
    @Environment(\.headerProminence) private var prominence
    @Environment(\.backgroundStyle) private var style
    var body: some View { Text(verbatim: "\(prominence) \(style == nil)") }
}

private struct Turned: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.content
            LabeledContent(configuration)
        }
    }
}

@MainActor
@Suite("Properties and styles of a place")
struct PropertyTests {
    private func texts(_ node: Node) -> [String] {
        if let words = words(core(node)) { return [words] }
        return core(node).children.flatMap(texts)
    }

    @Test("Focus and what scenes keep have their initial values")
    func initialValues() { #expect(words(core(node(Held()))) == "false true 2 none") }

    @Test("Prominence and the background's style are read inside")
    func environment() throws {
        #expect(words(core(node(Prominent()))) == "standard true")
        #expect(words(core(node(Prominent().headerProminence(.increased).backgroundStyle(.red)))) == "increased false")
        let filled = Rectangle().fill(.background).environment(\.backgroundStyle, AnyShapeStyle(Color.red))
        #expect(try shape(node(filled)).fill == .color(.system("red")))
        let own = Rectangle().fill(.background).backgroundStyle(.background.opacity(0.5))
        #expect(try shape(node(own)).fill == .faded(.background, 0.5))
    }

    @Test("Values with names take a style, which may show them in the usual one")
    func labeledContent() {
        let made = node(VStack { LabeledContent("Wind", value: "3 m/s") }.labeledContentStyle(Turned()))
        #expect(texts(made) == ["3 m/s", "Wind", "3 m/s"])
        let plain = node(LabeledContent("Wind", value: "3 m/s").labeledContentStyle(.automatic))
        #expect(texts(plain) == ["Wind", "3 m/s"])
    }
}
