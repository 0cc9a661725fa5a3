import Glibc
import ProcessSupport
import Testing

/// What is on the screen between cause and end: each frame counts, not only the last.
@Suite("Frame by frame", .fewAtATime)
struct FlickerTests {
    /// The row of a control, frame by frame, without repeats; switches are drawn as text where there is no colour.
    private func looks(of label: String, in frames: [Screen]) -> [String] {
        var looks: [String] = []
        for frame in frames {
            let line = frame.rows.map { $0.joined() }.first { $0.contains(" " + label) }
            // A failure's mark may take the room beside the label: what counts is the switch.
            guard let line, let open = line.firstIndex(of: "("), let close = line[open...].firstIndex(of: ")") else {
                continue
            }
            let look = String(line[open...close])
            if looks.last != look { looks.append(look) }
        }
        return looks
    }

    @Test("A toggle that is switched changes its look once")
    func once() async throws {
        // cases.md a7: on, never on, off, on
        let group = try TestGroup()
        let screen = try group.renderer(extension: .probeExtension, environment: Child.synchronized)
        #expect(await screen.shows("count 0"))
        let before = screen.frames().count - 1
        try await group.tap("flag")
        try await group.tap("add")
        #expect(await screen.shows("count 1"))
        let looks = looks(of: "flag", in: Array(screen.frames()[before...]))
        #expect(looks.count == 2, "\(looks)")
    }

    @Test("A second tap on a toggle that is pending sends its intent again and does not turn it again")
    func pendingTwice() async throws {
        let group = try TestGroup()
        let screen = try group.renderer(extension: .probeExtension, environment: Child.synchronized)
        #expect(await screen.shows("count 0"))
        try await group.tap("add")
        #expect(await screen.shows("count 1"))
        let before = screen.frames().count - 1
        let pid = try #require(group.performedPids.last)
        kill(pid, SIGSTOP)
        for _ in 1...2 {
            let sent = try await group.run(.renderer, ["tap", "ProbeWidget", "flag", "--no-wait"])
            #expect(sent.ending == .exited(0), "\(sent)")
        }
        kill(pid, SIGCONT)
        #expect(await group.hasPerformed("flag true", times: 2))
        try await group.tap("add")
        #expect(await screen.shows("count 2"))
        let looks = looks(of: "flag", in: Array(screen.frames()[before...]))
        #expect(looks.count == 2, "\(looks)")
    }

