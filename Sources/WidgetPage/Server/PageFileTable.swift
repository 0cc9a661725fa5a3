import PageFiles

/// What is served beside the stream: the page's files, by their paths.
package struct PageFileTable: Sendable {
    private let read: @Sendable (String) -> [UInt8]?

    /// A table.
    ///
    /// - Parameter read: the content of a file by its name, such as `page.css`; nil when there is none.
    package init(_ read: @escaping @Sendable (String) -> [UInt8]?) { self.read = read }

    /// The files in the executable.
    package static let embedded = PageFileTable { PageFiles.content(of: $0) }

    /// The file for a path.
    func response(for path: String) throws(Refusal) -> HTTPResponse {
        let name = path == "/" ? "index.html" : String(path.dropFirst())
        guard name.utf8.allSatisfy({ (0x61...0x7A).contains($0) || $0 == 0x2D || $0 == 0x2E }), !name.contains(".."),
            let type = Self.types[name.split(separator: ".").last.map(String.init) ?? ""], let content = read(name)
        else { throw Refusal(.notFound, "there is nothing at this path") }
        return HTTPResponse(.ok, type: type, body: content)
    }

    /// What somebody sees who has no token.
    func stranger(_ refusal: Refusal) -> HTTPResponse {
        HTTPResponse(refusal.status, type: "text/html; charset=utf-8", body: read("stranger.html") ?? [])
    }

    private static let types = [
        "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
    ]
}
