import Foundation
import Glibc
import GroupContainer
import ProcessSupport
import Testing
import WidgetArchive

/// Extensions whose executables come, go and change while the home screen is on the screen.
@Suite("Builds and several extensions", .fewAtATime)
struct BuildTests {
    /// Puts a copy of an executable at a path by rename, as a linker does.
    ///
    /// Another process copies: a file that this one had open for writing could be kept open by a child that another test
    /// starts at that moment, and could not be started then.
    private func install(_ executable: String, at path: String, of group: TestGroup) async throws {
        let copy = try group.start(path: "/bin/cp", ["-f", executable, path + ".new"])
        guard try await copy.end() == .exited(0), rename(path + ".new", path) == 0 else {
            throw Failure("\(executable) could not be put at \(path)")
        }
    }

    private func home(_ group: TestGroup) throws -> HomeScreen {
        try HomeScreen(jsonBytes: try #require(try AtomicFile.read(group.path + "/home.json")))
    }

    @Test("A replaced executable is taken in at once: the old process ends, the new one's widgets are shown")
    func replaced() async throws {
        let group = try TestGroup()
        let path = group.folder + "/MyExtension"
        try await install(Executable.probeExtension.path, at: path, of: group)
        let screen = try group.renderer(extensionPath: path)
        #expect(await screen.shows("count 0"))
        try await install(Executable.formExtension.path, at: path, of: group)
        #expect(await screen.shows("room Kitchen"), "\(screen.screen().text)\n\(group.remarks)")
        #expect(await group.allEnded("extension", but: 1))
        screen.send("q")
        #expect(try await screen.end() == .exited(0))
        #expect(await group.allEnded("extension"))
    }

    @Test("A tap that runs while the executable is replaced is performed by the old process to its end, once")
    func replacedDuringTap() async throws {
        let group = try TestGroup()
        let path = group.folder + "/MyExtension"
        try await install(Executable.probeExtension.path, at: path, of: group)
        let screen = try group.renderer(extensionPath: path)
        #expect(await screen.shows("count 0"))
        let gate = try group.gate()
        let tap = try group.start(.renderer, "tap", "ProbeWidget", "slow")
        #expect(await group.hasPerformed("slow began"))
        try await install(Executable.probeExtension.path, at: path, of: group)
        #expect(await group.hasOffers(2), "the new process is there beside the old one")
        gate.open()
        #expect(try await tap.end() == .exited(0), "\(tap.errors?.text ?? "")")
        #expect(await screen.shows("count 1"), "\(screen.screen().text)\n\(group.remarks)")
        #expect(await group.allEnded("extension", but: 1))
        try await group.tap("add")
        #expect(await screen.shows("count 2"))
        #expect(group.performed.count { $0.hasPrefix("slow began") } == 1)
    }

    @Test("A broken build keeps the last good frame with a mark, and a mended one takes over")
    func broken() async throws {
        let group = try TestGroup()
        let path = group.folder + "/MyExtension"
        try await install(Executable.probeExtension.path, at: path, of: group)
        let screen = try group.renderer(extensionPath: path)
        #expect(await screen.shows("count 0"))
        try await install("/bin/false", at: path, of: group)
        #expect(await screen.shows("cannot load"), "\(screen.screen().text)\n\(group.remarks)")
        #expect(screen.screen().text.contains("count 0"), "the last good frame stays")
        try await install(Executable.probeExtension.path, at: path, of: group)
        #expect(
            await screen.output.wait { bytes in
                let text = Screen.render(bytes).text
                return text.contains("count 0") && !text.contains("cannot load")
            }, "\(screen.screen().text)\n\(group.remarks)")
        try await group.tap("add")
        #expect(await screen.shows("count 1"))
    }

    @Test("Widgets of two extensions stand on one home screen; each tap goes to its own, and both are remembered")
    func two() async throws {
        let group = try TestGroup()
        let screen = try group.renderer(
            extensionPath: Executable.probeExtension.path, ["--extension", Executable.formExtension.path], columns: 160)
        #expect(await screen.shows("count 0", columns: 160), "\(screen.screen(columns: 160).text)")
        #expect(await screen.shows("plain content", columns: 160), "\(screen.screen(columns: 160).text)")
        for number in 1...5 {
            try await group.tap("add")
            #expect(await screen.shows("count \(number)", columns: 160), "\(group.remarks)")
        }
        #expect(group.performed.filter { $0.hasPrefix("add") }.count == 5)
        screen.send("q")
        #expect(try await screen.end() == .exited(0))
        #expect(
            try Set(home(group).extensions) == [Executable.probeExtension.path, Executable.formExtension.path])
        // Without being named again.
        let added = try await group.run(.renderer, ["add", "Shelf", "--set", "count=7"])
        #expect(added.ending == .exited(0), "\(added)")
        for widget in try home(group).widgets where widget.kind == "ProbeWidget" {
            _ = try await group.run(.renderer, ["remove", widget.id])
        }
        let again = try group.startOnTerminal(Executable.renderer.path, ["--group", group.path])
        #expect(await again.shows("count 7", columns: 100), "\(again.screen().text)\n\(group.remarks)")
    }

    @Test("A widget whose kind is gone says that it is unavailable, and comes back with the kind")
    func unavailable() async throws {
        let group = try TestGroup()
        let path = group.folder + "/MyExtension"
        try await install(Executable.formExtension.path, at: path, of: group)
        for kind in ["Plain", "Shelf"] {
            let added = try await group.run(.renderer, ["add", kind, "--extension", path])
            #expect(added.ending == .exited(0), "\(added)")
        }
        let screen = try group.renderer(extensionPath: path)
        #expect(await screen.shows("plain content"), "\(screen.screen().text)")
        try await install(Executable.probeExtension.path, at: path, of: group)
        #expect(await screen.shows("Unavailable"), "\(screen.screen().text)\n\(group.remarks)")
        let list = try await group.run(.renderer, ["list"])
        #expect(list.output.contains("unavailable"), "\(list)")
        try await install(Executable.formExtension.path, at: path, of: group)
        #expect(
            await screen.output.wait { bytes in
                let text = Screen.render(bytes).text
                return text.contains("plain content") && !text.contains("Unavailable")
            }, "\(screen.screen().text)\n\(group.remarks)")
    }
}
