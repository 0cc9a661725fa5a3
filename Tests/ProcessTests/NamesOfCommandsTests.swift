import Foundation
import Glibc
import ProcessSupport
import Testing

/// Programs that were installed under other names speak of themselves by those.
@Suite("Programs under the names they are installed by", .fewAtATime)
struct NamesOfCommandsTests {
    private func run(_ executable: Executable, as name: String, _ words: [String]) async throws -> (String, String) {
        let group = try TestGroup()
        let path = group.folder + "/" + name
        #expect(symlink(executable.path, path) == 0)
        let child = try Child.start(path, words + (words == ["--help"] ? [] : ["--group", group.path]))
        child.closeInput()
        _ = try await child.end()
        return (child.output.text, child.errors?.text ?? "")
    }

    @Test("Help, hints and complaints name what was typed")
    func names() async throws {
        let (help, _) = try await run(.renderer, as: "widgets", ["--help"])
        #expect(help.hasPrefix("widgets shows") && help.contains("Usage: widgets [COMMAND]"), "\(help)")
        #expect(help.contains("'widgets status' names them") && !help.contains("'renderer "), "\(help)")
        let (simulate, _) = try await run(.renderer, as: "widgets", ["simulate", "--help"])
        #expect(simulate.contains("usage: widgets simulate"), "\(simulate)")
        let (_, none) = try await run(.renderer, as: "widgets", ["list"])
        #expect(none.hasPrefix("widgets: "), "\(none)")
        let (doctor, _) = try await run(.renderer, as: "widgets", ["doctor"])
        #expect(doctor.contains("→ widgets --group"), "\(doctor)")

        let (tasks, _) = try await run(.app, as: "widget-tasks", ["--help"])
        #expect(tasks.contains("usage: widget-tasks [--group DIR]") && !tasks.contains("usage: app"), "\(tasks)")
        let (empty, _) = try await run(.app, as: "widget-tasks", ["list"])
        #expect(empty.contains("widget-tasks add"), "\(empty)")
        let (_, wrong) = try await run(.app, as: "widget-tasks", ["add"])
        #expect(wrong.contains("for example: widget-tasks add"), "\(wrong)")
    }
}
