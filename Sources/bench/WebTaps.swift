import Foundation
import Glibc
import JSONText
import ProcessSupport

/// Taps on the page: from the post to the events of the stream, as a browser gets them.
final class WebTaps: @unchecked Sendable {
    /// What was measured.
    struct Figures {
        /// From the post to the event that shows the new state at once, microseconds.
        var optimistic = Sample()
        /// From the post to the event with the settled state, microseconds.
        var settled = Sample()
        /// Bytes of the stream a tap: all widgets, the processes, and the steps of the trace.
        var bytes = Sample()
        /// Bytes of one event that changes one widget.
        var change = Sample()
    }

    let group: TestGroup
    let renderer: Child
    private let page: PageClient

    private init(group: TestGroup, renderer: Child, page: PageClient) {
        (self.group, self.renderer, self.page) = (group, renderer, page)
    }

    /// Puts `tasks` tasks into a group and serves them.
    static func start(tasks: Int) async throws -> WebTaps {
        let group = try TestGroup()
        for number in 1...max(tasks, 1) { try await group.app("add", "Task number \(number)") }
        let renderer = try group.start(.renderer, "--web", "--deadline", "15")
        let page = try PageClient(try await PageAddress.printed(by: renderer))
        try await page.wait { $0.toggle(in: "systemMedium") != nil }
        return WebTaps(group: group, renderer: renderer, page: page)
    }

    /// Taps on a page of its own, and, where there is one, in a browser.
    static func measure(rounds: Int, into report: inout Report) async throws {
        let web = try await start(tasks: 8)
        _ = try await web.measure(rounds: 10)
        let figures = try await web.measure(rounds: rounds)
        report.add(
            "page: tap posted → new state pushed", "page.optimistic", figures.optimistic.median, .microseconds)
        report.add("page: tap posted → settled state pushed", "page.settled", figures.settled.median, .microseconds)
        report.add("page: pushed a tap, all widgets and the trace", "page.bytes", figures.bytes.median, .bytes)
        report.add("page: pushed a change of one widget", "page.change", figures.change.median, .bytes)
        web.renderer.signal(SIGINT)
        _ = try await web.renderer.end()
        try await BrowserTaps.measure(rounds: rounds, into: &report)
    }

    /// Taps one after the other, each when the one before has settled.
    func measure(rounds: Int) async throws -> Figures {
        try await blocking { [self] in
            Result {
                var result = Figures()
                for _ in 0..<rounds { try tap(&result) }
                return result
            }
        }.get()
    }

    private func tap(_ result: inout Figures) throws {
        guard let (widget, control) = page.toggle(in: "systemMedium") else { throw Failure("there is no switch") }
        let start = Self.now()
        page.send(["do": .string("tap"), "widget": .string(widget), "control": .string(control.key)])
        var isShown = false
        var bytes = 0
        while true {
            let event = try page.nextNow()
            bytes += event.bytes
            guard event.kind == "widget" else { continue }
            if event.data.members["base"] != nil { result.change.add(Double(event.bytes)) }
            guard event.data.members["id"] == .string(widget) else { continue }
            if page.widgets[widget]?.isPending == true {
                if !isShown { result.optimistic.add(Self.now() - start) }
                isShown = true
            } else if isShown {
                result.settled.add(Self.now() - start)
                break
            }
        }
        result.bytes.add(Double(bytes))
        _ = try page.answerNow()
    }

    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }
}
