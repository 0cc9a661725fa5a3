import Foundation

/// Where a live page is, as the renderer prints it.
package struct PageAddress: Sendable {
    /// The port of 127.0.0.1.
    package let port: UInt16
    /// What the address holds beside it.
    package let token: String

    /// The scheme, host and port.
    package var origin: String { "http://127.0.0.1:\(port)" }

    /// Reads the address out of what the renderer printed.
    ///
    /// - Throws: ``Failure`` when no address is in it.
    package init(in text: String) throws {
        let address = text.split(whereSeparator: \.isWhitespace).first { $0.hasPrefix("http://127.0.0.1:") }
        let parts = (address ?? "").dropFirst("http://127.0.0.1:".count).split(separator: "/?token=")
        guard parts.count == 2, let port = UInt16(parts[0]) else { throw Failure("there is no address in: \(text)") }
        (self.port, token) = (port, String(parts[1]))
    }

    /// Waits until a renderer has said where its page is.
    package static func printed(by renderer: Child) async throws -> PageAddress {
        guard await renderer.output.wait(until: { String(decoding: $0, as: UTF8.self).contains("Ctrl-C") }) else {
            throw Failure("the renderer printed no address: \(renderer.output.text)")
        }
        return try PageAddress(in: renderer.output.text)
    }

    /// A request as a page from here sends it.
    ///
    /// - Parameters:
    ///   - line: method and target, such as `GET /page.css`.
    ///   - fields: header fields in the place of those that a page would send; an empty one leaves the usual one out.
    ///   - body: what is posted.
    package func request(_ line: String, _ fields: [String: String] = [:], body: String? = nil) -> String {
        var all = ["Host": "127.0.0.1:\(port)", "Cookie": "widgets-\(port)=\(token)"]
        if let body {
            all["Origin"] = origin
            all["Content-Type"] = "application/json"
            all["Content-Length"] = "\(body.utf8.count)"
        }
        all.merge(fields) { $1 }
        let lines = all.filter { !$0.value.isEmpty }.map { "\($0.key): \($0.value)" }.sorted()
        return (["\(line) HTTP/1.1"] + lines).joined(separator: "\r\n") + "\r\n\r\n" + (body ?? "")
    }

    /// One request on a connection of its own: the answer's status, its head and its body.
    package func ask(
        _ line: String, _ fields: [String: String] = [:], body: String? = nil
    ) async throws -> (status: Int, head: String, body: String) {
        let client = try RawClient(port: port)
        client.send(request(line, fields.merging(["Connection": "close"]) { $1 }, body: body))
        let text = try await client.readToEnd()
        guard let end = text.range(of: "\r\n\r\n"), let status = Int(text.split(separator: " ")[1]) else {
            throw Failure("that is no answer: \(text)")
        }
        return (status, String(text[..<end.lowerBound]), String(text[end.upperBound...]))
    }
}
