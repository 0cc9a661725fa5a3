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
        /// Bytes of the stream a tap, all events together.
        var bytes = Sample()
    }

    let group: TestGroup
    let renderer: Child
    private let stream: RawClient
    private let poster: RawClient
    private let origin: String
    private let cookie: String
    private var widget = ""
    private var control = ""

    private init(group: TestGroup, renderer: Child, address: String) throws {
        (self.group, self.renderer) = (group, renderer)
        let parts = address.split(separator: "/?token=")
        origin = String(parts[0])
        guard let port = origin.split(separator: ":").last.flatMap({ UInt16($0) }), parts.count == 2 else {
            throw Failure("no address: \(address)")
        }
        cookie = "Cookie: widgets-\(port)=\(parts[1])"
        stream = try RawClient(port: port)
        poster = try RawClient(port: port)
    }

    /// Puts `tasks` tasks into a group and serves them.
    static func start(tasks: Int) async throws -> WebTaps {
        let group = try TestGroup()
        for number in 1...max(tasks, 1) { try await group.app("add", "Task number \(number)") }
        let renderer = try group.start(.renderer, "--web", "--deadline", "15")
        guard await renderer.output.wait(until: { String(decoding: $0, as: UTF8.self).contains("Ctrl-C") }) else {
            throw Failure("the renderer printed no address")
        }
        let address = renderer.output.text.split(whereSeparator: \.isWhitespace).first { $0.hasPrefix("http://") }
        let taps = try WebTaps(group: group, renderer: renderer, address: String(address ?? ""))
        try await taps.open()
        return taps
    }

    private func open() async throws {
        stream.send("GET /events?scheme=light HTTP/1.1\r\nHost: \(origin.dropFirst(7))\r\n\(cookie)\r\n\r\n")
        try await blocking { [self] in
            Result {
                while control.isEmpty {
                    let event = try next()
                    guard event.kind == "widget", !event.isPending, let key = event.toggle else { continue }
                    (widget, control) = (event.id, key)
                }
            }
        }.get()
    }

    /// Taps on a page of its own.
    static func measure(rounds: Int, into report: inout Report) async throws {
        let web = try await start(tasks: 8)
        _ = try await web.measure(rounds: 10)
        let figures = try await web.measure(rounds: rounds)
        report.add(
            "page: tap posted → new state pushed", "page.optimistic", figures.optimistic.median, .microseconds)
        report.add("page: tap posted → settled state pushed", "page.settled", figures.settled.median, .microseconds)
        report.add("page: pushed a tap, all widgets and the trace", "page.bytes", figures.bytes.median, .bytes)
        web.renderer.signal(SIGINT)
        _ = try await web.renderer.end()
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
        let body = "{\"do\":\"tap\",\"widget\":\"\(widget)\",\"control\":\"\(control)\"}"
        let head = [
            "POST /do HTTP/1.1", "Host: \(origin.dropFirst(7))", cookie, "Origin: \(origin)",
            "Content-Type: application/json", "Content-Length: \(body.utf8.count)",
        ]
        let start = Self.now()
        poster.send(head.joined(separator: "\r\n") + "\r\n\r\n" + body)
        var isShown = false
        var bytes = 0
        while true {
            let event = try next()
            bytes += event.bytes
            guard event.kind == "widget", event.id == widget else { continue }
            if event.isPending {
                if !isShown { result.optimistic.add(Self.now() - start) }
                isShown = true
            } else if isShown {
                result.settled.add(Self.now() - start)
                break
            }
        }
        result.bytes.add(Double(bytes))
        _ = try poster.readNow(until: "\"}")
    }

    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }

    private struct Event {
        var kind = ""
        var id = ""
        var isPending = false
        var toggle: String?
        var bytes = 0
    }

    private func next() throws -> Event {
        let text = try stream.readNow(until: "\n\n")
        var event = Event()
        event.bytes = text.utf8.count
        for line in text.split(separator: "\n") {
            if line.hasPrefix("event: ") { event.kind = String(line.dropFirst(7)) }
            guard line.hasPrefix("data: "), event.kind == "widget" else { continue }
            guard case .object(let message) = try JSONValue(jsonBytes: Array(line.dropFirst(6).utf8)),
                case .string(let id)? = message["id"], case .object(let rest)? = message["rest"],
                case .array(let controls)? = rest["controls"]
            else { continue }
            event.id = id
            for case .object(let control) in controls {
                if control["pending"] == .bool(true) { event.isPending = true }
                if control["kind"] == .string("toggle"), case .string(let key)? = control["key"], event.toggle == nil {
                    event.toggle = key
                }
            }
        }
        return event
    }
}
