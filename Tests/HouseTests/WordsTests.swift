import Foundation
import Testing

/// The renderer is an executable: its table of words is read as source.
@Suite("The renderer's words")
struct WordsTests {
    @Test("Every word stands in all six languages")
    func complete() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
            .standardized
        let folder = root.appendingPathComponent("Sources/renderer/Words")
        let names = try String(contentsOf: folder.appendingPathComponent("Words.swift"), encoding: .utf8)
        let table = try String(contentsOf: folder.appendingPathComponent("Words+Table.swift"), encoding: .utf8)
        let words = names.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { $0.hasPrefix("case ") }
            .flatMap { $0.dropFirst(5).split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } }
        #expect(words.count > 50)
        for word in words {
            let entry = table.components(separatedBy: ".\(word): [").dropFirst().first?.components(separatedBy: "]")
                .first
            let texts = (entry ?? "").components(separatedBy: "\"").enumerated().filter { $0.offset % 2 == 1 }
            #expect(texts.count == 6, "\(word): \(entry ?? "is missing")")
            #expect(texts.allSatisfy { !$0.element.isEmpty }, "\(word)")
            #expect(Set(texts.map { $0.element.contains("%") }).count <= 1, "\(word): % in some languages only")
        }
    }
}
