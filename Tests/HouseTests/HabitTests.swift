import Testing

/// Habits of CONTRIBUTING.md that a reading of the text can check.
@Suite("The habits")
struct HabitTests {
    @Test("No file is longer than 500 lines")
    func fileLength() throws {
        for folder in ["Sources", "Tests"] {
            for file in try SourceFile.all(in: folder) {
                guard file.lines.count > 501 else { continue }
                Issue.record("\(file.path) has \(file.lines.count - 1) lines: is it two rooms?")
            }
        }
    }

    @Test("Every public declaration says what it is")
    func documentation() throws {
        for file in try SourceFile.all(in: "Sources") {
            for (index, line) in file.lines.enumerated() where Self.needsComment(line) {
                if Self.hasComment(before: index, in: file.lines) { continue }
                Issue.record("\(file.path):\(index + 1): no doc comment: \(line.trimmingPrefix { $0 == " " })")
            }
        }
    }

    @Test("What can hang up is watched by the event loop: libdispatch on Linux may crash then (see ReadWatch)")
    func hangUps() throws {
        for file in try SourceFile.all(in: "Sources") where !file.path.hasPrefix("Sources/GroupContainer/Loop/") {
            for (index, line) in file.lines.enumerated() {
                guard line.contains("makeReadSource(") || line.contains("makeWriteSource(") else { continue }
                Issue.record("\(file.path):\(index + 1): a ReadWatch or a SocketWatch is meant")
            }
        }
    }

    @Test("No file names a path of one machine")
    func machinePaths() throws {
        for folder in ["Sources", "Tests"] {
            for file in try SourceFile.all(in: folder) {
                for (index, line) in file.lines.enumerated() {
                    // Written in pieces, for this line is looked at too.
                    guard line.contains("/" + "root/") || line.contains("/" + "home/") else { continue }
                    Issue.record("\(file.path):\(index + 1): \(line)")
                }
            }
        }
    }

    /// Whether a line declares something public. What a conformance asks for is documented where the protocol is.
    private static func needsComment(_ line: Substring) -> Bool {
        let text = line.drop { $0 == " " }
        guard text.hasPrefix("public ") || text.hasPrefix("open ") || text.hasPrefix("@") else { return false }
        let words = text.split(separator: " ")
        let rest = words.drop { modifiers.contains($0) || $0.hasPrefix("@") }
        guard words.prefix(words.count - rest.count).contains(where: { $0 == "public" || $0 == "open" }) else {
            return false
        }
        guard let keyword = rest.first?.prefix(while: \.isLetter), declarations.contains(keyword) else { return false }
        return !text.contains("override ") && !asked.contains { text.contains($0) }
    }

    private static let modifiers: Set<Substring> = [
        "public", "open", "static", "class", "final", "override", "mutating", "nonmutating", "nonisolated", "indirect",
        "convenience", "required", "weak", "lazy", "unowned",
    ]
    private static let declarations: Set<Substring> = [
        "func", "var", "let", "struct", "enum", "actor", "protocol", "init", "subscript", "typealias", "macro",
    ]
    private static let asked = [
        "static func == (", "static func < (", "func hash(into", "static var title:", "static let title:",
        "static let description", "static var description", "openAppWhenRun", "var body: some", "var body: Never",
        "typealias Body",
    ]

    /// Whether a doc comment stands above, attributes between; one comment may serve a run of lines without gaps.
    private static func hasComment(before index: Int, in lines: [Substring]) -> Bool {
        var index = index
        while index > 0 {
            index -= 1
            let line = lines[index].drop { $0 == " " }
            if line.hasPrefix("///") || line.hasSuffix("*/") { return true }
            let isBetween = line.hasPrefix("@") || line.hasPrefix("#if") || line.hasPrefix("// swift-format-ignore")
            guard isBetween || line.hasPrefix("public static let ") else { return false }
        }
        return false
    }
}
