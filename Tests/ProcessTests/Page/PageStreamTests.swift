import Foundation
import Glibc
import GroupContainer
import JSONText
import ProcessSupport
import Testing

/// What a page is told, and what it can do, with the real renderer and the real extension.
@Suite("The live page: stream and taps", .fewAtATime)
struct PageStreamTests {
    /// A group with tasks, a renderer that serves it, and where; all end with it.
    private final class Served: Sendable {
        let group: TestGroup
        let renderer: Child
        let address: PageAddress

        init(_ tasks: [String] = ["Buy milk", "Call Ada"], deadline: String = "15") async throws {
            let group = try TestGroup()
            for task in tasks { try await group.app("add", task) }
            let renderer = try group.start(
                .renderer, "--web", "--deadline", deadline, "--extension", Executable.extension.path)
            address = try await PageAddress.printed(by: renderer)
            (self.group, self.renderer) = (group, renderer)
        }
    }

    /// A page with all its widgets.
    private func opened(_ address: PageAddress, scheme: String = "light") async throws -> PageClient {
        let page = try PageClient(address, scheme: scheme)
        try await page.wait { page in
            let placed = page.home.members["widgets"]?.list.count ?? 0
            return placed > 0 && page.widgets.count == placed && page.toggle(in: "systemMedium") != nil
                && !page.widgets.values.contains { $0.isPending }
        }
        return page
    }

    @Test("What the app writes arrives on an open page by itself, as what differs")
    func arrives() async throws {
        let served = try await Served()
        let page = try await opened(served.address)
        let wholes = page.wholes
        try await served.group.app("add", "Feed the cat")
        try await page.wait { page in page.widgets.values.contains { $0.picture.contains("Feed the cat") } }
        #expect(page.wholes == wholes && page.changes > 0, "a change came as a whole picture")
    }

    @Test("A tap shows the other state at once, is performed once, and settles")
    func tap() async throws {
        let served = try await Served()
        let page = try await opened(served.address)
        let (widget, control) = try #require(page.toggle(in: "systemMedium"))
        let answer = try await page.tap(control.key, in: widget)
        #expect(answer["failure"] == nil && answer["span"]?.text?.isEmpty == false)
        try await page.wait { page in
            let tapped = page.widgets[widget]?.controls.first { $0.key == control.key }
            return tapped?.isPending == true && tapped?.isOn != control.isOn
        }
        try await page.wait { page in page.widgets[widget]?.isPending == false }
        #expect(page.widgets[widget]?.failure == nil)
        let list = try await served.group.run(.app, ["list"])
        #expect(list.output.split(separator: "\n").count { $0.contains("[x]") } == 1, "\(list.output)")
    }

    @Test("A tap on what is not there any more is answered with why, and changes nothing")
    func lateTap() async throws {
        let served = try await Served()
        let page = try await opened(served.address)
        let (widget, _) = try #require(page.toggle(in: "systemMedium"))
        for (id, key) in [(widget, "no such control"), ("no such widget", "0"), ("", "")] {
            let answer = try await page.tap(key, in: id)
            #expect(answer["failure"]?.text?.isEmpty == false)
        }
        let taps = try Trace.read(in: GroupDirectory(opening: served.group.path)).filter { $0.name == .tap }
        #expect(taps.isEmpty)
    }

    @Test("Pages stay in step, in both colour schemes, whoever taps")
    func inStep() async throws {
        let served = try await Served()
        let pages = [
            try await opened(served.address), try await opened(served.address),
            try await opened(served.address, scheme: "dark"),
        ]
        for round in 0..<4 {
            let isOn = try await flip(on: pages[round % 3])
            for page in pages { try await page.shows(isOn) }
        }
        try await served.group.app("add", "The last")
        for page in pages {
            try await page.wait { $0.widgets.values.allSatisfy { $0.picture.contains("The last") && !$0.isPending } }
        }
        #expect(pages[0].widgets.count >= 3)
        for (id, widget) in pages[0].widgets {
            #expect(pages[1].widgets[id]?.picture == widget.picture)
            #expect(pages[1].widgets[id]?.controls.map(\.key) == widget.controls.map(\.key))
            #expect(pages[2].widgets[id]?.picture != widget.picture, "dark is another picture")
        }
    }

    @Test("Pages that read nothing stall nobody, and get the present state when they read again")
    func slow() async throws {
        let served = try await Served()
        let page = try await opened(served.address)
        // One asks for far more than a socket takes and reads none of it; one lets its stream stand.
        let greedy = try RawClient(port: served.address.port, receiveBuffer: 4096)
        greedy.send(String(repeating: served.address.request("GET /motion.js"), count: 200))
        let idle = try PageClient(served.address, receiveBuffer: 4096)
        for _ in 0..<21 { try await page.shows(try await flip(on: page)) }
        #expect(page.toggle(in: "systemMedium")?.control.isOn == true)
        try await idle.shows(true)
        greedy.end()
        #expect(try await served.address.ask("GET /").status == 200)
        served.renderer.signal(SIGINT)
        #expect(try await served.renderer.end() == .exited(0))
    }

