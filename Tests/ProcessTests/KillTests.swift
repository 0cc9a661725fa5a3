import Glibc
import ProcessSupport
import Testing

/// kill -9 and SIGSTOP, between and during taps.
@Suite("Processes that die or stop", .fewAtATime)
struct KillTests {
    @Test("After kill -9 of the extension between taps the next tap works")
    func extensionKilledBetween() async throws {
        let group = try TestGroup()
        let screen = try group.renderer(extension: .probeExtension)
        #expect(await screen.shows("count 0"))
        try await group.tap("add")
        #expect(await screen.shows("count 1"))
        let pid = try #require(group.performedPids.last)
        kill(pid, SIGKILL)
        try await group.tap("add")
        #expect(await screen.shows("count 2"), "\(screen.screen().text)")
        #expect(group.performedPids.last != pid)
    }

    @Test("After kill -9 of the extension while it performs, the tap is shown as failed and never runs again")
    func extensionKilledDuring() async throws {
        let group = try TestGroup()
        let screen = try group.renderer(extension: .probeExtension)
        #expect(await screen.shows("count 0"))
        _ = try group.gate()
        try await group.tap("slow", waiting: false)
        #expect(await group.hasPerformed("slow began"))
        kill(try #require(group.performedPids.last), SIGKILL)
        #expect(await screen.shows("ended while performing"), "\(screen.screen().text)")
        try await group.tap("add")
        #expect(await screen.shows("count 1"))
        #expect(group.performed.filter { $0.hasPrefix("slow began") }.count == 1)
    }

    @Test("A crash while performing is shown as a failure, and the next tap works")
    func crash() async throws {
        let group = try TestGroup()
        let screen = try group.renderer(extension: .probeExtension)
        #expect(await screen.shows("count 0"))
        let tap = try await group.run(.renderer, ["tap", "ProbeWidget", "crash"])
        #expect(tap.ending == .exited(1), "\(tap)")
        #expect(await screen.shows("ended while performing"), "\(screen.screen().text)")
        try await group.tap("add")
        #expect(await screen.shows("count 1"))
        #expect(group.performed.filter { $0.hasPrefix("crash") }.count == 1)
    }

    @Test("After kill -9 of the renderer a new one shows the last state, and its taps work")
    func rendererKilled() async throws {
        let group = try TestGroup()
        let first = try group.renderer(extension: .probeExtension)
        #expect(await first.shows("count 0"))
        try await group.tap("add")
        #expect(await first.shows("count 1"))
        first.signal(SIGKILL)
        #expect(try await first.end() == .signaled(SIGKILL))
        let second = try group.renderer(extension: .probeExtension)
        #expect(await second.shows("count 1"), "\(second.screen().text)")
        try await group.tap("add")
        #expect(await second.shows("count 2"))
    }

    @Test("After kill -9 of the renderer while an intent runs, a new one shows the state; nothing runs twice")
    func rendererKilledDuring() async throws {
        let group = try TestGroup()
        let first = try group.renderer(extension: .probeExtension)
        #expect(await first.shows("count 0"))
        let gate = try group.gate()
        try await group.tap("slow", waiting: false)
        #expect(await group.hasPerformed("slow began"))
        first.signal(SIGKILL)
        #expect(try await first.end() == .signaled(SIGKILL))
        // The extension that the renderer had started ends with it, in the middle of the intent.
        #expect(await group.allEnded("extension"))
        gate.remove()
        let second = try group.renderer(extension: .probeExtension)
        #expect(await second.shows("count 0"), "\(second.screen().text)")
        try await group.tap("add")
        #expect(await second.shows("count 1"))
        #expect(group.performed.filter { $0.hasPrefix("slow") }.count == 1, "\(group.performed)")
    }

    @Test("Who waits for a tap is told when the renderer ends meanwhile, in whatever way", arguments: ["q", "kill -9"])
    func waiterTold(_ way: String) async throws {
        let group = try TestGroup()
        let screen = try group.renderer(extension: .probeExtension)
        #expect(await screen.shows("count 0"))
        _ = try group.gate()
        // It would wait as long as a tap may take, and longer.
        let tap = try group.start(.renderer, "tap", "ProbeWidget", "slow", "--deadline", "600")
        #expect(await group.hasPerformed("slow began"))
        if way == "q" { screen.send("q") } else { screen.signal(SIGKILL) }
        #expect(try await tap.end() == .exited(1), "\(tap.errors?.text ?? "")")
        #expect(tap.errors?.text.contains("the renderer has ended") == true, "\(tap.errors?.text ?? "")")
    }

    @Test("An extension started by hand outlives a killed renderer, and its answer does no harm to the next one")
    func rendererKilledExtensionLives() async throws {
        let group = try TestGroup()
        _ = try group.start(.probeExtension)
        let first = try group.renderer(extensionPath: "/nonexistent")
        #expect(await first.shows("count 0"))
        let gate = try group.gate()
        try await group.tap("slow", waiting: false)
        #expect(await group.hasPerformed("slow began"))
        first.signal(SIGKILL)
        #expect(try await first.end() == .signaled(SIGKILL))
        let second = try group.renderer(extensionPath: "/nonexistent")
        #expect(await second.shows("count 0"), "\(second.screen().text)")
        gate.open()
        #expect(await group.hasPerformed("slow", times: 2), "\(group.performed)")
        try await group.tap("add")
        #expect(await second.shows("count 2"), "\(second.screen().text)")
        #expect(group.performed.filter { $0.hasPrefix("slow began") }.count == 1)
    }

    @Test("A tap left waiting by a killed renderer is void: it never runs")
    func orphanedTap() async throws {
        let group = try TestGroup()
        let first = try group.renderer(extension: .probeExtension)
        #expect(await first.shows("count 0"))
        try await group.tap("add")
        let pid = try #require(group.performedPids.last)
        kill(pid, SIGSTOP)
        defer { kill(pid, SIGKILL) }
        first.send("\t\r")
        #expect(
            await group.waitForChange(in: group.path + "/intents/new") {
                !((try? FileNames.of(group.path + "/intents/new")) ?? []).isEmpty
            })
        first.signal(SIGKILL)
        _ = try await first.end()
        let second = try group.renderer(extension: .probeExtension)
        #expect(await second.shows("count 1"))
        kill(pid, SIGCONT)
        try await group.tap("add")
        #expect(await second.shows("count 2"))
        #expect(group.performed.filter { $0.hasPrefix("add") }.count == 2, "\(group.performed)")
    }

