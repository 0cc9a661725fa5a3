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
            for (index, line) in file.lines.enumerated() where Self.needsComment(line, in: file.lines, at: index) {
                if Self.hasComment(before: index, in: file.lines) { continue }
                Issue.record("\(file.path):\(index + 1): no doc comment: \(line.trimmingPrefix { $0 == " " })")
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

    /// What a conformance asks for is documented where the protocol is.
    private static func needsComment(_ line: Substring, in lines: [Substring], at index: Int) -> Bool {
        let declaration =
            #/^\s*(?:@\w+(?:\([^)]*\))? )*(?:public|open) (?:(?:static|class|final|override|mutating|nonmutating|nonisolated|indirect|convenience|required|weak|lazy|unowned) )*(?:func|var|let|struct|class|enum|actor|protocol|init|subscript|typealias|macro)\b/#
        guard line.contains("public ") || line.contains("open "), line.firstMatch(of: declaration) != nil else {
            return false
        }
        return !inheritsComment(line)
    }

    private static func inheritsComment(_ line: Substring) -> Bool {
        let known = [
            "override ", "static func == (", "static func < (", "func hash(into", "var hashValue", "static var title:",
            "static let title:", "static let description", "static var description", "static let openAppWhenRun",
            "static var openAppWhenRun", "var body: some", "var body: Never", "typealias Body",
        ]
        return known.contains { line.contains($0) }
    }

    /// Whether a doc comment stands above, attributes between.
    private static func hasComment(before index: Int, in lines: [Substring]) -> Bool {
        var index = index
        while index > 0 {
            index -= 1
            let line = lines[index].drop { $0 == " " }
            if line.hasPrefix("///") || line.hasSuffix("*/") { return true }
            guard line.hasPrefix("@") || line.hasPrefix("#if") || line.hasPrefix("// swift-format-ignore") else {
                return false
            }
        }
        return false
    }
}
