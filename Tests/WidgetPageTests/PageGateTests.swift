import Testing
import WidgetPage

@Suite("Who may come in")
struct PageGateTests {
    private let token: PageToken
    private let gate: PageGate

    init() {
        var numbers = Counting()
        token = PageToken(using: &numbers)
        gate = PageGate(port: 8123, token: token)
    }

    private struct Counting: RandomNumberGenerator {
        var last: UInt64 = 0x0123_4567_89AB_CDEF
        mutating func next() -> UInt64 {
            last = last &* 6_364_136_223_846_793_005 &+ 1
            return last
        }
    }

    /// A post as the page sends it.
    private var good: HTTPRequest {
        var request = HTTPRequest()
        request.method = "POST"
        request.path = "/do"
        request.fields = [
            "host": "127.0.0.1:8123", "origin": "http://127.0.0.1:8123", "sec-fetch-site": "same-origin",
            "cookie": "\(gate.cookieName)=\(token.text)", "content-type": "application/json",
        ]
        return request
    }

    private func status(_ ask: PageGate.Ask, _ change: (inout HTTPRequest) -> Void) -> HTTPStatus? {
        var request = good
        change(&request)
        do {
            try gate.check(request, for: ask)
            return nil
        } catch {
            return error.status
        }
    }

    @Test("What the page sends passes")
    func passes() {
        #expect(status(.action) { _ in } == nil)
        #expect(status(.part) { $0.fields["origin"] = nil } == nil)
        #expect(
            status(.action) {
                $0.fields["host"] = "localhost:8123"; $0.fields["origin"] = "http://localhost:8123"
            } == nil)
    }

    @Test(
        "A name of somebody else that leads here is turned away",
        arguments: [
            "evil.example:8123", "127.0.0.1", "127.0.0.1:80", "127.0.0.1.evil.example:8123", "localhost", "[::1]:8123",
            "",
        ])
    func rebinding(_ host: String) {
        for ask in [PageGate.Ask.page, .part, .action] {
            #expect(
                status(ask) {
                    $0.fields["host"] = host; $0.fields["origin"] = nil
                } == .misdirected)
        }
    }

    @Test(
        "Another site's requests are turned away, even with the cookie",
        arguments: [
            "http://evil.example", "null", "http://127.0.0.1:8124", "https://127.0.0.1:8123", "http://localhost:8123",
        ])
    func origins(_ origin: String) {
        for ask in [PageGate.Ask.page, .part, .action] {
            #expect(status(ask) { $0.fields["origin"] = origin } == .forbidden)
        }
    }

    @Test("What the browser says of a request counts", arguments: ["cross-site", "same-site", "none"])
    func fetchSites(_ site: String) {
        #expect(status(.action) { $0.fields["sec-fetch-site"] = site } == .forbidden)
        #expect((status(.part) { $0.fields["sec-fetch-site"] = site } == nil) == (site == "none"))
        // A person may come to the page from a link, but no other page may hold it.
        #expect(
            status(.page) {
                $0.fields["sec-fetch-site"] = site; $0.fields["sec-fetch-dest"] = "document"; $0.fields["origin"] = nil
            }
                == nil)
        #expect(
            status(.page) {
                $0.fields["sec-fetch-site"] = site; $0.fields["sec-fetch-dest"] = "iframe"; $0.fields["origin"] = nil
            }
                == .forbidden)
    }

    @Test("Without the token nothing is served")
    func tokens() {
        let wrong = String(token.text.dropLast()) + (token.text.last == "0" ? "1" : "0")
        for text in ["", wrong, token.text + "0", token.text.uppercased() + " "] {
            for ask in [PageGate.Ask.page, .part, .action] {
                #expect(status(ask) { $0.fields["cookie"] = "\(gate.cookieName)=\(text)" } == .forbidden)
            }
        }
        #expect(
            status(.page) {
                $0.fields["cookie"] = nil; $0.query["token"] = token.text
            } == nil)
        #expect(
            status(.part) {
                $0.fields["cookie"] = nil; $0.query["token"] = token.text
            } == .forbidden)
        #expect(
            status(.action) {
                $0.fields["cookie"] = nil; $0.fields["authorization"] = "Bearer \(token.text)"
            } == nil)
        #expect(
            status(.action) {
                $0.fields["cookie"] = nil; $0.fields["authorization"] = token.text
            } == .forbidden)
    }

    @Test("A post is JSON and says where it comes from")
    func posts() {
        #expect(status(.action) { $0.fields["origin"] = nil } == .forbidden)
        for type in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/jsonx", ""]
        {
            #expect(status(.action) { $0.fields["content-type"] = type } == .unsupportedMediaType)
        }
        #expect(status(.action) { $0.fields["content-type"] = "application/json; charset=utf-8" } == nil)
    }

    @Test("The cookie is for this port, for no script and for no other site; two tokens are never equal")
    func cookie() {
        #expect(gate.cookie == "widgets-8123=\(token.text); Path=/; HttpOnly; SameSite=Strict")
        #expect(gate.address == "http://127.0.0.1:8123/?token=\(token.text)")
        #expect(token.text.utf8.count == 32)
        #expect(Set((0..<100).map { _ in PageToken().text }).count == 100)
    }
}
