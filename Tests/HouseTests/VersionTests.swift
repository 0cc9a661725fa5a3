import Foundation
import Testing

/// One version, said in the code and in the changelog.
@Suite("The version")
struct VersionTests {
    @Test("The changelog's newest heading is the version that the programs tell")
    func changelog() throws {
        func text(_ path: String) throws -> String {
            try String(contentsOf: Manifest.root.appendingPathComponent(path), encoding: .utf8)
        }
        let code = try text("Sources/GroupContainer/Directory/PackageVersion.swift")
        let version = try #require(code.firstMatch(of: #/"([0-9]+\.[0-9]+\.[0-9]+)"/#)?.1)
        let heading = try #require(text("CHANGELOG.md").firstMatch(of: #/\n## ([0-9.]+)/#)?.1)
        #expect(heading == version)
        for page in ["widgets", "widget-tasks", "widget-extension"] {
            #expect(try text("bin/man/\(page).1").contains("swift-widgets \(version)\""), "\(page)(1)")
        }
    }
}
