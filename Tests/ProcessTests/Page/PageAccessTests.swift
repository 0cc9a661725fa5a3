import Foundation
import Glibc
import ProcessSupport
import Testing

/// Who is let in at `renderer --web`, and what everybody is told.
@Suite("The live page: access", .fewAtATime)
struct PageAccessTests {
    /// A renderer that serves a page, and where it is.
    private func page(_ group: TestGroup) async throws -> (renderer: Child, address: PageAddress) {
        let renderer = try group.start(.renderer, "--web", "--extension", Executable.extension.path)
        return (renderer, try await PageAddress.printed(by: renderer))
    }

    @Test("Nothing is served without the token, and no other token is as good")
    func token() async throws {
        let group = try TestGroup()
        let (_, address) = try await page(group)
        let wrong = String(address.token.reversed())
        for cookie in ["", "widgets-\(address.port)=", "widgets-\(address.port)=\(wrong)", "other=\(address.token)"] {
            for line in ["GET /", "GET /page.js", "GET /events", "GET /?token=\(wrong)"] {
                let answer = try await address.ask(line, ["Cookie": cookie])
                #expect(answer.status == 403, "\(line) with “\(cookie)”")
                #expect(!answer.head.contains("Set-Cookie"))
            }
            #expect(try await address.ask("POST /do", ["Cookie": cookie], body: #"{"do":"reload"}"#).status == 403)
        }
        let door = try await address.ask("GET /?token=\(address.token)", ["Cookie": ""])
        #expect(door.status == 200 && door.body.hasPrefix("<!doctype html>"))
        let cookie = try #require(door.head.split(separator: "\r\n").first { $0.hasPrefix("Set-Cookie: ") })
        #expect(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"), "\(cookie)")
        #expect(try await address.ask("GET /page.js").status == 200)
        // The token opens the page, and nothing else that stands in an address.
        #expect(try await address.ask("GET /page.js?token=\(address.token)", ["Cookie": ""]).status == 403)
        #expect(try await address.ask("POST /do?token=\(address.token)", ["Cookie": ""], body: "{}").status == 403)
    }

