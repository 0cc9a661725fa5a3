import ProcessSupport
import WidgetPage

/// A server with a page behind it that the test writes.
@MainActor
final class Site: PageHandler {
    let server: PageServer
    let port: UInt16
    let token: String
    /// The content of slots, by id; made when it is sent.
    var contents: [String: String] = [:]
    /// What was posted.
    var posted: [String] = []
    /// How often an event was made.
    var made = 0
    var opened: [PageStream] = []
    var closed = 0
    var time = 1000.0
    private var closings: [CheckedContinuation<Void, Never>] = []

    init(limits: ServerLimits = ServerLimits()) throws {
        let token = PageToken()
        self.token = token.text
        final class Clock { var time = 1000.0 }
        let clock = Clock()
        let files = PageFileTable {
            $0 == "page.css" ? Array("p{}".utf8) : $0 == "index.html" ? Array("<p>".utf8) : nil
        }
        server = PageServer(files: files, token: token, limits: limits) { clock.time }
        try server.start()
        port = UInt16(server.address.split(separator: ":")[2].prefix { $0.isNumber }) ?? 0
        setTime = { clock.time = $0 }
        server.handler = self
    }

    private let setTime: (Double) -> Void

    /// Lets time pass: what is late ends.
    func pass(_ seconds: Double) {
        time += seconds
        setTime(time)
        server.timePassed()
    }

    func streamOpened(_ stream: PageStream) {
        opened.append(stream)
        for id in contents.keys.sorted() { stream.mark(.init("widget", id)) }
    }

    func streamClosed(_ stream: PageStream) {
        closed += 1
        for closing in closings { closing.resume() }
        closings = []
    }

    /// Waits until a page has gone.
    func pageGone(_ count: Int = 1) async {
        while closed < count { await withCheckedContinuation { closings.append($0) } }
    }

    func event(for slot: EventQueue.Slot, on stream: PageStream) -> PageEvent? {
        made += 1
        return contents[slot.id].map { PageEvent(slot.kind, data: Array($0.utf8)) }
    }

    func act(_ body: [UInt8], reply: @escaping @MainActor (HTTPResponse) -> Void) {
        posted.append(String(decoding: body, as: UTF8.self))
        reply(HTTPResponse(.ok, type: "application/json", body: Array("{}".utf8)))
    }

    /// A request with all that the gate asks for.
    func request(_ line: String, _ fields: [String] = [], host: String? = nil, body: String? = nil) -> String {
        var lines =
            ["\(line) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(port)")", "Cookie: widgets-\(port)=\(token)"] + fields
        if let body {
            lines += [
                "Origin: http://127.0.0.1:\(port)", "Content-Type: application/json",
                "Content-Length: \(body.utf8.count)",
            ]
        }
        return lines.joined(separator: "\r\n") + "\r\n\r\n" + (body ?? "")
    }

    func client(receiveBuffer: Int32? = nil) throws -> RawClient {
        try RawClient(port: port, receiveBuffer: receiveBuffer)
    }
}
