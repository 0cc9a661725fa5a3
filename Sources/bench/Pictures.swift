import Foundation
import Glibc
import JSONText
import ProcessSupport
import WidgetArchive
import WidgetDrawing
import WidgetLayout

/// How many pictures of the Tasks widget in its large size one core makes a second.
struct Pictures {
    private let entry: EntryArchive
    private let size = WidgetFamilyName.systemLarge.size
    private let context = LayoutContext(measurer: PointMeasurer())
    private let painter = SVGPainter()

    /// Asks the extension for the widget, with six tasks in it.
    init() async throws {
        let group = try TestGroup()
        for title in ["Buy milk +home @shop", "Call Ada about the trip", "Water the plants", "Book a table"] {
            try await group.app("add", title)
        }
        let result = try await group.run(
            .renderer, ["snapshot", "--kind", "TaskWidget", "--family", "large", "--format", "json"])
        let archive = try TimelineArchive(jsonBytes: Array(result.output.utf8))
        guard let entry = archive.entries.first else { throw Failure("no entry: \(result.errors)") }
        self.entry = entry
    }

    private func place() -> PlacedView {
        LayoutEngine.placeWidget(entry.view, in: size, margins: Insets(all: 16), context: context)
    }

    static func measure(into report: inout Report) async throws {
        let figures = try await Pictures().measure(seconds: 1)
        report.add("SVG of Tasks, large, laid out and drawn, one core", "svg.whole", figures.whole, .perSecond)
        report.add(
            "SVG of Tasks, large, drawn, one core", "svg.drawn", figures.drawing, .perSecond,
            note: "\(figures.bytes) bytes")
    }

    /// Pictures a second: laid out and drawn, and drawn alone; and a picture's bytes.
    private func measure(seconds: Double) -> (whole: Double, drawing: Double, bytes: Int) {
        let ground = entry.background.map { LayoutEngine.place($0, in: size, context: context) }
        let placed = place()
        let bytes = painter.svg(of: placed, background: ground).utf8.count
        let whole = rate(seconds) { painter.svg(of: place(), background: ground).utf8.count }
        let drawing = rate(seconds) { painter.svg(of: placed, background: ground).utf8.count }
        return (whole, drawing, bytes)
    }

    /// Runs a second by this thread's own clock: what other processes take does not count.
    private func rate(_ seconds: Double, _ work: () -> Int) -> Double {
        func now() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }
        var (count, sum) = (0, 0)
        let start = now()
        while now() - start < seconds {
            for _ in 0..<20 { sum &+= work() }
            count += 20
        }
        precondition(sum != 0)
        return Double(count) / (now() - start)
    }
}
