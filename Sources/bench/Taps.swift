import Foundation
import Glibc
import GroupContainer
import JSONText
import ProcessSupport

/// Tap to frame through the real three processes: a key on the renderer's terminal, the times from the product's trace.
final class Taps {
    let group: TestGroup
    let renderer: Child
    private let trace: TraceWatch

    private init(group: TestGroup, renderer: Child, trace: TraceWatch) {
        (self.group, self.renderer, self.trace) = (group, renderer, trace)
    }

    /// Puts `tasks` tasks into a group and shows them.
    static func start(tasks: Int) async throws -> Taps {
        let group = try TestGroup()
        for number in 1...max(tasks, 1) { try await group.app("add", "Task number \(number)") }
        let renderer = try group.renderer(columns: 120, rows: 60)
        guard await renderer.shows("Task number 1", columns: 120, rows: 60) else {
            throw Failure("the renderer never showed the tasks:\n\(renderer.screen(columns: 120, rows: 60).text)")
        }
        // The first Tab puts the focus on the first control.
        renderer.send("\t")
        return Taps(group: group, renderer: renderer, trace: try TraceWatch(group: group.path))
    }

    /// Taps on a renderer that shows what is to be tapped, with the focus on it.
    static func watching(_ group: TestGroup, _ renderer: Child) throws -> Taps {
        Taps(group: group, renderer: renderer, trace: try TraceWatch(group: group.path))
    }

    /// How long taps took.
    struct Durations: Sendable {
        /// From the tap until the frame is written in which the tapped widget shows the new state.
        var frame = Sample()
        /// From the tap until all widgets that it concerns show it.
        var all = Sample()

        mutating func add(_ other: Durations) {
            frame.add(other.frame)
            all.add(other.all)
        }
    }

    /// Taps one after the other, as a person does: each when all widgets show the one before.
    func measure(rounds: Int) async throws -> Durations {
        try await blocking { [trace, renderer] in
            Result {
                // Who only watches stays out of the way of who works: there are few processors.
                Scheduling.becomeIdle()
                var durations = Durations()
                for round in 0..<rounds {
                    renderer.send("\r")
                    guard let tap = try trace.nextTap(within: 10) else {
                        throw Failure("tap \(round) was never drawn")
                    }
                    durations.frame.add(tap.frame)
                    durations.all.add(tap.all)
                }
                return durations
            }
        }.get()
    }

    /// The files that a tap really moved, for the floor: bytes of an invocation and of a timeline.
    func payload() -> (invocation: Int, timeline: Int) {
        let folder = group.path + "/timelines"
        let sizes = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).compactMap {
            (try? FileManager.default.attributesOfItem(atPath: folder + "/" + $0)[.size]) as? Int
        }
        return (400, sizes.max() ?? 10_000)
    }
}

/// Reads the renderer's own trace file as it grows: a tap's frame is the one that is not optimistic, and the tap is over
/// when the widgets that follow it are drawn, too.
///
/// The screen alone would not do: the frame reaches the terminal an instant before the trace has it.
private final class TraceWatch: @unchecked Sendable {
    private let file: Int32
    private let watch: Int32
    private var rest: [UInt8] = []
    private var taps: [String: Progress] = [:]
    /// Requests of widgets that follow a tap, and the tap.
    private var requests: [String: String] = [:]

    private struct Progress {
        var began: Int64
        var drawn: Int64?
        /// Widgets that follow and are not drawn yet.
        var following = 0
    }

    init(group: String) throws {
        let folder = group + "/trace"
        let name = try FileManager.default.contentsOfDirectory(atPath: folder).first { $0.hasPrefix("renderer.") }
        guard let name else { throw Failure("the renderer keeps no trace in \(folder)") }
        file = open("\(folder)/\(name)", O_RDONLY | O_CLOEXEC)
        watch = inotify_init1(Int32(IN_CLOEXEC))
        guard file >= 0, inotify_add_watch(watch, "\(folder)/\(name)", UInt32(IN_MODIFY)) >= 0 else {
            throw Failure("\(folder)/\(name): \(String(cString: strerror(errno)))")
        }
        lseek(file, 0, SEEK_END)
    }

    deinit {
        close(file)
        close(watch)
    }

    /// Microseconds of the next tap that comes to its end; nil when none does in time.
    func nextTap(within seconds: Int32) throws -> (frame: Double, all: Double)? {
        while true {
            var ended: (frame: Double, all: Double)?
            for line in newLines() {
                guard let event = try? TraceEvent(jsonBytes: line) else { continue }
                if let tap = try take(event) { ended = tap }
            }
            if let ended { return ended }
            var waiting = pollfd(fd: watch, events: Int16(POLLIN), revents: 0)
            guard poll(&waiting, 1, seconds * 1000) == 1 else { return nil }
            var buffer = [UInt8](repeating: 0, count: 4096)
            _ = read(watch, &buffer, buffer.count)
        }
    }

    private func take(_ event: TraceEvent) throws -> (frame: Double, all: Double)? {
        guard let span = event.span else { return nil }
        let tap = requests[span] ?? span
        switch event.name {
        case .tap: taps[span] = Progress(began: event.time)
        case .seen:
            if case .int(let count)? = event.detail["following"] { taps[span]?.following = Int(count) }
        case .requested:
            if let tap = event.links.first(where: { taps[$0] != nil }) { requests[span] = tap }
        case .drawn where event.detail["optimistic"] == nil, .skipped:
            if requests.removeValue(forKey: span) != nil {
                taps[tap]?.following -= 1
            } else if event.name == .drawn {
                taps[tap]?.drawn = event.time
            }
            guard let progress = taps[tap], let drawn = progress.drawn, progress.following == 0 else { return nil }
            taps[tap] = nil
            return (Double(drawn - progress.began), Double(event.time - progress.began))
        case .failed, .voided, .interrupted: throw Failure("a tap failed: \(event)")
        default: break
        }
        return nil
    }

    private func newLines() -> [[UInt8]] {
        var buffer = [UInt8](repeating: 0, count: 65536)
        let count = read(file, &buffer, buffer.count)
        if count > 0 { rest += buffer[..<count] }
        var lines = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
        rest = lines.removeLast()
        return lines
    }
}
