import Foundation
import GroupContainer
import ProcessSupport
import Testing
import WidgetArchive

/// The gallery, edit mode and the form, on a real terminal with a real extension.
@Suite("The home screen edited in the terminal", .fewAtATime)
struct GalleryTests {
    private func home(_ group: TestGroup) throws -> HomeScreen {
        try HomeScreen(jsonBytes: try #require(try AtomicFile.read(group.path + "/home.json")))
    }

    /// Waits until the home screen's file is as wanted.
    private func waits(_ group: TestGroup, _ condition: @escaping @Sendable (HomeScreen) -> Bool) async -> Bool {
        await group.waitForChange(in: group.path) { (try? home(group)).map(condition) ?? false }
    }

    @Test("The gallery shows live previews by kind and family, and places what is chosen")
    func gallery() async throws {
        let group = try TestGroup()
        let screen = try group.renderer(extension: .formExtension, columns: 120)
        #expect(await screen.shows("room Kitchen", columns: 120))
        screen.send("a")
        #expect(await screen.shows("Add a widget", columns: 120), "\(screen.screen(columns: 120).text)")
        #expect(await screen.shows("a preview", columns: 120), "the provider was asked with isPreview")
        #expect(screen.screen(columns: 120).text.contains("Books of a room"))
        screen.send("\u{1B}[B")
        #expect(await screen.shows("plain preview", columns: 120), "\(screen.screen(columns: 120).text)")
        screen.send("\u{1B}[C")
        #expect(await screen.shows("Medium", columns: 120))
        let before = try home(group).widgets.count
        screen.send("\r")
        #expect(await waits(group) { $0.widgets.count == before + 1 })
        let added = try #require(try home(group).widgets.last)
        #expect(added.kind == "Plain" && added.family == .systemMedium, "\(added)")
        #expect(await screen.shows("editing", columns: 120), "the new widget can be put somewhere at once")
        screen.send("\u{1B}")
        screen.send("q")
        #expect(try await screen.end() == .exited(0))
    }

    @Test("In edit mode a widget is moved, resized, removed, and all of it undone")
    func editing() async throws {
        let group = try TestGroup()
        let screen = try group.renderer(extension: .formExtension, columns: 120)
        #expect(await screen.shows("plain content", columns: 120))
        let before = try home(group)
        let first = try #require(before.widgets.first)
        screen.send("e")
        #expect(await screen.shows("editing", columns: 120))
        screen.send("\u{1B}[C")
        #expect(
            await waits(group) { $0.places == [HomePlace(id: first.id, row: 1, column: 2)] },
            "\((try? home(group)) as Any)")
        screen.send("f")
        #expect(await waits(group) { $0.widgets.contains { $0.id == first.id && $0.family != first.family } })
        screen.send("x")
        #expect(await waits(group) { !$0.widgets.contains { $0.id == first.id } })
        screen.send("uuu")
        #expect(await waits(group) { $0.widgets == before.widgets && $0.places == before.places })
    }

