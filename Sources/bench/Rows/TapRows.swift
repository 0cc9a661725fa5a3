import Foundation
import GroupContainer
import ProcessSupport

/// A tap to its frame beside the bare mechanism, interleaved.
enum TapRows {
    static func measure(rounds: Int, into report: inout Report) async throws {
        let taps = try await Taps.start(tasks: 8)
        _ = try await taps.measure(rounds: 10)
        let payload = taps.payload()
        let bare = Floor(
            folder: (taps.group.path as NSString).deletingLastPathComponent + "/floor",
            invocationBytes: payload.invocation, timelineBytes: payload.timeline)
        let floor = try await bare.measure(rounds: rounds)
        let product = try await taps.measure(rounds: rounds)
        report.add(
            "floor: rename + inotify, there and back", "floor.median", floor.median, .microseconds, ratio: 1,
            note: "\(payload.timeline) bytes")
        report.add("floor, p99", "floor.p99", floor.p99, .microseconds, ratio: floor.p99 / floor.median)
        report.add(
            "tap → frame written", "tap.median", product.frame.median, .microseconds,
            ratio: product.frame.median / floor.median, goal: .ratioAtMost(4))
        report.add(
            "tap → frame written, p99", "tap.p99", product.frame.p99, .microseconds,
            ratio: product.frame.p99 / floor.p99, goal: .ratioAtMost(10))
        report.add(
            "tap → all widgets settled", "settled.median", product.all.median, .microseconds,
            ratio: product.all.median / floor.median)
        report.add("tap → all widgets settled, p99", "settled.p99", product.all.p99, .microseconds)
        try addSteps(of: taps, to: &report)
        taps.renderer.send("q")
        _ = try await taps.renderer.end()
    }

    /// Where a tap's time goes, from the product's own trace: what stands between it and the floor.
    private static func addSteps(of taps: Taps, to report: inout Report) throws {
        let events = try Trace.read(in: GroupDirectory(opening: taps.group.path))
        let stories = WaterfallGrouper.waterfalls(in: events)
        for step in WaterfallSummary(of: .taps, in: stories).steps {
            report.add(
                "· \(step.role.rawValue): \(step.name)", "tap.step.\(step.role.rawValue).\(step.name)",
                Double(step.median), .microseconds)
        }
    }
}
