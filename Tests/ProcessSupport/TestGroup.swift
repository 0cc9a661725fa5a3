import Foundation
import Glibc

/// A fresh group directory and the processes on it; everything ends and goes with it.
package final class TestGroup: @unchecked Sendable {
    package let path: String
    private var children: [Child] = []
    private let lock = NSLock()

    package init(_ name: String = #function) throws {
        var template = Array((NSTemporaryDirectory() + "widgets-XXXXXX").utf8CString)
        guard let folder = mkdtemp(&template) else { throw Failure("no temporary directory") }
        path = String(cString: folder) + "/group"
    }

    deinit {
        for child in children { child.signal(SIGKILL) }
        try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent)
    }

    private func keep(_ child: Child) -> Child {
        lock.withLock { children.append(child) }
        return child
    }

    /// Starts one of our executables with `--group` and pipes.
    package func start(_ executable: Executable, _ arguments: String..., environment: [String: String] = [:]) throws
        -> Child
    {
        keep(try Child.start(executable.path, arguments + ["--group", path], environment: environment))
    }

    /// Starts any program and ends it with the group.
    package func start(path: String, _ arguments: [String], environment: [String: String] = [:]) throws -> Child {
        keep(try Child.start(path, arguments, environment: environment))
    }

    /// Starts any program on a terminal and ends it with the group.
    package func startOnTerminal(_ path: String, _ arguments: [String]) throws -> Child {
        keep(try Child.startOnTerminal(path, arguments))
    }

    /// Starts the other process of GroupContainer's tests: one command, on this group.
    package func probe(_ command: String, _ arguments: String...) throws -> Child {
        keep(try Child.start(Executable.groupProbe.path, [command, path] + arguments))
    }

    /// Starts the renderer on a terminal.
    package func renderer(
        _ arguments: String..., extension: Executable = .extension, columns: UInt16 = 100, rows: UInt16 = 40,
        environment: [String: String] = [:]
    ) throws -> Child {
        try renderer(
            extensionPath: `extension`.path, arguments, columns: columns, rows: rows, environment: environment)
    }

    /// Starts the renderer on a terminal with an extension of your own.
    package func renderer(
        extensionPath: String, _ arguments: [String] = [], columns: UInt16 = 100, rows: UInt16 = 40,
        environment: [String: String] = [:]
    ) throws -> Child {
        keep(
            try Child.startOnTerminal(
                Executable.renderer.path,
                Self.patient(arguments) + ["--group", path, "--extension", extensionPath],
                columns: columns, rows: rows, environment: environment))
    }

    /// Gives taps time on a slow machine, where the test says nothing of their deadline.
    package static func patient(_ arguments: [String]) -> [String] {
        arguments.contains("--deadline") ? arguments : arguments + ["--deadline", "15"]
    }

    /// The folder around the group, for files of the test's own.
    package var folder: String { (path as NSString).deletingLastPathComponent }

    /// Writes a file of the group's `Files` folder, which is made when it is not there.
    package func write(_ text: String, toFile name: String) throws {
        for folder in [path, path + "/Files"] { mkdir(folder, 0o700) }
        try text.write(toFile: path + "/Files/" + name, atomically: true, encoding: .utf8)
    }

    /// Starts the interactive app on a terminal.
    package func appOnTerminal() throws -> Child {
        keep(try Child.startOnTerminal(Executable.app.path, ["--group", path]))
    }

    /// Runs one of our executables to its end.
    @discardableResult
    package func run(
        _ executable: Executable, _ arguments: [String], environment: [String: String] = [:]
    ) async throws -> (ending: Ending, output: String, errors: String) {
        let child = try Child.start(executable.path, arguments + ["--group", path], environment: environment)
        child.closeInput()
        let ending = try await child.end()
        return (ending, child.output.text, child.errors?.text ?? "")
    }

    package func app(_ arguments: String...) async throws {
        let result = try await run(.app, arguments)
        guard result.ending == .exited(0) else {
            throw Failure("app \(arguments): \(result.ending) \(result.output)\(result.errors)")
        }
    }

    /// Lines that the probe's intents left behind.
    package var performed: [String] {
        let text = (try? String(contentsOfFile: path + "/Files/performed.log", encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map(String.init)
    }
}

extension Child {
    /// Waits until the screen holds `text`.
    package func shows(_ text: String, within seconds: Double = 30, columns: Int = 100, rows: Int = 40) async -> Bool {
        await output.wait(upTo: seconds) { Screen.render($0, columns: columns, rows: rows).text.contains(text) }
    }

    /// The screen now.
    package func screen(columns: Int = 100, rows: Int = 40) -> Screen {
        Screen.render(output.snapshot, columns: columns, rows: rows)
    }
}