    @Test("A stopped extension: the widget says so at the deadline, and the tap is never executed late")
    func stopped() async throws {
        // cases.md a5
        let group = try TestGroup()
        let screen = try group.renderer("--deadline", "3", extension: .probeExtension)
        #expect(await screen.shows("count 0"))
        try await group.tap("add")
        #expect(await screen.shows("count 1"))
        let pid = try #require(group.performedPids.last)
        kill(pid, SIGSTOP)
        for _ in 1...2 { _ = try await group.run(.renderer, ["tap", "ProbeWidget", "add", "--no-wait"]) }
        let late = try await group.run(.renderer, ["tap", "ProbeWidget", "add"])
        #expect(late.ending == .exited(1), "\(late)")
        #expect(await screen.shows("deadline"), "\(screen.screen().text)")
        kill(pid, SIGCONT)
        try await group.tap("add")
        #expect(await screen.shows("count 2"), "\(screen.screen().text)")
        #expect(group.performed.filter { $0.hasPrefix("add") }.count == 2, "\(group.performed)")
    }

    @Test("Beside a process that does not answer another one is started; of two that do not, the first is ended")
    func silentOnes() async throws {
        let group = try TestGroup()
        let screen = try group.renderer("--deadline", "3", extension: .probeExtension)
        #expect(await screen.shows("count 0"))
        var pids: [pid_t] = []
        for number in 1...3 {
            try await group.tap("add")
            #expect(await screen.shows("count \(number)"), "\(screen.screen().text)\n\(group.remarks)")
            pids.append(try #require(group.performedPids.last))
            guard number < 3 else { break }
            kill(pids[number - 1], SIGSTOP)
            let late = try await group.run(.renderer, ["tap", "ProbeWidget", "add"])
            #expect(late.ending == .exited(1), "\(late)")
        }
        #expect(Set(pids).count == 3)
        #expect(await group.allEnded("extension", but: 2))
        #expect(kill(pids[0], 0) != 0 && kill(pids[1], 0) == 0, "\(group.remarks)")
        screen.send("q")
        #expect(try await screen.end() == .exited(0))
        #expect(await group.allEnded("extension"))
    }

    @Test("While an extension that ends again and again is not started, a tap says so")
    func endsAgainAndAgain() async throws {
        let group = try TestGroup()
        let screen = try group.renderer("--deadline", "1", extension: .probeExtension)
        #expect(await screen.shows("count 0"))
        try group.write("rough", toFile: "page")
        #expect(try await group.run(.renderer, ["reload"]).ending == .exited(0))
        var words = ""
        // Each end doubles the time until the next start, which soon is longer than a tap may take.
        for _ in 1...12 where !words.contains("again and again") {
            words = try await group.run(.renderer, ["tap", "ProbeWidget", "exits"]).errors
        }
        #expect(words.contains("the extension has ended again and again, and is started anew in"), "\(words)")
    }

    @Test("An intent that hangs is cancelled at the deadline, its process is ended, and the next tap works")
    func hanging() async throws {
        let group = try TestGroup()
        let screen = try group.renderer("--deadline", "3", extension: .probeExtension)
        #expect(await screen.shows("count 0"))
        let hung = try await group.run(.renderer, ["tap", "ProbeWidget", "hang"])
        #expect(hung.ending == .exited(1), "\(hung)")
        #expect(await screen.shows("deadline"), "\(screen.screen().text)")
        try await group.tap("add")
        #expect(await screen.shows("count 1"), "\(screen.screen().text)")
    }

    @Test("kill -9 of the app between two writes loses no acknowledged write")
    func appKilled() async throws {
        let group = try TestGroup()
        let app = try group.appOnTerminal()
        app.send("add First\n")
        // The answer, not the echo of what was typed.
        #expect(await app.shows(": First"))
        try await group.app("add", "Second")
        app.signal(SIGKILL)
        _ = try await app.end()
        let list = try await group.run(.app, ["list"])
        #expect(list.output.contains("First") && list.output.contains("Second"), "\(list.output)")
    }
}

enum FileNames {
    static func of(_ directory: String) throws -> [String] {
        guard let stream = opendir(directory) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names
    }
}

extension TestGroup {
    /// The processes that performed the probe's intents, in order.
    var performedPids: [pid_t] {
        performed.compactMap { line in line.split(separator: " ").compactMap { pid_t($0) }.last }
    }
}
