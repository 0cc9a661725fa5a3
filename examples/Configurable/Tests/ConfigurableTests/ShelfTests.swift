import Testing
import WidgetKit
import WidgetTesting

@testable import ConfigurableWidgets

@MainActor
@Suite("The shelf")
struct ShelfTests {
    private func titles(_ frame: WidgetFrame) -> [String] {
        frame.views(.toggle).map(\.label).map { label in
            Library.starters.first { label.hasPrefix($0.title) }?.title ?? label
        }
    }

    @Test("Without a choice it shows the first shelf")
    func defaults() async throws {
        let tester = try WidgetTester(ShelfWidget.self, family: .systemLarge)
        let frame = try await tester.frame()
        #expect(frame.shows("Futures") && titles(frame) == ["Frankenstein", "R.U.R.", "The Time Machine"])
    }

    @Test("Each choice counts: shelf, order, and whether read books are left out")
    func choices() async throws {
        let tester = try WidgetTester(
            ShelfWidget.self, family: .systemLarge, configuration: ShelfConfiguration(shelf: "Novels", order: .shortest)
        )
        #expect(titles(try await tester.frame()) == ["Persuasion", "Middlemarch"])
        tester.configuration = ShelfConfiguration(shelf: "Novels", unreadOnly: true)
        #expect(titles(try await tester.frame()) == ["Middlemarch"])
    }

    @Test("Two widgets with choices of their own show the same books")
    func instances() async throws {
        let all = try WidgetTester(ShelfWidget.self, configuration: ShelfConfiguration(shelf: "Outdoors"))
        let unread = try WidgetTester(
            ShelfWidget.self, configuration: ShelfConfiguration(shelf: "Outdoors", unreadOnly: true), sharing: all)
        #expect(titles(try await unread.frame()).count == 2)
        let tap = try await all.tap("Walden")
        #expect(tap.frame.view(id: "unread")?.text == "1" && titles(tap.frame).count == 2)
        #expect(titles(try await unread.reloadAsWished()) == ["My First Summer in the Sierra"])
    }

    @Test("A shelf that is gone says so")
    func gone() async throws {
        let tester = try WidgetTester(ShelfWidget.self, configuration: ShelfConfiguration(shelf: "Novels"))
        #expect(try await tester.frame().shows("Novels"))
        let cleared = try await tester.asApp {
            try Library.change { $0.removeAll { $0.shelf == "Novels" } }
            WidgetCenter.shared.reloadTimelines(ofKind: ShelfWidget.kind)
        }
        #expect(cleared.frame.shows("No such shelf"))
    }

    @Test("It looks as it did", arguments: [WidgetFamily.systemSmall, .systemMedium, .systemLarge])
    func looks(_ family: WidgetFamily) async throws {
        let tester = try WidgetTester(
            ShelfWidget.self, family: family, configuration: ShelfConfiguration(shelf: "Futures"))
        let frame = try await tester.frame()
        frame.assertSnapshot(named: "\(family)")
        #expect(frame.hasContainerBackground)
    }
}
