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

    /// Taps one after the other, each when the one before is drawn.
    func measure(rounds: Int) async throws -> Sample {
        try await blocking { [trace, renderer] in
            Result {
                var sample = Sample()
                for round in 0..<rounds {
                    renderer.send("\r")
                    guard let duration = try trace.nextTap(within: 10) else {
                        throw Failure("tap \(round) was never drawn")
                    }
                    sample.add(duration)
                }
                return sample
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

/// Reads the renderer's own trace file as it grows: a tap is over when its final frame is written.
///
/// The screen alone would not do: the frame reaches the terminal an instant before the trace has it.
private final class TraceWatch: @unchecked Sendable {
    private let file: Int32
    private let watch: Int32
    private var rest: [UInt8] = []
    private var began: [String: Int64] = [:]

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
    func nextTap(within seconds: Int32) throws -> Double? {
        while true {
            for line in newLines() {
                guard let event = try? TraceEvent(jsonBytes: line), let span = event.span else { continue }
                switch event.name {
                case .tap: began[span] = event.time
                case .drawn where event.detail["optimistic"] == nil:
                    if let start = began.removeValue(forKey: span) { return Double(event.time - start) }
                case .failed, .voided, .interrupted: throw Failure("a tap failed: \(event)")
                default: break
                }
            }
            var waiting = pollfd(fd: watch, events: Int16(POLLIN), revents: 0)
            guard poll(&waiting, 1, seconds * 1000) == 1 else { return nil }
            var buffer = [UInt8](repeating: 0, count: 4096)
            _ = read(watch, &buffer, buffer.count)
        }
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
