import Testing

@testable import GroupContainer

@Suite struct WaterfallTests {
    private func step(_ name: String, in waterfall: Waterfall) -> Waterfall.Step? {
        waterfall.steps.first { $0.name == name }
    }

    @Test("A beginning and its end are one step, whatever order the events come in")
    func pairs() throws {
        let waterfall = Waterfall(events: Story.toggle.shuffled())
        let perform = try #require(step("perform", in: waterfall))
        #expect(perform.begin - Story.begin == 205 && perform.duration == 255 && perform.kind == .work)
        #expect(step("provide", in: waterfall)?.duration == 231)
        #expect(waterfall.steps.count == Story.toggle.count - 2)
    }

    @Test("Waiting for a lock and holding it are steps of their own, and no leg of the way")
    func locks() throws {
        let waterfall = Waterfall(events: Story.toggle)
        let wait = try #require(step("lock wait", in: waterfall))
        let hold = try #require(step("lock hold", in: waterfall))
        #expect((wait.kind, wait.begin - Story.begin, wait.duration) == (.lockWait, 218, 44))
        #expect((hold.kind, hold.begin - Story.begin, hold.duration) == (.lockHold, 262, 129))
        // Without the beginning of perform, its leg begins at the claim and not at the lock.
        let bare = Waterfall(events: Story.toggle.filter { $0.name != .performBegan })
        #expect(step("perform", in: bare)?.begin == Story.begin + 192)
    }

    @Test("The way from one process to the next is a hop, and within one process it is work")
    func hops() {
        let waterfall = Waterfall(events: Story.toggle)
        #expect(waterfall.steps.filter { $0.kind == .hop }.map(\.name) == ["claimed", "seen"])
        #expect(step("claimed", in: waterfall)?.duration == 82)
        #expect(step("written", in: waterfall)?.kind == .work)
    }

    @Test("A story tells its title, its place, its end and its length")
    func facts() {
        let waterfall = Waterfall(events: Story.toggle)
        #expect(waterfall.title == "ToggleTask" && waterfall.control == "Buy milk 🥛")
        #expect(waterfall.kind == "Tasks" && waterfall.widget == "tasks-1")
        #expect(waterfall.result == .drawn && waterfall.total == 1184)
    }

    @Test("What is about another widget than the one that was tapped says which")
    func others() {
        var follower = Story.event(.requested, 2000, .renderer, 10, span: "request-2", links: ["tap-1"], reason: "tap")
        follower.widget = "tasks-2"
        let waterfall = Waterfall(events: Story.toggle + [follower])
        #expect(step("requested", in: waterfall)?.details == "tasks-2  tap")
        #expect(waterfall.steps.allSatisfy { !$0.details.contains("tasks-1") })
    }

    @Test("A failure stays one although a frame is drawn after it")
    func failures() {
        let waterfall = Waterfall(events: Story.failure)
        #expect(waterfall.result == .failed("the lock “defaults.tasks” was not free within 2 s"))
        #expect(step("perform", in: waterfall)?.isFailure == true)
        #expect(waterfall.total == 2_001_800)
    }

    @Test(
        "How a story ended",
        arguments: [
            (TraceEvent.Name.voided, Waterfall.Result.voided("why")), (.interrupted, .interrupted("why")),
            (.failed, .failed("why")), (.skipped, .skipped("why")), (.claimed, .open), (.drawn, .drawn),
        ])
    func results(_ name: TraceEvent.Name, _ result: Waterfall.Result) {
        let events = [Story.event(.tap, 0, .renderer, 1), Story.event(name, 5, .renderer, 1, reason: "why")]
        #expect(Waterfall(events: events).result == result)
    }

    @Test("A frame drawn early is no end")
    func optimistic() {
        #expect(Waterfall(events: Array(Story.toggle.prefix(3))).result == .open)
    }

    @Test("A perform that never ended lasts until the last event and is marked")
    func neverEnded() throws {
        let events = Story.toggle.filter { $0.name != .performed && $0.name != .provided }
        let perform = try #require(step("perform", in: Waterfall(events: events)))
        #expect(perform.isFailure && perform.end == Story.begin + 1184)
        #expect(perform.details == "it never ended")
    }

    @Test("Two performs side by side keep their own beginnings")
    func sideBySide() {
        let events = [
            Story.event(.performBegan, 0, .extension, 1, span: "a"),
            Story.event(.performBegan, 10, .extension, 2, span: "b"),
            Story.event(.performed, 30, .extension, 1, span: "a"),
            Story.event(.performed, 50, .extension, 2, span: "b"),
        ]
        #expect(Waterfall(events: events).steps.map(\.duration) == [30, 40])
    }

    @Test("No events are a waterfall too")
    func empty() {
        let waterfall = Waterfall(events: [])
        #expect(waterfall.total == 0 && waterfall.steps.isEmpty)
        #expect(!waterfall.render(width: 80).isEmpty)
    }
}
