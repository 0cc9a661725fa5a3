import Foundation
import Glibc
import GroupContainer
import ProcessSupport

/// The same job as a shell pipeline does it: inotifywait wakes, a rename claims, flock and jq change a JSON file, jq makes
/// the frame.
struct ShellPeer {
    let folder: String

    private static let script = #"""
        cd "$1"
        inotifywait -q -m -e moved_to --format %f new | while read -r id; do
            mv "new/$id" "cur/$id" || continue
            flock lock sh -c 'jq -c ".done = (.done | not)" state.json > state.tmp && mv state.tmp state.json'
            jq -r '"[" + (if .done then "x" else " " end) + "] " + .text' state.json > "tmp/$id"
            rm "cur/$id"
            mv "tmp/$id" "done/$id"
        done
        """#

    /// Whether the tools are there.
    static var isPossible: Bool {
        ["inotifywait", "flock", "jq"].allSatisfy { tool in
            ["/usr/bin/", "/bin/", "/usr/local/bin/"].contains { access($0 + tool, X_OK) == 0 }
        }
    }

    /// Adds the pipeline's row, and says so where its tools are not installed.
    static func measure(rounds: Int, into report: inout Report) async throws {
        guard isPossible else { return say("inotifywait, flock and jq are not all installed: left out") }
        let group = try TestGroup()
        let sample = try await ShellPeer(folder: group.folder + "/shell").measure(rounds: rounds)
        report.add("inotifywait + flock + jq: tap → frame", "shell.median", sample.median, .microseconds)
        report.add("inotifywait + flock + jq: tap → frame, p99", "shell.p99", sample.p99, .microseconds)
    }

    /// Taps one after the other.
    private func measure(rounds: Int) async throws -> Sample {
        for part in ["new", "cur", "tmp", "done"] {
            try FileManager.default.createDirectory(
                atPath: "\(folder)/\(part)", withIntermediateDirectories: true)
        }
        try #"{"text":"Buy milk","done":false}"#.write(
            toFile: folder + "/state.json", atomically: true, encoding: .utf8)
        let shell = try Child.start("/bin/sh", ["-c", Self.script, "sh", folder])
        // It leads a session, so this ends the parts of the pipeline, too.
        defer { kill(-shell.pid, SIGKILL) }
        let folder = folder
        return try await blocking {
            Result {
                let inotify = try Sys.inotifyInit()
                defer { Sys.close(inotify) }
                _ = try Sys.inotifyAdd(inotify, folder + "/done", UInt32(IN_MOVED_TO))
                var sample = Sample()
                // The first tells that the pipeline watches: it is repeated until it is answered.
                var number = 0
                while sample.count < rounds + 1 {
                    number += 1
                    let start = nanoseconds()
                    try Data("tap".utf8).write(to: URL(fileURLWithPath: "\(folder)/tmp/t\(number)"))
                    try Sys.rename("\(folder)/tmp/t\(number)", "\(folder)/new/t\(number)")
                    var waiting = pollfd(fd: inotify, events: Int16(POLLIN), revents: 0)
                    guard poll(&waiting, 1, sample.count == 0 ? 500 : 10_000) == 1 else {
                        guard number < 20 else { throw Failure("the shell pipeline does not answer") }
                        continue
                    }
                    var buffer = [UInt8](repeating: 0, count: 4096)
                    _ = try buffer.withUnsafeMutableBytes { try Sys.read(inotify, into: $0) }
                    _ = try String(contentsOfFile: "\(folder)/done/t\(number)", encoding: .utf8)
                    sample.add(Double(nanoseconds() - start) / 1000)
                }
                return sample
            }
        }.get()
    }
}
