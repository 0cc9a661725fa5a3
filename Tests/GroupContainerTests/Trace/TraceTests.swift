import Foundation
import JSONText
import Synchronization
import Testing

@testable import GroupContainer

@Suite struct TraceTests {
    let scratch: ScratchGroup
    let folder: String

    init() throws {
        scratch = try ScratchGroup()
        folder = scratch.directory.path(.trace)
    }

    private func trace(_ role: ProcessRole = .renderer, _ claimant: String = "1-aa", limit: Int = Trace.fileLimit)
        -> Trace
    {
        Trace(role: role, claimant: claimant, in: scratch.directory, fileLimit: limit)
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
    }

    private func reasons() throws -> [String] { try Trace.read(in: scratch.directory).compactMap(\.reason) }

    @Test("A line is read back as it was", arguments: TraceEvent.Name.allCases)
    func roundTrip(_ name: TraceEvent.Name) throws {
        let event = TraceEvent(
            name, at: 12_345, boot: "b", role: .extension, pid: 7, span: "s", links: ["t", "u"], kind: "Täsks \"1\"",
            widget: "w", duration: 3, reason: "line\nbreak", detail: ["n": .int(.max), "o": .object(["x": .null])])
        #expect(TraceEvent(line: event.line.dropLast()) == event)
        #expect(event.line.filter { $0 == 0x0A }.count == 1)
        let bare = TraceEvent(name, at: 1, boot: "b", role: .app)
        #expect(TraceEvent(line: bare.line.dropLast()) == bare)
    }

    @Test(
        "What is no line of ours is none",
        arguments: [
            "", "{", "[]", "{}", "null", "{\"time\":1,\"boot\":\"b\",\"event\":\"unheard-of\"}",
            "{\"time\":-1,\"boot\":\"b\"}",
            "{\"time\":1,\"boot\":\"b\",\"event\":\"tap\"", "\u{0}\u{0}\u{0}",
        ])
    func noLines(_ text: String) {
        #expect(TraceEvent(line: text.utf8) == nil)
    }

    @Test("Each process has its own file; a reader merges them by time")
    func merging() throws {
        let (one, other) = (trace(.app, "1-aa"), trace(.extension, "2-bb"))
        for step in 0..<10 { (step % 2 == 0 ? one : other).record(.log, reason: "\(step)") }
        #expect(try scratch.names(folder) == ["app.1-aa.jsonl", "extension.2-bb.jsonl"])
        #expect(try reasons() == (0..<10).map(String.init))
        let events = try Trace.read(in: scratch.directory)
        #expect(events.map(\.time) == events.map(\.time).sorted())
        #expect(events.allSatisfy { $0.boot == BootClock.bootID && $0.pid == Sys.processID })
    }

    @Test("An event is one write, and no call that could wait")
    func oneWrite() throws {
        let trace = trace()
        let plan = FaultPlan()
        FaultPlan.$current.withValue(plan) { trace.record(.tap, span: "s", detail: ["intent": .string("Toggle")]) }
        #expect(plan.calls.map(\.call) == [.fstat, .write])
    }

    @Test("Lines that are held back are written together, in order, and when they become too many")
    func holding() throws {
        var file = TraceFile(path: folder + "/held.jsonl", limit: 1 << 20)
        func line(_ number: Int) -> [UInt8] { Array("{\"n\":\(number)}\n".utf8) }
        for number in 0..<3 { file.append(line(number), isHeld: true) { _, _ in [] } }
        #expect(try scratch.names(folder).isEmpty)
        file.append(line(3)) { _, _ in [] }
        #expect(try text("held.jsonl") == (0..<4).map { "{\"n\":\($0)}\n" }.joined())
        file.append(Array(repeating: 0x20, count: 64 << 10) + [0x0A], isHeld: true) { _, _ in [] }
        #expect(try text("held.jsonl").utf8.count > 64 << 10)
        file.append(line(4), isHeld: true) { _, _ in [] }
        file.flush { _, _ in [] }
        #expect(try text("held.jsonl").hasSuffix("{\"n\":4}\n"))
    }

