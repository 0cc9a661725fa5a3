import GroupContainer
import JSONText
import Testing

@testable import WidgetHost

@Suite("Why a widget shows what it shows")
struct ReloadStoriesTests {
    private func accounts(_ events: [TraceEvent]) -> [ReloadAccount] {
        ReloadStories.accounts(of: "w", in: events) { Double($0.time) / 1e6 }
    }

    private func event(
        _ name: TraceEvent.Name, _ time: Int64, _ span: String?, role: ProcessRole = .renderer, pid: Int32 = 1,
        links: [String] = [], widget: String? = "w", reason: String? = nil, detail: [String: JSONValue] = [:]
    ) -> TraceEvent {
        TraceEvent(
            name, at: time, role: role, pid: pid, span: span, links: links, kind: "K", widget: widget, reason: reason,
            detail: detail)
    }

    @Test("A wish of the app that was served")
    func served() throws {
        let told = accounts([
            event(.reloadAsked, 900, nil, role: .app, pid: 7, widget: nil),
            event(.wishClaimed, 1000, "wish", widget: nil, detail: ["by": .string("7-abc")]),
            event(.requested, 1100, "r", links: ["wish"], reason: "wish"),
            event(.claimed, 1200, "r", role: .extension, pid: 9),
            event(.providerBegan, 1300, "r", role: .extension, pid: 9),
            event(.provided, 3300, "r", role: .extension, pid: 9),
            event(.archived, 3400, "r", role: .extension, pid: 9),
            event(.seen, 3500, "r"),
            event(.drawn, 4100, "r"),
        ])
        #expect(told.count == 1)
        #expect(told.first?.asked == "the app (process 7), by WidgetCenter")
        #expect(told.first?.result == .done)
        #expect(told.first?.became == "done and drawn in 3 ms by process 9, the provider 2 ms")
    }

    @Test("A reload that changed nothing says so")
    func unchanged() {
        let told = accounts([
            event(.requested, 1000, "r", reason: "user"), event(.seen, 2000, "r"),
            event(.skipped, 2001, "r", reason: "the view on show is the same: nothing to draw"),
            event(.drawn, 2002, "r"),
        ])
        #expect(told.map(\.result) == [.unchanged])
    }

    @Test("A tap on another widget that brought this one's timeline")
    func neighbour() {
        let told = accounts([
            event(
                .tap, 1000, "t", widget: "v", detail: ["control": .string("Buy milk"), "intent": .string("SetIntent")]),
            event(.archived, 2000, "t", role: .extension, pid: 9),
            event(.seen, 2500, "t", widget: "v"),
            event(.drawn, 3000, "t"),
        ])
        #expect(told.map(\.asked) == ["a tap on “Buy milk” (SetIntent) of v"])
        #expect(told.map(\.result) == [.done])
    }

    @Test("A tap that failed, a request that nobody took")
    func failures() {
        let told = accounts([
            event(.tap, 1000, "t", detail: ["control": .string("Add")]),
            event(.performFailed, 1500, "t", role: .extension, pid: 9, reason: "no"),
            event(.failed, 2000, "t", reason: "AddIntent: no"),
            event(.requested, 3000, "r", reason: "policy"),
            event(.voided, 9000, "r", reason: "nobody took the request before its deadline"),
        ])
        #expect(told.map(\.result) == [.void, .failed])
        #expect(told.last?.became == "it failed: AddIntent: no")
        #expect(told.first?.asked.contains("policy") == true)
    }

    @Test("A wish that waits is told until the reload that serves it is asked for")
    func waits() {
        var events = [
            event(.wishClaimed, 1000, "wish", widget: nil, detail: ["by": .string("7-abc")]),
            event(
                .delayed, 1100, "wish", reason: "the budget of 60 reloads in 24 hours is spent",
                detail: ["seconds": .double(7200)]),
        ]
        let waiting = accounts(events)
        #expect(waiting.map(\.result) == [.delayed])
        #expect(waiting.first?.became == "it was put off by 2 h: the budget of 60 reloads in 24 hours is spent")
        events.append(event(.requested, 9000, "r", links: ["wish"], reason: "wish"))
        #expect(accounts(events).map(\.result) == [.running])
    }

    @Test("A provider's own wish, merged into the reload that ran")
    func own() {
        let told = accounts([
            event(.requested, 500, "r", reason: "user"),
            event(.reloadAsked, 900, "r", role: .extension, pid: 9, reason: "asked while a provider ran"),
            event(.wishClaimed, 1000, "wish", widget: nil, detail: ["by": .string("9-abc")]),
            event(.merged, 1100, "r", links: ["wish"], reason: "a reload runs already: one more follows it"),
        ])
        #expect(told.first?.result == .merged)
        #expect(told.first?.asked == "its own provider, while it ran (process 9)")
    }
}
