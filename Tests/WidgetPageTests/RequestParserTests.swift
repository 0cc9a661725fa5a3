import Testing
import WidgetPage

@Suite("Reading requests")
struct RequestParserTests {
    private static let simple = "GET /page.css?x=1&y=a%20b HTTP/1.1\r\nHost: 127.0.0.1:1\r\nAccept: */*\r\n\r\n"

    private func steps(_ text: String, limits: RequestLimits = RequestLimits()) -> RequestParser.Step {
        var parser = RequestParser(limits: limits)
        parser.take(Array(text.utf8))
        return parser.next()
    }

    private func refusal(_ text: String) -> HTTPStatus? {
        if case .refused(let refusal) = steps(text) { refusal.status } else { nil }
    }

    @Test("A request is read: method, path, query, fields in lower case")
    func simple() throws {
        guard case .request(let request) = steps(Self.simple) else { throw Missing() }
        #expect(request.method == "GET")
        #expect(request.path == "/page.css")
        #expect(request.query == ["x": "1", "y": "a b"])
        #expect(request.fields == ["host": "127.0.0.1:1", "accept": "*/*"])
        #expect(request.keepsAlive)
    }

    @Test("A request that arrives byte by byte is the same request")
    func byteByByte() throws {
        var parser = RequestParser()
        let bytes = Array(Self.simple.utf8)
        for byte in bytes.dropLast() {
            parser.take([byte])
            let step = parser.next()
            #expect(step == .incomplete)
        }
        parser.take([bytes[bytes.count - 1]])
        let last = parser.next()
        #expect(last == steps(Self.simple))
    }

    @Test("A body has as many bytes as its Content-Length says, and what follows is the next request")
    func pipelined() throws {
        var parser = RequestParser()
        let post = "POST /do HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\n\r\nhello"
        parser.take(Array((post + Self.simple).utf8))
        guard case .request(let first) = parser.next(), case .request(let second) = parser.next() else {
            throw Missing()
        }
        #expect(first.body == Array("hello".utf8))
        #expect(second.path == "/page.css")
        let rest = parser.next()
        #expect(rest == .incomplete)
        #expect(parser.isIdle)
    }

    @Test("A cookie is found among others, whole")
    func cookies() {
        var request = HTTPRequest()
        request.fields["cookie"] = "a=1; widgets-80=abc; xwidgets-80=no; empty="
        #expect(request.cookie("widgets-80") == "abc")
        #expect(request.cookie("empty") == "")
        #expect(request.cookie("idgets-80") == nil)
    }

    @Test(
        "What has been used for attacks is refused",
        arguments: [
            ("GET / HTTP/1.1\nHost: h\n\n\r\n\r\n", HTTPStatus.badRequest),
            ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", .badRequest),
            ("GET / HTTP/1.1\r\nHost : a\r\n\r\n", .badRequest),
            ("GET / HTTP/1.1\r\nHost: a\r\n folded\r\n\r\n", .badRequest),
            ("GET / HTTP/1.1\r\n\r\n", .badRequest),
            ("GET  / HTTP/1.1\r\nHost: h\r\n\r\n", .badRequest),
            ("GET http://evil/ HTTP/1.1\r\nHost: h\r\n\r\n", .badRequest),
            ("get / HTTP/1.1\r\nHost: h\r\n\r\n", .badRequest),
            ("GET / HTTP/2.0\r\nHost: h\r\n\r\n", .versionNotSupported),
            ("GET / HTTP/1.1\r\nHost: h\r\nX: a\rb\r\n\r\n", .badRequest),
            ("GET / HTTP/1.1\r\nHost: h\r\nX: \u{1}\r\n\r\n", .badRequest),
            ("GET /?a=%zz HTTP/1.1\r\nHost: h\r\n\r\n", .badRequest),
            ("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n", .notImplemented),
            ("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", .badRequest),
            ("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: +5\r\n\r\n", .badRequest),
            ("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: -1\r\n\r\n", .badRequest),
            ("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 99999999999999999999\r\n\r\n", .contentTooLarge),
            ("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 65537\r\n\r\n", .contentTooLarge),
            ("POST / HTTP/1.1\r\nHost: h\r\nExpect: 100-continue\r\n\r\n", .expectationFailed),
        ])
    func attacks(_ text: String, _ status: HTTPStatus) { #expect(refusal(text) == status) }

    @Test("A head that has no end is refused at the limit, and nothing of it is kept")
    func endless() {
        var parser = RequestParser()
        var step = RequestParser.Step.incomplete
        var taken = 0
        while step == .incomplete && taken < 1 << 20 {
            let count = min(1000, parser.room)
            parser.take([UInt8](repeating: 0x61, count: count))
            taken += count
            step = parser.next()
        }
        #expect(taken <= (8 << 10) + 1000)
        guard case .refused(let refusal) = step else {
            Issue.record("it was not refused")
            return
        }
        #expect(refusal.status == .headTooLarge)
        #expect(parser.room == (8 << 10) + (64 << 10))
    }

    @Test("More header fields than the limit are refused")
    func manyFields() {
        let fields = (0..<65).map { "X-\($0): 1\r\n" }.joined()
        #expect(refusal("GET / HTTP/1.1\r\nHost: h\r\n\(fields)\r\n") == .headTooLarge)
    }

    @Test("After a refusal nothing is read any more")
    func broken() {
        var parser = RequestParser()
        parser.take(Array("BAD\r\n\r\n".utf8))
        let first = parser.next()
        parser.take(Array(Self.simple.utf8))
        let second = parser.next()
        #expect(second == first)
    }

    @Test("Any bytes end in a step, whatever they are", arguments: 0..<64)
    func noise(_ seed: UInt64) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        var parser = RequestParser()
        for _ in 0..<200 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            let letters = Array("GET / HTTP/1.1\r\nHost: x\r\n\r\n:; \0\u{7F}".utf8)
            parser.take([letters[Int(state % UInt64(letters.count))]])
            _ = parser.next()
        }
        #expect(parser.room <= (8 << 10) + (64 << 10))
    }

    @Test("Where reads are cut makes no difference, not even inside an empty line or at the limit of the head")
    func cuts() {
        var limits = RequestLimits()
        limits.head = 40
        for text in [
            "\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: \(String(repeating: "a", count: 18))\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: \(String(repeating: "a", count: 19))\r\n\r\n",
        ] {
            let whole = steps(text, limits: limits)
            let bytes = Array(text.utf8)
            for cut in 0...bytes.count {
                var parser = RequestParser(limits: limits)
                var last = RequestParser.Step.incomplete
                for piece in [bytes[..<cut], bytes[cut...]] where last == .incomplete {
                    parser.take(piece)
                    last = parser.next()
                }
                #expect(last == whole, "cut at \(cut) of \(text.debugDescription)")
            }
        }
    }
}

/// Something expected was not there.
struct Missing: Error {}
