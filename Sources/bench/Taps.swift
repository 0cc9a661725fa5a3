import Foundation
import Glibc
import GroupContainer
import ProcessSupport

/// Tap to frame through the real three processes: a key on the renderer's terminal, the times from the product's trace.
struct Taps {
    let group: TestGroup
    let renderer: Child

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
        return Taps(group: group, renderer: renderer)
    }

    /// Taps one after the other, each when the one before is drawn.
    func measure(rounds: Int) async throws -> Sample {
        let directory = try GroupDirectory(opening: group.path)
        let begun = Set(try drawnTaps(directory).keys)
        for round in 0..<rounds {
            let before = renderer.output.snapshot.count
            renderer.send("\r")
            // Two frames belong to a tap: the pressed look, and the timeline's. The trace names the second.
            var seen = before
            while try drawnTaps(directory).count <= begun.count + round {
                let mark = seen
                guard await renderer.output.wait(upTo: 10, until: { $0.count > mark }) else {
                    throw Failure("tap \(round) was never drawn:\n\(renderer.screen(columns: 120, rows: 60).text)")
                }
                seen = renderer.output.snapshot.count
            }
        }
        var sample = Sample()
        for (span, duration) in try drawnTaps(directory) where !begun.contains(span) { sample.add(duration) }
        return sample
    }

    /// Span → microseconds from the tap to the write of its frame, for taps whose new timeline was drawn.
    private func drawnTaps(_ directory: GroupDirectory) throws -> [String: Double] {
        var taps: [String: Int64] = [:]
        var answered: Set<String> = []
        var durations: [String: Double] = [:]
        for event in try Trace.read(in: directory) {
            guard let span = event.span else { continue }
            switch event.name {
            case .tap: taps[span] = event.time
            case .seen: answered.insert(span)
            case .drawn:
                if let tap = taps[span], answered.contains(span), durations[span] == nil {
                    durations[span] = Double(event.time - tap)
                }
            default: break
            }
        }
        return durations
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