    @Test("Unreadable lines are passed over, and a line without an end is not there yet")
    func unreadable() throws {
        let trace = trace()
        trace.record(.log, reason: "one")
        let descriptor = try Sys.open(folder + "/renderer.1-aa.jsonl", O_WRONLY | O_APPEND)
        try Sys.writeAll(descriptor, [0xFF, 0x00, 0x0A] + bytes("{\"time\":\n\n[1]\n"))
        trace.record(.log, reason: "two")
        try Sys.writeAll(descriptor, TraceEvent(.log, at: 1, boot: "b", role: .app, reason: "cut").line.dropLast(5))
        Sys.close(descriptor)
        #expect(try reasons() == ["one", "two"])
    }

    @Test("Parameter values can be left out, names stay")
    func redaction() throws {
        let trace = Trace(role: .renderer, claimant: "1-aa", in: scratch.directory, redacting: true)
        trace.record(
            .tap,
            detail: [
                "intent": .string("Toggle"), "parameters": .object(["title": .string("secret"), "n": .int(4711)]),
            ])
        trace.record(.tap, detail: ["parameters": .string("secret")])
        let written = try text("renderer.1-aa.jsonl")
        #expect(!written.contains("secret") && !written.contains("4711"))
        #expect(written.contains("\"title\":\"redacted\"") && written.contains("Toggle"))
    }

    @Test("Events belong to the task's span unless they name one")
    func taskSpan() throws {
        let trace = trace()
        Trace.$span.withValue("tap-1") {
            trace.record(.log, reason: "inside")
            trace.record(.log, span: "other", reason: "named")
        }
        trace.record(.log, reason: "outside")
        let spans = try Trace.read(in: scratch.directory).filter { $0.reason != nil }.map(\.span)
        #expect(spans == ["tap-1", "other", nil])
    }

    @Test("A full file is put aside for a new one, and the one before goes")
    func rotation() throws {
        let trace = trace(limit: 2000)
        for step in 0..<60 { trace.record(.log, reason: "step \(step)") }
        #expect(try scratch.names(folder) == ["renderer.1-aa.jsonl", "renderer.1-aa.old.jsonl"])
        for name in try scratch.names(folder) {
            #expect(try #require(try Sys.lstat(folder + "/" + name)).size < 2400)
        }
        let kept = try reasons()
        #expect(kept.count > 8 && kept.count < 60)
        #expect(kept == (60 - kept.count..<60).map { "step \($0)" }, "the last ones are there without a gap")
    }

    @Test("A full disk never stops the caller; what was lost is counted and said")
    func fullDisk() throws {
        let trace = trace()
        let plan = FaultPlan()
        plan.fail(.write, with: ENOSPC)
        FaultPlan.$current.withValue(plan) { for _ in 0..<3 { trace.record(.log, reason: "lost") } }
        trace.record(.log, reason: "found")
        #expect(try reasons() == ["3 trace lines could not be written", "found"])
    }

    @Test("A line cut short by a full disk spoils no other")
    func shortWrite() throws {
        let trace = trace()
        let plan = FaultPlan()
        plan.shortenWrites(to: 10)
        FaultPlan.$current.withValue(plan) { trace.record(.log, reason: "cut") }
        trace.record(.log, reason: "found")
        #expect(try reasons() == ["1 trace lines could not be written", "found"])
    }

    @Test("A file that was removed, with its directory even, is begun anew")
    func removed() throws {
        let trace = trace()
        try FileManager.default.removeItem(atPath: folder)
        trace.record(.log, reason: "lost")
        try Sys.mkdir(folder)
        trace.record(.log, reason: "found")
        #expect(try reasons() == ["1 trace lines could not be written", "found"])
    }

