import Testing
import WidgetArchive

@testable import WidgetHost

@Suite("The home screen's widgets")
struct HomeMachineTests {
    static func offer(_ kind: String, _ families: [WidgetFamilyName]) -> WidgetDescription {
        var offer = WidgetDescription()
        (offer.kind, offer.families) = (kind, families)
        return offer
    }

    static let all: [WidgetFamilyName] = [.systemSmall, .systemMedium, .systemLarge]

    @Test("Without a choice there is one widget a kind, the sizes taking turns")
    func automatic() {
        let placed = HomeMachine.automatic([
            Self.offer("A", Self.all), Self.offer("B", Self.all), Self.offer("C", [.systemSmall, .systemLarge]),
            Self.offer("D", [.accessoryInline]),
        ])
        #expect(placed.map(\.family) == [.systemSmall, .systemMedium, .systemLarge, .accessoryInline])
        #expect(placed.map(\.id) == ["A-small", "B-medium", "C-large", "D-inline"])
    }

    @Test("A bundle of one or two kinds shows the other sizes as well")
    func fewKinds() {
        #expect(HomeMachine.automatic([Self.offer("A", Self.all)]).map(\.family) == Self.all)
        #expect(HomeMachine.automatic([Self.offer("A", [.systemLarge])]).map(\.id) == ["A-large"])
        #expect(
            HomeMachine.automatic([Self.offer("A", [.systemSmall, .systemLarge]), Self.offer("B", Self.all)]).map(\.id)
                == ["A-small", "B-medium", "A-large"])
        #expect(
            HomeMachine.automatic([Self.offer("A", [.systemSmall]), Self.offer("B", [.systemSmall])]).map(\.id)
                == ["A-small", "B-small"])
    }

    @Test("Ids are file names and unique, whatever the kinds are called")
    func ids() {
        let placed = HomeMachine.automatic([Self.offer("a/b", [.systemSmall]), Self.offer("a b", [.systemSmall])])
        #expect(placed.map(\.id) == ["a-b-small", "a-b-small-2"])
    }

    @Test("An automatic home screen follows the manifest and keeps what stands; a chosen one stays as it is")
    func follows() {
        var machine = HomeMachine()
        #expect(machine.offered([Self.offer("A", [.systemSmall]), Self.offer("B", [.systemSmall])]) == true)
        let before = machine.widgets
        #expect(machine.offered([Self.offer("A", [.systemSmall]), Self.offer("B", [.systemSmall])]) == false)
        #expect(
            machine.offered([
                Self.offer("A", [.systemSmall]), Self.offer("B", [.systemSmall]), Self.offer("C", Self.all),
            ]) == true)
        #expect(machine.widgets.prefix(2) == before[...])
        var chosen = HomeMachine()
        _ = chosen.read(HomeScreen(widgets: [WidgetReference(id: "x", kind: "A", family: .systemLarge)]))
        #expect(chosen.offered([Self.offer("B", Self.all)]) == false)
        #expect(chosen.widgets.map(\.id) == ["x"])
    }

    @Test("Broken entries of a home screen are left out one by one, with a word")
    func broken() {
        var machine = HomeMachine()
        let remarks = machine.read(
            HomeScreen(widgets: [
                WidgetReference(id: "x", kind: "A", family: .systemLarge),
                WidgetReference(id: "", kind: "A", family: .systemSmall),
                WidgetReference(id: "x", kind: "B", family: .systemSmall),
            ]))
        #expect(machine.widgets.map(\.kind) == ["A"])
        #expect(remarks.count == 2)
    }
}
