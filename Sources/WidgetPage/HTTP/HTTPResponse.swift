/// An answer, and the fields that every answer has.
package struct HTTPResponse: Sendable {
    /// The status.
    package var status: HTTPStatus
    /// What the body is.
    package var type: String
    /// The body.
    package var body: [UInt8]
    /// Fields beside those that every answer has.
    package var fields: [(name: String, value: String)] = []

    /// An answer.
    package init(_ status: HTTPStatus, type: String, body: [UInt8]) {
        (self.status, self.type, self.body) = (status, type, body)
    }

    /// Words.
    package init(_ status: HTTPStatus, text: String) {
        self.init(status, type: "text/plain; charset=utf-8", body: Array((text + "\n").utf8))
    }

    /// Why something is not served.
    package init(_ refusal: Refusal) { self.init(refusal.status, text: refusal.reason) }

    /// What a page from here may do: load from here and nowhere else, run no inline script and no inline style, stand
    /// in no frame, and send forms nowhere.
    package static let policy =
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

    private static let always = [
        "Cache-Control: no-store",
        "Content-Security-Policy: \(policy)",
        "Cross-Origin-Opener-Policy: same-origin",
        "Cross-Origin-Resource-Policy: same-origin",
        "Permissions-Policy: camera=(), geolocation=(), microphone=()",
        "Referrer-Policy: no-referrer",
        "X-Content-Type-Options: nosniff",
        "X-Frame-Options: DENY",
    ]

    /// The bytes on the wire.
    ///
    /// - Parameter keepsAlive: whether the connection serves further requests.
    package func bytes(keepsAlive: Bool) -> [UInt8] {
        var lines = ["HTTP/1.1 \(status.rawValue) \(status.phrase)"] + Self.always
        if status != .noContent {
            lines.append("Content-Type: \(type)")
            lines.append("Content-Length: \(body.count)")
        }
        lines += fields.map { "\($0.name): \($0.value)" }
        lines.append("Connection: \(keepsAlive ? "keep-alive" : "close")")
        return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (status == .noContent ? [] : body)
    }

    /// The head of an event stream: it has no length, the end of the connection ends it.
    package static let streamHead = Array(
        (["HTTP/1.1 200 OK"] + always + [
            "Content-Type: text/event-stream", "X-Accel-Buffering: no", "Connection: close", "", "retry: 500", "", "",
        ]).joined(separator: "\r\n").utf8)
}
