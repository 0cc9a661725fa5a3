import Dispatch
import GroupContainer

/// Serves the page on the loopback interface: HTTP/1.1, one event stream a page, no threads and no polling.
///
/// Everything happens on the main queue. Nothing a client does makes it wait: reading and writing stop where the kernel
/// has nothing or no room, and go on when it says so.
@MainActor
package final class PageServer {
    /// What stands behind the page.
    package weak var handler: (any PageHandler)?
    /// Whether connections are taken.
    package private(set) var isRunning = false
    /// Bytes sent since the start.
    package internal(set) var sent = 0

    let limits = RequestLimits()
    private let times: ServerLimits
    private let token: PageToken
    private let files: PageFileTable
    /// What is read goes through here, whoever sends it.
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 16 << 10, alignment: 16)
    private var gate = PageGate(port: 0, token: PageToken())
    private var listener: ReadWatch?
    private var connections: [Int: PageConnection] = [:]
    private var lastNumber = 0
    private var timer: (any DispatchSourceTimer)?
    private var ring: Double?
    /// Kept open so that a connection can be taken and closed when the process has no descriptor left; else the
    /// listener would be readable for ever.
    private var spare: Int32 = -1
    private let clock: @MainActor () -> Double

    /// A server that does not listen yet.
    ///
    /// - Parameters:
    ///   - files: what is served beside the stream.
    ///   - clock: seconds that never go back.
    package init(
        files: PageFileTable, token: PageToken = PageToken(), limits: ServerLimits = ServerLimits(),
        clock: @escaping @MainActor () -> Double = { Double(BootClock.now()) / 1e9 }
    ) {
        (self.files, self.token, times, self.clock) = (files, token, limits, clock)
    }

    isolated deinit {
        stop()
        buffer.deallocate()
    }

    /// What to open in a browser.
    package var address: String { gate.address }
    /// The open pages.
    package var streams: [PageStream] { connections.values.compactMap(\.stream) }
    /// How many connections there are.
    package var connectionCount: Int { connections.count }

    var now: Double { clock() }

    /// Begins to listen.
    ///
    /// - Parameter port: 0 lets the system choose one.
    /// - Throws: ``SystemError``, which says what to do about a port that is in use.
    package func start(port: UInt16 = 0) throws(SystemError) {
        let descriptor = try Sys.listen(onLoopbackPort: port)
        do throws(SystemError) {
            gate = PageGate(port: try Sys.localPort(of: descriptor), token: token)
        } catch {
            Sys.close(descriptor)
            throw error
        }
        spare = (try? Sys.open("/dev/null", 0)) ?? -1
        listener = ReadWatch(descriptor) { [weak self] in self?.accept(descriptor) }
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.timePassed() } }
        timer.schedule(deadline: .distantFuture)
        timer.resume()
        self.timer = timer
        isRunning = true
    }

    /// Ends: no connection is taken and none is left.
    package func stop() {
        isRunning = false
        listener?.end()
        listener = nil
        for connection in connections.values { connection.close() }
        timer?.cancel()
        timer = nil
        if spare >= 0 { Sys.close(spare) }
        spare = -1
    }

    /// Every page is told of a slot.
    package func mark(_ slot: EventQueue.Slot) {
        for stream in streams { stream.mark(slot) }
    }

    // MARK: Connections

    private func accept(_ descriptor: Int32) {
        defer { deadlinesChanged() }
        // A few at a time, so that a flood of connections leaves time for the rest.
        for _ in 0..<16 {
            do throws(SystemError) {
                guard let connected = try Sys.accept(descriptor) else { return }
                makeRoom()
                lastNumber += 1
                connections[lastNumber] = PageConnection(connected, number: lastNumber, server: self)
            } catch {
                return dropOne(descriptor)
            }
        }
    }

    /// No descriptor is left: one connection is taken with the spare one, and closed.
    private func dropOne(_ descriptor: Int32) {
        guard spare >= 0 else { return }
        Sys.close(spare)
        if let connected = (try? Sys.accept(descriptor)) ?? nil { Sys.close(connected) }
        spare = (try? Sys.open("/dev/null", 0)) ?? -1
    }

    /// At the limit somebody has to go: first the oldest who has not shown the token, then the oldest that is no page.
    private func makeRoom() {
        while connections.count >= times.connections {
            let oldest = connections.values.sorted { $0.number < $1.number }
            guard
                let victim = oldest.first(where: { !$0.isTrusted }) ?? oldest.first(where: { $0.stream == nil })
                    ?? oldest.first
            else { return }
            victim.close()
        }
    }

    func connectionEnded(_ connection: PageConnection) {
        connections[connection.number] = nil
        if let stream = connection.stream { handler?.streamClosed(stream) }
    }

    // MARK: Requests

    func serve(_ request: HTTPRequest, on connection: PageConnection) {
        do throws(Refusal) {
            try route(request, connection)
        } catch {
            var response = HTTPResponse(error)
            if request.path == "/", error.status == .forbidden { response = files.stranger(error) }
            if error.status == .methodNotAllowed { response.fields.append(("Allow", "GET, POST")) }
            connection.answer(response, to: request)
        }
    }

    private func route(_ request: HTTPRequest, _ connection: PageConnection) throws(Refusal) {
        guard request.method == "GET" || request.method == "POST" else {
            throw Refusal(.methodNotAllowed, "only GET and POST are served")
        }
        if request.method == "POST" {
            try gate.check(request, for: .action)
            connection.trust()
            guard request.path == "/do" else { throw Refusal(.notFound, "there is nothing to post to at this path") }
            guard let handler else { throw Refusal(.unavailable, "the renderer is ending") }
            handler.act(request.body) { [weak connection] in connection?.answer($0, to: request) }
            return
        }
        if request.path == "/" {
            try gate.check(request, for: .page)
            connection.trust()
            var response = try files.response(for: "/")
            response.fields.append(("Set-Cookie", gate.cookie))
            return connection.answer(response, to: request)
        }
        try gate.check(request, for: .part)
        connection.trust()
        guard request.path == "/events" else {
            return connection.answer(try files.response(for: request.path), to: request)
        }
        guard streams.count < times.streams else {
            throw Refusal(.unavailable, "\(times.streams) pages are open already: close one")
        }
        let stream = PageStream(query: request.query) { [weak connection] in connection?.fill() }
        connection.begin(stream)
        handler?.streamOpened(stream)
    }

    // MARK: Time

    private func deadline(of connection: PageConnection) -> Double? {
        switch connection.phase {
        case .idle: connection.since + times.idle
        case .receiving: connection.since + times.receiving
        case .stalled: connection.since + times.stalled
        case .lingering: connection.since + times.lingering
        case .working, .streaming: nil
        }
    }

    /// Sets the timer to the first deadline, if it is earlier than what it is set to.
    func deadlinesChanged() {
        guard isRunning, let next = connections.values.compactMap(deadline(of:)).min(), next < ring ?? .infinity else {
            return
        }
        ring = next
        timer?.schedule(deadline: .now() + max(0, next - now), leeway: .milliseconds(100))
    }

    /// Ends what is late. Package, for tests with a clock of their own.
    package func timePassed() {
        ring = nil
        let time = now
        for connection in connections.values where (deadline(of: connection) ?? .infinity) <= time {
            connection.close()
        }
        deadlinesChanged()
    }
}
