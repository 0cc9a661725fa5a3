import GroupContainer
import Testing
import WidgetArchive

@testable import WidgetHost

@Suite("The budget across renderers", .serialized, .timeLimit(.minutes(1)))
@MainActor
struct BudgetKeepingTests {
    private func path(_ fixture: HostFixture) -> String { fixture.group.path(.budget, "Tasks-small.json") }

    @Test("A tap is charged in a file, and the next renderer knows it")
    func charged() async throws {
        let (fixture, _) = try await WidgetHostTests.running()
        defer { fixture.end() }
        fixture.host.tap(widget: "Tasks-small", control: "add")
        await fixture.until { fixture.host.taps.taps.isEmpty }
        let file = try BudgetFile(jsonBytes: #require(try AtomicFile.read(path(fixture))))
        #expect(file.charges.map(\.cause) == ["tap"])
        try fixture.restart()
        #expect(fixture.host.status().widgets.first?.budgetUsed == 1)
    }

    @Test("A wish that waits for the budget waits for the next renderer, too")
    func waits() async throws {
        var options = HostOptions()
        options.budget = 0
        let (fixture, fake) = try await WidgetHostTests.running(options: options)
        defer { fixture.end() }
        fake.words = "count 7"
        var wish = ReloadWish()
        (wish.claimant, wish.role) = ("9-app", "app")
        try AtomicFile.write(wish.jsonBytes(), to: fixture.group.path(.reloads, "Tasks"))
        await fixture.until { fixture.host.reloads.states["Tasks-small"]?.pending != nil }
        #expect(fixture.host.status().widgets.first?.held?.contains("budget") == true)
        #expect(fixture.words() == "count 0 Add")
        // The fixture's next host has the usual budget.
        try fixture.restart()
        await fixture.shows("count 7 Add")
    }

    @Test("A budget that cannot be read is set aside and begins anew; nothing else stops")
    func broken() async throws {
        let (fixture, _) = try await WidgetHostTests.running()
        defer { fixture.end() }
        try AtomicFile.write(Array("{\"charges\": [1,".utf8), to: path(fixture))
        try fixture.restart()
        #expect(fixture.words() == "count 0 Add")
        #expect(fixture.host.status().widgets.first?.budgetUsed == 0)
        #expect(try !Sys.list(fixture.group.path(.quarantine)).isEmpty)
    }

    @Test("A widget taken from the home screen takes its budget along")
    func removed() async throws {
        let (fixture, _) = try await WidgetHostTests.running()
        defer { fixture.end() }
        fixture.host.tap(widget: "Tasks-small", control: "add")
        await fixture.until { fixture.host.taps.taps.isEmpty }
        var screen = HomeScreen()
        screen.widgets = [WidgetReference(id: "other", kind: "Tasks", family: .systemSmall)]
        try AtomicFile.write(screen.jsonBytes(), to: fixture.group.path + "/home.json")
        await fixture.shows("count 0 Add", on: "other")
        #expect(try AtomicFile.read(path(fixture)) == nil)
    }
}
