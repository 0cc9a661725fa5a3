import Foundation
import ProcessSupport
import WidgetArchive

/// What a tap costs on a home screen with many widgets, against one with a single widget.
///
/// The tapped widget is the same on both; the others are of another kind, so what is compared is the cost of their being
/// there, not of making their timelines.
enum ManyWidgets {
    /// Measures both home screens.
    static func measure(count: Int, rounds: Int, into report: inout Report) async throws {
        let (one, many) = (try await start(1), try await start(count))
        _ = try await one.measure(rounds: 10)
        _ = try await many.measure(rounds: 10)
        // In turns, so that both see the machine in the same moods.
        var (few, crowd) = (Taps.Durations(), Taps.Durations())
        for _ in 0..<max(rounds / 10, 1) {
            few.add(try await one.measure(rounds: 10))
            crowd.add(try await many.measure(rounds: 10))
        }
        report.add(
            "tap → frame with \(count) widgets placed, against one", "crowd.median", crowd.frame.median, .microseconds,
            ratio: crowd.frame.median / few.frame.median, goal: .ratioAtMost(1.2))
        for taps in [one, many] {
            taps.renderer.send("q")
            _ = try await taps.renderer.end()
        }
    }

    private static func start(_ count: Int) async throws -> Taps {
        let group = try TestGroup()
        try group.write("", toFile: "still")
        var home = HomeScreen()
        home.widgets = [WidgetReference(id: "tapped", kind: "ProbeWidget", family: .systemLarge)]
        home.widgets += (1..<max(count, 1)).map {
            WidgetReference(id: "still-\($0)", kind: "StillWidget", family: .systemSmall)
        }
        try Data(home.jsonBytes()).write(to: URL(fileURLWithPath: group.path + "/home.json"))
        let renderer = try group.renderer(extension: .probeExtension, columns: 120, rows: 60)
        guard await renderer.shows("count 0", columns: 120, rows: 60) else {
            throw Failure("the renderer never showed the probe:\n\(renderer.screen(columns: 120, rows: 60).text)")
        }
        // All others have come when a reload of all has ended.
        _ = try await group.run(.renderer, ["reload"])
        renderer.send("\t")
        return try Taps.watching(group, renderer)
    }
}
