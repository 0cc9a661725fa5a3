import ProcessSupport
import Testing
import WidgetPage

@MainActor
@Suite("The server, over real sockets")
struct PageServerTests {
    @Test("Files come with a policy that lets nothing from elsewhere in, and the connection serves on")
    func files() async throws {
        let site = try Site()
        let client = try site.client()
        for _ in 0..<3 {
            client.send(site.request("GET /page.css"))
            let answer = try await client.read(until: "p{}")
            #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
            #expect(answer.contains("Content-Type: text/css; charset=utf-8\r\n"))
            #expect(answer.contains("default-src 'none'"))
            #expect(!answer.contains("unsafe"))
        }
        #expect(site.server.connectionCount == 1)
    }

    @Test("The page sets the cookie; with the token in the address no cookie is needed")
    func page() async throws {
        let site = try Site()
        let client = try site.client()
        client.send("GET /?token=\(site.token) HTTP/1.1\r\nHost: localhost:\(site.port)\r\n\r\n")
        let answer = try await client.read(until: "<p>")
        #expect(answer.contains("Set-Cookie: widgets-\(site.port)=\(site.token); Path=/; HttpOnly; SameSite=Strict"))
    }

    @Test(
        "Who is not let in learns nothing and changes nothing",
        arguments: ["GET /", "GET /page.css", "GET /events", "POST /do", "PUT /do", "GET /../etc/passwd"])
    func strangers(_ line: String) async throws {
        let site = try Site()
        let client = try site.client()
        client.send("\(line) HTTP/1.1\r\nHost: 127.0.0.1:\(site.port)\r\nConnection: close\r\n\r\n")
        let answer = try await client.readToEnd()
        #expect(["403", "405"].contains(answer.dropFirst(9).prefix(3)))
        #expect(!answer.contains(site.token))
        #expect(!answer.contains("Access-Control"))
        #expect(site.posted.isEmpty && site.opened.isEmpty)
    }

    @Test("A name that leads here from elsewhere is turned away")
    func rebinding() async throws {
        let site = try Site()
        let client = try site.client()
        client.send(site.request("GET /page.css", ["Connection: close"], host: "evil.example:\(site.port)"))
        #expect(try await client.readToEnd().hasPrefix("HTTP/1.1 421 "))
    }

    @Test(
        "Paths outside the table are not found, however they are written",
        arguments: [
            "/../Package.swift", "/%2e%2e/x", "//page.css", "/Page.css", "/page.css/", "/.", "/page.css%00",
        ])
    func paths(_ path: String) async throws {
        let site = try Site()
        let client = try site.client()
        client.send(site.request("GET \(path)", ["Connection: close"]))
        #expect(try await client.readToEnd().hasPrefix("HTTP/1.1 404 "))
    }

    @Test("Posts are handed over one after the other, pipelined or not")
    func posts() async throws {
        let site = try Site()
        let client = try site.client()
        client.send(site.request("POST /do", body: "one") + site.request("POST /do", body: "two"))
        _ = try await client.read(until: "{}")
        client.send(site.request("POST /do", ["Connection: close"], body: "three"))
        _ = try await client.readToEnd()
        #expect(site.posted == ["one", "two", "three"])
    }

    @Test("A body larger than the limit is refused before it is read, and the refusal arrives")
    func large() async throws {
        let site = try Site()
        let client = try site.client()
        let head = "POST /do HTTP/1.1\r\nHost: 127.0.0.1:\(site.port)\r\nContent-Length: 10000000\r\n\r\n"
        client.send(head + String(repeating: "x", count: 100_000))
        #expect(try await client.read(until: "bytes").hasPrefix("HTTP/1.1 413 "))
        #expect(site.posted.isEmpty)
    }

    @Test("A page is told what there is and then what changes")
    func stream() async throws {
        let site = try Site()
        site.contents = ["a": "1"]
        let client = try site.client()
        client.send(site.request("GET /events?scheme=dark"))
        _ = try await client.read(until: "event: widget\ndata: 1\n\n")
        #expect(site.opened.first?.query == ["scheme": "dark"])
        site.contents["a"] = "2"
        site.server.mark(.init("widget", "a"))
        _ = try await client.read(until: "event: widget\ndata: 2\n\n")
        client.end()
        await site.pageGone()
        #expect(site.server.streams.isEmpty && site.server.connectionCount == 0)
    }

