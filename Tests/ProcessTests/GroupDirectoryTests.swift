import Foundation
import Glibc
import ProcessSupport
import Testing

/// The group directory itself: gone, unwritable, full.
@Suite("The group directory", .fewAtATime)
struct GroupDirectoryTests {
    @Test("A directory that is removed and made again is used again")
    func removed() async throws {
        // cases.md e5
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        let screen = try group.renderer()
        #expect(await screen.shows("Buy milk"))
        // Moved away first: processes that are about to write would bring a half removed directory back.
        rename(group.path, group.path + ".old")
        try TestGroup.remove(group.path + ".old")
        try await group.app("add", "Walk the dog")
        #expect(await screen.shows("Walk the dog"), "\(screen.screen().text)")
    }

    @Test("A directory that is moved away or emptied is missed by the home screen and by the app, in words")
    func told() async throws {
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        let screen = try group.renderer(columns: 120)
        #expect(await screen.shows("Buy milk", columns: 120))
        let app = try group.appOnTerminal()
        #expect(await app.shows("tasks>"))
        // Until nobody is about to write, which would make the directory anew at once.
        #expect(try await group.run(.renderer, ["reload"]).ending == .exited(0))
        rename(group.path, group.path + ".old")
        #expect(await screen.shows("was removed", columns: 120), "\(screen.screen(columns: 120).text)")
        #expect(await app.shows("was removed"), "\(app.screen().text)")
        app.send("list\r")
        #expect(await app.output.wait { Screen.render($0).text.components(separatedBy: "was removed").count == 3 })
        #expect(!app.screen().text.contains("No tasks yet"), "\(app.screen().text)")
        app.send("add Walk the dog\r")
        #expect(await screen.shows("Walk the dog", columns: 120), "\(screen.screen(columns: 120).text)")
        #expect(await screen.output.wait { !Screen.render($0, columns: 120).text.contains("was removed") })
    }

    @Test(
        "A relative APP_GROUP_ROOT is refused by all, with what to write",
        arguments: [Executable.app, .extension, .renderer])
    func relativeRoot(_ executable: Executable) async throws {
        let child = try Child.start(
            executable.path, executable == .app ? ["list"] : [], environment: ["APP_GROUP_ROOT": "groups"])
        child.closeInput()
        #expect(try await child.end() == .exited(64))
        #expect(child.errors?.text.contains("$PWD/groups") == true, "\(child.errors?.text ?? "")")
    }

    @Test("What looks at a path that is no group says what stands there, and makes nothing")
    func strangers() async throws {
        let (folder, file, nothing) = (try TestGroup(), try TestGroup(), try TestGroup())
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        try Data().write(to: URL(filePath: folder.path + "/letters"))
        try Data().write(to: URL(filePath: file.path))
        for command in ["status", "list", "trace", "describe"] {
            for (place, words) in [
                (folder, "no group directory, for 'letters' is in it"), (file, "not a directory"),
                (nothing, "there is no group directory yet"),
            ] {
                let result = try await place.run(.renderer, [command])
                #expect(result.errors.contains(words), "\(command): \(result)")
                #expect(result.ending != .exited(0) && result.output.isEmpty, "\(command): \(result)")
            }
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["letters"])
        #expect(access(nothing.path, F_OK) != 0)
    }

    @Test("A group that others can write to is refused with a clear word")
    func unsafeMode() async throws {
        let group = try TestGroup()
        mkdir(group.path, 0o777)
        chmod(group.path, 0o777)
        let result = try await group.run(.app, ["add", "Buy milk"])
        #expect(result.ending != .exited(0))
        #expect(result.errors.contains(group.path), "\(result.errors)")
        #expect(result.errors.contains("chmod"), "the error says what to do: \(result.errors)")
    }

    @Test("A group of a newer format is refused with a clear word")
    func newerFormat() async throws {
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        try Data("999\n".utf8).write(to: URL(fileURLWithPath: group.path + "/format"))
        let result = try await group.run(.renderer, ["--extension", Executable.extension.path])
        #expect(result.ending == .exited(65))
        #expect(result.errors.contains("999"), "\(result.errors)")
    }

    @Test("On a full disk the app says so, keeps what it has, and works again when there is room")
    func fullDisk() async throws {
        let group = try TestGroup()
        mkdir(group.path, 0o700)
        guard mount("tmpfs", group.path, "tmpfs", 0, "size=1m,mode=0700") == 0 else {
            // Only root may mount; the same is covered by injected ENOSPC in GroupContainerTests.
            return
        }
        defer { umount2(group.path, Int32(MNT_DETACH)) }
        try await group.app("add", "Buy milk")
        let screen = try group.renderer()
        #expect(await screen.shows("Buy milk"))
        let filler = open(group.path + "/Files/filler", O_CREAT | O_WRONLY, 0o600)
        let block = [UInt8](repeating: 1, count: 4096)
        while write(filler, block, block.count) > 0 {}
        close(filler)
        let refused = try await group.run(.app, ["add", String(repeating: "no room ", count: 2000)])
        #expect(refused.ending == .exited(74), "\(refused)")
        #expect(refused.errors.lowercased().contains("space"), "\(refused.errors)")
        unlink(group.path + "/Files/filler")
        try await group.app("add", "Walk the dog")
        #expect(await screen.shows("Walk the dog"), "\(screen.screen().text)")
        let list = try await group.run(.app, ["list"])
        #expect(list.output.contains("Buy milk") && !list.output.contains("no room"), "\(list.output)")
    }
}