    @Test("The placeholder is on show before the first timeline and never again")
    func placeholder() async throws {
        let group = try TestGroup()
        try group.write("controls", toFile: "page")
        let gate = try Gate(path: group.path + "/Files/provide")
        let screen = try group.renderer(extension: .probeExtension, environment: Child.synchronized)
        #expect(await group.hasPerformed("provider waits"))
        #expect(await screen.shows("░"), "redacted: \(screen.screen().text)")
        gate.open()
        #expect(await screen.shows("count 0"), "\(screen.screen().text)")
        let before = screen.frames().count - 1
        _ = try group.start(.renderer, "reload", "--no-wait")
        #expect(await group.hasPerformed("provider waits", times: 2))
        screen.signal(SIGWINCH)
        gate.open()
        gate.remove()
        try await group.tap("add")
        #expect(await screen.shows("count 1"))
        for frame in screen.frames()[before...] { #expect(!frame.text.contains("░"), "\(frame.text)") }
    }

    @Test("A toggle whose intent throws goes back to the stored truth, and the trace has the intent and the reason")
    func back() async throws {
        // cases.md a7
        let group = try TestGroup()
        let screen = try group.renderer(extension: .probeExtension, environment: Child.synchronized)
        #expect(await screen.shows("count 0"))
        let before = screen.frames().count - 1
        let failed = try await group.run(.renderer, ["tap", "ProbeWidget", "bad flag"])
        #expect(failed.ending == .exited(1), "\(failed)")
        #expect(await screen.shows("the server said no"), "\(screen.screen().text)")
        let looks = looks(of: "bad flag", in: Array(screen.frames()[before...]))
        #expect(looks.count == 1 || looks.count == 3, "\(looks)")
        #expect(looks.first == looks.last, "\(looks)")
        let trace = try await group.run(.renderer, ["trace"])
        #expect(trace.output.contains("ThrowIntent") && trace.output.contains("the server said no"), "\(trace.output)")
    }

    @Test("A toggle whose intent succeeds without changing anything ends at the stored state")
    func idle() async throws {
        // cases.md a7
        let group = try TestGroup()
        let screen = try group.renderer(extension: .probeExtension, environment: Child.synchronized)
        #expect(await screen.shows("count 0"))
        let before = screen.frames().count - 1
        try await group.tap("idle flag")
        try await group.tap("add")
        #expect(await screen.shows("count 1"))
        let looks = looks(of: "idle flag", in: Array(screen.frames()[before...]))
        #expect(looks.first == looks.last && looks.count <= 3, "\(looks)")
    }

    @Test("A reload whose provider read the state before a tap never puts the old state back on the screen")
    func neverBackwards() async throws {
        // cases.md a3
        let group = try TestGroup()
        let screen = try group.renderer(extension: .probeExtension, environment: Child.synchronized)
        #expect(await screen.shows("count 0"))
        let gate = try Gate(path: group.path + "/Files/provide")
        for number in 1...3 {
            // The reload's provider has read the state and waits; the tap changes it and wants a timeline as well.
            let waits = group.performed.count { $0.hasPrefix("provider waits") }
            _ = try group.start(.renderer, "reload", "--no-wait")
            #expect(await group.hasPerformed("provider waits", times: waits + 1))
            try await group.tap("add", waiting: false)
            #expect(await group.hasPerformed("add", times: number))
            gate.open()
            #expect(await group.hasPerformed("provider waits", times: waits + 2))
            gate.open()
            #expect(await screen.shows("count \(number)"), "\(screen.screen().text)")
        }
        gate.remove()
        let again = try await group.run(.renderer, ["reload"])
        #expect(again.ending == .exited(0), "\(again)")
        let counts = screen.frames().compactMap { frame in
            frame.text.firstMatch(of: /count (\d+)/).flatMap { Int($0.1) }
        }
        #expect(counts == counts.sorted() && counts.last == 3, "\(counts)")
    }

    @Test("A terminal that does not read for a while sees whole frames only, and the last one")
    func slowReader() async throws {
        // cases.md g6
        let group = try TestGroup()
        let screen = try group.renderer(extension: .probeExtension, environment: Child.synchronized)
        #expect(await screen.shows("count 0"))
        let before = screen.frames().count - 1
        screen.output.pause(true)
        screen.send("\t" + String(repeating: "\r", count: 30))
        #expect(await group.hasPerformed("add", times: 30))
        screen.output.pause(false)
        #expect(await screen.shows("count 30"), "\(screen.screen().text)")
        for frame in screen.frames()[before...] { #expect(frame.text.contains("count "), "\(frame.text)") }
    }

    @Test("A running clock costs few bytes a tick and clears nothing")
    func clock() async throws {
        // cases.md g6
        let group = try TestGroup()
        try group.write("clock", toFile: "page")
        let screen = try group.renderer(extension: .probeExtension)
        #expect(await screen.shows("count 0"))
        #expect(await screen.hasTicked(1), "\(screen.screen().text)")
        let (before, first) = (screen.output.snapshot.count, screen.screen())
        #expect(await screen.hasTicked(3), "\(screen.screen().text)")
        let bytes = screen.output.snapshot
        let last = Screen.render(bytes)
        // What the clock says, not how often this test looked: it may have been slow.
        let ticks = (last.clockSeconds ?? 0) - (first.clockSeconds ?? 0)
        #expect(ticks >= 3 && bytes.count - before < (ticks + 1) * 200, "\(bytes.count - before) bytes, \(ticks) ticks")
        #expect(last.clears == first.clears, "nothing was cleared")
    }
}

extension Child {
    /// Waits until the running clock of the probe's page has shown `times` other times than it shows now.
    func hasTicked(_ times: Int) async -> Bool {
        for _ in 0..<times {
            let now = Screen.render(output.snapshot).clock
            let ticked = await output.wait { bytes in
                guard let clock = Screen.render(bytes).clock else { return false }
                return clock != now
            }
            guard ticked else { return false }
        }
        return true
    }
}

extension Screen {
    /// The time on the probe's clock.
    var clock: String? { text.firstMatch(of: /\d+:\d\d/).map { String($0.0) } }

    /// The same in seconds.
    var clockSeconds: Int? {
        let parts = (clock ?? "").split(separator: ":").compactMap { Int($0) }
        return parts.count == 2 ? parts[0] * 60 + parts[1] : nil
    }
}
