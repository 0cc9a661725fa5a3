import Glibc
import ProcessSupport
import Testing

/// The terminal is as it was, whatever ends the renderer.
@Suite("The terminal")
struct TerminalTests {
    @Test(
        "Every mode that was switched on is switched off after a signal",
        arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGILL, SIGABRT])
    func restoredAfterSignal(_ number: Int32) async throws {
        // cases.md g3
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        let renderer = try group.renderer()
        #expect(await renderer.shows("Buy milk"))
        #expect(!renderer.screen().modes.isEmpty, "it had switched something on")
        renderer.signal(number)
        _ = try await renderer.end()
        #expect(renderer.screen().modes.isEmpty, "left on: \(renderer.screen().modes)")
    }

    @Test("q ends it with 0 and the terminal as it was")
    func quit() async throws {
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        let renderer = try group.renderer()
        #expect(await renderer.shows("Buy milk"))
        renderer.send("q")
        #expect(try await renderer.end() == .exited(0))
        #expect(renderer.screen().modes.isEmpty)
    }

    @Test("An unchanged frame writes nothing; a resize reflows without a blank screen")
    func resize() async throws {
        // cases.md g6, g7
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        let renderer = try group.renderer(columns: 100, rows: 40)
        #expect(await renderer.shows("Buy milk"))
        for (columns, rows) in [(79, 24), (300, 100), (3, 2), (1, 1), (80, 24)] as [(UInt16, UInt16)] {
            let before = renderer.output.snapshot.count
            renderer.resize(columns: columns, rows: rows)
            #expect(await renderer.output.wait { $0.count > before }, "\(columns)×\(rows) is drawn")
        }
        #expect(await renderer.shows("Buy milk", columns: 80, rows: 24))
        renderer.send("q")
        #expect(try await renderer.end() == .exited(0))
    }

    @Test("A size of 0 × 0 falls back to 80 × 24")
    func unknownSize() async throws {
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        let renderer = try group.renderer(columns: 0, rows: 0)
        #expect(await renderer.shows("Buy milk", columns: 80, rows: 24))
    }

    struct Surface: Sendable, CustomTestStringConvertible {
        let environment: [String: String]
        let colours: Bool
        var testDescription: String { "\(environment)" }
    }

    @Test(
        "Colour follows NO_COLOR and TERM",
        arguments: [
            Surface(environment: ["TERM": "xterm-256color"], colours: true),
            Surface(environment: ["TERM": "xterm-256color", "NO_COLOR": ""], colours: true),
            Surface(environment: ["TERM": "xterm-256color", "NO_COLOR": "1"], colours: false),
            Surface(environment: ["TERM": "xterm-256color", "COLORTERM": "truecolor"], colours: true),
        ])
    func colour(_ surface: Surface) async throws {
        // cases.md g5
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        let renderer = try group.renderer(environment: surface.environment)
        #expect(await renderer.shows("Buy milk"))
        let hasColour = renderer.output.text.matches(of: /\u{1B}\[([0-9;]*)m/).contains { match in
            match.1.split(separator: ";").contains { code in
                guard let code = Int(code) else { return false }
                return (30...49).contains(code) && code != 39 && code != 49 || (90...107).contains(code)
            }
        }
        #expect(hasColour == surface.colours)
    }

    @Test("A dumb terminal gets one plain frame and no escape")
    func dumb() async throws {
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        let renderer = try group.renderer(environment: ["TERM": "dumb"])
        #expect(try await renderer.end() == .exited(0))
        #expect(renderer.output.text.contains("Buy milk"))
        #expect(!renderer.output.snapshot.contains(0x1B))
    }

    @Test("Escape sequences in a task's title never reach the terminal")
    func hostileTitle() async throws {
        // cases.md g9
        let group = try TestGroup()
        try await group.app("add", "Milk \u{1B}]0;pwned\u{7}\u{1B}[2J and \u{9B}31m eggs")
        let renderer = try group.renderer()
        #expect(await renderer.shows("Milk"))
        #expect(!renderer.output.text.contains("\u{1B}]"), "no operating system command")
        #expect(!renderer.output.snapshot.contains(7), "no bell")
        #expect(!renderer.output.text.unicodeScalars.contains("\u{9B}"))
    }
}
