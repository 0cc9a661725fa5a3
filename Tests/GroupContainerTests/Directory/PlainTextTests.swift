import Testing

@testable import GroupContainer

@Suite("Text of others")
struct PlainTextTests {
    @Test("What commands a terminal is left out, all else stays")
    func clean() {
        #expect(PlainText.clean("Grüße 👨‍👩‍👧 a\tb\n") == "Grüße 👨‍👩‍👧 a\tb\n")
        #expect(PlainText.clean("a\u{1B}]0;x\u{7}\u{9B}2J\u{7F}\u{8}\u{202E}b\u{202C}\r") == "a]0;x2Jb")
    }

    @Test("A line of the trace is read without what commands a terminal")
    func trace() throws {
        let words = "x\u{1B}[2Jy"
        let event = TraceEvent(
            .failed, at: 1, boot: "B", role: .extension, span: words, links: [words], kind: words, widget: words,
            reason: words, detail: ["intent": .string(words), "n": .int(1)])
        let read = try #require(TraceEvent(line: event.line.dropLast()))
        #expect(read.reason == "x[2Jy" && read.span == "x[2Jy" && read.links == ["x[2Jy"])
        #expect(read.kind == "x[2Jy" && read.widget == "x[2Jy")
        #expect(read.detail == ["intent": .string("x[2Jy"), "n": .int(1)])
    }
}
