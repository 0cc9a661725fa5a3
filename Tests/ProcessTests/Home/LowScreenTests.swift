import ProcessSupport
import Testing

/// The home screen in a pane of a small terminal, as `bin/run` has it at 80 by 24.
@Suite("A low home screen", .fewAtATime)
struct LowScreenTests {
    private let group: TestGroup
    init() throws { group = try TestGroup() }

    private func screen() async throws -> Child {
        try await group.app("add", "Buy milk")
        let screen = try group.renderer(columns: 80, rows: 13)
        #expect(await screen.shows("Buy milk", columns: 80, rows: 13))
        return screen
    }

    @Test("The box with the keys says how much it shows, and shows the rest")
    func keys() async throws {
        let screen = try await screen()
        screen.send("?")
        #expect(await screen.shows("/10", columns: 80, rows: 13))
        #expect(!screen.screen(columns: 80, rows: 13).text.contains("q, Ctrl-C"))
        screen.send("\u{1B}[6~")
        #expect(await screen.shows("q, Ctrl-C", columns: 80, rows: 13))
        #expect(screen.screen(columns: 80, rows: 13).text.contains("10/10"))
        screen.send("\u{1B}[5~")
        #expect(await screen.shows("Shift-Tab", columns: 80, rows: 13))
    }

    @Test("The gallery shows the picture rather than the buttons below it")
    func gallery() async throws {
        let screen = try await screen()
        screen.send("a")
        #expect(await screen.shows("Small", columns: 80, rows: 13))
        let shown = await screen.output.wait { bytes in
            // The task stands on the widget behind, and in the picture.
            Screen.render(bytes, columns: 80, rows: 13).text.split(separator: "\n").contains {
                $0.contains("Tasks") && $0.contains("▌")
            }
        }
        #expect(shown, "\(screen.screen(columns: 80, rows: 13).text)")
    }
}
