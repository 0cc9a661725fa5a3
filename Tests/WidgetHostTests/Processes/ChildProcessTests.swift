import Foundation
import Glibc
import Testing

@testable import WidgetHost

@MainActor
@Suite("Processes that the host starts", .timeLimit(.minutes(1)))
struct ChildProcessTests {
    @Test("What a killed process leaves in its session ends with it; what one leaves that exits lives on")
    func leavings() async throws {
        for (end, livesOn) in [("kill -9 $$", false), ("kill -SEGV $$", false), ("exit 0", true)] {
            let folder = NSTemporaryDirectory() + "child-\(UUID().uuidString)"
            mkdir(folder, 0o700)
            defer { try? FileManager.default.removeItem(atPath: folder) }
            mkfifo(folder + "/life", 0o600)
            let life = open(folder + "/life", O_RDONLY | O_NONBLOCK | O_CLOEXEC)
            defer { close(life) }
            // The one that is left holds the FIFO open, for as long as it lives.
            var child: ChildProcess?
            await withCheckedContinuation { continuation in
                child = try? ChildProcess(
                    "/bin/sh", ["-c", "exec 5>\(folder)/life; sleep 1000 & echo $!; exec 5>&-; \(end)"],
                    environment: ["PATH": "/usr/bin:/bin"], output: .file(folder + "/output")
                ) { _, _ in continuation.resume() }
            }
            #expect(child?.isRunning == false)
            let words = try String(contentsOfFile: folder + "/output", encoding: .utf8)
            let left = try #require(words.split(separator: "\n").first.flatMap { pid_t($0) })
            var waiting = pollfd(fd: life, events: Int16(POLLIN), revents: 0)
            if livesOn {
                #expect(poll(&waiting, 1, 0) == 0 && kill(left, SIGKILL) == 0, "\(end)")
            }
            #expect(poll(&waiting, 1, 30_000) == 1 && waiting.revents == POLLHUP, "\(end): \(waiting.revents)")
        }
    }
}
