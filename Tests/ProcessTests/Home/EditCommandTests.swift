import Foundation
import Glibc
import GroupContainer
import ProcessSupport
import Testing
import WidgetArchive

/// The home screen changed from the command line, with and without a renderer that shows it.
@Suite("Commands that change the home screen", .fewAtATime)
struct EditCommandTests {
    /// Runs a command on a group whose extension is the configurable one.
    private func change(
        _ group: TestGroup, _ arguments: String...
    ) async throws -> (ending: Ending, output: String, errors: String) {
        try await group.run(.renderer, arguments + ["--extension", Executable.formExtension.path])
    }

    private func home(_ group: TestGroup) throws -> HomeScreen {
        try HomeScreen(jsonBytes: try #require(try AtomicFile.read(group.path + "/home.json")))
    }

    @Test("Without a renderer, widgets are placed, moved, resized, configured and removed")
    func alone() async throws {
        let group = try TestGroup()
        let added = try await change(group, "add", "Shelf", "--family", "large", "--at", "2,2", "--set", "count=5")
        #expect(added.ending == .exited(0), "\(added)")
        #expect(added.output == "Shelf-large-2\n", "the id, so that a script can go on with it: \(added)")
        var widget = try #require(try home(group).widgets.first { $0.id == "Shelf-large-2" })
        #expect(widget.configuration?.parameters == ["count": .int(5)])
        #expect(try home(group).places == [HomePlace(id: "Shelf-large-2", row: 2, column: 2)])
        for command in [
            ["move", "Shelf-large-2", "1,1"], ["resize", "Shelf-large-2", "medium"],
            ["configure", "Shelf-large-2", "--set", "room=study", "--set", "shelf=Physics"],
        ] {
            let result = try await group.run(
                .renderer, command + ["--extension", Executable.formExtension.path])
            #expect(result.ending == .exited(0), "\(command): \(result)")
        }
        widget = try #require(try home(group).widgets.first)
        #expect(widget.id == "Shelf-large-2" && widget.family == .systemMedium)
        #expect(
            widget.configuration?.parameters == [
                "count": .int(5), "room": .entity("r2"), "shelf": .string("Physics"),
            ])
        let removed = try await change(group, "remove", "Shelf-large-2")
        #expect(removed.ending == .exited(0), "\(removed)")
        #expect(try home(group).widgets.contains { $0.id == "Shelf-large-2" } == false)
        #expect(await group.allEnded("extension"), "what was started for a question has ended")
    }

    @Test("Under a renderer the change is on the screen, and the provider gets the configuration")
    func shown() async throws {
        let group = try TestGroup()
        let screen = try group.renderer(extension: .formExtension, columns: 160)
        #expect(await screen.shows("room Kitchen", columns: 160), "the query's default")
        let added = try await group.run(
            .renderer,
            ["add", "a shelf", "--family", "large", "--set", "room=Cellar", "--set", "since=2026-11-30", "--json"])
        #expect(added.ending == .exited(0) && added.output.contains("\"id\":\"Shelf-large-2\""), "\(added)")
        #expect(await screen.shows("room Cellar", columns: 160), "found by search: \(screen.screen(columns: 160).text)")
        #expect(await screen.shows("since 2026-11-30", columns: 160))
        let changed = try await group.run(.renderer, ["configure", "Shelf-large-2", "--set", "heading=Wines of old"])
        #expect(changed.ending == .exited(0), "\(changed)")
        #expect(await screen.shows("heading Wines of old", columns: 160), "\(screen.screen(columns: 160).text)")
        let removed = try await group.run(.renderer, ["remove", "Shelf-large-2"])
        #expect(removed.ending == .exited(0))
        #expect(await screen.output.wait { !Screen.render($0, columns: 160).text.contains("Wines of old") })
    }

    @Test("What cannot be done is said with what can, and the home screen stays as it was")
    func refusals() async throws {
        let group = try TestGroup()
        #expect(try await change(group, "add", "Plain", "--family", "small").ending == .exited(0))
        let before = try home(group)
        let cases: [([String], String)] = [
            (["add", "Elsewhere"], "there is no kind “Elsewhere”; this extension has: Shelf (A shelf), Plain"),
            (["add", "Plain", "--family", "large"], "it has: small, medium"),
            (["add", "Plain", "--set", "x=1"], "has no configuration"),
            (["add", "Shelf", "--set", "count=10"], "“10” does not fit “count”: it is a whole number from 1 to 9"),
            (["add", "Shelf", "--set", "order=odd"], "byTitle (By title), byAuthor (By author)"),
            (
                ["add", "Shelf", "--set", "room=Attic"],
                "“Attic” does not fit “room”: there are r1 (Kitchen), r2 (Study)"
            ),
            (["add", "Shelf", "--set", "colour=red"], "there is no parameter “colour”; there are"),
            (["add", "Shelf", "--configuration", "{"], "no JSON object"),
            (["remove", "nobody"], "no widget “nobody” is placed; there are"),
            (["move", "Plain-small", "99,1"], "is no place"), (["move", "Plain-small", "1,99"], "is no place"),
        ]
        for (arguments, words) in cases {
            let result = try await group.run(
                .renderer, arguments + ["--extension", Executable.formExtension.path])
            #expect(result.ending == .exited(1) && result.errors.contains(words), "\(arguments): \(result)")
        }
        for arguments in [
            ["add"], ["move", "x"], ["resize", "x"], ["configure", "x"], ["move", "x", "0,1"],
            ["resize", "Plain-small", "huge"], ["add", "Plain", "--family", "huge"],
        ] {
            #expect(try await group.run(.renderer, arguments).ending == .exited(64), "\(arguments)")
        }
        #expect(try home(group) == before)
    }

    @Test("The list names what stands and what could, for people and for programs")
    func list() async throws {
        let group = try TestGroup()
        let nowhere = try await group.run(.renderer, ["list"])
        #expect(nowhere.ending == .exited(66), "\(nowhere)")
        #expect(nowhere.errors.contains("there is no group directory yet"), "\(nowhere)")
        #expect(access(group.path, F_OK) != 0, "a question makes nothing")
        _ = try await change(group, "add", "Shelf", "--family", "large", "--at", "1,2", "--set", "order=By author")
        let list = try await group.run(.renderer, ["list"])
        #expect(list.output.contains("order=byAuthor") && list.output.contains("1,2"), "\(list)")
        let kinds = try await group.run(.renderer, ["list", "--kinds"])
        #expect(kinds.output.contains("Books of a room") && kinds.output.contains("--set count=INT"), "\(kinds)")
        let json = try await group.run(.renderer, ["list", "--json"])
        let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
        #expect((object?["kinds"] as? [Any])?.count == 2 && (object?["widgets"] as? [Any])?.isEmpty == false)
    }

    @Test("Renderers that change the home screen at once lose nothing: each waits for its turn or says who has it")
    func atOnce() async throws {
        let group = try TestGroup()
        _ = try await change(group, "add", "Plain")
        let before = try home(group).widgets.count
        let results = try await withThrowingTaskGroup(of: (ending: Ending, errors: String).self) { tasks in
            for _ in 0..<6 {
                tasks.addTask {
                    let result = try await change(group, "add", "Plain")
                    return (result.ending, result.errors)
                }
            }
            return try await tasks.reduce(into: []) { $0.append($1) }
        }
        let placed = try home(group).widgets
        #expect(
            placed.count - before == results.count { $0.ending == .exited(0) },
            "\(results.map(\.errors))\n\(group.remarks)")
        #expect(Set(placed.map(\.id)).count == placed.count)
    }
}