    @Test("The mouse drags a widget to another place, and clicks its marks")
    func mouse() async throws {
        let group = try TestGroup()
        let screen = try group.renderer(extension: .formExtension, columns: 120)
        #expect(await screen.shows("plain content", columns: 120))
        let first = try #require(try home(group).widgets.first)
        screen.send("e")
        #expect(await screen.shows("editing", columns: 120))
        let marks = screen.screen(columns: 120).rows.enumerated().compactMap { y, row in
            row.firstIndex(of: "✕").map { (x: $0, y: y) }
        }
        let mark = try #require(marks.first)
        // Press inside the tile, drag right by a unit, let go: SGR mouse reports count from 1.
        let (x, y) = (mark.x + 6, mark.y + 4)
        screen.send("\u{1B}[<0;\(x + 1);\(y + 1)M\u{1B}[<32;\(x + 23);\(y + 1)M\u{1B}[<0;\(x + 23);\(y + 1)m")
        #expect(
            await waits(group) { $0.places == [HomePlace(id: first.id, row: 1, column: 2)] },
            "\((try? home(group)) as Any)")
        let count = try home(group).widgets.count
        // The file is written before the frame is drawn.
        @Sendable func firstMark(_ screen: Screen) -> (x: Int, y: Int)? {
            screen.rows.enumerated().compactMap { y, row in row.firstIndex(of: "✕").map { (x: $0, y: y) } }.first
        }
        #expect(await screen.output.wait { firstMark(Screen.render($0, columns: 120)).map(\.x) != mark.x })
        let target = try #require(firstMark(screen.screen(columns: 120)))
        screen.send("\u{1B}[<0;\(target.x + 1);\(target.y + 1)M")
        #expect(await waits(group) { $0.widgets.count == count - 1 })
    }

    @Test(
        "The form shows the intent's parameters in the summary's order, by its conditions, and the provider gets them")
    func form() async throws {
        let group = try TestGroup()
        let added = try await group.run(
            .renderer, ["add", "Shelf", "--family", "large", "--extension", Executable.formExtension.path])
        #expect(added.ending == .exited(0), "\(added)")
        for widget in try home(group).widgets where widget.id != "Shelf-large-2" {
            _ = try await group.run(.renderer, ["remove", widget.id])
        }
        let screen = try group.renderer(extension: .formExtension)
        #expect(await screen.shows("heading Books"))
        screen.send("e\r")
        #expect(await screen.shows("Edit “A shelf”"), "\(screen.screen().text)")
        // The sheet opens at once; its parameters come with the extension's answer.
        #expect(await screen.shows("Details "), "\(screen.screen().text)")
        let text = screen.screen().text
        let order = ["Books ", "Room ", "Shelf ", "Details "].map { text.range(of: $0)?.lowerBound }
        #expect(order.allSatisfy { $0 != nil }, "\(text)")
        #expect(!text.contains("Heading"), "hidden until details are wanted: \(text)")
        // The first row counts books: 3, 4, 5.
        screen.send("\u{1B}[C\u{1B}[C")
        #expect(await screen.shows("− 5"), "\(screen.screen().text)")
        // The room: searched by name.
        screen.send("\u{1B}[B\r")
        #expect(await screen.shows("Study"))
        screen.send("cell")
        #expect(await screen.shows("Cellar"), "\(screen.screen().text)")
        screen.send("\r")
        // The shelf depends on the room.
        screen.send("\u{1B}[B\r")
        #expect(await screen.shows("Wine"), "\(screen.screen().text)")
        screen.send("\u{1B}[B\r")
        // Details bring the other parameters.
        screen.send("\u{1B}[B ")
        #expect(await screen.shows("Heading"), "\(screen.screen().text)")
        screen.send("\u{13}")
        for line in ["room Cellar", "shelf Wine", "count 5", "details true", "order byTitle"] {
            #expect(await screen.shows(line), "\(line): \(screen.screen().text)")
        }
        let parameters = try home(group).widgets[0].configuration?.parameters
        #expect(parameters?["room"] == .entity("r3") && parameters?["count"] == .int(5), "\(parameters as Any)")
    }

    @Test("In Arabic the gallery and the form run from right to left, and so do their keys")
    func mirrored() async throws {
        let group = try TestGroup()
        let screen = try group.renderer(
            extension: .formExtension, columns: 120,
            environment: ["LANG": "ar.UTF-8", "LC_ALL": "", "LC_CTYPE": "C.UTF-8"])
        @Sendable func lines(_ words: [String], _ screen: Screen) -> String? {
            // What stands in a line in that order, from left to right.
            screen.text.split(separator: "\n").map(String.init).first { line in
                var rest = line[...]
                return words.allSatisfy { word in
                    guard let range = rest.range(of: word) else { return false }
                    rest = rest[range.upperBound...]
                    return true
                }
            }
        }
        func shows(_ words: String...) async -> Bool {
            await screen.output.wait { lines(words, Screen.render($0, columns: 120)) != nil }
        }
        func now() -> String { screen.screen(columns: 120).text }
        #expect(await screen.shows("room Kitchen", columns: 120))
        screen.send("a")
        #expect(await screen.shows("a preview", columns: 120), "\(now())")
        // The list stands at the right, with its mark at its right.
        #expect(await shows("Books of a room, as you like them.", "A shelf ▐"), "\(now())")
        // The first family is the right dot, and the left key goes on to the second.
        #expect(await shows("‹  ○ ●  ›"), "\(now())")
        screen.send("\u{1B}[D")
        #expect(await shows("‹  ● ○  ›"), "\(now())")
        // The key that opened it closes it, too.
        screen.send("ae")
        #expect(await shows("⚙", "✕", "⚙", "✕"), "\(now())")
        #expect(await shows("◣", "▗", "◣"), "\(now())")
        screen.send("\t\r")
        #expect(await shows("+▕3 −", "Books ▐"), "\(now())")
        #expect(await shows("▾ Kitchen", "Room"), "\(now())")
        #expect(await shows("●", "Details"), "\(now())")
        screen.send("\u{1B}[D")
        #expect(await shows("+▕4 −", "Books ▐"), "\(now())")
        screen.send("\u{1B}[C\u{1B}[C")
        #expect(await shows("+▕2 −", "Books ▐"), "\(now())")
    }
}
