import Testing
import WidgetArchive

@testable import WidgetHost

@Suite("The arrangement of widgets")
struct HomeArrangementTests {
    private func item(_ id: String, _ family: WidgetFamilyName, _ place: (Int, Int)? = nil) -> HomeArrangement.Item {
        HomeArrangement.Item(
            id: id, family: family, place: place.map { HomePlace(id: id, row: $0.0, column: $0.1) })
    }

    private func places(_ arrangement: HomeArrangement) -> [String: [Int]] {
        arrangement.slots.mapValues { [$0.row, $0.column] }
    }

    @Test("Widgets flow in reading order, and a small one fills a hole")
    func flow() {
        let arrangement = HomeArrangement(
            [item("a", .systemSmall), item("b", .systemLarge), item("c", .systemSmall)], columns: 3)
        #expect(places(arrangement) == ["a": [0, 0], "b": [0, 1], "c": [1, 0]])
        #expect(arrangement.rows == 2)
    }

    @Test("What was put somewhere stands there, and the others flow around it")
    func put() {
        let arrangement = HomeArrangement(
            [item("a", .systemSmall), item("b", .systemMedium, (1, 1)), item("c", .systemSmall)], columns: 3)
        #expect(places(arrangement) == ["b": [0, 0], "a": [0, 2], "c": [1, 0]])
    }

    @Test("On a narrow surface a place that does not exist is none, and nothing is lost")
    func narrow() {
        let arrangement = HomeArrangement(
            [item("a", .systemSmall, (1, 4)), item("b", .systemMedium, (9, 1)), item("c", .systemExtraLarge)],
            columns: 1)
        #expect(places(arrangement) == ["a": [0, 0], "b": [1, 0], "c": [2, 0]])
    }

    @Test("Two widgets on one place: the first in order stands there")
    func contest() {
        let arrangement = HomeArrangement(
            [item("a", .systemSmall, (1, 2)), item("b", .systemMedium, (1, 1))], columns: 4)
        #expect(places(arrangement) == ["a": [0, 1], "b": [0, 2]])
    }
}
