/// One request, as far as the page needs it.
package struct HTTPRequest: Sendable, Hashable {
    /// `GET`, `POST`, …
    package var method = ""
    /// The path without the query, as it was sent: nothing is decoded, so nothing can be hidden by encoding.
    package var path = ""
    /// The query's values, percent-decoded; of a name that comes twice the first counts.
    package var query: [String: String] = [:]
    /// The header fields by their names in lower case.
    package var fields: [String: String] = [:]
    /// What was posted.
    package var body: [UInt8] = []
    /// Whether the connection serves further requests.
    package var keepsAlive = true

    /// An empty request.
    package init() {}

    /// The value of a cookie.
    package func cookie(_ name: String) -> String? {
        for pair in (fields["cookie"] ?? "").split(separator: ";") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, parts[0].drop(while: { $0 == " " }) == name else { continue }
            return String(parts[1])
        }
        return nil
    }
}

/// How much a request may ask for.
package struct RequestLimits: Sendable, Hashable {
    /// The request line and the header fields, bytes.
    package var head = 8 << 10
    /// Header fields.
    package var fields = 64
    /// The body, bytes.
    package var body = 64 << 10
    /// The usual limits.
    package init() {}
}
