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

    @Test("The titles follow when the same group is shown in another language")
    func otherLanguage() async throws {
        let group = try TestGroup()
        #expect(try await frame(["LANG": "en_US.UTF-8"], in: group).contains("Task switches"))
        let second = try await frame(["LANG": "uk_UA.UTF-8"], in: group)
        #expect(second.contains("Завдання з перемикачами") && second.contains("Перемикачі"), "\(second)")
    }

    @Test("An option says it in place of the environment, and a wrong one is refused")
    func option() async throws {
        let frame = try await frame(["LANG": "it_IT.UTF-8"], "--locale", "uk-UA")
        #expect(frame.contains("Перемикачі"), "\(frame)")
        let group = try TestGroup()
        for wrong in ["", "x", "uk UA", "../uk", "uk_"] {
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
