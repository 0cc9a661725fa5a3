import Foundation
import Glibc
import GroupContainer
import ProcessSupport
import WidgetArchive

/// From starting the extension to the answer to a waiting request for a timeline.
enum StartUp {
    static func measure(rounds: Int, into report: inout Report) async throws {
        let sample = try await measure(rounds: rounds)
        report.add(
            "extension: start → first timeline", "start.median", sample.median, .microseconds, goal: .atMost(30_000))
    }

    private static func measure(rounds: Int) async throws -> Sample {
        var sample = Sample()
        let group = try TestGroup()
        try await group.app("add", "First")
        let directory = try GroupDirectory(opening: group.path)
        let mailbox = Mailbox(.requests, in: directory)
        for _ in 0..<rounds {
            var request = ExtensionRequest()
            request.id = Identifier.make()
            request.widget = WidgetReference(id: "bench", kind: "TaskWidget", family: .systemLarge)
            request.surroundings.size = WidgetFamilyName.systemLarge.size
            request.deadline = BootClock.now() + 10_000_000_000
            request.bootID = BootClock.bootID
            try mailbox.send(request.jsonBytes(), id: request.id)
            let done = mailbox.donePath
            let answered = Arrival(in: done)
            let start = nanoseconds()
            let child = try group.start(.extension)
            guard await answered.wait() else { throw Failure("no first timeline: \(child.errors?.text ?? "")") }
            sample.add(Double(nanoseconds() - start) / 1000)
            child.signal(SIGTERM)
            _ = try await child.end()
            _ = try mailbox.takeAnswer(request.id)
        }
        return sample
    }
}

/// Waits for the next file that is renamed into a directory.
private struct Arrival: Sendable {
    let descriptor: Int32

    init(in path: String) {
        descriptor = inotify_init1(Int32(IN_CLOEXEC))
        _ = inotify_add_watch(descriptor, path, UInt32(IN_MOVED_TO))
    }

    func wait() async -> Bool {
        await blocking { [descriptor] in
            defer { close(descriptor) }
            var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            return poll(&waiting, 1, 10_000) == 1
        }
    }
}
