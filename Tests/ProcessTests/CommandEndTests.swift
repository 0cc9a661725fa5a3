import Foundation
import Glibc
import ProcessSupport
import Testing

/// How commands end: the numbers, the hints, and what becomes of output that cannot be written.
@Suite("The end of commands", .fewAtATime)
struct CommandEndTests {
    @Test(
        "A full disk under standard output is said and ends with 74",
        arguments: [
            (Executable.app, ["list"]), (.app, ["--help"]), (.app, ["export"]), (.renderer, ["list"]),
            (.renderer, ["--help"]),
            (.renderer, ["status"]), (.renderer, ["doctor"]), (.extension, ["--help"]),
        ])
    func full(_ executable: Executable, _ words: [String]) async throws {
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        let options = words == ["--help"] ? [] : ["--group", group.path]
        let child = try Child.start(executable.path, words + options, output: .file("/dev/full"))
        child.closeInput()
        #expect(try await child.end() == .exited(74))
        let errors = child.errors?.text ?? ""
        #expect(errors.contains("standard output") && errors.contains("No space"), "\(errors)")
    }

    @Test(
        "A reader that has gone ends them without a word",
        arguments: [(Executable.app, ["list"]), (.app, ["--help"]), (.renderer, ["--help"]), (.renderer, ["list"])])
    func closedPipe(_ executable: Executable, _ words: [String]) async throws {
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        let options = words == ["--help"] ? [] : ["--group", group.path]
        let child = try Child.startIntoClosedPipe(executable.path, words + options)
        child.closeInput()
        let ending = try await child.end()
        #expect(ending == .signaled(SIGPIPE) || ending == .exited(128 + SIGPIPE), "\(ending)")
        #expect(child.errors?.text == "")
    }

    @Test(
        "What is wrong with a command line is said with one kind of hint, and ends with 64",
        arguments: [
            (Executable.app, ["frobnicate"]), (.app, ["--frobnicate"]), (.renderer, ["frobnicate"]),
            (.renderer, ["--frobnicate"]), (.renderer, ["snapshot", "--family", "huge"]), (.renderer, ["watch"]),
            (.renderer, ["preview", "--frob"]), (.extension, ["--frobnicate"]),
            (.renderer, ["snapshot", "-o", "tasks.gif"]), (.renderer, ["move", "TaskWidget", "0,0"]),
        ])
    func hint(_ executable: Executable, _ words: [String]) async throws {
        let child = try Child.start(executable.path, words)
        child.closeInput()
        #expect(try await child.end() == .exited(64))
        let errors = child.errors?.text ?? ""
        #expect(errors.matches(of: /; (try|put) .*'[a-z]+( preview)? --help'\n$/).count == 1, "\(errors)")
        #expect(errors.split(separator: "\n").count == 1, "\(errors)")
    }

    @Test("Every command of the renderer is in its help, and in the list that an unknown one gets")
    func commands() async throws {
        let group = try TestGroup()
        let refused = try await group.run(.renderer, ["frobnicate"])
        let help = try await group.run(.renderer, ["--help"])
        for name in ["home", "trace", "preview", "watch", "snapshot", "add", "configure", "reset", "simulate"] {
            #expect(refused.errors.contains(" \(name)"), "\(name): \(refused.errors)")
            #expect(help.output.contains(name))
        }
        let words = try await group.run(.renderer, ["simulate", "--help"])
        #expect(words.output.contains("every 30m from TIME") && words.ending == .exited(0), "\(words)")
    }

    @Test("The table of numbers is in the help of each program", arguments: [Executable.app, .extension, .renderer])
    func table(_ executable: Executable) async throws {
        let child = try Child.start(executable.path, ["--help"])
        child.closeInput()
        #expect(try await child.end() == .exited(0))
        for line in ["\n  0  ", "\n  64  ", "\n  66  ", "\n  74  ", "\n  128 + n  "] {
            #expect(child.output.text.contains(line), "\(line)")
        }
    }

    @Test("A folder, a missing file and words that are no UTF-8 are said as what they are")
    func files() async throws {
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        let folder = try await group.run(.app, ["import", "/tmp"])
        #expect(folder.ending == .exited(66) && folder.errors == "app: cannot read /tmp: it is a folder\n", "\(folder)")
        let missing = try await group.run(.app, ["import", "/nowhere/todo.txt"])
        #expect(missing.ending == .exited(66) && missing.errors.contains("no such file"), "\(missing)")
        let unmade = try await group.run(.app, ["export", "/nowhere/todo.txt"])
        #expect(unmade.ending == .exited(73) && unmade.errors.contains("/nowhere/todo.txt"), "\(unmade)")
        let full = try await group.run(.app, ["export", "/dev/full"])
        #expect(full.ending == .exited(74) && full.errors.contains("the disk is full"), "\(full)")
        let picture = try await group.run(
            .renderer,
            ["snapshot", "--kind", "TaskWidget", "--extension", Executable.extension.path, "-o", "/nowhere/a.svg"])
        #expect(picture.ending == .exited(73) && picture.errors.contains("/nowhere/a.svg"), "\(picture)")
    }

    @Test("What is tapped, reloaded or moved is said in a line, and nothing with --quiet; without a renderer it is 69")
    func success() async throws {
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        #expect(try await group.run(.renderer, ["reload"]).ending == .exited(69))
        let screen = try group.renderer()
        #expect(await screen.shows("Buy milk"))
        let tapped = try await group.run(.renderer, ["tap", "TaskWidget-large", "Buy milk"])
        #expect(tapped.output == "tapped “Buy milk” on TaskWidget-large\n", "\(tapped)")
        let short = try await group.run(.renderer, ["tap", "taskwidget-l", "buy"])
        #expect(short.output == "tapped “Buy milk” on TaskWidget-large\n", "what was hit, not what was typed: \(short)")
        let status = try await group.run(.renderer, ["status", "--json"])
        let isQuiet = status.output.replacing(" ", with: "").contains(#""name":"host","waiting":0,"claimed":0"#)
        #expect(isQuiet, "its own question waits for nobody: \(status)")
        let reloaded = try await group.run(.renderer, ["reload"])
        #expect(reloaded.output == "reloaded all widgets\n", "\(reloaded)")
        let quiet = try await group.run(.renderer, ["reload", "--quiet"])
        #expect(quiet.ending == .exited(0) && quiet.output.isEmpty, "\(quiet)")
        let moved = try await group.run(.renderer, ["move", "TaskWidget-large", "1,1"])
        #expect(moved.output == "moved TaskWidget-large to 1,1\n", "\(moved)")
    }
}
