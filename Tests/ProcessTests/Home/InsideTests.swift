import Foundation
import Glibc
import GroupContainer
import ProcessSupport
import Testing

/// The commands that look inside: log, doctor, reset, inspect, describe, the trace for Perfetto.
@Suite("Looking inside", .fewAtATime)
struct InsideTests {
    private func json(_ text: String) throws -> Any {
        try JSONSerialization.jsonObject(with: Data(text.utf8), options: [.fragmentsAllowed])
    }

    @Test("A screen reader's words are printed, and a control without a name is a fault")
    func describe() async throws {
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        let screen = try group.renderer()
        #expect(await screen.shows("Buy milk"))
        let spoken = try await group.run(.renderer, ["describe"])
        #expect(spoken.ending == .exited(0) && spoken.output.contains("Buy milk"), "\(spoken)")
        #expect(spoken.output.contains("button") && spoken.output.contains("switch"), "\(spoken)")
        let strict = try await group.run(.renderer, ["describe", "TaskWidget", "--strict"])
        #expect(strict.ending == .exited(0), "the example has no faults: \(strict)")
        let list = try #require(try json(try await group.run(.renderer, ["describe", "--json"]).output) as? [Any])
        #expect(list.count == 3)
        #expect(try await group.run(.renderer, ["describe", "nobody"]).ending == .exited(1))
    }

    @Test("What is in the files can be read, as text and as JSON")
    func inspect() async throws {
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        let screen = try group.renderer()
        #expect(await screen.shows("Buy milk"))
        try await group.tap("Buy milk", widget: "TaskToggleWidget")
        let words = [
            "timelines": "TaskWidget-small", "home": "TaskToggleWidget", "intents": "SetTaskCompletionIntent",
            "defaults": "Buy milk", "manifest": "alive", "trace": "performed",
        ]
        for (subject, word) in words {
            let text = try await group.run(.renderer, ["inspect", subject])
            #expect(text.ending == .exited(0) && text.output.contains(word), "\(subject): \(text)")
            let json = try await group.run(.renderer, ["inspect", subject, "--json"])
            #expect(throws: Never.self, "\(subject): \(json.output.prefix(400))") { _ = try self.json(json.output) }
        }
        #expect(try await group.run(.renderer, ["inspect", "everything"]).ending == .exited(64))
    }

    @Test("The trace opens in Perfetto: one track a process, slices from beginning to end")
    func chrome() async throws {
        let group = try TestGroup()
        let screen = try group.renderer(extension: .probeExtension)
        #expect(await screen.shows("count 0"))
        try await group.tap("add")
        #expect(await screen.shows("count 1"))
        let result = try await group.run(.renderer, ["trace", "--format", "chrome"])
        let document = try #require(try json(result.output) as? [String: Any])
        let events = try #require(document["traceEvents"] as? [[String: Any]])
        let processes = events.filter { $0["name"] as? String == "process_name" }
        #expect(processes.count >= 2, "renderer and extension: \(processes)")
        let begins = events.filter { $0["ph"] as? String == "b" && $0["name"] as? String == "perform" }
        let ends = events.filter { $0["ph"] as? String == "e" && $0["name"] as? String == "perform" }
        #expect(begins.count == 1 && ends.count == 1)
        #expect(try await group.run(.renderer, ["trace", "--format", "xml"]).ending == .exited(64))
        #expect(try await group.run(.renderer, ["status", "--format", "chrome"]).ending == .exited(64))
    }

    @Test("The trace's summary tells which step takes how long")
    func summary() async throws {
        let group = try TestGroup()
        let screen = try group.renderer(extension: .probeExtension)
        #expect(await screen.shows("count 0"))
        try await group.tap("add")
        #expect(await screen.shows("count 1"))
        let text = try await group.run(.renderer, ["trace", "--summary"]).output
        #expect(text.hasPrefix("1 tap drawn\n") && text.contains("perform") && text.contains("reload"))
        let result = try await group.run(.renderer, ["trace", "--summary", "--json"])
        let summaries = try #require(try json(result.output) as? [[String: Any]])
        #expect(summaries.map { $0["of"] as? String } == ["taps", "reloads"])
        #expect(summaries[0]["drawn"] as? Int == 1)
        let steps = try #require(summaries[0]["steps"] as? [[String: Any]])
        #expect(steps.contains { $0["step"] as? String == "perform" && $0["process"] as? String == "extension" })
        #expect(try await group.run(.renderer, ["trace", "--summary", "--follow"]).ending == .exited(64))
    }

    @Test("What an extension prints and how it crashed is in the log, not on the screen")
    func log() async throws {
        let group = try TestGroup()
        let screen = try group.renderer(extension: .probeExtension)
        #expect(await screen.shows("count 0"))
        let crash = try await group.run(.renderer, ["tap", "ProbeWidget", "crash"])
        #expect(crash.ending == .exited(1))
        let log = try await group.run(.renderer, ["log"])
        #expect(log.output.contains("Fatal error"), "\(log)")
    }

    @Test("The doctor finds a stopped extension, a broken home screen and a missing executable, and says what to do")
    func doctor() async throws {
        let group = try TestGroup()
        let healthy = try await group.run(.renderer, ["doctor"])
        #expect(healthy.ending == .exited(0) && healthy.output.contains("inotify"), "\(healthy)")
        let missing = try await group.run(.renderer, ["doctor", "--extension", "/nowhere/Extension"])
        #expect(missing.ending == .exited(1) && missing.output.contains("/nowhere/Extension"), "\(missing)")
        let probe = try group.start(.probeExtension)
        #expect(await group.hasOffers())
        probe.signal(SIGSTOP)
        let stopped = try await group.run(.renderer, ["doctor", "--json"])
        #expect(stopped.ending == .exited(1) && stopped.output.contains("kill -CONT \(probe.pid)"), "\(stopped)")
        probe.signal(SIGCONT)
        try "nonsense".write(toFile: group.path + "/home.json", atomically: true, encoding: .utf8)
        #expect(try await group.run(.renderer, ["doctor"]).output.contains("home.json cannot be read"))
    }

    @Test("A reset keeps what the app has written, asks first, and refuses while somebody runs")
    func reset() async throws {
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        let screen = try group.renderer()
        #expect(await screen.shows("Buy milk"))
        #expect(try await group.run(.renderer, ["reset", "--yes"]).ending == .exited(1), "a renderer runs")
        screen.send("q")
        #expect(try await screen.end() == .exited(0))
        #expect(await group.allEnded("extension"))
        let asked = try await group.run(.renderer, ["reset"])
        #expect(asked.ending == .exited(64) && asked.output.contains("Kept: defaults/"), "\(asked)")
        #expect(FileManager.default.fileExists(atPath: group.path + "/home.json"))
        let done = try await group.run(.renderer, ["reset", "--yes"])
        #expect(done.ending == .exited(0), "\(done)")
        #expect(!FileManager.default.fileExists(atPath: group.path + "/home.json"))
        #expect(try FileNames.of(group.path + "/timelines").isEmpty)
        #expect(try await group.run(.app, ["list"]).output.contains("Buy milk"))
    }
}
