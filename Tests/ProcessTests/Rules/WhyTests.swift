import Foundation
import Glibc
import GroupContainer
import ProcessSupport
import Testing

/// `renderer why`.
@Suite("Why a widget shows what it shows", .fewAtATime)
struct WhyTests {
    private func why(_ group: TestGroup, _ arguments: String...) async throws -> String {
        let result = try await group.run(.renderer, ["why"] + arguments)
        #expect(result.ending == .exited(0), "\(result)")
        return result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    @Test("After a tap it names the tap and what became of it; a failure comes first")
    func tap() async throws {
        let group = try TestGroup()
        let screen = try group.renderer(extension: .probeExtension)
        #expect(await screen.shows("count 0"))
        try await group.tap("add")
        #expect(await screen.shows("count 1"))
        let done = try await why(group, "ProbeWidget")
        #expect(done.contains("a tap on “add” (AddIntent)") && done.contains("count 1"), "\(done)")
        #expect(done.contains("1 of 60 reloads used"), "\(done)")
        #expect(done.contains("its timeline says .never"), "\(done)")
        _ = try await group.run(.renderer, ["tap", "ProbeWidget", "throw"])
        #expect(await screen.shows("the server said no"))
        let failed = try await why(group, "ProbeWidget")
        #expect(failed.contains("the last tap failed") && failed.contains("the server said no"), "\(failed)")
    }

    @Test("A reload that the budget holds back: what waits, since whose word, until when, and what helps")
    func held() async throws {
        let group = try TestGroup()
        let screen = try group.renderer("--budget", "0", extension: .probeExtension)
        #expect(await screen.shows("count 0"))
        try group.wish("ProbeWidget")
        let directory = try GroupDirectory(opening: group.path)
        #expect(
            await group.waitForChange(in: group.path + "/trace") {
                ((try? Trace.read(in: directory)) ?? []).contains { $0.name == .delayed }
            })
        let text = try await why(group, "ProbeWidget")
        #expect(text.contains("A reload waits for") && text.contains("the budget of 0 reloads"), "\(text)")
        #expect(text.contains("renderer reload"), "\(text)")
    }

    @Test("Without a renderer it answers from the files")
    func files() async throws {
        let group = try TestGroup()
        let screen = try group.renderer(extension: .probeExtension)
        #expect(await screen.shows("count 0"))
        try await group.tap("add")
        #expect(await screen.shows("count 1"))
        screen.send("q")
        #expect(try await screen.end() == .exited(0))
        let text = try await why(group, "ProbeWidget")
        #expect(text.contains("no renderer runs") && text.contains("a tap on “add”"), "\(text)")
        #expect(text.contains("1 of 60 reloads used"), "\(text)")
        let json = try await why(group, "ProbeWidget", "--json")
        #expect(json.hasPrefix("[{\"widget\":\""), "\(json)")
        let unknown = try await group.run(.renderer, ["why", "Nothing"])
        #expect(unknown.ending == .exited(1) && unknown.errors.contains("Nothing"), "\(unknown)")
    }

    @Test("A day of one entry a second: the right one is on show, and memory is bounded (b4)")
    func everySecond() async throws {
        let group = try TestGroup()
        try group.write("count 86400 from -3600 step 1; policy never", toFile: "plan")
        let screen = try group.renderer(extension: .probeExtension)
        // A busy machine may draw the first frame late; the entry on show is the right one all the same.
        #expect(await screen.shows("entry 36"), "\(screen.screen().text)")
        let pid = try #require(group.extensionPid)
        for process in [pid, screen.pid] {
            let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
            let peak = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }?
                .split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
            #expect(try #require(peak) < 128 << 10, "\(process): \(peak ?? 0) kB")
        }
        let text = try await why(group, "ProbeWidget")
        #expect(text.contains("the provider gave 86400 entries"), "\(text)")
    }
}

extension TestGroup {
    /// A wish as an app behind would leave it.
    func wish(_ kind: String) throws {
        let text = "{\"by\":\"\(getpid())-test\",\"role\":\"app\"}"
        let path = path + "/reloads/"
        try text.write(toFile: path + "." + kind, atomically: false, encoding: .utf8)
        guard rename(path + "." + kind, path + kind) == 0 else { throw Failure("rename \(path)\(kind)") }
    }
}
