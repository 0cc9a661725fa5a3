import Foundation
import Glibc
import ProcessSupport
import Testing

/// What may be written where. cases.md g5
@Suite("Surfaces", .fewAtATime)
struct SurfaceTests {
    /// The variables that count; an empty TERM stands for none.
    struct Setting: Sendable {
        var noColor: String?
        var force: String?
        var term: String?

        static let all: [Setting] = [nil, "", "0", "1"].flatMap { noColor in
            [nil, "0", "1"].flatMap { force in
                ["xterm-256color", "dumb", nil, "unknown"].map { Setting(noColor: noColor, force: force, term: $0) }
            }
        }

        var environment: [String: String] {
            ["NO_COLOR": noColor, "CLICOLOR_FORCE": force, "TERM": term].compactMapValues { $0 }
        }
        var refusesColour: Bool { !(noColor ?? "").isEmpty }
        var forcesColour: Bool { !["", "0"].contains(force ?? "") }
        var isDumb: Bool { term == nil || term == "dumb" }
    }

    /// A group with a frame to show and an extension that is there already.
    private func group() async throws -> TestGroup {
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        _ = try group.start(.extension)
        #expect(await group.hasOffers())
        let frame = try await group.run(.renderer, ["--extension", "/nonexistent"])
        #expect(frame.output.contains("Buy milk"), "\(frame)")
        return group
    }

    private func hasColour(_ bytes: [UInt8]) -> Bool {
        String(decoding: bytes, as: UTF8.self).matches(of: /\u{1B}\[([0-9;]*)m/).contains { match in
            match.1.split(separator: ";").compactMap { Int($0) }.contains { code in
                (30...37).contains(code) || (40...47).contains(code) || (90...107).contains(code) || code == 38
                    || code == 48
            }
        }
    }

    @Test("Into a pipe: no escape unless colour is forced, then colours and nothing else")
    func pipe() async throws {
        let group = try await group()
        for setting in Setting.all {
            let child = try group.start(
                path: Executable.renderer.path, ["--group", group.path, "--extension", "/nonexistent"],
                environment: setting.environment)
            child.closeInput()
            #expect(try await child.end() == .exited(0), "\(setting)")
            let bytes = child.output.snapshot
            #expect(child.output.text.contains("Buy milk"), "\(setting)")
            if setting.forcesColour && !setting.refusesColour {
                #expect(hasColour(bytes), "\(setting)")
                let escapes = bytes.count { $0 == 0x1B }
                #expect(child.output.text.matches(of: /\u{1B}\[[0-9;]*m/).count == escapes, "\(setting)")
            } else {
                #expect(!bytes.contains(0x1B), "\(setting)")
            }
        }
    }

    @Test("Into a file, /dev/null and a closed standard output: one frame, exit 0, no escape")
    func elsewhere() async throws {
        let group = try await group()
        let file = group.folder + "/frame.txt"
        for environment in [["TERM": "xterm-256color"], ["TERM": "dumb", "NO_COLOR": "1"]] {
            for output in [Child.Destination.file(file), .file("/dev/null"), .closed] {
                unlink(file)
                let child = try Child.start(
                    Executable.renderer.path, ["--group", group.path, "--extension", "/nonexistent"],
                    environment: environment, output: output)
                child.closeInput()
                #expect(try await child.end() == .exited(0), "\(output)")
                guard output == .file(file) else { continue }
                let text = try String(contentsOfFile: file, encoding: .utf8)
                #expect(text.contains("Buy milk") && !text.utf8.contains(0x1B), "\(text)")
            }
        }
        let frame = try await group.run(.renderer, ["--extension", "/nonexistent"])
        #expect(frame.output.contains("Buy milk"), "a closed output spoiled no file of the group: \(frame)")
    }

    @Test("A reader that closes the pipe early is no error and gets no words")
    func earlyClose() async throws {
        let group = try await group()
        for arguments in [[], ["status"], ["trace"], ["--help"]] {
            let child = try Child.startIntoClosedPipe(Executable.renderer.path, arguments + ["--group", group.path])
            child.closeInput()
            let ending = try await child.end()
            #expect(ending == .signaled(SIGPIPE) || ending == .exited(0), "\(arguments): \(ending)")
            #expect(child.errors?.text == "", "\(arguments): \(child.errors?.text ?? "")")
        }
        for arguments in [["list"], ["export"], ["--help"]] {
            let child = try Child.startIntoClosedPipe(Executable.app.path, arguments + ["--group", group.path])
            child.closeInput()
            let ending = try await child.end()
            #expect(ending == .signaled(SIGPIPE) || ending == .exited(0), "\(arguments): \(ending)")
            #expect(child.errors?.text == "", "\(arguments): \(child.errors?.text ?? "")")
        }
    }

    @Test("On a terminal: colour unless NO_COLOR says no; a dumb one or none gets a plain frame")
    func terminal() async throws {
        let group = try await group()
        for setting in Setting.all {
            var environment = setting.environment
            if setting.term == nil { environment["TERM"] = "" }
            let child = try group.renderer(extensionPath: "/nonexistent", environment: environment)
            if setting.isDumb {
                #expect(try await child.end() == .exited(0), "\(setting)")
                #expect(child.output.text.contains("Buy milk"), "\(setting)")
                #expect(!child.output.snapshot.contains(0x1B), "\(setting)")
            } else {
                #expect(await child.shows("Buy milk"), "\(setting)")
                child.send("q")
                #expect(try await child.end() == .exited(0), "\(setting)")
                #expect(hasColour(child.output.snapshot) == !setting.refusesColour, "\(setting)")
                #expect(child.screen().modes.isEmpty, "\(setting)")
            }
        }
    }

    @Test("A flag goes before the environment")
    func flags() async throws {
        let group = try await group()
        let never = try await group.run(
            .renderer, ["--color", "never", "--extension", "/nonexistent"], environment: ["CLICOLOR_FORCE": "1"])
        #expect(!never.output.utf8.contains(0x1B))
        let always = try await group.run(
            .renderer, ["--color", "always", "--extension", "/nonexistent"],
            environment: ["NO_COLOR": "1", "TERM": "xterm-256color"])
        #expect(hasColour(Array(always.output.utf8)))
    }
}
