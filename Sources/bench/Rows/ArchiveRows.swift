import ProcessSupport
import WidgetArchive

/// What one core does with the large widget of the Tasks example.
enum ArchiveRows {
    static func measure(into report: inout Report) async throws {
        let taps = try await Taps.start(tasks: 8)
        // The extension archives the widget once a tap; its own trace tells how long that took.
        _ = try await taps.measure(rounds: 50)
        let drawing = try Drawing(group: taps.group.path)
        drawing.measure(into: &report)
        let large = drawing.archive
        if let archiving = try Archiving.median(of: large.widget.id, in: taps.group.path),
            let entry = large.entries.first
        {
            report.add(
                "views evaluated, archived and published, one core", "evaluate.views",
                Double(entry.view.count) / archiving * 1e6, .perSecond)
        }
        taps.renderer.send("q")
        _ = try await taps.renderer.end()
    }
}
