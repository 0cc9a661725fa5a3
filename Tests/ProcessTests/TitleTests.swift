import ProcessSupport
import Testing

/// Texts from outside on the screen.
@Suite("Titles", .fewAtATime)
struct TitleTests {
    static let wide: [[String]] = [
        [
            "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466} family", "\u{1F44D}\u{1F3FD} thumb",
            "\u{1F1E9}\u{1F1EA} flag",
        ],
        ["\u{2764}\u{FE0F} heart", "\u{2764} plain heart", "1\u{FE0F}\u{20E3} keycap"],
        ["\u{1F6CD}\u{FE0F} bags", "e\u{301}te\u{301} accents", "\u{1112}\u{1161}\u{11AB} jamo"],
        ["\u{0E01}\u{0E33}\u{0E19}\u{0E49} thai", "\u{0915}\u{094D}\u{0937}\u{093F} kshi", "\u{FF76}\u{FF85} kana"],
        [
            "\u{2460} circled", "a\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}\u{308}\u{309} marks",
            "a\u{200D}b joiner",
        ],
        [
            "\u{6F22}\u{5B57}\u{6F22}\u{5B57}\u{6F22}\u{5B57}\u{6F22}\u{5B57}\u{6F22}\u{5B57}\u{6F22}",
            "\u{AC00}\u{B098}\u{B2E4} hangul", "\u{5E9}\u{5DC}\u{5D5}\u{5DD} hebrew",
        ],
    ]

    @Test("Wide, joined and combining characters keep the right border straight", arguments: wide)
    func straight(_ titles: [String]) async throws {
        // cases.md g1
        let group = try TestGroup()
        for _ in titles { try await group.app("add", "wait") }
        // Borders are lines where there is no colour.
        let renderer = try group.renderer(environment: ["NO_COLOR": "1"])
        #expect(await renderer.shows("wait"))
        // Drawn over a frame that was there, and then once more as the first frame of another renderer.
        for (index, title) in titles.enumerated() { try await group.app("edit", "\(index + 1)", title) }
        #expect(await renderer.output.wait { !Screen.render($0).text.contains("wait") }, "\(renderer.screen().text)")
        checkBorders(renderer.screen())
        renderer.send("q")
        #expect(try await renderer.end() == .exited(0))
        let fresh = try group.renderer(environment: ["NO_COLOR": "1"])
        #expect(await fresh.shows("Task switches"))
        checkBorders(fresh.screen())
    }

    /// Below each upper corner stand borders, down to the lower corner.
    private func checkBorders(_ screen: Screen) {
        var corners = 0
        for (y, row) in screen.rows.enumerated() {
            for (x, cell) in row.enumerated() where cell == "\u{256D}" || cell == "\u{256E}" {
                corners += 1
                var below = y + 1
                while below < screen.height, screen.rows[below][x] == "\u{2502}" { below += 1 }
                let end = below < screen.height ? screen.rows[below][x] : ""
                #expect(end == "\u{2570}" || end == "\u{256F}", "column \(x), row \(below):\n\(screen.text)")
            }
        }
        #expect(corners >= 4, "\(screen.text)")
    }

    @Test("Escape sequences and other commands in a title never reach the terminal, and what is beside stands")
    func hostile() async throws {
        // cases.md g9
        let group = try TestGroup()
        let titles = [
            "a \u{1B}]52;c;cHduZWQ=\u{7} b", "a \u{1B}]8;;http://example.com\u{1B}\\link\u{1B}]8;;\u{1B}\\ b",
            "a \u{1B}]0;pwned\u{7} b", "a \u{1B}[2J\u{1B}[H b", "a \u{1B}[6n b", "a \u{1B}P0;1|17/ab\u{1B}\\ b",
            "a \u{1B}]0;unclosed", "a \u{9B}2J \u{9D}0;x\u{9C} b", "a \u{202E}txet\u{202C} b", "a\rb\u{8}\u{8}\u{7F}c",
            "</svg><script>alert(1)</script> &&amp;", String(repeating: "x", count: 100_000),
        ]
        for title in titles { try await group.app("add", title) }
        let renderer = try group.renderer(columns: 200, rows: 60, environment: ["NO_COLOR": "1"])
        let (columns, rows) = (200, 60)
        #expect(await renderer.shows("\(titles.count)", columns: columns, rows: rows))
        // One after the other to the top, where it is shown.
        for number in 1...titles.count {
            try await group.app("edit", "\(number)", "--priority", "A")
            let reload = try await group.run(.renderer, ["reload"])
            #expect(reload.ending == .exited(0))
            checkBorders(renderer.screen(columns: columns, rows: rows))
            try await group.app("edit", "\(number)", "--priority", "none")
        }
        let scalars = renderer.output.text.unicodeScalars
        for forbidden in ["\u{7}", "\u{8}", "\u{9B}", "\u{9D}", "\u{202E}", "\u{7F}"] as [Unicode.Scalar] {
            #expect(!scalars.contains(forbidden), "\(forbidden.value)")
        }
        for sequence in ["\u{1B}]", "\u{1B}P", "\u{1B}[6n"] { #expect(!renderer.output.text.contains(sequence)) }
    }
}
