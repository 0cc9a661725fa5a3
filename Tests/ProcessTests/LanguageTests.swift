import Foundation
import ProcessSupport
import Testing

/// The home screen in the language of the place.
@Suite("Languages", .fewAtATime)
struct LanguageTests {
    @Test(
        "The widgets speak the language of the environment",
        arguments: [
            (["LANG": "en_US.UTF-8"], "Switches"), (["LANG": "es_ES.UTF-8"], "Interruptores"),
            (["LC_MESSAGES": "it_IT.UTF-8", "LANG": "de_DE.UTF-8"], "Interruttori"),
            (["LC_ALL": "pt_BR.UTF-8", "LANG": "it_IT.UTF-8"], "Interruptores"),
            (["LANG": "uk_UA.UTF-8"], "Перемикачі"), (["LANG": "ja_JP.UTF-8"], "Switches"),
        ])
    func environment(_ environment: [String: String], _ heading: String) async throws {
        let frame = try await frame(environment)
        #expect(frame.contains(heading), "\(frame)")
        #expect(frame.contains("Buy milk"))
    }

    @Test("In Arabic the box with the keys is read from the right: the keys stand there, and what they do beside them")
    func keys() async throws {
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        let screen = try group.renderer(environment: ["LANG": "ar.UTF-8"])
        #expect(await screen.shows("Buy milk"))
        screen.send("?")
        #expect(await screen.shows("Shift-Tab"), "\(screen.screen().text)")
        let lines = screen.screen().text.split(separator: "\n")
        let line = try #require(lines.first { $0.contains("Tab, Shift-Tab") })
        let before = line.prefix(upTo: try #require(line.range(of: "Tab, Shift-Tab")).lowerBound)
        // Letters in the forms that they have in words.
        #expect(before.unicodeScalars.contains { (0xFE70...0xFEFF).contains($0.value) }, "\(line)")
    }

    @Test("The titles follow when the same group is shown in another language")
    func otherLanguage() async throws {
        let group = try TestGroup()
        #expect(try await frame(["LANG": "en_US.UTF-8"], in: group).contains("Task switches"))
        let second = try await frame(["LANG": "uk_UA.UTF-8"], in: group)
        #expect(second.contains("Завдання з перемикачами") && second.contains("Перемикачі"), "\(second)")
    }

    @Test("Who only reads shows the widgets as the host has them, changes nothing, and says so")
    func readers() async throws {
        let group = try TestGroup()
        try await group.app("add", "Buy milk")
        let host = try group.renderer(environment: ["LANG": "en_US.UTF-8"])
        // All three widgets have their timelines.
        #expect(await host.output.wait { Screen.render($0).text.components(separatedBy: "Buy milk").count == 4 })
        let before = try timelines(group)
        let place = ["LANG": "ar.UTF-8", "LC_ALL": "", "LC_CTYPE": "C.UTF-8"]
        let frame = try await group.run(.renderer, ["--extension", Executable.extension.path], environment: place)
        #expect(frame.output.contains("Switches") && frame.output.contains("Task switches"), "\(frame)")
        let line = try #require(frame.output.split(separator: "\n").first { $0.contains("Switches") })
        let title = try #require(line.range(of: "Switches")), new = try #require(line.range(of: "⊕"))
        #expect(title.lowerBound < new.lowerBound, "not mirrored: \(line)")
        #expect(frame.errors.contains("en_US") && frame.errors.contains("not in ar"), "\(frame.errors)")
        let spoken = try await group.run(.renderer, ["describe", "--locale", "uk_UA"])
        #expect(spoken.output.contains("Task switches") && spoken.errors.contains("not in uk_UA"), "\(spoken)")
        let status = try await group.run(.renderer, ["status"], environment: place)
        #expect(status.errors.isEmpty, "\(status.errors)")
        #expect(try timelines(group) == before)
    }

    private func timelines(_ group: TestGroup) throws -> [String: Data] {
        let folder = group.path + "/timelines"
        return try Dictionary(
            uniqueKeysWithValues: FileManager.default.contentsOfDirectory(atPath: folder).map {
                ($0, try Data(contentsOf: URL(fileURLWithPath: folder + "/" + $0)))
            })
    }

    @Test("An option says it in place of the environment, and a wrong one is refused")
    func option() async throws {
        let frame = try await frame(["LANG": "it_IT.UTF-8"], "--locale", "uk-UA")
        #expect(frame.contains("Перемикачі"), "\(frame)")
        let group = try TestGroup()
        for wrong in ["", "x", "uk UA", "../uk", "uk_", "zz_QQ", "qq", "uk_QQ"] {
            #expect(try await group.run(.renderer, ["--locale", wrong]).ending == .exited(64), "\(wrong)")
        }
    }

    @Test("In Arabic everything is mirrored, and letters stand from right to left")
    func mirrored() async throws {
        let frame = try await frame(["LANG": "ar.UTF-8"])
        // “المفاتيح”, joined, from left to right.
        let heading = "\u{FEA2}\u{FEF4}\u{FE97}\u{FE8E}\u{FED4}\u{FEE4}\u{FEDF}\u{FE8D}"
        let line = try #require(frame.split(separator: "\n").first { $0.contains(heading) }, "\(frame)")
        // The button for a new task stands left of the heading, the small widget right of it.
        let new = try #require(line.range(of: "⊕"))
        let title = try #require(line.range(of: heading))
        #expect(new.lowerBound < title.lowerBound, "\(line)")
        #expect(line[title.upperBound...].filter { $0 == "│" }.count == 3, "\(line)")
    }

    private func frame(
        _ environment: [String: String], _ options: String..., in group: TestGroup? = nil
    ) async throws -> String {
        let group = try group ?? TestGroup()
        try await group.app("add", "Buy milk")
        var all = ["LC_ALL": "", "LC_MESSAGES": "", "LC_CTYPE": "C.UTF-8"]
        all.merge(environment) { $1 }
        let result = try await group.run(
            .renderer, ["--extension", Executable.extension.path] + options, environment: all)
        #expect(result.ending == .exited(0), "\(result.errors)")
        return result.output
    }
}
