/// Reads requests of HTTP/1.1 (RFC 9112) out of bytes as they arrive.
///
/// A pure state machine. It is strict where leniency has been used for attacks: lines end with CR LF, a header field
/// has no space before its colon and is not folded, Host and Content-Length come once, and a body has a Content-Length
/// (Transfer-Encoding is refused). What it keeps is bounded by its limits.
package struct RequestParser: Sendable {
    /// What the bytes so far amount to.
    package enum Step: Sendable, Equatable {
        /// Not a whole request yet.
        case incomplete
        /// A request; what came after it is kept for the next step.
        case request(HTTPRequest)
        /// No request that is served: answer, and close.
        case refused(Refusal)
    }

    private enum State {
        case head
        case body(HTTPRequest, length: Int)
        case broken(Refusal)
    }

    private let limits: RequestLimits
    private var state = State.head
    private var buffer: [UInt8] = []
    /// How far the buffer was searched for the end of the head.
    private var searched = 0

    /// A parser at the beginning of a connection.
    package init(limits: RequestLimits = RequestLimits()) { self.limits = limits }

    /// Whether nothing of a request has arrived.
    package var isIdle: Bool {
        if case .head = state { buffer.isEmpty } else { false }
    }

    /// How many bytes may still be taken before ``next()`` must be asked: the memory of a connection is bounded by this.
    package var room: Int { max(0, limits.head + limits.body - buffer.count) }

    /// Takes bytes in.
    package mutating func take(_ bytes: some Collection<UInt8>) { buffer.append(contentsOf: bytes) }

    /// The next request among the bytes taken in.
    package mutating func next() -> Step {
        if case .head = state, let step = readHead() { return step }
        switch state {
        case .head: return .incomplete
        case .broken(let refusal): return .refused(refusal)
        case .body(var request, let length):
            guard buffer.count >= length else { return .incomplete }
            request.body = Array(buffer[..<length])
            buffer.removeFirst(length)
            state = .head
            searched = 0
            return .request(request)
        }
    }

    private mutating func refuse(_ refusal: Refusal) -> Step {
        state = .broken(refusal)
        buffer = []
        return .refused(refusal)
    }

    /// Looks for the end of the head; nil when the body is next.
    private mutating func readHead() -> Step? {
        // An empty line before a request is passed over (RFC 9112, section 2.2), also when its halves arrive apart.
        while buffer.starts(with: [0x0D, 0x0A]) {
            buffer.removeFirst(2)
            searched = max(0, searched - 2)
        }
        guard let end = endOfHead() else {
            // Three bytes of the line end that closes the head may stand behind it already.
            if buffer.count > limits.head + 3 {
                return refuse(Refusal(.headTooLarge, "the head of the request is too large"))
            }
            return .incomplete
        }
        guard end <= limits.head else { return refuse(Refusal(.headTooLarge, "the head of the request is too large")) }
        let head = Array(buffer[..<end])
        buffer.removeFirst(end + 4)
        do throws(Refusal) {
            let request = try RequestHead.parse(head, limits: limits)
            state = .body(request, length: try RequestHead.length(of: request, limits: limits))
            return nil
        } catch {
            return refuse(error)
        }
    }

    /// The index of the CR LF CR LF.
    private mutating func endOfHead() -> Int? {
        var index = max(0, searched - 3)
        while index + 3 < buffer.count {
            if buffer[index] == 0x0D, buffer[index + 1] == 0x0A, buffer[index + 2] == 0x0D, buffer[index + 3] == 0x0A {
                return index
            }
            index += 1
        }
        searched = buffer.count
        return nil
    }
}
