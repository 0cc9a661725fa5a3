import Glibc
import GroupContainer

/// One connection of a browser: bytes in, requests out, answers and events back.
///
/// It holds at most one answer, or one event, at a time. While that is not sent nothing is read, so a client that does
/// not read is not listened to either.
@MainActor
final class PageConnection {
    /// What it is doing, which decides how long it may take.
    enum Phase: Equatable {
        /// A request was served, and nothing of another is there.
        case idle
        /// A request is arriving, or the first one is waited for.
        case receiving
        /// The answer is made elsewhere.
        case working
        /// An answer or an event is being sent, and the client does not take it.
        case stalled
        /// An event stream with nothing to say.
        case streaming
        /// The last answer is sent; what the client still sends is thrown away, so that the answer is not lost with it.
        case lingering
    }

    let number: Int
    private(set) var phase = Phase.receiving
    /// When the phase began, seconds of the boot clock.
    private(set) var since: Double
    /// Whether a request has shown the token.
    private(set) var isTrusted = false
    private(set) var stream: PageStream?
    /// Bytes sent so far.
    private(set) var sent = 0

    private let descriptor: Int32
    private weak var server: PageServer?
    private var parser: RequestParser
    private var watch: SocketWatch?
    private var output: [UInt8] = []
    private var offset = 0
    private var closesWhenSent = false
    private var isClosed = false
    private var isFilling = false
    private var hasServed = false
    private var thrownAway = 0
    /// How much a client may send after it was refused, bytes.
    private static let patience = 1 << 20

    init(_ descriptor: Int32, number: Int, server: PageServer) {
        (self.descriptor, self.number, self.server) = (descriptor, number, server)
        parser = RequestParser(limits: server.limits)
        since = server.now
        watch = SocketWatch(
            descriptor, readable: { [weak self] in self?.readable() }, writable: { [weak self] in self?.flush() })
    }

    func close() {
        guard !isClosed else { return }
        isClosed = true
        watch?.end()
        output = []
        server?.connectionEnded(self)
    }

    private func enter(_ phase: Phase) {
        guard self.phase != phase else { return }
        self.phase = phase
        since = server?.now ?? since
        server?.deadlinesChanged()
    }

    // MARK: In

    private func readable() {
        guard !isClosed, let server else { return close() }
        let count: Int?
        do {
            let room = stream == nil ? max(1, parser.room) : server.buffer.count
            count = try Sys.receive(
                descriptor,
                into: UnsafeMutableRawBufferPointer(rebasing: server.buffer[..<min(room, server.buffer.count)]))
        } catch {
            return close()
        }
        guard let count else { return }
        // A page that has an event stream has nothing to say on it; its end is what is read here.
        guard count > 0 else { return close() }
        guard stream == nil else { return }
        if phase == .lingering {
            thrownAway += count
            if thrownAway > Self.patience { close() }
            return
        }
        parser.take(UnsafeRawBufferPointer(rebasing: server.buffer[..<count]))
        serve()
    }

    /// Takes the next request, unless one is being answered.
    private func serve() {
        guard !isClosed, output.isEmpty, phase != .working, phase != .lingering, stream == nil else { return }
        switch parser.next() {
        case .incomplete:
            enter(parser.isIdle && hasServed ? .idle : .receiving)
            watch?.isReading = true
        case .refused(let refusal):
            closesWhenSent = true
            send(HTTPResponse(refusal).bytes(keepsAlive: false))
        case .request(let request):
            watch?.isReading = false
            hasServed = true
            enter(.working)
            server?.serve(request, on: self)
        }
    }

    // MARK: Out

    /// Somebody has shown the token.
    func trust() { isTrusted = true }

    /// Answers the request.
    func answer(_ response: HTTPResponse, to request: HTTPRequest) {
        guard !isClosed, phase == .working else { return }
        let keepsAlive = request.keepsAlive && server?.isRunning == true
        closesWhenSent = !keepsAlive
        phase = .receiving
        send(response.bytes(keepsAlive: keepsAlive))
    }

    /// Answers with an event stream.
    func begin(_ stream: PageStream) {
        self.stream = stream
        phase = .receiving
        watch?.isReading = true
        send(HTTPResponse.streamHead)
    }

    /// The stream has something to tell.
    func fill() {
        // An event in which something is marked fills once, at its end.
        guard !isFilling, !isClosed, let stream, let server else { return }
        isFilling = true
        defer { isFilling = false }
        while output.isEmpty, !isClosed, let slot = stream.next() {
            guard let event = server.handler?.event(for: slot, on: stream) else { continue }
            send(event.bytes)
        }
        if output.isEmpty && !isClosed { enter(.streaming) }
    }

    private func send(_ bytes: [UInt8]) {
        output = bytes
        offset = 0
        flush()
    }

    private func flush() {
        guard !isClosed else { return }
        while offset < output.count {
            let count: Int?
            do {
                count = try output.withUnsafeBytes { bytes throws(SystemError) in
                    try Sys.send(descriptor, UnsafeRawBufferPointer(rebasing: bytes[offset...]))
                }
            } catch {
                return close()
            }
            guard let count else {
                enter(.stalled)
                watch?.isWriting = true
                return
            }
            if count > 0 && phase == .stalled { since = server?.now ?? since }
            offset += count
            sent += count
            server?.sent += count
        }
        output = []
        offset = 0
        watch?.isWriting = false
        if closesWhenSent {
            // Closing at once would reset the connection, and the answer with it, when more has arrived meanwhile.
            Sys.endSending(descriptor)
            enter(.lingering)
            watch?.isReading = true
            return
        }
        if stream != nil { return fill() }
        enter(.idle)
        serve()
    }
}
