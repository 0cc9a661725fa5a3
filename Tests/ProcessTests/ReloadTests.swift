import Glibc
import GroupContainer
import ProcessSupport
import Testing

/// Reloads: merged, never lost, and free of charge for the terminal when nothing has changed.
@Suite("Reloads", .fewAtATime)
struct ReloadTests {
    /// How often the provider of a kind has run.
    private func providerRuns(_ group: TestGroup) throws -> [String: Int] {
        let events = try Trace.read(in: GroupDirectory(opening: group.path)).filter { $0.name == .providerBegan }
        return Dictionary(grouping: events) { $0.widget ?? "" }.mapValues(\.count)
    }

    @Test("A hundred writes and wishes are a few provider runs, and the last one is shown")
    func burst() async throws {
        // cases.md b1
        let group = try TestGroup()
        try await group.app("add", "task 0")
        let screen = try group.renderer()
        #expect(await screen.shows("task 0"))
        let before = try providerRuns(group)
        #expect(!before.isEmpty)
        // The renderer sleeps meanwhile: however slow the machine is, the wishes come faster than they are served.
        screen.signal(SIGSTOP)
        let app = try group.start(.app)
        app.send((1...100).map { "add task \($0)\n" }.joined())
        #expect(await app.output.wait { String(decoding: $0, as: UTF8.self).contains("task 100") })
        screen.signal(SIGCONT)
        #expect(await screen.shows("101"), "the badge counts all tasks:\n\(screen.screen().text)")
        let reload = try await group.run(.renderer, ["reload"])
        #expect(reload.ending == .exited(0), "\(reload)")
        let after = try providerRuns(group)
        for (widget, runs) in after {
            let more = runs - before[widget, default: 0]
            #expect(more <= 5, "\(widget) ran \(more) times")
        }
        #expect(await screen.shows("101"))
    }

    @Test("A reload that changes nothing writes nothing to the terminal")
    func unchanged() async throws {
        // cases.md b1, g6
        let group = try TestGroup()
        let screen = try group.renderer(extension: .probeExtension)
        #expect(await screen.shows("count 0"))
        // The first one ends when everything of the start is drawn.
        _ = try await group.run(.renderer, ["reload"])
        let before = screen.output.snapshot.count
        for _ in 0..<10 {
            let reload = try await group.run(.renderer, ["reload"])
            #expect(reload.ending == .exited(0), "\(reload)")
        }
        try group.probeSets(count: 7)
        #expect(screen.output.snapshot.count == before)
        _ = try await group.run(.renderer, ["reload"])
        #expect(await screen.shows("count 7"), "the reloads did run")
    }

    @Test("A provider that asks for its own reload does not turn for ever")
    func selfish() async throws {
        // cases.md b2
        let group = try TestGroup()
        try group.write("", toFile: "selfish")
        let screen = try group.renderer(extension: .probeExtension)
        #expect(await screen.shows("count 0"))
        let directory = try GroupDirectory(opening: group.path)
        let isPutOff = await group.waitForChange(in: group.path + "/trace") {
            let events = (try? Trace.read(in: directory)) ?? []
            // While the provider's request runs, the wish is merged into the next one; afterwards it is put off.
            return events.contains {
                $0.name == .merged || $0.name == .delayed && $0.reason?.contains("its own reload") == true
            }
        }
        #expect(isPutOff, "the wish is put off, and the trace says so")
        #expect(try selfishRuns(group) <= 2)
        // What a person asks for is served all the same, and its provider's wish is put off as well.
        let reload = try await group.run(.renderer, ["reload"])
        #expect(reload.ending == .exited(0), "\(reload)")
        try await group.tap("add")
        #expect(await screen.shows("count 1"))
        #expect(try selfishRuns(group) <= 6)
    }

    /// How often the provider has run that asks for its own reload, without the runs this brought it: one in fifteen
    /// seconds, of which there may be some on a busy machine.
    private func selfishRuns(_ group: TestGroup) throws -> Int {
        let events = try Trace.read(in: GroupDirectory(opening: group.path))
        let runs = events.filter { $0.name == .providerBegan }
        let times = (runs + events.filter { $0.name == .requested }).map(\.time)
        guard let first = times.min(), let last = times.max() else { return 0 }
        return runs.count - Int((last - first) / 15_000_000)
    }

    enum Saving: String, CaseIterable, Sendable { case inPlace, rename, touch, hardLink, foundation }

    @Test("A wish is a file, however it comes into being", arguments: Saving.allCases)
    func wishes(_ saving: Saving) async throws {
        // cases.md e1
        let group = try TestGroup()
        let screen = try group.renderer(extension: .probeExtension)
        #expect(await screen.shows("count 0"))
        let path = group.path + "/reloads/ProbeWidget"
        for number in 1...5 {
            try group.probeSets(count: number)
            try save(saving, path)
            #expect(await screen.shows("count \(number)"), "\(screen.screen().text)")
        }
    }

    private func save(_ saving: Saving, _ path: String) throws {
        switch saving {
        case .inPlace, .touch:
            let file = open(path, O_CREAT | O_WRONLY | O_TRUNC, 0o600)
            if saving == .inPlace { _ = write(file, "{}", 2) }
            close(file)
        case .rename, .hardLink:
            // Names with a dot are nobody's business yet.
            let other = path.replacing("/reloads/", with: "/reloads/.")
            let file = open(other, O_CREAT | O_WRONLY, 0o600)
            close(file)
            if saving == .rename {
                Glibc.rename(other, path)
            } else {
                // A hard link swap: the new name beside the old one, then moved over it.
                link(other, other + "2")
                unlink(other)
                Glibc.rename(other + "2", path)
            }
        case .foundation: try "{}".write(toFile: path, atomically: true, encoding: .utf8)
        }
    }
}

extension TestGroup {
    /// Sets the probe's count as a process would that asks for no reload.
    func probeSets(count: Int) throws {
        let defaults = GroupContainer.UserDefaults(suite: "group.probe", in: try GroupDirectory(opening: path))
        defaults.set(count, forKey: "count")
    }
}
