import Glibc
import GroupContainer
import ProcessSupport
import Testing

/// What is handed to the app: intents that run there, and URLs.
@Suite("The app is handed", .fewAtATime)
struct HandOverTests {
    /// A home screen with the probe's page of things for the app.
    private func start(_ arguments: String...) async throws -> (TestGroup, Child) {
        let group = try TestGroup()
        try group.write("app", toFile: "page")
        let screen = try group.renderer(
            extensionPath: Executable.probeExtension.path,
            ["--app", Executable.probeApp.path, "--deadline", "60"] + arguments)
        #expect(await screen.shows("count 0"), "\(screen.screen().text)")
        return (group, screen)
    }

    /// What was launched, by what the trace says.
    private func launches(_ group: TestGroup) throws -> Int {
        try Trace.read(in: GroupDirectory(opening: group.path)).count { $0.name == .launched && $0.reason == "app" }
    }

    @Test(
        "An intent runs in the app, in front, whatever asks for it: openAppWhenRun, a foreground mode, a role",
        arguments: [
            ("opens", ["opens foreground"]), ("immediate", ["immediate foreground"]),
            ("dynamic", ["dynamic began", "dynamic foreground"]), ("deferred", ["deferred foreground"]),
            ("continues", ["continues began", "continues in front foreground"]), ("plays", ["plays"]),
        ])
    func places(label: String, lines: [String]) async throws {
        let (group, _) = try await start()
        try await group.tap(label)
        let performed = group.performed
        #expect(performed.count == lines.count, "\(performed)")
        for (line, words) in zip(performed, lines) {
            #expect(line.hasPrefix(words + " ") && line.hasSuffix(" app"), "\(line)")
        }
        #expect(try launches(group) == 1)
    }

    @Test("An intent that begins in the extension and must go on in front is performed anew in the app, once")
    func handsOver() async throws {
        let (group, _) = try await start()
        try await group.tap("hand-over")
        let performed = group.performed
        #expect(performed.count == 3, "\(performed)")
        #expect(performed[0].hasPrefix("hand-over began ") && performed[0].hasSuffix(" constructed"), "\(performed)")
        #expect(performed[1].hasPrefix("hand-over began ") && performed[1].hasSuffix(" app"), "\(performed)")
        #expect(performed[2].hasPrefix("hand-over ended foreground ") && performed[2].hasSuffix(" app"), "\(performed)")
    }

    @Test("@Dependency gives each process what its own initialiser registered")
    func dependencies() async throws {
        let (group, _) = try await start()
        try await group.tap("depends")
        try await group.tap("app depends")
        let performed = group.performed
        #expect(performed.count == 2, "\(performed)")
        #expect(performed[0].hasPrefix("depends on the extension ") && performed[0].hasSuffix(" constructed"))
        #expect(performed[1].hasPrefix("app depends on the app ") && performed[1].hasSuffix(" app"))
    }

    @Test("A Link and a widgetURL start the app and are opened in it once each; the second finds it running")
    func opens() async throws {
        let (group, screen) = try await start()
        try await group.tap("link")
        #expect(await screen.shows("“link” is in the app, which was started for it"), "\(screen.screen().text)")
        let opened = try await group.run(.renderer, ["open", "ProbeWidget"])
        #expect(opened.ending == .exited(0), "\(opened)")
        try await group.tap("link")
        let performed = group.performed
        let urls = performed.map { $0.split(separator: " ").dropLast(2).joined(separator: " ") }
        let link = "opened probe://place?number=7"
        #expect(urls == [link, "opened probe://widget", link], "\(performed)")
        #expect(Set(group.performedPids).count == 1 && performed.allSatisfy { $0.hasSuffix(" app") }, "\(performed)")
        #expect(try launches(group) == 1)
    }

    @Test("An app that is in front already gets the URL and the intent, and no other is started")
    func runsAlready() async throws {
        let group = try TestGroup()
        try group.write("app", toFile: "page")
        let app = try group.start(.probeApp)
        #expect(await group.isInFront())
        let screen = try group.renderer(
            extensionPath: Executable.probeExtension.path, ["--app", Executable.probeApp.path])
        #expect(await screen.shows("count 0"))
        try await group.tap("link")
        try await group.tap("opens")
        #expect(group.performedPids == [app.pid, app.pid], "\(group.performed)")
        #expect(try launches(group) == 0)
    }

    @Test("A URL that an app had not taken when it was killed is opened once, by the one that is started in its place")
    func killedBefore() async throws {
        let group = try TestGroup()
        try group.write("app", toFile: "page")
        let app = try group.start(.probeApp)
        #expect(await group.isInFront())
        let screen = try group.renderer(
            extensionPath: Executable.probeExtension.path, ["--app", Executable.probeApp.path, "--deadline", "60"])
        #expect(await screen.shows("count 0"))
        app.signal(SIGSTOP)
        try await group.tap("link", waiting: false)
        let waits = await group.waitForChange(in: group.path + "/app/new") {
            ((try? FileNames.of(group.path + "/app/new")) ?? []).count == 1
        }
        #expect(waits, "it lies there untaken")
        app.signal(SIGKILL)
        #expect(await group.hasPerformed("opened"), "\(group.remarks)")
        try await group.untilTapsAreDone(1)
        #expect(group.performed.count == 1 && group.performedPids != [app.pid], "\(group.performed)")
        #expect(try launches(group) == 1)
    }

    @Test("An intent that was under way in an app that is killed is said to have failed, and is not performed again")
    func killedDuring() async throws {
        let (group, screen) = try await start()
        let gate = try group.gate()
        try await group.tap("app slow", waiting: false)
        #expect(await group.hasPerformed("app slow began"))
        kill(try #require(group.performedPids.last), SIGKILL)
        #expect(await screen.shows("ended while performing"), "\(screen.screen().text)")
        // The next tap starts another app; what was interrupted stays so.
        gate.open()
        try await group.tap("opens")
        let performed = group.performed
        #expect(performed.map { $0.hasPrefix("app slow began") } == [true, false], "\(performed)")
        #expect(performed.last?.hasPrefix("opens ") == true && Set(group.performedPids).count == 2, "\(performed)")
    }

    @Test("An app that ends before it takes anything is started a few times, then the home screen says so")
    func neverTakes() async throws {
        let group = try TestGroup()
        try group.write("app", toFile: "page")
        let screen = try group.renderer(
            extensionPath: Executable.probeExtension.path, ["--app", "/bin/false", "--deadline", "60"])
        #expect(await screen.shows("count 0"))
        try await group.tap("link", waiting: false)
        #expect(await screen.shows("the app has ended 4 times"), "\(screen.screen().text)")
        #expect(try launches(group) == 4)
    }
}

extension TestGroup {
    /// Waits until an app is in front.
    func isInFront() async -> Bool {
        let locks = path + "/locks"
        for folder in [path, path + "/extension", locks] { mkdir(folder, 0o700) }
        // The mailbox's alive file comes after the lock of the front.
        return await waitForChange(in: path + "/extension") {
            (try? FileLock.isHeld(path: locks + "/app-foreground.lock")) == true
                && ((try? FileNames.of(self.path + "/extension")) ?? []).contains { $0.hasSuffix(".alive") }
        }
    }
}
