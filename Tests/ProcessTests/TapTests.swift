import Glibc
import GroupContainer
import ProcessSupport
import Testing

/// Taps on the probe's controls through real processes.
@Suite("Taps", .fewAtATime)
struct TapTests {
    @Test("A tap is performed with no app alive, for the first tap and every later one")
    func everyTapCounts() async throws {
        // cases.md a1
        let group = try TestGroup()
        let screen = try group.renderer(extension: .probeExtension)
        #expect(await screen.shows("count 0"), "\(screen.screen().text)")
        for number in 1...5 {
            try await group.tap("add")
            #expect(await screen.shows("count \(number)"), "\(screen.screen().text)")
            if number == 2 { kill(try #require(group.performedPids.last), SIGKILL) }
        }
        #expect(group.performed.filter { $0.hasPrefix("add") }.count == 5)
        // An app that starts now has nothing to catch up with.
        let app = try group.appOnTerminal()
        #expect(await app.output.wait { !$0.isEmpty })
        try await group.tap("add")
        #expect(await screen.shows("count 6"), "\(screen.screen().text)")
        #expect(group.performed.filter { $0.hasPrefix("add") }.count == 6)
        #expect(group.performed.allSatisfy { $0.hasSuffix("constructed") }, "the bundle's init ran first (a2)")
    }

    @Test("An intent that must open the app starts it once, however often it is tapped")
    func opensApp() async throws {
        // cases.md a2
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        let screen = try group.renderer()
        #expect(await screen.shows("Buy milk"))
        for _ in 1...3 { try await group.tap("New task", widget: "TaskToggleWidget") }
        let events = try Trace.read(in: GroupDirectory(opening: group.path))
        #expect(events.filter { $0.name == .launched && $0.reason == "app" }.count == 1)
        let performers = events.filter { $0.name == .performBegan && $0.role == .app }
        #expect(performers.count == 3 && Set(performers.map(\.pid)).count == 1, "\(performers)")
        // It ends with the renderer that started it.
        screen.send("q")
        #expect(try await screen.end() == .exited(0))
        #expect(await group.allEnded("extension"))
    }

    @Test("A hundred quick taps are all performed, each once")
    func hundred() async throws {
        let group = try TestGroup()
        let screen = try group.renderer(extension: .probeExtension)
        #expect(await screen.shows("count 0"))
        try await screen.focusFirstControl()
        screen.send(String(repeating: "\r", count: 100))
        #expect(await screen.shows("count 100"), "\(screen.screen().text)")
        #expect(group.performed.filter { $0.hasPrefix("add") }.count == 100)
    }

    @Test("Two extensions side by side share the work; each tap is performed once")
    func twoExtensions() async throws {
        let group = try TestGroup()
        let one = try group.start(.probeExtension)
        let two = try group.start(.probeExtension)
        #expect(await group.hasOffers(2), "both wrote their manifests")
        let screen = try group.renderer(extension: .probeExtension)
        #expect(await screen.shows("count 0"))
        try await screen.focusFirstControl()
        screen.send(String(repeating: "\r", count: 40))
        #expect(await screen.shows("count 40"), "\(screen.screen().text)")
        let pids = Set(group.performed.compactMap { $0.split(separator: " ").dropFirst().first.map(String.init) })
        #expect(group.performed.filter { $0.hasPrefix("add") }.count == 40)
        #expect(pids.isSubset(of: ["\(one.pid)", "\(two.pid)"]), "no third process was started: \(pids)")
    }

    @Test("Two quick taps on a task's row end where they began: the toggling intent is performed twice")
    func sameRowTwice() async throws {
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        let screen = try group.renderer()
        #expect(await screen.shows("Buy milk"))
        try await screen.focusFirstControl()
        screen.send("\r\r")
        try await group.untilTapsAreDone(2)
        let list = try await group.run(.app, ["list", "--json"])
        #expect(
            !list.output.contains("\"completed\":true") && !list.output.contains("\"isCompleted\":true"),
            "\(list.output)")
    }

    @Test("What the app writes while an intent runs is kept, and so is what the intent writes")
    func writesMeet() async throws {
        let group = try TestGroup()
        let screen = try group.renderer("--deadline", "60", extension: .probeExtension)
        #expect(await screen.shows("count 0"))
        let gate = try group.gate()
        try await group.tap("slow", waiting: false)
        #expect(await group.hasPerformed("slow began"))
        try await group.tap("add")
        #expect(await screen.shows("count 1"))
        gate.open()
        #expect(await screen.shows("count 2"), "\(screen.screen().text)")
    }

    @Test("A widget that is removed meanwhile: the tap goes on to its end, nobody waits in vain, and nothing is left")
    func removedMeanwhile() async throws {
        let group = try TestGroup()
        let screen = try group.renderer("--deadline", "3", extension: .probeExtension)
        #expect(await screen.shows("count 0"))
        let tap = try group.start(.renderer, "tap", "ProbeWidget", "hang")
        #expect(await group.hasPerformed("hang began"))
        #expect(try await group.run(.renderer, ["remove", "ProbeWidget"]).ending == .exited(0))
        #expect(try await tap.end() == .exited(1), "\(tap.output.text)")
        #expect(tap.errors?.text.contains("missed its deadline") == true, "\(tap.errors?.text ?? "")")

        #expect(try await group.run(.renderer, ["add", "ProbeWidget"]).ending == .exited(0))
        #expect(await screen.shows("count 0"), "\(screen.screen().text)")
        let gate = try Gate(path: group.path + "/Files/provide")
        let reload = try group.start(.renderer, "reload")
        #expect(await group.hasPerformed("provider waits"))
        #expect(try await group.run(.renderer, ["remove", "ProbeWidget"]).ending == .exited(0))
        #expect(try await reload.end() == .exited(0), "\(reload.errors?.text ?? "")")
        gate.open()
        gate.remove()
        for box in ["intents", "requests"] {
            for folder in ["new", "cur", "done"] {
                let path = "\(group.path)/\(box)/\(folder)"
                #expect(await group.waitForChange(in: path) { (try? FileNames.of(path))?.isEmpty == true }, "\(path)")
            }
        }
    }

    @Test("An intent that throws: the toggle goes back, the widget says it failed, and the next tap works")
    func throwing() async throws {
        let group = try TestGroup()
        let screen = try group.renderer(extension: .probeExtension)
        #expect(await screen.shows("count 0"))
        let failed = try await group.run(.renderer, ["tap", "ProbeWidget", "throw"])
        #expect(failed.ending == .exited(1), "a failed tap is an exit code: \(failed)")
        #expect(failed.errors.contains("the server said no") || failed.output.contains("the server said no"))
        #expect(await screen.shows("the server said no"), "\(screen.screen().text)")
        try await group.tap("add")
        #expect(await screen.shows("count 1"))
        #expect(group.performed.filter { $0.hasPrefix("throw") }.count == 1, "nothing is retried by itself")
    }
}
