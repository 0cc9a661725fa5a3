import Foundation
import Glibc
import ProcessSupport
import Testing

/// Files that are broken, or are none: whoever looks is told which, and what to do.
@Suite("Broken files", .fewAtATime)
struct BrokenFilesTests {
    private func group() async throws -> TestGroup {
        let group = try TestGroup()
        for task in ["Buy milk", "Walk the dog", "Call Ada"] { try await group.app("add", task) }
        #expect(try await group.run(.renderer, ["--extension", Executable.extension.path]).ending == .exited(0))
        return group
    }

    private func write(_ text: String, _ path: String) throws {
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    @Test(
        "A broken home.json is named by each command that would read it, with what to do, and is no empty home screen",
        arguments: [["list"], ["why"], ["describe"], ["inspect", "home"], ["inspect", "home", "--json"]])
    func home(_ words: [String]) async throws {
        let group = try await group()
        try write("{bad", group.path + "/home.json")
        let result = try await group.run(.renderer, words)
        #expect(result.ending == .exited(65) && result.output.isEmpty, "\(result)")
        #expect(result.errors.contains(group.path + "/home.json cannot be read"), "\(result)")
        #expect(result.errors.contains("'renderer reset'"), "\(result)")
    }

    @Test("The status and the doctor name it, too, and go on")
    func status() async throws {
        let group = try await group()
        try write("{bad", group.path + "/home.json")
        let status = try await group.run(.renderer, ["status"])
        #expect(status.ending == .exited(0) && status.output.contains("home.json cannot be read"), "\(status)")
        #expect(status.output.contains("widgets  not known") && status.output.contains("queues"), "\(status)")
        let doctor = try await group.run(.renderer, ["doctor"])
        #expect(doctor.ending == .exited(1) && doctor.output.contains("home.json cannot be read"), "\(doctor)")
    }

    @Test("A damaged line in the middle of the shared defaults is told by status and doctor until it is repaired")
    func journal() async throws {
        let group = try await group()
        let path = group.path + "/defaults/group.com.example.tasks.jsonl"
        let text = try String(contentsOfFile: path, encoding: .utf8)
        var lines = text.split(separator: "\n").map(String.init)
        lines[2] = lines[2].replacing("set", with: "sxt")
        try write(lines.joined(separator: "\n") + "\n", path)
        for command in ["status", "doctor"] {
            let said = try await group.run(.renderer, [command]).output
            #expect(said.contains("\(path): a damaged line is passed over"), "\(said)")
        }
        try await group.app("add", "Water the plants")
        let repaired = try await group.run(.renderer, ["status"]).output
        #expect(!repaired.contains("damaged") && repaired.contains("/quarantine: a file is there"), "\(repaired)")
    }

    @Test("A journal that cannot be read at all is told by status and doctor")
    func unreadable() async throws {
        let group = try await group()
        let path = group.path + "/defaults/group.com.example.tasks.jsonl"
        unlink(path)
        #expect(symlink("/etc/passwd", path) == 0)
        for command in ["status", "doctor"] {
            let said = try await group.run(.renderer, [command]).output
            #expect(said.contains(path) && said.contains("symbolic link"), "\(said)")
        }
    }

    @Test("One frame of a home screen that cannot be read says which file was set aside, and why")
    func frame() async throws {
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        let path = group.path + "/home.json"
        try Data(#"{"widgets":[{"id":5}]}"#.utf8).write(to: URL(filePath: path))
        let frame = try await group.run(.renderer, ["home"])
        #expect(frame.ending == .exited(0) && frame.output.contains("Buy milk"), "\(frame)")
        #expect(frame.errors.hasPrefix("renderer: \(path): "), "\(frame)")
        #expect(frame.errors.contains("set aside as \(group.path)/quarantine/"), "\(frame)")
    }

    @Test("Files where taps go that no tap has the name of are told by status, and set aside while an extension runs")
    func garbage() async throws {
        let group = try await group()
        let folder = group.path + "/intents/new"
        try write("x", folder + "/a b")
        let before = try await group.run(.renderer, ["status"]).output
        #expect(before.contains("\(folder): a file is no message, such as a b"), "\(before)")
        let screen = try group.renderer()
        #expect(await screen.shows("Buy milk"))
        // From then on an extension runs.
        #expect(try await group.run(.renderer, ["tap", "TaskWidget-large", "Buy milk"]).ending == .exited(0))
        try write("x", folder + "/foo.json")
        #expect(await group.waitForChange(in: group.path + "/quarantine") { group.quarantined("foo.json") })
        #expect(group.quarantined("a b"))
        #expect(try FileNames.of(folder).isEmpty)
        let after = try await group.run(.renderer, ["status"]).output
        #expect(after.contains("/quarantine: 2 files are there"), "\(after)")
    }
}

extension TestGroup {
    /// Whether a file was set aside.
    fileprivate func quarantined(_ name: String) -> Bool {
        ((try? FileNames.of(path + "/quarantine")) ?? []).contains { $0.contains(name) }
    }
}
