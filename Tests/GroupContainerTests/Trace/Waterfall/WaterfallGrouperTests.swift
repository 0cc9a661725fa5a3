import Testing

@testable import GroupContainer

@Suite struct WaterfallGrouperTests {
    @Test("Events of linked spans are one story, of others another")
    func linking() {
        let other = Story.failure
        let mixed = zip(Story.toggle, other).flatMap { [$0, $1] } + Story.toggle.dropFirst(other.count)
        let waterfalls = WaterfallGrouper.waterfalls(in: mixed)
        #expect(waterfalls.count == 2)
        #expect(Set(waterfalls.map { $0.events.count }) == [Story.toggle.count, other.count])
    }

    @Test("A link that comes late joins what was apart")
    func lateLink() {
        let events = [
            Story.event(.reloadAsked, 0, .app, 1, span: "wish"),
            Story.event(.requested, 5, .renderer, 2, span: "request"),
            Story.event(.merged, 9, .renderer, 2, span: "request", links: ["wish"]),
        ]
        let waterfalls = WaterfallGrouper.waterfalls(in: events)
        #expect(waterfalls.map { $0.events.map(\.name) } == [[.reloadAsked, .requested, .merged]])
    }

    @Test("An ended story is given when late lines had their time, not before")
    func settling() {
        var grouper = WaterfallGrouper(settle: 20, quiet: 1000)
        #expect(grouper.add(Story.toggle.filter { $0.name != .answered }, now: 100).isEmpty)
        #expect(grouper.deadline == 120)
        #expect(grouper.add(Story.toggle.filter { $0.name == .answered }, now: 110).isEmpty)
        #expect(grouper.advance(to: 129).isEmpty)
        #expect(grouper.advance(to: 130).map { $0.events.count } == [Story.toggle.count])
        #expect(grouper.deadline == nil)
    }

    @Test("A story without an end is given after the quiet time")
    func quiet() {
        var grouper = WaterfallGrouper(settle: 20, quiet: 1000)
        #expect(grouper.add(Array(Story.toggle.prefix(6)), now: 0).isEmpty)
        #expect(grouper.advance(to: 999).isEmpty)
        #expect(grouper.advance(to: 1000).map(\.result) == [.open])
    }

    @Test("What comes later still makes no second story")
    func late() {
        var grouper = WaterfallGrouper(settle: 0, quiet: 1000)
        #expect(grouper.add(Story.toggle, now: 0).count == 1)
        #expect(grouper.add([Story.event(.lockHeld, 2000, .extension, 41, span: "request-1")], now: 1).isEmpty)
        #expect(grouper.finish().isEmpty)
    }

    @Test("What follows a story that was given already is a story of its own")
    func follower() {
        var grouper = WaterfallGrouper(settle: 0, quiet: 1000)
        #expect(grouper.add(Story.toggle, now: 0).count == 1)
        let tap = Story.toggle.first?.span ?? ""
        let follower = [
            Story.event(.requested, 2000, .renderer, 1, span: "later", links: [tap]),
            Story.event(.drawn, 2500, .renderer, 1, span: "later"),
        ]
        #expect(grouper.add(follower, now: 1).map { $0.events.map(\.name) } == [[.requested, .drawn]])
    }

    @Test("Stories come in the order they began")
    func order() {
        var grouper = WaterfallGrouper(settle: 0, quiet: .max)
        let later = Story.event(.skipped, 50, .renderer, 1, span: "later")
        let earlier = Story.event(.skipped, 10, .renderer, 1, span: "earlier")
        #expect(grouper.add([later, earlier], now: 0).map { $0.events[0].span } == ["earlier", "later"])
    }

    @Test("However many stories are left open, no more than a few hundred are kept")
    func bounded() {
        var grouper = WaterfallGrouper(settle: 0, quiet: .max)
        var given = 0
        for index in 0..<1000 {
            given +=
                grouper.add([Story.event(.tap, Int64(index), .renderer, 1, span: "\(index)")], now: Int64(index)).count
        }
        #expect(given == 1000 - 256)
        #expect(grouper.finish().count == 256)
    }

    @Test("Lines that belong to nothing make no story")
    func spanless() {
        var events = [
            TraceEvent(.log, at: 1, boot: "b", role: .app), TraceEvent(.started, at: 2, boot: "b", role: .app),
        ]
        events.append(Story.event(.log, 3, .app, 1, span: "nobody"))
        #expect(WaterfallGrouper.waterfalls(in: events).isEmpty)
    }
}
