import Foundation
import Testing

/// The documentation's table of rules, checked.
@Suite("The rules")
struct RulesTests {
    @Test("Every test that the table of rules names is there")
    func tests() throws {
        // The functions of each suite; an extension elsewhere counts as its file.
        var functions: [Substring: Set<Substring>] = [:]
        for file in try SourceFile.all(in: "Tests") {
            var suites: [Substring] = []
            var names: Set<Substring> = []
            for line in file.lines where line.hasSuffix("{") {
                let words = line.split { $0 == " " || $0 == "(" }
                if let index = words.firstIndex(of: "struct"), index + 1 < words.count {
                    suites.append(words[index + 1])
                } else if let index = words.firstIndex(of: "func"), index + 1 < words.count {
                    names.insert(words[index + 1])
                }
            }
            for suite in suites { functions[suite, default: []].formUnion(names) }
        }
        let path = "Sources/WidgetKit/WidgetKit.docc/Rules.md"
        let rules = try String(contentsOf: Manifest.root.appendingPathComponent(path), encoding: .utf8)
        var count = 0
        for match in rules.matches(of: /`([A-Z]\w*Tests)(?:\.(\w+))?`/) {
            count += 1
            guard let known = functions[match.1] else {
                Issue.record("there is no \(match.1)")
                continue
            }
            if let test = match.2 { #expect(known.contains(test), "\(match.1) has no \(test)") }
        }
        #expect(count > 60, "the table was understood")
    }
}
