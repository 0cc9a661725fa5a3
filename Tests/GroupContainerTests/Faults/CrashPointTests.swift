import Testing

@testable import GroupContainer

/// `bin/crashpoints` does the same and prints the whole table.
@Suite("Crashes at every system call", .timeLimit(.minutes(2)))
struct CrashPointTests {
    @Test("A process killed at any system call of any scenario leaves a group in which all holds that must")
    func everyCall() throws {
        let temporary = try TemporaryGroup()
        let probe = try Probe("crashpoints", temporary.group.path)
        var lines: [String] = []
        while let line = probe.line() { lines.append(line) }
        for line in lines where line.hasPrefix("    ") || line.contains("NOT") { Issue.record("\(line)") }
        let last = try #require(lines.last)
        print(last)
        let points = try #require(last.split(separator: " ").first.flatMap { Int($0) })
        #expect(points > 150, "some scenario ended early: \(lines)")
        #expect(last.hasSuffix(" 0 complaints"))
    }
}
