import JSONText
import Testing

@testable import GroupContainer

@Suite struct WaterfallSummaryTests {
    /// A tap that is drawn after so many microseconds, the extension having taken half of them.
    private func tap(_ number: Int, took: Int64) -> Waterfall {
        let span = "tap-\(number)"
        return Waterfall(events: [
            Story.event(.tap, 0, .renderer, 10, span: span), Story.event(.written, 100, .renderer, 10, span: span),
            Story.event(.claimed, 200, .extension, 41, span: span),
            Story.event(.lockHeld, 250, .extension, 41, span: span, took: 20),
            Story.event(.lockHeld, 280, .extension, 41, span: span, took: 10),
            Story.event(.archived, 200 + took / 2, .extension, 41, span: span),
            Story.event(.drawn, took, .renderer, 10, span: span),
        ])
    }

    private func row(_ summary: WaterfallSummary, _ name: String) -> WaterfallSummary.Row? {
        summary.steps.first { $0.name == name }
    }

    @Test("The median and the 99th percentile of each step, in the order in which they begin")
    func quantiles() {
        let summary = WaterfallSummary(of: .taps, in: (1...100).map { tap($0, took: 1000 + Int64($0) * 10) })
        #expect(summary.drawn == 100)
        #expect(summary.total?.median == 1510)
        #expect(summary.total?.p99 == 2000)
        #expect(summary.steps.map(\.name) == ["written", "claimed", "archived", "lock hold", "drawn"])
        #expect(row(summary, "archived")?.median == 755)
        #expect(row(summary, "archived")?.begin == 200)
        #expect(row(summary, "written")?.p99 == 100)
        #expect(row(summary, "drawn")?.count == 100)
    }

    @Test("What comes several times in a story counts once, with all its time")
    func several() {
        #expect(row(WaterfallSummary(of: .taps, in: [tap(1, took: 1000)]), "lock hold")?.median == 30)
    }

    @Test("What failed is counted, and does not distort the durations")
    func failures() {
        let summary = WaterfallSummary(of: .taps, in: [tap(1, took: 1000), Waterfall(events: Story.failure)])
        #expect((summary.drawn, summary.failed, summary.others) == (1, 1, 0))
        #expect(summary.total?.p99 == 1000)
        #expect(summary.render(width: 80).hasPrefix("1 tap drawn, 1 failed\n"))
    }

    @Test("Widgets that follow a tap come after its frame, and are none of its steps")
    func following() {
        let late = [
            Story.event(.requested, 1300, .renderer, 10, span: "r-1", links: ["tap-1"]),
            Story.event(.drawn, 9000, .renderer, 10, span: "r-1"),
        ]
        let summary = WaterfallSummary(of: .taps, in: [Waterfall(events: tap(1, took: 1000).events + late)])
        #expect(summary.total?.median == 1000)
        #expect(row(summary, "requested") == nil)
    }

    @Test("Taps and reloads are told apart")
    func sorts() {
        let reload = Waterfall(events: [
            Story.event(.reloadAsked, 0, .app, 5, span: "wish-1"),
            Story.event(.wishClaimed, 90, .renderer, 10, span: "wish-1"),
            Story.event(.drawn, 500, .renderer, 10, span: "wish-1"),
        ])
        let stories = [tap(1, took: 1000), reload]
        #expect(WaterfallSummary(of: .taps, in: stories).total?.median == 1000)
        #expect(WaterfallSummary(of: .reloads, in: stories).total?.median == 500)
    }

    @Test("The table at 80 columns")
    func table() {
        #expect(
            WaterfallSummary(of: .taps, in: [tap(1, took: 1000), tap(2, took: 1200)]).render(width: 80) == """
                2 taps drawn
                  process   step       median     p99  0 ────────────── 600 µs ───────── 1.20 ms
                  renderer  written    100 µs  100 µs  ███▍
                  extension claimed    100 µs  100 µs     ░░░░
                            archived   600 µs  600 µs        █████████████████████▍
                            lock hold   30 µs   30 µs         ▓▓
                  renderer  drawn      400 µs  400 µs                             ░░░░░░░░░░░░░░
                  in all              1.20 ms 1.20 ms
                """)
    }

    @Test("No line is wider than asked for, at any width", arguments: Waterfall.Glyphs.allCases)
    func widths(_ glyphs: Waterfall.Glyphs) {
        let summary = WaterfallSummary(of: .taps, in: [tap(1, took: 1000), tap(2, took: 12_000_000)])
        for width in 40...160 {
            for line in summary.render(width: width, glyphs: glyphs).split(separator: "\n") {
                #expect(Columns.width(String(line)) <= width, "\(width): \(line)")
            }
        }
    }

    @Test("Nothing traced is a summary of nothing")
    func empty() {
        let summary = WaterfallSummary(of: .reloads, in: [])
        #expect(summary.render(width: 80) == "0 reloads drawn")
        #expect(summary.steps.isEmpty)
    }
}
