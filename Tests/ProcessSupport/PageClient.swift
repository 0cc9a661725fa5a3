import Foundation
import JSONText

/// A live page without a browser: it takes the stream of events in as the page's script does, and posts.
package final class PageClient: @unchecked Sendable {
    /// A control of a widget.
    package struct Control: Sendable {
        package let key: String
        package let kind: String
        package let label: String
        package let isOn: Bool
        package let isPending: Bool
    }

    /// A widget as the page has it.
    package struct Widget: Sendable {
        package fileprivate(set) var version: Int64 = 0
        package fileprivate(set) var picture = ""
        package fileprivate(set) var controls: [Control] = []
        /// Why something failed; nil: nothing has.
        package fileprivate(set) var failure: String?

        /// Whether a tap is on its way.
        package var isPending: Bool { controls.contains(where: \.isPending) }
    }

    /// One event of the stream.
    package struct Event: Sendable {
        package let kind: String
        package let data: JSONValue
        /// On the wire.
        package let bytes: Int
    }

    package let address: PageAddress
    private let stream: RawClient
    private let poster: RawClient
    /// The placed widgets, by their ids.
    package private(set) var widgets: [String: Widget] = [:]
    /// What the widgets are placed as: their families and kinds, by their ids.
    package private(set) var home: JSONValue = .null
    /// The processes and budgets.
    package private(set) var pulse: JSONValue = .null
    /// How many pictures came whole, and how many as what differs.
    package private(set) var wholes = 0
    package private(set) var changes = 0

    /// Whether an extension has said its name, which one that is only starting has not, and no timeline is asked for:
    /// whoever ends the extension now leaves nothing behind for which another is started at once.
    package var isAtRest: Bool {
        pulse.members["extensions"]?.list.first?.members["instance"]?.text?.isEmpty == false
            && pulse.members["reloads"]?.list.allSatisfy { $0.members["running"] != .bool(true) } == true
    }

    /// Opens a page.
    ///
    /// - Parameters:
    ///   - scheme: `light` or `dark`.
    ///   - receiveBuffer: bytes that the kernel keeps for this page.
    package init(_ address: PageAddress, scheme: String = "light", receiveBuffer: Int32? = nil) throws {
        self.address = address
        stream = try RawClient(port: address.port, receiveBuffer: receiveBuffer)
        poster = try RawClient(port: address.port)
        stream.send(address.request("GET /events?scheme=\(scheme)"))
    }

    /// Closes the page.
    package func end() {
        stream.end()
        poster.end()
    }

    /// Waits for the next event and takes it in.
    @discardableResult
    package func nextNow() throws -> Event {
        while true {
            let text = try stream.readNow(until: "\n\n")
            var kind = ""
            for line in text.split(whereSeparator: \.isNewline) {
                if line.hasPrefix("event: ") { kind = String(line.dropFirst(7)) }
                guard line.hasPrefix("data: ") else { continue }
                let event = Event(
                    kind: kind, data: try JSONValue(jsonBytes: Array(line.dropFirst(6).utf8)), bytes: text.utf8.count)
                try take(event)
                return event
            }
        }
    }

    /// Takes events in until something is so; what came last is told when it never is.
    package func wait(line: Int = #line, until isSo: @escaping @Sendable (PageClient) -> Bool) async throws {
        try await blocking { [self] in
            Result {
                do {
                    while !isSo(self) { try nextNow() }
                } catch {
                    throw Failure("what line \(line) waits for: \(error)\n\(pulse)\n\(widgets)")
                }
            }
        }.get()
    }

    /// Posts a command and waits for the answer.
    package func postNow(_ command: [String: JSONValue]) throws -> [String: JSONValue] {
        send(command)
        return try answerNow()
    }

    /// Posts a command.
    package func send(_ command: [String: JSONValue]) {
        let body = String(decoding: JSONValue.object(command).jsonBytes(), as: UTF8.self)
        poster.send(address.request("POST /do", body: body))
    }

    /// The answer to what was posted.
    package func answerNow() throws -> [String: JSONValue] {
        let head = try poster.readNow(until: "\r\n\r\n")
        let length = head.split(separator: "\r\n").first { $0.hasPrefix("Content-Length: ") }?.dropFirst(16)
        let body = try poster.readNow(bytes: length.flatMap { Int($0) } ?? 0)
        guard head.hasPrefix("HTTP/1.1 200 ") else { throw Failure("refused: \(head)\n\(body)") }
        return try JSONValue(jsonBytes: Array(body.utf8)).members
    }

    /// Posts a command on a thread of its own.
    @discardableResult
    package func post(_ command: [String: JSONValue]) async throws -> [String: JSONValue] {
        try await blocking { [self] in Result { try postNow(command) } }.get()
    }

    /// The first toggle of a widget of a family, and where it is.
    package func toggle(in family: String) -> (widget: String, control: Control)? {
        for case .object(let info) in home.members["widgets"]?.list ?? [] {
            guard info["family"] == .string(family), case .string(let id)? = info["id"],
                let control = widgets[id]?.controls.first(where: { $0.kind == "toggle" })
            else { continue }
            return (id, control)
        }
        return nil
    }

    private func take(_ event: Event) throws {
        switch event.kind {
        case "home": home = event.data
        case "pulse": pulse = event.data
        case "widget": try takeWidget(event.data.members)
        default: break
        }
    }

    private func takeWidget(_ message: [String: JSONValue]) throws {
        guard case .string(let id)? = message["id"], case .int(let version)? = message["version"] else {
            throw Failure("a widget without id or version: \(message)")
        }
        var widget = widgets[id] ?? Widget()
        if case .int(let base)? = message["base"] {
            guard base == widget.version else { throw Failure("a change of \(base), but \(widget.version) is here") }
            changes += 1
            // Places count UTF-16 units of the text before: the last edit goes first.
            var units = Array(widget.picture.utf16)
            for case .object(let edit) in (message["edits"]?.list ?? []).reversed() {
                let (start, end) = (edit["s"]?.number ?? 0, edit["e"]?.number ?? 0)
                guard start <= end, end <= units.count else { throw Failure("an edit outside the text: \(edit)") }
                units.replaceSubrange(start..<end, with: Array((edit["t"]?.text ?? "").utf16))
            }
            widget.picture = String(decoding: units, as: UTF16.self)
        } else {
            wholes += 1
            widget.picture = message["text"]?.text ?? ""
        }
        widget.version = version
        let rest = message["rest"]?.members ?? [:]
        widget.failure = rest["failure"]?.members["reason"]?.text
        widget.controls = (rest["controls"]?.list ?? []).map { control in
            let members = control.members
            return Control(
                key: members["key"]?.text ?? "", kind: members["kind"]?.text ?? "", label: members["label"]?.text ?? "",
                isOn: members["on"] == .bool(true), isPending: members["pending"] == .bool(true))
        }
        widgets[id] = widget
    }
}

extension JSONValue {
    /// The members of an object; none of anything else.
    package var members: [String: JSONValue] {
        if case .object(let members) = self { members } else { [:] }
    }

    /// The values of a list; none of anything else.
    package var list: [JSONValue] {
        if case .array(let values) = self { values } else { [] }
    }

    /// A string.
    package var text: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// A whole number.
    package var number: Int? {
        if case .int(let value) = self { Int(value) } else { nil }
    }
}
