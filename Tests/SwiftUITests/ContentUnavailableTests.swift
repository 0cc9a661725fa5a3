import SwiftUI
import Testing
import WidgetArchive

@MainActor
@Suite("Where there is nothing to show")
struct ContentUnavailableTests {
    private func texts(_ node: Node) -> [String] {
        if let words = words(core(node)) { return [words] }
        return core(node).children.flatMap(texts)
    }
    private func symbols(_ node: Node) -> [SymbolNode] {
        if case .symbol(let symbol) = core(node).content { return [symbol] }
        return core(node).children.flatMap(symbols)
    }

    @Test("A large symbol stands above the title and the description")
    func parts() throws {
        let made = node(ContentUnavailableView("No notes", systemImage: "note", description: Text("Write one.")))
        #expect(texts(made) == ["No notes", "Write one."])
        let symbol = try #require(symbols(made).first)
        #expect(symbol.name == "note" && symbol.font.size == 48)
    }

    @Test("A button in it performs its intent")
    func actions() throws {
        let made = node(
            ContentUnavailableView {
                Label("Nothing", systemImage: "tray")
            } description: {
                Text("Add something.")
            } actions: {
                Button("Add", intent: Mark(task: "1"))
            })
        #expect(made.controls.map { $0.intent?.parameters["task"] } == [.string("1")])
        #expect(texts(made).starts(with: ["Nothing", "Add something."]))
    }

    @Test("A search that found nothing says what was looked for")
    func search() {
        #expect(texts(node(ContentUnavailableView.search(text: "tea"))).first == "No Results for “tea”")
        #expect(texts(node(ContentUnavailableView.search)).count == 2)
        #expect(symbols(node(ContentUnavailableView.search)).map(\.name) == ["magnifyingglass"])
    }
}