    @Test("Other names of this machine and other sites are refused, also those that know the token")
    func strangers() async throws {
        let group = try TestGroup()
        let (_, address) = try await page(group)
        for host in ["evil.example", "evil.example:\(address.port)", "127.0.0.1", "[::1]:\(address.port)"] {
            #expect(try await address.ask("GET /", ["Host": host]).status == 421, "\(host)")
        }
        #expect(try await address.ask("GET /", ["Host": ""]).status == 400)
        let reload = #"{"do":"reload"}"#
        for origin in ["http://evil.example", "null", "http://127.0.0.1:1", "https://127.0.0.1:\(address.port)"] {
            let answer = try await address.ask("POST /do", ["Origin": origin], body: reload)
            #expect(answer.status == 403, "\(origin)")
        }
        #expect(try await address.ask("POST /do", ["Origin": ""], body: reload).status == 403)
        #expect(try await address.ask("POST /do", ["Sec-Fetch-Site": "cross-site"], body: reload).status == 403)
        // What a form or an image of another site could send.
        for type in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""] {
            #expect(try await address.ask("POST /do", ["Content-Type": type], body: reload).status == 415, "\(type)")
        }
        #expect(try await address.ask("GET /do").status == 404)
        #expect(try await address.ask("PUT /do", body: reload).status == 405)
        #expect(try await address.ask("POST /do", body: reload).status == 200)
        // A program says the token itself.
        let bearer = ["Cookie": "", "Origin": "", "Authorization": "Bearer \(address.token)"]
        #expect(try await address.ask("POST /do", bearer, body: reload).status == 200)
    }

    @Test("Every answer carries the policy that forbids what is not the page's own, the stream's, too")
    func policy() async throws {
        let group = try TestGroup()
        let (_, address) = try await page(group)
        var heads: [String] = []
        for line in ["GET /", "GET /page.js", "GET /page.css", "GET /nothing.js", "PUT /"] {
            heads.append(try await address.ask(line).head)
        }
        heads.append(try await address.ask("GET /", ["Cookie": ""]).head)
        let stream = try RawClient(port: address.port)
        stream.send(address.request("GET /events"))
        heads.append(try await stream.read(until: "\r\n\r\n"))
        for head in heads {
            let policy = head.split(separator: "\r\n").first { $0.hasPrefix("Content-Security-Policy: ") } ?? ""
            #expect(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"), "\(head)")
            #expect(!policy.contains("unsafe") && !policy.contains("*"), "\(policy)")
            for field in ["X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer", "Cache-Control: no-store"]
            {
                #expect(head.contains(field), "\(field) in \(head)")
            }
        }
        // Nothing in the page would need more: no inline script or style, and no other machine.
        let page = try await address.ask("GET /").body
        #expect(!page.contains("<style") && !page.contains(" style=") && !page.contains("onclick"))
        #expect(!page.contains("http://") && !page.contains("https://") && !page.contains("//cdn"))
    }

    @Test("Only this machine can connect")
    func loopback() async throws {
        let group = try TestGroup()
        let (_, address) = try await page(group)
        // /proc/net/tcp: local address in hexadecimal, the bytes turned round; state 0A listens.
        let end = ":" + String(String(Int(address.port) + 0x10000, radix: 16, uppercase: true).dropFirst())
        let lines = ["tcp", "tcp6"].flatMap { name in
            ((try? String(contentsOfFile: "/proc/net/\(name)", encoding: .utf8)) ?? "").split(separator: "\n")
        }
        let fields = lines.map { $0.split(separator: " ") }
        let listening = fields.filter { $0.count > 3 && $0[3] == "0A" && $0[1].hasSuffix(end) }
        #expect(listening.map { $0[1].dropLast(end.count) } == ["0100007F"])
    }

    @Test("A request that is too large, or none, is refused, and the next client is served")
    func limits() async throws {
        let group = try TestGroup()
        let (_, address) = try await page(group)
        #expect(try await address.ask("POST /do", body: String(repeating: "x", count: 70_000)).status == 413)
        #expect(try await address.ask("GET /", ["X": String(repeating: "x", count: 9_000)]).status == 431)
        let many = Dictionary(uniqueKeysWithValues: (0..<100).map { ("X-\($0)", "x") })
        #expect(try await address.ask("GET /", many).status == 431)
        for text in ["\u{16}\u{3}\u{1}\r\n\r\n", "GET / HTTP/2\r\n\r\n", "GET  /\r\n\r\n", "\0\r\n\r\n"] {
            let client = try RawClient(port: address.port)
            client.send(text)
            #expect(try await client.readToEnd().hasPrefix("HTTP/1.1 "), "\(text)")
        }
        for body in ["", "{", "[]", #"{"do":"burn"}"#, #"{"do":7}"#, String(repeating: "[", count: 60_000)] {
            #expect(try await address.ask("POST /do", body: body).status == 400, "\(body.prefix(20))")
        }
        #expect(try await address.ask("GET /").status == 200)
    }

    @Test("One page more than there may be is told so; when one goes there is room again")
    func manyPages() async throws {
        let group = try TestGroup()
        let (_, address) = try await page(group)
        var pages: [RawClient] = []
        for _ in 0..<32 {
            let page = try RawClient(port: address.port)
            page.send(address.request("GET /events"))
            _ = try await page.read(until: "event: pulse")
            pages.append(page)
        }
        #expect(try await address.ask("GET /events").status == 503)
        #expect(try await address.ask("GET /").status == 200)
        pages.removeLast().end()
        // The renderer learns of the end when it reads it: a page that comes meanwhile may be early.
        var status = 503
        for _ in 0..<100 where status == 503 {
            let next = try RawClient(port: address.port)
            next.send(address.request("GET /events"))
            status = try await next.read(until: "\r\n\r\n").hasPrefix("HTTP/1.1 200") ? 200 : 503
        }
        #expect(status == 200)
    }

    @Test("A port that is in use is named, with what to do, and nothing was started")
    func portInUse() async throws {
        let (first, second) = (try TestGroup(), try TestGroup())
        let (_, address) = try await page(first)
        let result = try await second.run(.renderer, ["--web", "--port", "\(address.port)"])
        #expect(result.ending != .exited(0))
        #expect(result.errors.contains("127.0.0.1:\(address.port)") && result.errors.contains("another port"))
        #expect(!FileManager.default.fileExists(atPath: second.path + "/home.json"))
    }
}
