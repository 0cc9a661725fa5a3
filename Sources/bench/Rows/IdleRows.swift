import Foundation
import Glibc
import ProcessSupport

/// Wake-ups and memory of all processes while nothing happens.
enum IdleRows {
    static func measure(seconds: Int, into report: inout Report) async throws {
        let taps = try await Taps.start(tasks: 8)
        _ = try await taps.measure(rounds: 10)
        let app = try taps.group.appOnTerminal()
        guard await app.output.wait(until: { !$0.isEmpty }) else { throw Failure("the app did not start") }
        for (process, wakeUps) in try await watch(taps.group.path, seconds) {
            let name = process.name
            report.add(
                "\(name): wake-ups in \(seconds) s", "\(name).wakeups", Double(wakeUps), .count, goal: .atMost(0))
            report.add(
                "\(name): memory of its own (RssAnon)", "\(name).rssanon", Double(process.anonymousMemory), .kilobytes,
                goal: .atMost(8 * 1024))
            report.add(
                "\(name): resident (VmRSS)", "\(name).vmrss", Double(process.residentMemory), .kilobytes,
                goal: .atMost(40 * 1024))
        }
        taps.renderer.send("q")
        _ = try await taps.renderer.end()

        let web = try await WebTaps.start(tasks: 8)
        _ = try await web.measure(rounds: 10)
        for (process, wakeUps) in try await watch(web.group.path, seconds, after: 40) where process.name == "renderer" {
            report.add(
                "renderer with an open page: wake-ups in \(seconds) s", "page.renderer.wakeups", Double(wakeUps),
                .count, goal: .atMost(0))
        }
        web.renderer.signal(SIGINT)
        _ = try await web.renderer.end()
    }

    /// Idle begins when the worker threads of the last taps have ended, which libdispatch keeps for some seconds, and when
    /// the page's server has let go of the connections that taps have left, after half a minute.
    private static func watch(
        _ group: String, _ seconds: Int, after settling: Int = 10
    ) async throws -> [(IdleProcess, wakeUps: Int)] {
        try await Task.sleep(for: .seconds(settling))
        let processes = IdleProcess.all(on: group)
        let before = processes.map(\.switches)
        try await Task.sleep(for: .seconds(seconds))
        return zip(processes, before).map { ($0, $0.wakeUps(since: $1)) }
    }
}
