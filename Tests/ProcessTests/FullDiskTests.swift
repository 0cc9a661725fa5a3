import Foundation
import Glibc
import GroupContainer
import ProcessSupport
import Testing

private let canMount: Bool = {
    guard geteuid() == 0, let group = try? TestGroup() else { return false }
    return mount("tmpfs", group.folder, "tmpfs", 0, "size=1m,mode=700") == 0 && umount2(group.folder, 2) == 0
}()

/// Every command on a file system without any room: what is not written is said, and ends with 74.
@Suite("Commands on a full disk", .fewAtATime, .enabled(if: canMount, "needs root and the right to mount"))
struct FullDiskTests {
    /// Runs with a group that has tasks and widgets, on a small disk of its own that is full.
    private static func onFullDisk(_ body: (TestGroup) async throws -> Void) async throws {
        let group = try TestGroup()
        try #require(mount("tmpfs", group.folder, "tmpfs", 0, "size=1m,mode=700") == 0)
        defer { umount2(group.folder, 2) }
        try await group.app("add", "Buy milk")
        try await group.app("add", "Walk the dog")
        #expect(try await group.run(.renderer, ["--extension", Executable.extension.path]).ending == .exited(0))
        try fill(group.folder + "/filler")
        try await body(group)
    }

    private static func fill(_ path: String) throws {
        let file = open(path, O_WRONLY | O_CREAT, 0o600)
        defer { close(file) }
        for block in [4096, 1] {
            let bytes = [UInt8](repeating: 0x20, count: block)
            while write(file, bytes, block) > 0 {}
        }
        try #require(errno == ENOSPC)
    }

    /// Longer than what is left of the journal's last page.
    private static let long = String(repeating: "long ", count: 1200)

    private static let writers: [(Executable, [String])] = [
        (.app, ["add", long]), (.app, ["edit", "1", long]), (.app, ["import", "LONG"]),
        (.app, ["export", "DISK/out.txt"]), (.app, ["sync", "DISK/out.txt"]),
        (.renderer, ["add", "TaskWidget", "--family", "small"]), (.renderer, ["move", "TaskWidget-large", "3,1"]),
        (.renderer, ["resize", "TaskWidget-large", "medium"]), (.renderer, ["remove", "TaskWidget-large"]),
        (.renderer, ["snapshot", "--kind", "TaskWidget", "-o", "DISK/out.svg"]),
        (.renderer, ["simulate", "--script", "SCRIPT", "--keep", "DISK/day"]),
    ]

    @Test("What cannot be written ends each command with 74, and is said", arguments: writers)
    func failing(_ executable: Executable, _ words: [String]) async throws {
        try await Self.onFullDisk { group in
            let other = try TestGroup()
            try Self.long.write(toFile: other.folder + "/long.txt", atomically: true, encoding: .utf8)
            try "start 2026-03-02 08:00 Europe/Berlin\nend 09:00\n".write(
                toFile: other.folder + "/day", atomically: true, encoding: .utf8)
            let result = try await group.run(
                executable,
                words.map { word in
                    switch word {
                    case "LONG": other.folder + "/long.txt"
                    case "SCRIPT": other.folder + "/day"
                    default: word.replacing("DISK", with: group.folder)
                    }
                })
            #expect(result.ending == .exited(74), "\(result)")
            let said = result.errors.lowercased()
            #expect(said.contains("space") || said.contains("is full"), "\(result.errors)")
            // What was not written is not there either.
            if words[0] == "remove" {
                #expect(try await group.run(.renderer, ["list"]).output.contains("TaskWidget-large"))
            }
        }
    }

    @Test("A group that cannot be made ends each program with 74", arguments: [Executable.app, .extension, .renderer])
    func group(_ executable: Executable) async throws {
        try await Self.onFullDisk { group in
            let child = try Child.start(
                executable.path,
                (executable == .app ? ["add", "Buy milk"] : []) + ["--group", group.folder + "/other"])
            child.closeInput()
            #expect(try await child.end() == .exited(74))
            #expect(child.errors?.text.hasPrefix("\(executable.rawValue): ") == true, "\(child.errors?.text ?? "")")
        }
    }

    @Test("An extension that cannot say that it is there ends with 74")
    func ofExtension() async throws {
        try await Self.onFullDisk { group in
            let result = try await group.run(.extension, [])
            #expect(result.ending == .exited(74) && result.errors.hasPrefix("extension: "), "\(result)")
        }
    }

    @Test(
        "What only looks goes on",
        arguments: [
            ["list"], ["status"], ["why"], ["describe"], ["inspect", "home"], ["inspect", "timelines"], ["trace"],
            ["log"],
        ])
    func looking(_ words: [String]) async throws {
        try await Self.onFullDisk { group in
            let result = try await group.run(.renderer, words)
            #expect(result.ending == .exited(0), "\(result)")
        }
    }

    @Test("A frame without a terminal says a full disk once, as an error, and ends with 74")
    func frame() async throws {
        let group = try TestGroup()
        try #require(mount("tmpfs", group.folder, "tmpfs", 0, "size=1m,mode=700") == 0)
        defer { umount2(group.folder, 2) }
        try await group.app("add", "Buy milk")
        // No frame stands there yet that could be shown without writing.
        try Self.fill(group.folder + "/filler")
        let result = try await group.run(.renderer, ["--extension", Executable.extension.path])
        #expect(result.ending == .exited(74), "\(result)")
        #expect(result.errors.split(separator: "\n").count { $0.contains("is full") } == 1, "\(result.errors)")
        #expect(!result.output.contains("is full"), "\(result.output)")
    }

    @Test("A running home screen says that its disk is full when the app has changed something, and asks for 74")
    func running() async throws {
        let group = try TestGroup()
        try #require(mount("tmpfs", group.folder, "tmpfs", 0, "size=1m,mode=700") == 0)
        defer { umount2(group.folder, 2) }
        try await group.app("add", "Buy milk")
        let screen = try group.renderer()
        #expect(await screen.shows("Buy milk"))
        try Self.fill(group.folder + "/filler")
        // It fits in what is left of the journal's page, and the wish to reload is an empty file.
        let added = try await group.run(.app, ["add", "Dog"])
        #expect(added.ending == .exited(0), "\(added)")
        #expect(await screen.shows("cannot load"), "\(screen.screen().text)")
        let tapped = try await group.run(.renderer, ["tap", "TaskWidget-large", "Buy milk"])
        #expect(tapped.ending == .exited(74), "\(tapped)")
        unlink(group.folder + "/filler")
        screen.send("r")
        #expect(await screen.shows("Dog"), "\(screen.screen().text)")
        screen.send("q")
        #expect(try await screen.end() == .exited(0))
    }
}
