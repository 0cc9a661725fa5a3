import Testing
import WidgetArchive

@testable import WidgetHost

@Suite("Changes of the home screen")
struct HomeEditTests {
    private let offer = HomeMachineTests.offer("A", [.systemSmall, .systemMedium])

    private func machine(_ count: Int) throws -> HomeMachine {
        var machine = HomeMachine()
        for _ in 0..<count {
            _ = try machine.add(offer, family: nil, at: nil, columns: 4, configuration: nil)
        }
        return machine
    }

    @Test("Several of one kind have ids of their own")
    func ids() throws {
        #expect(try machine(3).widgets.map(\.id) == ["A-small", "A-small-2", "A-small-3"])
    }

    @Test("Who adds a widget has chosen: the home screen no longer follows the extension")
    func chosen() throws {
        var machine = HomeMachine()
        _ = machine.offered([offer])
        #expect(machine.screen.isAutomatic)
        _ = try machine.add(offer, family: .systemMedium, at: nil, columns: 4, configuration: nil)
        #expect(!machine.screen.isAutomatic)
        #expect(machine.offered([HomeMachineTests.offer("B", [.systemSmall])]) == false)
    }

    @Test("A widget that is moved onto another stands there, and the reading order follows")
    func move() throws {
        var machine = try machine(3)
        try machine.move("A-small-3", to: HomePlace(id: "", row: 1, column: 1), columns: 2)
        #expect(machine.widgets.map(\.id) == ["A-small-3", "A-small", "A-small-2"])
        try machine.move("A-small", to: HomePlace(id: "", row: 1, column: 1), columns: 2)
        #expect(machine.screen.places == [HomePlace(id: "A-small", row: 1, column: 1)], "what stood there flows")
        #expect(machine.arrangement(columns: 2).slots["A-small-3"]?.column == 1)
    }

    @Test("A place off the grid is refused, and nothing changes")
    func off() throws {
        var machine = try machine(1)
        let before = machine.screen
        for place in [(0, 1), (1, 0), (1, 100_000), (-3, 2)] {
            #expect(throws: HomeEditError.self) {
                try machine.move("A-small", to: HomePlace(id: "", row: place.0, column: place.1), columns: 4)
            }
        }
        #expect(machine.screen == before)
    }

    @Test("A family that the kind has not is refused with those that it has")
    func family() throws {
        var machine = try machine(1)
        let error = #expect(throws: HomeEditError.self) {
            try machine.resize("A-small", to: .systemLarge, offer: offer)
        }
        #expect(error?.description.contains("small, medium") == true, "\(String(describing: error))")
        try machine.resize("A-small", to: .systemMedium, offer: offer)
        #expect(machine.widgets.map(\.family) == [.systemMedium])
    }

    @Test("A removed widget takes its place with it, and what was there before comes back whole")
    func removal() throws {
        var machine = try machine(2)
        try machine.move("A-small", to: HomePlace(id: "", row: 2, column: 2), columns: 4)
        let before = machine.screen
        try machine.remove("A-small")
        #expect(machine.widgets.map(\.id) == ["A-small-2"] && machine.screen.places.isEmpty)
        machine.restore(before)
        #expect(machine.screen == before)
        #expect(throws: HomeEditError.self) { try machine.remove("nobody") }
    }

    @Test("No more than the limit can be placed")
    func limit() throws {
        var machine = try machine(HomeMachine.limit)
        #expect(throws: HomeEditError.self) {
            try machine.add(offer, family: nil, at: nil, columns: 4, configuration: nil)
        }
    }
}
