import Glibc
import GroupContainer
import JSONText
import Testing
import WidgetArchive

@testable import WidgetHost

@Suite("The host of a group", .serialized, .timeLimit(.minutes(1)))
@MainActor
struct WidgetHostTests {
    /// A host with an extension, showing its first timeline.
    static func running(options: HostOptions = HostOptions()) async throws -> (HostFixture, FakeExtension) {
        let fixture = try HostFixture(options: options)
        let fake = try FakeExtension(in: fixture.group)
        fixture.kept.append(fake)
        try fixture.host.start()
        await fixture.shows("count 0 Add")
        await fixture.until { fixture.host.isSettled }
        return (fixture, fake)
    }

    @Test("It places what the extension offers, writes the home screen, and shows the timeline")
    func start() async throws {
        let (fixture, _) = try await Self.running()
        defer { fixture.end() }
        let screen = try HomeScreen(jsonBytes: #require(try AtomicFile.read(fixture.group.path + "/home.json")))
        #expect(screen.widgets.map(\.kind) == ["Tasks"])
        #expect(screen.isAutomatic)
        #expect(fixture.host.message == nil)
        #expect(fixture.host.widgets.first?.isPlaceholder == false)
    }

    @Test("An extension that starts after the host is found, and says nothing is missing any more")
    func lateExtension() async throws {
        let fixture = try HostFixture()
        defer { fixture.end() }
        try fixture.host.start()
        #expect(fixture.host.message?.contains("no extension runs") == true)
        #expect(fixture.host.isSettled, "there is nothing to wait for")
        let fake = try FakeExtension(in: fixture.group)
        await fixture.shows("count 0 Add")
        #expect(fixture.host.message == nil)
        fake.die()
    }

    @Test("What could not be loaded for want of an extension is loaded as soon as one comes")
    func afterFailure() async throws {
        let fixture = try HostFixture()
        defer { fixture.end() }
        let first = try FakeExtension(in: fixture.group)
        first.provide = { _ in nil }
        try fixture.host.start()
        await fixture.until { fixture.failure() != nil }
        first.die()
        fixture.kept.append(try FakeExtension(in: fixture.group, pid: 2, words: "count 3"))
        await fixture.shows("count 3 Add")
        await fixture.until { fixture.failure() == nil }
    }

    @Test("A second host on the group is refused and told who holds it")
    func second() async throws {
        let (fixture, _) = try await Self.running()
        defer { fixture.end() }
        let other = WidgetHost(group: fixture.group, claimant: "2-b")
        #expect(throws: HostError.self) { try other.start() }
        do { try other.start() } catch {
            #expect("\(error)".contains("process \(getpid())"), "\(error)")
        }
    }

    @Test("A tap is sent, performed and shown; its files are gone afterwards")
    func tap() async throws {
        let (fixture, fake) = try await Self.running()
        defer { fixture.end() }
        fake.perform = { invocation in
            fake.words = "count 1"
            return Outcome(id: invocation.id, status: .succeeded)
        }
        fixture.host.tap(widget: "Tasks-small", control: "add")
        #expect(fixture.host.widget("Tasks-small")?.pending == ["add"])
        await fixture.shows("count 1 Add")
        #expect(fixture.host.widget("Tasks-small")?.pending.isEmpty == true)
        #expect(fake.performed.map(\.intent?.type) == ["AddIntent"])
        for folder in ["new", "cur", "done"] {
            #expect(try Sys.list(fixture.group.path + "/intents/" + folder).isEmpty)
        }
    }

    @Test("A widget that has changed has another revision; its neighbour keeps the one from before")
    func revisions() async throws {
        let (fixture, fake) = try await runningTwo()
        defer { fixture.end() }
        await fixture.until { fixture.host.isSettled }
        func revisions() -> [String: Int] {
            Dictionary(uniqueKeysWithValues: fixture.host.widgets.map { ($0.id, $0.revision) })
        }
        let before = revisions()
        #expect(Set(before.values).count == before.count)
        #expect(revisions() == before, "asking changes nothing")
        fake.perform = { Outcome(id: $0.id, status: .failed) }
        fixture.host.tap(widget: "Tasks-small", control: "add")
        await fixture.until { fixture.failure() != nil }
        let after = revisions()
        #expect(after["Tasks-small"] != before["Tasks-small"])
        #expect(after["other"] == before["other"])
        #expect(fixture.host.widget("Tasks-small")?.failure != nil)
    }

    /// A host that shows the small and the large widget of the fake extension.
    private func runningTwo() async throws -> (HostFixture, FakeExtension) {
        let (fixture, fake) = try await Self.running()
        var screen = try HomeScreen(jsonBytes: #require(try AtomicFile.read(fixture.group.path + "/home.json")))
        screen.widgets.append(WidgetReference(id: "other", kind: "Tasks", family: .systemLarge))
        screen.isAutomatic = false
        try AtomicFile.write(screen.jsonBytes(), to: fixture.group.path + "/home.json")
        await fixture.shows("count 0 Add", on: "other")
        await fixture.until { fixture.host.isSettled }
        return (fixture, fake)
    }

    @Test("Widgets that follow a tap are asked for after its frame")
    func following() async throws {
        let (fixture, fake) = try await runningTwo()
        defer { fixture.end() }
        fake.perform = { invocation in
            fake.words = "count 1"
            var outcome = Outcome(id: invocation.id, status: .succeeded)
            outcome.following = ["other", "gone"]
            return outcome
        }
        let before = fake.provided.count
        fixture.host.tap(widget: "Tasks-small", control: "add")
        await fixture.shows("count 1 Add")
        await fixture.shows("count 1 Add", on: "other")
        #expect(fake.provided[before...].map(\.widget.id) == ["other"])
        #expect(fake.provided.last?.reason == "tap")
        #expect(try Sys.list(fixture.group.path + "/intents/done").isEmpty)
    }

    @Test("What followed a tap of a host that was killed is asked for by the next one")
    func followingAfterKill() async throws {
        let (fixture, fake) = try await runningTwo()
        defer { fixture.end() }
        fixture.host.stop()
        fake.words = "count 1"
        // The answer that the killed host had not taken, and a request that nobody had claimed.
        var outcome = Outcome(id: Identifier.make(), status: .succeeded)
        outcome.following = ["other"]
        try AtomicFile.write(outcome.jsonBytes(), to: Mailbox(.intents, in: fixture.group).donePath + "/" + outcome.id)
        fake.isStopped = true
        var request = ExtensionRequest()
        request.id = Identifier.make()
        request.widget.id = "Tasks-small"
        try Mailbox(.requests, in: fixture.group).send(request.jsonBytes(), id: request.id)
        try fixture.restart()
        fake.isStopped = false
        await fixture.shows("count 1 Add", on: "other")
        await fixture.shows("count 1 Add")
    }

    @Test("A hundred quick taps are all performed, each once")
    func hundred() async throws {
        let (fixture, fake) = try await Self.running()
        defer { fixture.end() }
        for _ in 0..<100 { fixture.host.tap(widget: "Tasks-small", control: "add") }
        await fixture.until { fixture.host.taps.taps.isEmpty }
        #expect(fake.performed.count == 100)
        #expect(Set(fake.performed.map(\.id)).count == 100)
    }

    @Test("A tap that fails is a mark with its reason, and the next success removes it")
    func failing() async throws {
        let (fixture, fake) = try await Self.running()
        defer { fixture.end() }
        fake.perform = { Outcome(id: $0.id, status: .failed, reason: "the server said no") }
        fixture.host.tap(widget: "Tasks-small", control: "add")
        await fixture.until { fixture.failure() != nil }
        #expect(fixture.failure()?.reason == "the server said no")
        #expect(fixture.failure()?.intent == "AddIntent")
        #expect(fixture.words() == "count 0 Add")
        fake.perform = { Outcome(id: $0.id, status: .succeeded) }
        fixture.host.tap(widget: "Tasks-small", control: "add")
        await fixture.until { fixture.failure() == nil }
    }

    @Test("An extension that takes nothing: at the deadline the tap is void and never runs, the next one works")
    func stopped() async throws {
        var options = HostOptions()
        // Long enough for the tap that works, on a busy machine too.
        options.deadline = 3
        let (fixture, fake) = try await Self.running(options: options)
        defer { fixture.end() }
        fake.isStopped = true
        fixture.host.tap(widget: "Tasks-small", control: "add")
        await fixture.until { fixture.failure() != nil }
        #expect(fixture.failure()?.reason.contains("deadline") == true)
        fake.isStopped = false
        #expect(fake.performed.isEmpty)
        fake.words = "count 1"
        fixture.host.tap(widget: "Tasks-small", control: "add")
        await fixture.shows("count 1 Add")
        #expect(fake.performed.count == 1)
        // The timeline may be seen before the answer to the tap.
        await fixture.until { fixture.failure() == nil }
    }

    @Test("An extension that ends while performing: the tap is shown as failed and never repeated")
    func diesPerforming() async throws {
        let (fixture, fake) = try await Self.running()
        defer { fixture.end() }
        fake.perform = { _ in nil }
        fixture.host.tap(widget: "Tasks-small", control: "add")
        // The fake takes the tap on the main queue; it dies once it has claimed it.
        while fake.performed.isEmpty { await Task.yield() }
        fake.die()
        await fixture.until { fixture.failure() != nil }
        #expect(fixture.failure()?.reason.contains("ended while performing") == true)
        #expect(try Sys.list(fixture.group.path + "/intents/cur").isEmpty)
        let next = try FakeExtension(in: fixture.group, pid: 2)
        next.words = "count 1"
        fixture.host.tap(widget: "Tasks-small", control: "add")
        await fixture.shows("count 1 Add")
        #expect(next.performed.count == 1)
    }

    @Test("A wish in reloads/ is served and removed; a hundred are merged; junk there is set aside")
    func wishes() async throws {
        let (fixture, fake) = try await Self.running()
        defer { fixture.end() }
        let before = fake.provided.count
        mkdir(fixture.group.path + "/Files/junk", 0o700)
        rename(fixture.group.path + "/Files/junk", fixture.group.path(.reloads, "Junk"))
        for number in 1...100 {
            fake.words = "count \(number)"
            try AtomicFile.write([], to: fixture.group.path(.reloads, "Tasks"))
        }
        await fixture.shows("count 100 Add")
        #expect(fake.provided.count - before < 10)
        #expect(try Sys.list(fixture.group.path(.reloads)).isEmpty)
    }

    @Test("A wish found at the start is served")
    func waitingWish() async throws {
        let fixture = try HostFixture()
        defer { fixture.end() }
        let fake = try FakeExtension(in: fixture.group)
        try fixture.host.start()
        await fixture.until { fixture.host.isSettled && fixture.words() != nil }
        fixture.host.stop()
        fake.words = "count 7"
        try AtomicFile.write([], to: fixture.group.path(.reloads, ReloadWish.allKinds))
        try fixture.restart()
        await fixture.shows("count 7 Add")
    }

    @Test("Fifty reloads without a change of data draw nothing")
    func unchanged() async throws {
        let (fixture, fake) = try await Self.running()
        defer { fixture.end() }
        let before = fake.provided.count
        let changes = fixture.changes
        fixture.host.reload()
        fixture.host.reload()
        while fake.provided.count < before + 2 || !fixture.host.reloads.isIdle(at: .now()) { await Task.yield() }
        #expect(fixture.changes == changes)
    }

    @Test("A provider that fails keeps the last good frame and marks it")
    func providerFails() async throws {
        let (fixture, fake) = try await Self.running()
        defer { fixture.end() }
        fake.provide = { _ in nil }
        fixture.host.reload()
        await fixture.until { fixture.failure() != nil }
        #expect(fixture.failure()?.source == .reload)
        #expect(fixture.words() == "count 0 Add")
    }

    @Test("A broken timeline marks its own widget, keeps the old frame, and is set aside")
    func brokenTimeline() async throws {
        let (fixture, _) = try await Self.running()
        defer { fixture.end() }
        let path = fixture.host.timelinePath("Tasks-small")
        try AtomicFile.write(Array("{\"entries\":[{".utf8), to: path)
        fixture.host.event { _ = fixture.host.readAllTimelines() }
        await fixture.until { fixture.failure()?.source == .archive }
        #expect(fixture.words() == "count 0 Add")
        #expect(try Sys.lstat(path) == nil)
        #expect(try Sys.list(fixture.group.path(.quarantine)).count == 1)
        fixture.host.reload()
        await fixture.until { fixture.failure() == nil }
        // A directory in its place is moved away before the next one is asked for.
        try Sys.unlink(path)
        try Sys.mkdir(path)
        fixture.host.reload()
        await fixture.until { fixture.host.isSettled }
        #expect(try #require(try Sys.lstat(path)).isRegular)
    }

    @Test("A broken home.json is set aside and made anew; one written by hand is followed")
    func homeFile() async throws {
        let (fixture, _) = try await Self.running()
        defer { fixture.end() }
        let path = fixture.group.path + "/home.json"
        var screen = try HomeScreen(jsonBytes: #require(try AtomicFile.read(path)))
        screen.widgets.append(WidgetReference(id: "mine", kind: "Tasks", family: .systemLarge))
        try AtomicFile.write(screen.jsonBytes(), to: path)
        await fixture.shows("count 0 Add", on: "mine")
        let chosen = try HomeScreen(jsonBytes: #require(try AtomicFile.read(path)))
        #expect(!chosen.isAutomatic, "it does not follow the manifest any more")
        try AtomicFile.write(Array("{".utf8), to: path)
        await fixture.until { fixture.host.message?.contains("set aside") == true }
        #expect(try HomeScreen(jsonBytes: #require(try AtomicFile.read(path))).widgets.count == 2, "nothing is lost")
    }

    @Test("A home.json that somebody is saving in place is left alone until it is closed, and followed then")
    func homeBeingSaved() async throws {
        let (fixture, _) = try await Self.running()
        defer { fixture.end() }
        let path = fixture.group.path + "/home.json"
        var screen = try HomeScreen(jsonBytes: #require(try AtomicFile.read(path)))
        screen.widgets.append(WidgetReference(id: "mine", kind: "Tasks", family: .systemLarge))
        // What tells of a change comes when the next one has begun.
        try AtomicFile.write(screen.jsonBytes(), to: path)
        screen.widgets.append(WidgetReference(id: "second", kind: "Tasks", family: .systemLarge))
        let bytes = screen.jsonBytes()
        let file = try Sys.open(path, O_WRONLY | O_TRUNC)
        try Sys.writeAll(file, Array(bytes[..<(bytes.count / 2)]), path: path)
        await fixture.until { fixture.host.message?.contains("being written") == true }
        #expect(fixture.host.widgets.count == 1, "the old home screen stays")
        try Sys.writeAll(file, Array(bytes[(bytes.count / 2)...]), path: path)
        Sys.close(file)
        await fixture.shows("count 0 Add", on: "second")
        #expect(fixture.host.message == nil)
    }

    @Test("A group directory that is removed is said, and made again by the next tap")
    func removedGroup() async throws {
        let (fixture, _) = try await Self.running()
        defer { fixture.end() }
        fixture.removeGroup()
        await fixture.until { fixture.host.message?.contains("was removed") == true }
        fixture.host.tap(widget: "Tasks-small", control: "add")
        #expect(try Sys.lstat(fixture.group.path + "/format") != nil)
        fixture.kept.append(try FakeExtension(in: fixture.group, pid: 3, words: "count 5"))
        await fixture.shows("count 5 Add")
        #expect(fixture.host.message == nil)
    }

    @Test("On a full disk the tap fails with the reason, and works when there is room")
    func fullDisk() async throws {
        let (fixture, fake) = try await Self.running()
        defer { fixture.end() }
        let plan = FaultPlan()
        plan.fail(.write, with: ENOSPC, onPathContaining: "/intents/")
        FaultPlan.$current.withValue(plan) { _ = fixture.host.tap(widget: "Tasks-small", control: "add") }
        #expect(fixture.failure()?.reason.contains("No space left") == true)
        #expect(fixture.host.message?.contains("No space left") == true)
        fake.words = "count 1"
        fixture.host.tap(widget: "Tasks-small", control: "add")
        await fixture.shows("count 1 Add")
        await fixture.until { fixture.host.message == nil && fixture.failure() == nil }
    }

    @Test("What an earlier host left is void: it never runs")
    func sweeps() async throws {
        let fixture = try HostFixture()
        defer { fixture.end() }
        let intents = Mailbox(.intents, in: fixture.group)
        var left = Invocation()
        left.id = Identifier.make()
        try intents.send(left.jsonBytes(), id: left.id)
        try intents.send(left.jsonBytes(), id: "claimed")
        _ = try intents.claim("claimed", by: "99-dead")
        try fixture.host.start()
        let fake = try FakeExtension(in: fixture.group)
        await fixture.shows("count 0 Add")
        #expect(fake.performed.isEmpty)
        #expect(try Sys.list(intents.curPath).isEmpty)
    }
}

/// What hosts leave to each other.
@Suite("Hosts one after the other", .timeLimit(.minutes(1)))
@MainActor
struct HostSuccessionTests {
    @Test("An answer that a living process has not taken yet outlives the host that gave it; one of the dead goes")
    func answers() throws {
        let fixture = try HostFixture()
        defer { fixture.end() }
        let commands = Mailbox(.host, in: fixture.group)
        let mine = Identifier.make()
        // No process has the number: it is above the kernel's limit (proc(5), 2^22).
        let dead = mine.split(separator: "-").enumerated().map { $0 == 1 ? "7fffffff" : String($1) }
            .joined(separator: "-")
        for id in [mine, dead] {
            try commands.send(HostCommand(.status).jsonBytes(), id: id)
            _ = try commands.claim(id, by: "1-host")
            try commands.answer(id, by: "1-host", with: HostReply().jsonBytes())
        }
        try fixture.host.start()
        #expect(try commands.answers() == [mine])
    }
}

@Suite("Asking the host from another process", .serialized, .timeLimit(.minutes(1)))
@MainActor
struct HostCommandTests {
    private func ask(_ command: HostCommand, _ fixture: HostFixture) async -> HostClient.Result {
        let client = HostClient(group: fixture.group)
        return await withCheckedContinuation { continuation in
            client.ask(command, within: 30) { result in
                continuation.resume(returning: result)
                withExtendedLifetime(client) {}
            }
        }
    }

    private func reply(_ command: HostCommand, _ fixture: HostFixture) async throws -> HostReply {
        guard case .reply(let reply) = await ask(command, fixture) else { throw MailboxError.badName("no reply") }
        return reply
    }

    @Test("A tap by kind and label waits for its end and says what went wrong")
    func tap() async throws {
        let (fixture, fake) = try await WidgetHostTests.running()
        defer { fixture.end() }
        let done = try await reply(HostCommand(.tap, widget: "Tasks", control: "add"), fixture)
        #expect(done.failure == nil)
        #expect(fake.performed.count == 1)
        fake.perform = { Outcome(id: $0.id, status: .failed, reason: "no") }
        #expect(try await reply(HostCommand(.tap, widget: "Tasks-small", control: "Add"), fixture).failure == "no")
        #expect(
            try await reply(HostCommand(.tap, widget: "Tasks", control: "x"), fixture).failure?.contains("“Add”")
                == true)
        #expect(
            try await reply(HostCommand(.tap, widget: "Y", control: "x"), fixture).failure?.contains("Tasks-small")
                == true)
    }

    @Test("A reload waits for its timeline")
    func reload() async throws {
        let (fixture, fake) = try await WidgetHostTests.running()
        defer { fixture.end() }
        fake.words = "count 9"
        #expect(try await reply(HostCommand(.reload), fixture).failure == nil)
        #expect(fixture.words() == "count 9 Add")
        fake.provide = { _ in nil }
        #expect(try await reply(HostCommand(.reload, widget: "Tasks"), fixture).failure == "the provider failed")
    }

    @Test("The status names processes, widgets, locks and failures")
    func status() async throws {
        let (fixture, _) = try await WidgetHostTests.running()
        defer { fixture.end() }
        let status = try #require(try await reply(HostCommand(.status), fixture).status)
        #expect(status.isHosted)
        #expect(status.processes.contains { $0.role == "renderer" && $0.pid == Int(getpid()) })
        #expect(status.processes.contains { $0.role == "extension" && $0.pid == 1 }, "\(status.processes)")
        #expect(status.widgets.map(\.id) == ["Tasks-small"])
        #expect(status.widgets.first?.controls == ["Add"])
        #expect(status.locks.contains { $0.name == "host" })
        #expect(try HostStatus(jsonBytes: status.jsonBytes()) == status)
    }

    @Test("Without a host nobody answers, and the files still tell what is shown")
    func nobody() async throws {
        let (fixture, _) = try await WidgetHostTests.running()
        defer { fixture.end() }
        fixture.host.stop()
        guard case .nobody = await ask(HostCommand(.status), fixture) else { return #expect(Bool(false)) }
        let status = HostStatus.withoutHost(of: fixture.group)
        #expect(status.widgets.map(\.shows) == ["entry"])
        #expect(!status.isHosted)
    }
}
