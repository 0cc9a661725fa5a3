import Glibc
import ProcessSupport
import Testing

/// The terminal is as it was, whatever ends the renderer. cases.md g3
@Suite("The terminal afterwards", .fewAtATime)
struct TerminalEndTests {
    private func isRestored(_ renderer: Child) {
        #expect(renderer.screen().modes.isEmpty, "left on: \(renderer.screen().modes)")
        #expect(renderer.settings == renderer.firstSettings, "the settings of stty")
    }

    @Test(
        "Every mode is switched off and every setting is back after a signal, also that of a Swift trap",
        arguments: [
            SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT,
        ])
    func signals(_ number: Int32) async throws {
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        let renderer = try group.renderer()
        #expect(await renderer.shows("Buy milk"))
        #expect(!renderer.screen().modes.isEmpty, "it had switched something on")
        #expect(renderer.settings != renderer.firstSettings, "it had changed the settings")
        renderer.signal(number)
        let ending = try await renderer.end()
        let asked = [SIGINT, SIGTERM, SIGHUP, SIGQUIT].contains(number)
        #expect(ending == (asked ? .exited(128 + number) : .signaled(number)))
        isRestored(renderer)
    }

    @Test("q and Ctrl-C end it with 0", arguments: ["q", "\u{3}"])
    func quit(_ key: String) async throws {
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        let renderer = try group.renderer()
        #expect(await renderer.shows("Buy milk"))
        renderer.send(key)
        #expect(try await renderer.end() == .exited(0))
        isRestored(renderer)
    }

    @Test("A signal in the middle of many frames", arguments: [SIGTERM, SIGILL])
    func whileDrawing(_ number: Int32) async throws {
        let group = try TestGroup()
        let renderer = try group.renderer(extension: .probeExtension)
        #expect(await renderer.shows("count 0"))
        renderer.send("\t" + String(repeating: "\r", count: 50))
        #expect(await group.hasPerformed("add", times: 5))
        renderer.signal(number)
        _ = try await renderer.end()
        isRestored(renderer)
    }

    @Test("A signal while the terminal takes nothing: it ends all the same, and the settings are back")
    func whileBlocked() async throws {
        let group = try TestGroup()
        let renderer = try group.renderer(extension: .probeExtension)
        #expect(await renderer.shows("count 0"))
        renderer.output.pause(true)
        for number in 0..<60 as Range<UInt16> { renderer.resize(columns: 100 + number % 7, rows: 40 - number % 5) }
        try await group.tap("add")
        renderer.signal(SIGTERM)
        renderer.output.pause(false)
        #expect(try await renderer.end() == .exited(128 + SIGTERM))
        #expect(renderer.settings == renderer.firstSettings)
    }

    @Test("A terminal that is hung up ends it, and the extension with it")
    func hungUp() async throws {
        let group = try TestGroup()
        let renderer = try group.renderer(extension: .probeExtension)
        #expect(await renderer.shows("count 0"))
        try await renderer.hangUp(after: "?")
        let ending = try await renderer.end()
        #expect(ending == .exited(128 + SIGHUP) || ending == .exited(0), "\(ending)")
        #expect(await group.allEnded("extension"), "nothing is left behind")
    }

    @Test("An error at the start leaves the terminal as it was")
    func startError() async throws {
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        let first = try group.renderer()
        #expect(await first.shows("Buy milk"))
        let second = try group.renderer()
        #expect(try await second.end() == .exited(1))
        isRestored(second)
    }
}
