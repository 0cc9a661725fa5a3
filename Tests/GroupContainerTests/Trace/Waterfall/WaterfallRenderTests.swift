import Testing

@testable import GroupContainer

@Suite struct WaterfallRenderTests {
    private let clock = TraceClock(wallOffset: 50_600_000_000, secondsFromUTC: 0)

    private func lines(
        _ events: [TraceEvent], _ width: Int, _ style: Waterfall.Style = .plain, _ glyphs: Waterfall.Glyphs = .blocks
    ) -> [String] {
        Waterfall(events: events).render(width: width, style: style, glyphs: glyphs, clock: clock)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private func withoutCodes(_ text: String) -> String { text.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") }

    @Test("A tap at 80 columns")
    func tap() {
        #expect(
            lines(Story.toggle, 80).joined(separator: "\n") == """
                16:18:43.456  ToggleTask  “Buy milk 🥛”  Tasks · tasks-1        ✓ drawn  1.18 ms
                  process   step          at µs took µs  0 ───────────── 1.18 ms
                  renderer  tap               0       ·  ▏
                            drawn early       0      48  ▉                        cells 3
                            written          48      62  ██▏                      bytes 412
                  extension claimed         110      82    ░░
                            perform         205     255     █████▉
                              lock wait     218      44      ▒                    defaults.tasks
                              lock hold     262     129       ▓▓▓                 defaults.tasks
                            provide         471     231           ████▋           entries 4
                            archived        702     149               ███▌        bytes 6120
                            answered        851      79                  ██▏
                  renderer  seen            930      82                    ░░
                            drawn         1,012     172                     ████  cells 41
                  extension 714 µs   renderer 282 µs   hops 164 µs   lock wait 44 µs
                """)
    }

    @Test("A failed tap in ASCII")
    func failure() {
        #expect(
            lines(Story.failure, 72, .plain, .ascii).joined(separator: "\n") == """
                16:18:43.456  AddTask  "Add"  Tasks / tasks-1           ! failed  2.00 s
                  the lock “defaults.tasks” was not free within 2 s
                  process   step            at us   took us  0 ------- 2.00 s
                  renderer  tap                 0         .  |
                  extension claimed             0     1,200  .
                !           perform         1,240 2,000,180  ################
                              lock wait     1,290 2,000,010  ~~~~~~~~~~~~~~~~  defaul...
                            answered    2,001,420        80                 #
                  renderer  drawn       2,001,500       300                 .
                  extension 2.00 s   hops 1.50 ms   lock wait 2.00 s
                """)
    }

    @Test("No line is wider than asked for, at any width", arguments: Waterfall.Glyphs.allCases)
    func widths(_ glyphs: Waterfall.Glyphs) {
        for width in 40...160 {
            for line in lines(Story.toggle, width, .plain, glyphs) + lines(Story.failure, width, .plain, glyphs) {
                #expect(Columns.width(line) <= width, "\(width): \(line)")
            }
        }
    }

    @Test("Colours change nothing but colours", arguments: [Waterfall.Style.ansi16, .ansi256, .truecolor])
    func colours(_ style: Waterfall.Style) {
        for events in [Story.toggle, Story.failure] {
            let coloured = lines(events, 100, style)
            #expect(coloured.map(withoutCodes) == lines(events, 100))
            #expect(coloured.allSatisfy { $0.contains("\u{1B}[") })
        }
    }

    @Test("ASCII is ASCII, apart from what the user named")
    func ascii() {
        var events = Story.failure
        for index in events.indices { events[index].reason = events[index].reason.map { _ in "plain" } }
        let text = lines(events, 100, .truecolor, .ascii).joined(separator: "\n")
        #expect(text.utf8.allSatisfy { $0 < 0x80 })
    }

    @Test("Names from user code cannot steer the terminal")
    func hostile() {
        let evil = "a\u{1B}]0;owned\u{07}\u{9B}2J\nb\u{202E}c"
        var event = Story.event(
            .tap, 0, .renderer, 1, reason: evil, ["intent": .string(evil), "control": .string(evil)])
        event.widget = evil
        let end = Story.event(.failed, 5, .renderer, 1, reason: evil, ["x": .string(evil)])
        let text = lines([event, end], 140).joined(separator: "")
        #expect(
            text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) && $0 != "\u{202E}" }
        )
    }

    @Test("Wide characters count for two, and are never cut in half")
    func wide() {
        #expect(Columns.width("日本") == 4 && Columns.width("🥛") == 2 && Columns.width("é\u{301}") == 1)
        #expect(Columns.width("👨‍👩‍👧") == 2 && Columns.width("→") == 1 && Columns.width("❤️") == 2)
        #expect(Columns.fit("日本語", 4) == "日… ")
        #expect(Columns.fit("ab", 4, alignRight: true) == "  ab")
        #expect(Columns.cut("abcdef", 0).isEmpty)
    }

    @Test(
        "Bars stand where their time is",
        arguments: [
            (0, 100, Waterfall.Step.Kind.work, 0, "██████████"), (50, 100, .work, 5, "█████"), (0, 5, .work, 0, "▌"),
            (99, 100, .work, 9, "█"), (100, 100, .work, 9, "▏"), (40, 40, .work, 4, "▏"), (25, 50, .hop, 2, "░░░"),
            (0, 1, .lockWait, 0, "▒"), (95, 100, .lockHold, 9, "▓"),
        ])
    func bars(_ begin: Int64, _ end: Int64, _ kind: Waterfall.Step.Kind, _ indent: Int, _ text: String) {
        let bar = WaterfallBar(columns: 10, total: 100, glyphs: .blocks).bar(from: begin, to: end, kind: kind)
        #expect(bar.indent == indent)
        #expect(bar.text == text)
    }

    @Test("Digits stand in groups of three")
    func grouping() {
        #expect(WaterfallPage.grouped(0) == "0" && WaterfallPage.grouped(999) == "999")
        #expect(WaterfallPage.grouped(1_000) == "1,000" && WaterfallPage.grouped(12_345_678) == "12,345,678")
    }

    @Test("No line is wider than a narrow pane", arguments: [36, 39, 40, 44, 60])
    func narrow(_ width: Int) {
        for line in lines(Story.toggle, width) { #expect(Columns.width(line) <= width, "\(line)") }
    }
}
