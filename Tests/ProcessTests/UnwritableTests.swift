import Foundation
import Glibc
import ProcessSupport
import Testing

/// A group that cannot be written. Root may write everywhere, so the processes run as nobody.
@Suite("A group that cannot be written", .fewAtATime, .enabled(if: Nobody.isThere, "needs root and setpriv"))
struct UnwritableTests {
    @Test("A folder that cannot be written: the save fails with path and reason, reading goes on, and all recovers")
    func folder() async throws {
        let group = try Nobody.group()
        #expect(try await Nobody.run(group, .app, "add", "Buy milk").ending == .exited(0))
        let defaults = group.path + "/defaults", file = defaults + "/group.com.example.tasks.jsonl"
        chmod(file, 0o400)
        chmod(defaults, 0o500)
        let refused = try await Nobody.run(group, .app, "add", "Walk the dog")
        #expect(refused.ending == .exited(1), "\(refused)")
        #expect(refused.errors.contains(defaults), "\(refused.errors)")
        #expect(refused.errors.lowercased().contains("permission"), "\(refused.errors)")
        let list = try await Nobody.run(group, .app, "list")
        #expect(list.ending == .exited(0) && list.output.contains("Buy milk"), "\(list)")
        let frame = try await Nobody.run(group, .renderer, "--extension", Executable.extension.path)
        #expect(frame.output.contains("Buy milk"), "\(frame)")
        chmod(defaults, 0o700)
        chmod(file, 0o600)
        #expect(try await Nobody.run(group, .app, "add", "Walk the dog").ending == .exited(0))
    }

    @Test("A group that turns unwritable under a running home screen: the tap is shown as failed, and all recovers")
    func whileRunning() async throws {
        let group = try Nobody.group()
        let screen = try Nobody.renderer(group)
        #expect(await screen.shows("count 0"), "\(screen.screen().text)")
        let folders = [group.path + "/intents/tmp", group.path + "/intents/new", group.path + "/intents"]
        for folder in folders { chmod(folder, 0o500) }
        screen.send("\t\r")
        #expect(await screen.shows("✗"), "\(screen.screen().text)")
        #expect(screen.screen().text.lowercased().contains("permission"), "\(screen.screen().text)")
        for folder in folders { chmod(folder, 0o700) }
        screen.send("\r")
        #expect(await screen.shows("count 1"), "\(screen.screen().text)")
    }

    @Test("Shared defaults that cannot be read any more are told below the old frames, until they can be")
    func unreadable() async throws {
        let group = try Nobody.group()
        #expect(try await Nobody.run(group, .app, "add", "Buy milk").ending == .exited(0))
        let screen = try Nobody.renderer(group, .extension)
        #expect(await screen.shows("Buy milk"), "\(screen.screen().text)")
        let file = group.path + "/defaults/group.com.example.tasks.jsonl"
        chmod(file, 0)
        screen.send("r")
        #expect(await screen.shows("may show what was before"), "\(screen.screen().text)")
        chmod(file, 0o600)
        screen.send("r")
        let isOver = await screen.output.wait {
            !Screen.render($0).text.contains("may show what was before")
        }
        #expect(isOver, "\(screen.screen().text)")
    }

    @Test(
        "A group that cannot be made or read at all ends each executable with a clear word",
        arguments: [Executable.app, .extension, .renderer])
    func nothing(_ executable: Executable) async throws {
        let group = try Nobody.group()
        chmod(group.folder, 0o500)
        let arguments = executable == .app ? ["list"] : []
        let result = try await Nobody.run(group, executable, arguments)
        #expect(result.ending == .exited(73), "\(result)")
        #expect(result.errors.contains(group.path) && result.errors.lowercased().contains("permission"), "\(result)")
    }
}

/// Runs our executables as an unprivileged user.
enum Nobody {
    private static let program = "/usr/bin/setpriv"
    private static let user = "65534"

    static var isThere: Bool { geteuid() == 0 && access(program, X_OK) == 0 }

    static func group() throws -> TestGroup {
        let group = try TestGroup()
        guard chown(group.folder, 65534, 65534) == 0 else {
            throw Failure("chown: \(String(cString: strerror(errno)))")
        }
        return group
    }

    private static func words(_ group: TestGroup, _ executable: Executable, _ arguments: [String]) -> [String] {
        ["--reuid", user, "--regid", user, "--clear-groups", executable.path] + arguments + ["--group", group.path]
    }

    static func run(
        _ group: TestGroup, _ executable: Executable, _ arguments: String...
    ) async throws -> (ending: Ending, output: String, errors: String) {
        try await run(group, executable, arguments)
    }

    static func run(
        _ group: TestGroup, _ executable: Executable, _ arguments: [String]
    ) async throws -> (ending: Ending, output: String, errors: String) {
        let child = try group.start(path: program, words(group, executable, arguments), environment: ["HOME": "/"])
        child.closeInput()
        let ending = try await child.end()
        return (ending, child.output.text, child.errors?.text ?? "")
    }

    static func renderer(_ group: TestGroup, _ other: Executable = .probeExtension) throws -> Child {
        try group.startOnTerminal(
            program, words(group, .renderer, TestGroup.patient(["--extension", other.path])))
    }
}
