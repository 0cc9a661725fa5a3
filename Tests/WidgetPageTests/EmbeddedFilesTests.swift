import ProcessSupport
import Testing
import WidgetPage

@MainActor
@Suite("The files in the executable")
struct EmbeddedFilesTests {
    private final class Nobody: PageHandler {
        func streamOpened(_ stream: PageStream) {}
        func streamClosed(_ stream: PageStream) {}
        func event(for slot: EventQueue.Slot, on stream: PageStream) -> PageEvent? { nil }
        func act(_ body: [UInt8], reply: @escaping @MainActor (HTTPResponse) -> Void) {}
    }

    @Test("Everything that the page names is there, and nothing that it names is elsewhere")
    func whole() async throws {
        let token = PageToken()
        let server = PageServer(files: .embedded, token: token)
        let nobody = Nobody()
        server.handler = nobody
        try server.start()
        let port = UInt16(server.address.split(separator: ":")[2].prefix { $0.isNumber }) ?? 0
        func get(_ path: String) async throws -> String {
            let client = try RawClient(port: port)
            client.send(
                "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nCookie: widgets-\(port)=\(token.text)\r\nConnection: close\r\n\r\n"
            )
            return try await client.readToEnd()
        }
        var names: Set<String> = []
        var waiting: [String] = [""]
        while let name = waiting.popLast() {
            guard names.insert(name).inserted else { continue }
            let text = try await get("/" + name)
            #expect(text.hasPrefix("HTTP/1.1 200 OK"), "\(name)")
            let body = text.split(separator: "\r\n\r\n", maxSplits: 1).last ?? ""
            #expect(
                !body.contains("https://")
                    && !body.replacing("http://www.w3.org/2000/svg", with: "").contains("http://"), "\(name)")
            // No inline script, style or handler: the policy would not run it.
            if name.isEmpty || name.hasSuffix(".html") {
                let inline = body.matches(of: #/<style|<script>| on[a-z]+=| style=/#)
                #expect(inline.isEmpty, "\(name)")
            }
            for match in body.matches(of: #/(?:href|src)="([a-z.-]+)"|from "\.\/([a-z.-]+)"/#) {
                waiting.append(String(match.output.1 ?? match.output.2 ?? ""))
            }
        }
        #expect(names.isSuperset(of: ["page.css", "panel.css", "page.js", "motion.js", "curves.js", "gallery.js"]))
    }
}
