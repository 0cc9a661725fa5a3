import Testing
import WidgetDrawing

@Suite("What is known of a terminal")
struct TerminalFactsTests {
    private func made(
        tty: Bool = true, _ environment: [String: String], override: ColorDepth? = nil
    ) -> TerminalCapabilities {
        TerminalCapabilities(
            environment: environment, inputIsTerminal: tty, outputIsTerminal: tty, colorOverride: override)
    }

    @Test("g5: escapes and colours follow the table for all combinations")
    func table() {
        for tty in [true, false] {
            for noColor in [nil, "", "0", "1"] as [String?] {
                for force in [nil, "0", "1"] as [String?] {
                    for term in ["xterm-256color", "dumb", nil, "strange"] as [String?] {
                        var environment: [String: String] = [:]
                        environment["NO_COLOR"] = noColor
                        environment["CLICOLOR_FORCE"] = force
                        environment["TERM"] = term
                        let found = made(tty: tty, environment)
                        let refuses = !(noColor ?? "").isEmpty
                        let isDumb = term == nil || term == "dumb"
                        let escapes = tty ? !isDumb : force == "1" && !refuses
                        #expect(found.allowsEscapes == escapes, "\(environment) \(tty)")
                        #expect((found.colorDepth == .none) == (!escapes || refuses), "\(environment) \(tty)")
                        #expect(found.isInteractive == (tty && !isDumb))
                    }
                }
            }
        }
    }

    @Test("g5: a flag goes before the environment")
    func flag() {
        #expect(made(["TERM": "xterm", "NO_COLOR": "1"], override: .trueColor).colorDepth == .trueColor)
        #expect(made(["TERM": "xterm", "COLORTERM": "truecolor"], override: ColorDepth.none).colorDepth == .none)
        #expect(made(tty: false, [:], override: .indexed256).colorDepth == .indexed256)
    }

    @Test("The colour depth is found")
    func depth() {
        #expect(made(["TERM": "xterm-256color", "COLORTERM": "truecolor"]).colorDepth == .trueColor)
        #expect(made(["TERM": "xterm-256color"]).colorDepth == .indexed256)
        #expect(made(["TERM": "xterm"]).colorDepth == .ansi16)
        #expect(made(["TERM": "xterm-kitty"]).colorDepth == .trueColor)
        #expect(made(["TERM": "screen-256color", "COLORTERM": "truecolor"]).colorDepth == .indexed256)
        #expect(made(["TERM": "screen-256color", "COLORTERM": "truecolor", "TMUX": "x"]).colorDepth == .trueColor)
    }

    @Test("The locale decides between Unicode and ASCII")
    func locale() {
        #expect(made(["TERM": "xterm", "LANG": "de_DE.UTF-8"]).isUTF8)
        #expect(made(["TERM": "xterm", "LANG": "C.utf8"]).isUTF8)
        #expect(made(["TERM": "xterm"]).isUTF8)
        #expect(!made(["TERM": "xterm", "LANG": "C"]).isUTF8)
        #expect(!made(["TERM": "xterm", "LANG": "de_DE.UTF-8", "LC_ALL": "POSIX"]).isUTF8)
        #expect(!made(["TERM": "dumb", "LANG": "de_DE.UTF-8"]).isUTF8)
    }

    @Test("Synchronised output is asked for only where it is honoured")
    func synchronized() {
        #expect(made(["TERM": "xterm-kitty"]).isSynchronized)
        #expect(!made(["TERM": "xterm-256color"]).isSynchronized)
        #expect(!made(["TERM": "xterm-kitty", "TMUX": "x"]).isSynchronized)
    }

    @Test("g7: nothing known of the size means COLUMNS and LINES, else 80 × 24; tiny is believed")
    func sizes() {
        func size(_ columns: Int, _ rows: Int, _ environment: [String: String] = [:]) -> CellSize {
            TerminalSize.resolve(columns: columns, rows: rows, environment: environment)
        }
        #expect(size(0, 0) == CellSize(width: 80, height: 24))
        #expect(size(0, 0, ["COLUMNS": "100", "LINES": "30"]) == CellSize(width: 100, height: 30))
        #expect(size(0, 0, ["COLUMNS": "-5", "LINES": "x"]) == CellSize(width: 80, height: 24))
        #expect(size(1, 1, ["COLUMNS": "100"]) == CellSize(width: 1, height: 1))
        #expect(size(65_535, 65_535) == TerminalSize.most)
    }

    @Test("g3: what is switched on is switched off, in one go and twice without harm")
    func modes() throws {
        let enter = String(decoding: TerminalModes.enter, as: UTF8.self)
        let leave = String(decoding: TerminalModes.leave, as: UTF8.self)
        let switched = enter.split(separator: "\u{1B}[").filter { $0.hasSuffix("h") || $0.hasSuffix("l") }
        #expect(switched.count == 8)
        for mode in switched {
            let opposite = mode.dropLast() + (mode.hasSuffix("h") ? "l" : "h")
            #expect(leave.contains("\u{1B}[" + opposite), "\(mode)")
        }
        #expect(leave.contains("\u{1B}[m"))
        let shown = try #require(leave.range(of: "?25h"))
        let left = try #require(leave.range(of: "?1049l"))
        #expect(shown.lowerBound < left.lowerBound)
    }
}

extension String {
    fileprivate func range(of text: String) -> Range<Index>? {
        indices.first { self[$0...].hasPrefix(text) }.map { $0..<index($0, offsetBy: text.count) }
    }
}
