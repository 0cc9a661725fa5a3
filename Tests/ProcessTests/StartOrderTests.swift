import ProcessSupport
import Testing

/// The three processes find each other in any order; started late, each one finds the present state.
@Suite("Starting in any order", .fewAtATime)
struct StartOrderTests {
    enum Role: String, CaseIterable, Sendable { case app, `extension`, renderer }

    static let orders: [[Role]] = Role.allCases.flatMap { first in
        Role.allCases.filter { $0 != first }.map { second in
            [first, second] + Role.allCases.filter { $0 != first && $0 != second }
        }
    }

    @Test("A task added by the app is on the renderer's screen, and a tap on it reaches the app", arguments: orders)
    func order(_ order: [Role]) async throws {
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        var app: Child?
        var renderer: Child?
        for role in order {
            switch role {
            case .app: app = try group.appOnTerminal()
            case .extension: _ = try group.start(.extension)
            case .renderer: renderer = try group.renderer()
            }
        }
        let screen = try #require(renderer)
        #expect(await screen.shows("Buy milk"), "\(screen.screen().text)")
        try await group.app("add", "Walk the dog")
        #expect(await screen.shows("Walk the dog"), "\(screen.screen().text)")
        try await screen.focusFirstControl()
        screen.send("\r")
        let prompt = try #require(app)
        #expect(await prompt.shows("done"), "the prompt says what the widget changed:\n\(prompt.screen().text)")
    }

    @Test("A second renderer on the same group says who holds it")
    func secondRenderer() async throws {
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        let first = try group.renderer()
        #expect(await first.shows("Buy milk"))
        let second = try group.renderer()
        let ending = try await second.end()
        #expect(ending == .exited(1))
        #expect(second.output.text.contains("\(first.pid)"), "\(second.output.text)")
    }

    @Test("Without a terminal the renderer prints one frame as plain text and exits 0")
    func plainFrame() async throws {
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        let result = try await group.run(.renderer, ["--extension", Executable.extension.path])
        #expect(result.ending == .exited(0), "\(result.errors)")
        #expect(result.output.contains("Buy milk"), "\(result.output)\(result.errors)")
        #expect(!result.output.utf8.contains(0x1B), "no escape sequence reaches a pipe")
    }
}

extension Child {
    /// Moves the focus to the first control.
    func focusFirstControl() async throws { send("\t") }
}