    @Test("A page that does not read gets the latest of each slot, and the renderer keeps nothing for it")
    func slow() async throws {
        let site = try Site()
        let slow = try site.client(receiveBuffer: 4096)
        let quick = try site.client()
        slow.send(site.request("GET /events"))
        quick.send(site.request("GET /events"))
        _ = try await slow.read(until: "retry")
        _ = try await quick.read(until: "retry")
        let bulk = String(repeating: "x", count: 256 << 10)
        // The first two are more than a socket takes (tcp_wmem and the small receive buffer).
        for round in 0..<200 {
            site.contents["a"] = "\(round)\(bulk)"
            site.server.mark(.init("widget", "a"))
            _ = try await quick.read(until: "data: \(round)x")
        }
        let stalled = try #require(site.opened.first)
        stalled.mark(.init("widget", "a"))
        site.contents["a"] = "last"
        site.server.mark(.init("widget", "a"))
        let text = try await slow.read(until: "data: last\n")
        // Of two hundred frames it got those that its socket had room for, and the last.
        #expect(text.components(of: "event: widget") < 100)
    }

    @Test("A page that takes nothing for long is let go")
    func stalled() async throws {
        let site = try Site()
        let client = try site.client(receiveBuffer: 4096)
        client.send(site.request("GET /events"))
        _ = try await client.read(until: "retry")
        site.contents["a"] = String(repeating: "x", count: 16 << 20)
        site.server.mark(.init("widget", "a"))
        site.pass(19)
        #expect(site.server.streams.count == 1)
        site.pass(2)
        await site.pageGone()
        #expect(site.server.connectionCount == 0)
    }

    @Test("Half a request is waited for only so long, whatever trickles in")
    func slowloris() async throws {
        let site = try Site()
        let client = try site.client()
        client.send("GET / HTTP/1.1\r\n")
        client.send("X: 1\r\n")
        // Another client is served meanwhile.
        let other = try site.client()
        other.send(site.request("GET /page.css"))
        _ = try await other.read(until: "p{}")
        site.pass(9)
        client.send("Y: 1\r\n")
        other.send(site.request("GET /page.css"))
        _ = try await other.read(until: "p{}")
        #expect(site.server.connectionCount == 2)
        site.pass(2)
        #expect(try await client.readToEnd() == "")
        #expect(site.server.connectionCount == 1)
    }

    @Test("However many connect, only so many are kept, and pages are not driven out by strangers")
    func flood() async throws {
        var limits = ServerLimits()
        limits.connections = 8
        let site = try Site(limits: limits)
        let page = try site.client()
        page.send(site.request("GET /events"))
        _ = try await page.read(until: "retry")
        var strangers: [RawClient] = []
        for _ in 0..<50 { strangers.append(try site.client()) }
        let last = try site.client()
        last.send(site.request("GET /page.css"))
        _ = try await last.read(until: "p{}")
        #expect(site.server.connectionCount <= 8)
        site.contents["a"] = "still here"
        site.server.mark(.init("widget", "a"))
        _ = try await page.read(until: "still here")
    }

    @Test("One page more than the limit is told so")
    func tooManyPages() async throws {
        var limits = ServerLimits()
        limits.streams = 2
        let site = try Site(limits: limits)
        var pages: [RawClient] = []
        for _ in 0..<2 {
            let page = try site.client()
            page.send(site.request("GET /events"))
            _ = try await page.read(until: "retry")
            pages.append(page)
        }
        let third = try site.client()
        third.send(site.request("GET /events", ["Connection: close"]))
        #expect(try await third.readToEnd().hasPrefix("HTTP/1.1 503 "))
    }

    @Test("A port that is in use is named, with what to do")
    func portInUse() throws {
        let site = try Site()
        let other = PageServer(files: PageFileTable { _ in nil })
        #expect {
            try other.start(port: site.port)
        } throws: { error in
            "\(error)".contains("127.0.0.1:\(site.port)") && "\(error)".contains("choose another port")
        }
    }

    @Test("A stopped server takes nobody in and lets everybody go")
    func stopped() async throws {
        let site = try Site()
        let client = try site.client()
        client.send(site.request("GET /events"))
        _ = try await client.read(until: "retry: 500\r\n\r\n")
        site.server.stop()
        #expect(try await client.readToEnd() == "")
        #expect(site.server.connectionCount == 0)
    }
}

extension String {
    /// How often a text occurs.
    fileprivate func components(of text: String) -> Int {
        split(separator: text, omittingEmptySubsequences: false).count - 1
    }
}
