/// A status of HTTP (RFC 9110, section 15), as far as the page answers with it.
package enum HTTPStatus: Int, Sendable {
    case ok = 200
    case noContent = 204
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case requestTimeout = 408
    case contentTooLarge = 413
    case unsupportedMediaType = 415
    case expectationFailed = 417
    case misdirected = 421
    case headTooLarge = 431
    case notImplemented = 501
    case unavailable = 503
    case versionNotSupported = 505

    /// The reason phrase.
    package var phrase: String {
        switch self {
        case .ok: "OK"
        case .noContent: "No Content"
        case .badRequest: "Bad Request"
        case .forbidden: "Forbidden"
        case .notFound: "Not Found"
        case .methodNotAllowed: "Method Not Allowed"
        case .requestTimeout: "Request Timeout"
        case .contentTooLarge: "Content Too Large"
        case .unsupportedMediaType: "Unsupported Media Type"
        case .expectationFailed: "Expectation Failed"
        case .misdirected: "Misdirected Request"
        case .headTooLarge: "Request Header Fields Too Large"
        case .notImplemented: "Not Implemented"
        case .unavailable: "Service Unavailable"
        case .versionNotSupported: "HTTP Version Not Supported"
        }
    }
}

/// A request that is not served: why, in a status and in words.
package struct Refusal: Error, Sendable, Hashable {
    /// The status.
    package var status: HTTPStatus
    /// Why, for people.
    package var reason: String
    /// A refusal.
    package init(_ status: HTTPStatus, _ reason: String) { (self.status, self.reason) = (status, reason) }
}
