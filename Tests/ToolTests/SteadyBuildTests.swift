import Foundation
import Testing

@Suite("bin/steady-build")
struct SteadyBuildTests {
    /// Has it build in a folder whose last build was told of colours, or was not; in the compiler's place is a script
    /// that says how it was called.
    private func flags(lastBuild: String?, isTerminal: Bool) throws -> String {
        let folder = try Folder()
        try folder.write(
            "#!/bin/sh\ntest -t 1 && printf 'terminal '\nprintf '\\033[1mcalled\\033[0m %s\\n' \"$*\"\nexit 7\n",
            to: "tools/swift", isExecutable: true)
        if let lastBuild { try folder.write(lastBuild, to: ".build/release.yaml") }
        let build = "PATH=tools:$PATH TERM=xterm '\(Script.root)/bin/steady-build' -c release"
        // What the session on the terminal ends with comes through script(1).
        let words = isTerminal ? "script -qec \"\(build)\" /dev/null" : build
        let done = try Script.shell(words, in: folder.path)
        #expect(done.status == 7, "\(done)")
        return done.output.filter { $0 != "\r" && $0 != "\r\n" && $0 != "\n" }
    }

    @Test("The compiler is told of colours as it was the last time, with a terminal and without one")
    func flags() throws {
        let colored = "args: [\"swiftc\",\"-color-diagnostics\"]", plain = "args: [\"swiftc\"]"
        for last in [nil, plain] {
            #expect(try flags(lastBuild: last, isTerminal: false).hasSuffix("build --no-color-diagnostics -c release"))
            #expect(try flags(lastBuild: last, isTerminal: true).hasSuffix("build --no-color-diagnostics -c release"))
        }
        // Without the flag, swift build gives colours where there is a terminal: it has one both times, and a pipe gets
        // no colours all the same.
        #expect(try flags(lastBuild: colored, isTerminal: false) == "terminal called build -c release")
        #expect(
            try flags(lastBuild: colored, isTerminal: true) == "terminal \u{1B}[1mcalled\u{1B}[0m build -c release")
    }
}