    @Test("Nothing but a plain file of its own is written to")
    func link() throws {
        let victim = scratch.parent + "/victim"
        try AtomicFile.write(bytes("untouched"), to: victim)
        #expect(symlink(victim, folder + "/renderer.1-aa.jsonl") == 0)
        trace().record(.log, reason: "x")
        #expect(try AtomicFile.read(victim) == bytes("untouched"))
    }

    @Test("Details too large for a line are left out, the event stays")
    func oversized() throws {
        trace().record(.tap, span: "s", detail: ["x": .string(String(repeating: "y", count: 100_000))])
        let event = try #require(try Trace.read(in: scratch.directory).last)
        #expect(event.name == .tap && event.span == "s")
        guard case .string(let message)? = event.detail["message"] else { return #expect(Bool(false), "no message") }
        #expect(message.contains("left out"))
    }

    @Test("Threads write whole lines")
    func threads() throws {
        let trace = trace(limit: 1 << 30)
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for step in 0..<200 { trace.record(.log, reason: "\(thread)/\(step)") }
        }
        #expect(Set(try reasons()).count == 1600)
    }

    @Test("Only files of ended processes, and only old ones, are pruned")
    func pruning() throws {
        let alive = trace(.renderer, "1-alive")
        for (name, age) in [("app.2-old.jsonl", 100), ("app.3-young.jsonl", 5), ("app.2-old.old.jsonl", 100)] {
            try AtomicFile.write(bytes("{}\n"), to: folder + "/" + name)
            var times = [timeval(tv_sec: 1_000_000 - age, tv_usec: 0), timeval(tv_sec: 1_000_000 - age, tv_usec: 0)]
            #expect(utimes(folder + "/" + name, &times) == 0)
        }
        var times = [timeval(tv_sec: 1, tv_usec: 0), timeval(tv_sec: 1, tv_usec: 0)]
        #expect(utimes(folder + "/renderer.1-alive.jsonl", &times) == 0)
        let removed = try Trace.prune(in: scratch.directory, olderThan: 50, now: 1_000_000)
        #expect(removed.sorted() == ["app.2-old.jsonl", "app.2-old.old.jsonl"])
        #expect(try scratch.names(folder) == ["app.3-young.jsonl", "renderer.1-alive.jsonl"])
        withExtendedLifetime(alive) {}
    }

    @Test("Events of earlier boots come first, whatever their clock said")
    func boots() {
        let events = [
            TraceEvent(.log, at: 5, boot: "now", role: .app), TraceEvent(.log, at: 900, boot: "then", role: .app),
            TraceEvent(.log, at: 4, boot: "now", role: .app),
        ]
        let ordered = Trace.ordered(events, age: ["now": .max, "then": 10])
        #expect(ordered.map(\.time) == [900, 4, 5])
    }

    @Test("The trace of the process records nothing before its start and after its stop")
    func process() throws {
        let made = Mutex(0)
        func detail() -> [String: JSONValue] {
            made.withLock { $0 += 1 }
            return [:]
        }
        Trace.start(role: .app, claimant: "1-aa", in: scratch.directory)
        Trace.record(.log, reason: "during", detail: detail())
        Trace.stop()
        Trace.record(.log, reason: "after", detail: detail())
        #expect(try reasons().filter { $0 == "during" || $0 == "after" } == ["during"])
        #expect(made.withLock { $0 } == 1)
    }

    @Test("The first line ties the clock of a boot to the calendar")
    func clock() throws {
        _ = trace()
        let events = try Trace.read(in: scratch.directory)
        let clock = try #require(TraceClock(boot: BootClock.bootID, in: events))
        #expect(abs(clock.wallOffset - TraceClock.current().wallOffset) < 60_000_000)
        #expect(TraceClock(boot: "other", in: events) == nil)
        let noon = TraceClock(wallOffset: 43_200_000_000, secondsFromUTC: 5400)
        #expect(noon.timeOfDay(1_002_000) == "13:30:01.002")
        #expect(TraceClock(wallOffset: 0, secondsFromUTC: -1).timeOfDay(0) == "23:59:59.000")
    }
}