    /// Taps the first switch.
    ///
    /// - Returns: the state that it is to have.
    private func flip(on page: PageClient) async throws -> Bool {
        let (widget, control) = try #require(page.toggle(in: "systemMedium"))
        try await page.tap(control.key, in: widget)
        return !control.isOn
    }

    @Test("A stopped extension: the tap fails after its deadline, the view from before comes back with the reason")
    func stopped() async throws {
        let served = try await Served(deadline: "1")
        let page = try await opened(served.address)
        let (widget, control) = try #require(page.toggle(in: "systemMedium"))
        try await page.wait { $0.isAtRest }
        let instance = try #require(page.pulse.members["extensions"]?.list.first?.members["instance"]?.text)
        let stopping = try await page.post(["do": .string("stop"), "value": .string(instance)])
        try #require(stopping["failure"] == nil, "\(stopping)")
        try await page.wait { $0.pulse.members["extensions"]?.list.first?.members["state"]?.text == "stopped" }
        try await page.tap(control.key, in: widget)
        try await page.wait { $0.widgets[widget]?.isPending == true }
        try await page.wait { $0.widgets[widget]?.failure != nil }
        #expect(page.widgets[widget]?.isPending == false)
        #expect(page.toggle(in: "systemMedium")?.control.isOn == control.isOn)
        // One that stays stopped would outlive this test.
        let going = try await page.post(["do": .string("continue"), "value": .string(instance)])
        #expect(going["failure"] == nil, "\(going)")
    }

    @Test("An extension that is killed from the page is shown as gone; the next tap starts another one and settles")
    func killed() async throws {
        let served = try await Served()
        let page = try await opened(served.address)
        let (widget, control) = try #require(page.toggle(in: "systemMedium"))
        try await page.wait { $0.isAtRest }
        let first = try #require(page.pulse.members["extensions"]?.list.first?.members)
        let killing = try await page.post(["do": .string("kill"), "value": first["instance"] ?? .null])
        try #require(killing["failure"] == nil, "\(killing)")
        try await page.wait { $0.pulse.members["extensions"]?.list.isEmpty == true }
        // A second time there is nobody.
        #expect(try await page.post(["do": .string("kill"), "value": first["instance"] ?? .null])["failure"] != nil)
        try await page.tap(control.key, in: widget)
        try await page.wait { $0.widgets[widget]?.isPending == true }
        try await page.wait { $0.widgets[widget]?.isPending == false }
        #expect(page.widgets[widget]?.failure == nil)
        try await page.wait { $0.pulse.members["extensions"]?.list.isEmpty == false }
        #expect(page.pulse.members["extensions"]?.list.first?.members["pid"] != first["pid"])
    }

    @Test("The home screen is changed from one page and all pages have it; what does not fit is refused with why")
    func edits() async throws {
        let served = try await Served()
        let pages = [try await opened(served.address), try await opened(served.address)]
        let count = pages[0].widgets.count
        try await pages[0].post([
            "do": .string("add"), "widget": .string("TaskWidget"), "family": .string("systemSmall"),
        ])
        for page in pages { try await page.wait { $0.home.members["widgets"]?.list.count == count + 1 } }
        let refused = try await pages[1].post([
            "do": .string("add"), "widget": .string("TaskWidget"), "family": .string("accessoryInline"),
        ])
        #expect(refused["failure"]?.text?.isEmpty == false)
        for value in ["zz_ZZ!", "", "x"] {
            #expect(try await pages[1].post(["do": .string("locale"), "value": .string(value)])["failure"] != nil)
        }
        try await pages[1].post(["do": .string("undo")])
        for page in pages { try await page.wait { $0.home.members["widgets"]?.list.count == count } }
        try await pages[1].post(["do": .string("locale"), "value": .string("ar_EG")])
        for page in pages { try await page.wait { $0.home.members["rtl"] == .bool(true) } }
    }

    @Test("A renderer that ends closes its pages; the next one has another token")
    func ends() async throws {
        let served = try await Served()
        let stream = try RawClient(port: served.address.port)
        stream.send(served.address.request("GET /events"))
        _ = try await stream.read(until: "event: widget")
        served.renderer.signal(SIGTERM)
        #expect(try await served.renderer.end() == .exited(143))
        _ = try await stream.readToEnd()
        let next = try served.group.start(
            .renderer, "--web", "--port", "\(served.address.port)", "--extension", Executable.extension.path)
        let again = try await PageAddress.printed(by: next)
        #expect(again.port == served.address.port && again.token != served.address.token)
        #expect(try await served.address.ask("GET /events").status == 403)
        #expect(try await opened(again).widgets.isEmpty == false)
    }
}

extension PageClient {
    /// Waits until the first switch has a state, and nothing is on its way.
    fileprivate func shows(_ isOn: Bool) async throws {
        try await wait { page in
            page.toggle(in: "systemMedium")?.control.isOn == isOn && !page.widgets.values.contains { $0.isPending }
        }
    }

    /// Taps a control.
    @discardableResult
    fileprivate func tap(_ control: String, in widget: String) async throws -> [String: JSONValue] {
        try await post(["do": .string("tap"), "widget": .string(widget), "control": .string(control)])
    }
}
