import Foundation
import Glibc
import ProcessSupport
import Testing

/// `bin/run` with the real executables, in tmux: what becomes of the panes when something ends.
@Suite("The panes of bin/run", .fewAtATime, .enabled(if: access("/usr/bin/tmux", X_OK) == 0, "needs tmux"))
struct RunPaneTests {
    private let group: TestGroup
    private let session: Child
    private static let (columns, rows) = (120, 40)

    init() throws {
        group = try TestGroup()
        let tree = group.folder + "/tree"
        let files = FileManager.default
        try files.createDirectory(atPath: tree + "/.build/release", withIntermediateDirectories: true)
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().path
        try files.copyItem(atPath: root + "/bin", toPath: tree + "/bin")
        for name in ["Sources", "Package.swift"] { try Data().write(to: URL(fileURLWithPath: "\(tree)/\(name)")) }
        for name in try FileNames.of(Executable.folder)
        where ["renderer", "app", "extension", "libVirtualTime.so"].contains(name) || name.hasSuffix(".resources") {
            try files.createSymbolicLink(
                atPath: "\(tree)/.build/release/\(name)", withDestinationPath: "\(Executable.folder)/\(name)")
        }
        // Newer than all the rest: nothing is to be built.
        let stamp = tree + "/.build/run.stamp"
        try Data().write(to: URL(fileURLWithPath: stamp))
        try files.setAttributes([.modificationDate: Date.distantFuture], ofItemAtPath: stamp)
        session = try Child.startOnTerminal(
            "/bin/bash", [tree + "/bin/run", "--group", group.path], columns: UInt16(Self.columns),
            rows: UInt16(Self.rows), environment: ["TMPDIR": group.folder, "LC_ALL": "C.UTF-8", "TMUX": ""])
    }

    /// Where `bin/run` keeps what it needs while it runs.
    private func work() throws -> String {
        let names = try FileNames.of(group.folder)
        guard let name = names.first(where: { $0.hasPrefix("tasks-run.") }) else { throw Failure("there are \(names)") }
        return "\(group.folder)/\(name)"
    }

    /// Waits until a pane shows something: whatever it shows anew is drawn on the terminal, too.
    private func shows(_ text: String, in pane: Pane) async -> Bool {
        await session.output.wait { _ in content(of: pane).contains(text) }
    }

    /// Waits until something is the last that the app's pane shows.
    private func ends(with text: String) async -> Bool {
        await session.output.wait { _ in
            content(of: .app).trimmingCharacters(in: .whitespacesAndNewlines).hasSuffix(text)
        }
    }

    /// What tmux has in a pane.
    private func content(of pane: Pane) -> String {
        guard let socket = try? work() + "/tmux",
            let output = popen("tmux -S '\(socket)' capture-pane -p -t :.\(pane.rawValue) 2>/dev/null", "r")
        else { return "" }
        defer { pclose(output) }
        var text = ""
        var line = [CChar](repeating: 0, count: 4096)
        while fgets(&line, Int32(line.count), output) != nil {
            text += String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
        return text
    }

    private enum Pane: Int { case home, app, trace }

    /// The process of a pane.
    private func pid(_ pane: String) throws -> pid_t {
        let text = try String(contentsOfFile: "\(work())/\(pane).pid", encoding: .utf8)
        return try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    }

    @Test("An app that is killed, or is left with Ctrl-D or quit, says how it ended and is started again by Return")
    func app() async throws {
        #expect(await ends(with: "tasks>"))
        kill(try pid("app"), SIGKILL)
        #expect(await shows("The app was ended by signal 9 (KILL)", in: .app), "\(content(of: .app))")
        // F6 goes from the home screen to the app.
        session.send("\u{1B}[17~\r")
        #expect(await shows("ends all.\n\n1 [ ]", in: .app), "\(content(of: .app))")
        #expect(await ends(with: "tasks>"), "\(content(of: .app))")
        session.send("\u{4}")
        #expect(await shows("The app has ended", in: .app), "\(content(of: .app))")
        session.send("\r")
        #expect(await ends(with: "tasks>"), "\(content(of: .app))")
        session.send("add Walk the dog\r")
        #expect(await shows("added 6: Walk the dog", in: .app), "\(content(of: .app))")
        session.send("quit\r")
        #expect(await ends(with: "Ctrl-C ends all."), "\(content(of: .app))")
        // The other panes are there all the while, and Ctrl-C ends all.
        #expect(content(of: .home).contains("Tasks"))
        session.send("\u{3}")
        #expect(try await session.end() == .exited(0))
    }

    @Test("A home screen that is killed ends all, with a line on what happened, and not with 0")
    func home() async throws {
        #expect(await shows("Buy milk", in: .home))
        #expect(await ends(with: "tasks>"))
        kill(try pid("home"), SIGKILL)
        #expect(try await session.end() == .exited(128 + SIGKILL))
        let said = session.output.text.split(separator: "\n").last ?? ""
        #expect(said.contains("the home screen was ended by signal 9 (KILL)"), "\(said)")
        #expect(said.contains("trace --group \(group.path)"), "\(said)")
    }

    @Test("q on the home screen ends all with 0, and without a word")
    func quit() async throws {
        #expect(await shows("Buy milk", in: .home))
        #expect(await ends(with: "tasks>"))
        session.send("q")
        #expect(try await session.end() == .exited(0))
        #expect(!session.output.text.contains("bin/run:"), "\(session.output.text)")
    }
}
