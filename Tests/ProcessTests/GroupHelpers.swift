import Foundation
import Glibc
import GroupContainer
import ProcessSupport
import Testing

extension TestGroup {
    /// Taps a control of the probe from the command line, and waits for its outcome unless told otherwise.
    func tap(_ label: String, widget: String = "ProbeWidget", waiting: Bool = true) async throws {
        if waiting {
            let result = try await run(.renderer, ["tap", widget, label])
            guard result.ending == .exited(0) else {
                throw Failure("tap \(label): \(result.ending) \(result.output)\(result.errors)")
            }
        } else {
            _ = try start(.renderer, "tap", widget, label)
        }
    }

    /// Waits until a line of the probe's log begins with `text`.
    func hasPerformed(_ text: String, times: Int = 1) async -> Bool {
        await waitForChange(in: path + "/Files") { self.performed.filter { $0.hasPrefix(text) }.count >= times }
    }

    /// Waits until that many taps have come to their end, whichever.
    func untilTapsAreDone(_ count: Int) async throws {
        let directory = try GroupDirectory(opening: path)
        let done = await waitForChange(in: path + "/trace") {
            let ends: Set<TraceEvent.Name> = [.drawn, .failed, .voided, .interrupted]
            let events = (try? Trace.read(in: directory)) ?? []
            let taps = Set(events.filter { $0.name == .tap }.compactMap(\.span))
            let seen = Set(events.filter { $0.name == .seen }.compactMap(\.span))
            let ended = events.filter { ends.contains($0.name) && ($0.name != .drawn || seen.contains($0.span ?? "")) }
            return Set(ended.compactMap(\.span)).intersection(taps).count >= count
        }
        #expect(done, "the taps came to an end")
    }

    /// Waits until that many extensions have said what they offer.
    func hasOffers(_ times: Int = 1) async -> Bool {
        let folder = path + "/extension"
        mkdir(path, 0o700)
        mkdir(folder, 0o700)
        return await waitForChange(in: folder) {
            ((try? FileNames.of(folder)) ?? []).count { $0.hasSuffix(".json") } >= times
        }
    }

    /// Waits until no process of a role lives, or only so many. That is its lock on its alive file; letting go of it raises an
    /// event there.
    func allEnded(_ folder: String, but left: Int = 0) async -> Bool {
        let folder = path + "/" + folder
        return await waitForChange(in: folder) {
            ((try? FileNames.of(folder)) ?? []).filter { $0.hasSuffix(".alive") }
                .count { (try? FileLock.isHeld(path: folder + "/" + $0)) == true } == left
        }
    }

    /// Removes a directory that processes may be putting files into meanwhile.
    static func remove(_ path: String) throws {
        for _ in 0..<100 {
            if (try? FileManager.default.removeItem(atPath: path)) != nil { return }
        }
        try FileManager.default.removeItem(atPath: path)
    }

    /// What the trace says in words, and the files that were put aside: for the messages of failed expectations.
    var remarks: String {
        let events = (try? Trace.read(in: GroupDirectory(opening: path))) ?? []
        let words = events.compactMap { event in event.reason.map { "\(event.role) \(event.name): \($0)" } }
        return (words + ((try? FileNames.of(path + "/quarantine")) ?? [])).joined(separator: "\n")
    }

    /// A FIFO that the probe's slow intent waits for.
    func gate() throws -> Gate { try Gate(path: path + "/Files/go") }

    /// Waits until `condition` holds, looking again whenever something in the directory changes.
    func waitForChange(
        in directory: String, upTo seconds: Double = 30, until condition: @escaping @Sendable () -> Bool
    ) async -> Bool {
        await blocking {
            let watch = inotify_init1(Int32(IN_CLOEXEC))
            defer { close(watch) }
            let events = UInt32(IN_MODIFY | IN_MOVED_TO | IN_MOVED_FROM | IN_CLOSE_WRITE | IN_CREATE | IN_DELETE)
            guard watch >= 0, inotify_add_watch(watch, directory, events) >= 0 else {
                Issue.record("\(directory) cannot be watched: \(String(cString: strerror(errno)))")
                return false
            }
            let limit = Date(timeIntervalSinceNow: seconds)
            while !condition() {
                let left = limit.timeIntervalSinceNow
                guard left > 0 else { return false }
                var waiting = pollfd(fd: watch, events: Int16(POLLIN), revents: 0)
                guard poll(&waiting, 1, Int32(left * 1000) + 1) > 0 else { return condition() }
                var buffer = [UInt8](repeating: 0, count: 65536)
                _ = read(watch, &buffer, buffer.count)
            }
            return true
        }
    }
}

/// A FIFO of tokens: whoever waits at it in the probe takes one and goes on.
///
/// It is kept open for both directions, so nobody's open(2) blocks, and a token that is put in early is not lost.
final class Gate: Sendable {
    private let path: String
    private let descriptor: Int32

    init(path: String) throws {
        self.path = path
        guard mkfifo(path, 0o600) == 0 else { throw Failure("mkfifo \(path): \(String(cString: strerror(errno)))") }
        descriptor = Glibc.open(path, O_RDWR | O_CLOEXEC)
        guard descriptor >= 0 else { throw Failure("open \(path): \(String(cString: strerror(errno)))") }
    }

    deinit { close(descriptor) }

    /// Lets one go on, now or when it comes.
    func open() { _ = write(descriptor, "g", 1) }

    /// Takes it away: nobody waits any more who comes from now on.
    func remove() { unlink(path) }
}
