import Foundation
import JSONText
import ProcessSupport

/// Taps in a real browser: from the click to the changed document, by the driver of `bin/test-page`.
enum BrowserTaps {
    /// Measures; says so and adds nothing where there is no Python, no browser, or no checkout.
    static func measure(rounds: Int, into report: inout Report) async throws {
        let script = "Tests/PageChecks/figures.py"
        guard FileManager.default.fileExists(atPath: script), let python = find("python3") else {
            return say("  no python3 or no checkout here: the browser's rows are left out")
        }
        let folder = (CommandLine.arguments[0] as NSString).deletingLastPathComponent
        let child = try Child.start(python, [script, "--build", folder, "--rounds", "\(rounds)"])
        child.closeInput()
        let ending = try await child.end(within: 120)
        // 77: there is no browser.
        if ending == .exited(77) { return say("  no Chromium here: its rows are left out") }
        guard ending == .exited(0) else { throw Failure("\(script): \(ending) \(child.errors?.text ?? "")") }
        let figures = try JSONValue(jsonBytes: Array(child.output.text.utf8)).members
        guard case .double(let optimistic)? = figures["optimistic"], case .double(let settled)? = figures["settled"]
        else { throw Failure("\(script) printed no figures: \(child.output.text)") }
        report.add(
            "browser: click → other state in the document", "browser.optimistic", optimistic * 1000, .microseconds)
        report.add(
            "browser: click → settled picture in the document", "browser.settled", settled * 1000, .microseconds)
    }

    private static func find(_ name: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        return folders.map { $0 + "/" + name }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
