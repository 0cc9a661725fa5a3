import Foundation
import Glibc
import GroupContainer
import ProcessSupport
import Testing

/// Seeing what happens: trace, status, and that nothing happens while nothing happens.
@Suite("Observing", .fewAtATime)
struct ObservationTests {
    @Test("The trace shows a tap's steps across the processes")
    func trace() async throws {
        let group = try TestGroup()
        let screen = try group.renderer(extension: .probeExtension)
        #expect(await screen.shows("count 0"))
        try await group.tap("add")
        #expect(await screen.shows("count 1"))
        let trace = try await group.run(.renderer, ["trace"])
        #expect(trace.ending == .exited(0), "\(trace.errors)")
        for step in ["tap", "written", "claimed", "reload asked", "perform", "provide", "archived", "seen", "drawn"] {
            #expect(trace.output.contains(step), "\(step) is missing:\n\(trace.output)")
        }
        #expect(trace.output.contains("renderer") && trace.output.contains("extension"))
        #expect(trace.output.contains("AddIntent"), "\(trace.output)")
    }

    @Test("trace --follow shows a tap as it happens")
    func follow() async throws {
        let group = try TestGroup()
        let screen = try group.renderer(extension: .probeExtension)
        #expect(await screen.shows("count 0"))
        let follow = try group.start(.renderer, "trace", "--follow")
        try await group.tap("add")
        #expect(await follow.output.wait { String(decoding: $0, as: UTF8.self).contains("AddIntent") })
        follow.signal(SIGINT)
        _ = try await follow.end()
    }

    @Test("status names the living processes, the widgets and their next reload, in words and as JSON")
    func status() async throws {
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        let screen = try group.renderer()
        #expect(await screen.shows("Buy milk"))
        let words = try await group.run(.renderer, ["status"])
        #expect(words.ending == .exited(0), "\(words.errors)")
        #expect(words.output.contains("\(screen.pid)") && words.output.contains("TaskWidget"), "\(words.output)")
        let json = try await group.run(.renderer, ["status", "--json"])
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any], "\(json.output)")
        #expect(object["widgets"] is [Any])
    }

    @Test("status says which process was stopped")
    func stopped() async throws {
        let group = try TestGroup()
        let child = try group.start(.probeExtension)
        #expect(await group.hasOffers())
        #expect(!(try await group.run(.renderer, ["status"]).output.contains("stopped")))
        child.signal(SIGSTOP)
        var info = siginfo_t()
        #expect(waitid(P_PID, id_t(child.pid), &info, WSTOPPED | WNOWAIT) == 0)
        let status = try await group.run(.renderer, ["status"])
        #expect(status.output.contains(/extension +[0-9]+ +stopped/), "\(status)")
        child.signal(SIGCONT)
    }

    @Test("status without a renderer says that none is there")
    func statusAlone() async throws {
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        let words = try await group.run(.renderer, ["status"])
        #expect(words.ending == .exited(0), "\(words)")
        #expect(words.output.contains("no renderer"), "\(words.output)")
    }

    @Test("Each executable's --help says what it takes", arguments: [Executable.app, .extension, .renderer])
    func help(_ executable: Executable) async throws {
        let child = try Child.start(executable.path, ["--help"])
        child.closeInput()
        #expect(try await child.end() == .exited(0))
        #expect(child.output.text.contains("--group"))
    }

    @Test("An unknown option is a usage error that names it", arguments: [Executable.app, .extension, .renderer])
    func unknownOption(_ executable: Executable) async throws {
        let child = try Child.start(executable.path, ["--frobnicate"])
        child.closeInput()
        let ending = try await child.end()
        #expect(ending == .exited(64), "\(ending)")
        #expect(child.errors?.text.contains("--frobnicate") == true, "\(child.errors?.text ?? "")")
    }

    @Test("Ending the renderer ends the extension it started")
    func nothingLeft() async throws {
        let group = try TestGroup()
        let screen = try group.renderer(extension: .probeExtension)
        #expect(await screen.shows("count 0"))
        try await group.tap("add")
        screen.signal(SIGKILL)
        _ = try await screen.end()
        #expect(await group.allEnded("extension"), "the launched extension ends with its renderer")
    }
}
