import Testing
import WidgetPage

@Suite("What a page is told")
struct StreamTests {
    @Test("A slot waits once, however often it changes, in the order of first changes")
    func queue() {
        var queue = EventQueue()
        var news: [Bool] = []
        for _ in 0..<1000 { for name in ["a", "b", "c"] { news.append(queue.mark(.init("widget", name))) } }
        #expect(news.prefix(3).allSatisfy { $0 } && !news.dropFirst(3).contains(true))
        #expect(queue.count == 3)
        var told = [queue.next()?.id]
        queue.mark(.init("widget", "a"))
        for _ in 0..<4 { told.append(queue.next()?.id) }
        #expect(told == ["a", "b", "c", "a", nil])
        #expect(queue.isEmpty)
    }

    @Test("A queue that is filled and emptied for ever loses nothing and repeats nothing")
    func churn() {
        var queue = EventQueue()
        var told = 0
        for number in 0..<10_000 {
            queue.mark(.init("story", "\(number)"))
            if number % 3 == 0 { if queue.next() != nil { told += 1 } }
        }
        while queue.next() != nil { told += 1 }
        #expect(told == 10_000)
    }

    @Test(
        "A change and the text before make the text after",
        arguments: [
            ("", ""), ("", "abc"), ("abc", ""), ("abc", "abc"), ("aaaa", "aa"), ("aa", "aaaa"), ("xay", "xby"),
            ("grün", "grau"), ("é", "è"), ("a😀b", "a😁b"), ("😀", "😀😀"), ("日本", "日語"), ("e\u{301}", "e\u{300}"),
            ("<text>5</text>", "<text>4</text>"), ("👨‍👩‍👧", "👨‍👩‍👦"),
        ])
    func changes(_ old: String, _ new: String) { #expect(made(old, new) == Array(new.utf16)) }

    /// What a page makes of the change.
    private func made(_ old: String, _ new: String) -> [UInt16] {
        var units = Array(old.utf16)
        for edit in TextChange(from: old, to: new).edits.reversed() {
            units.replaceSubrange(edit.start..<edit.end, with: edit.text.utf16)
        }
        return units
    }

    @Test("Any lines become any others", arguments: 0..<200)
    func random(_ seed: UInt64) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        func next(_ limit: UInt64) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % limit)
        }
        let words = ["<g>", "</g>", "<text>ä</text>", "<rect/>", "😀", "", "a", "b", "日本"]
        func text() -> String { (0..<next(20)).map { _ in words[next(9)] }.joined(separator: "\n") }
        let old = text()
        var lines = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for _ in 0..<next(5) {
            let place = next(UInt64(lines.count + 1))
            if place < lines.count, next(2) == 0 {
                lines.remove(at: place)
            } else {
                lines.insert(words[next(9)], at: place)
            }
        }
        for new in [lines.joined(separator: "\n"), text()] { #expect(made(old, new) == Array(new.utf16)) }
    }

    @Test("A change is as small as what changed, at several places and when lines come and go")
    func small() {
        var lines = (0..<500).map { "<g id=\"\($0)\">one</g>" }
        let old = lines.joined(separator: "\n")
        lines[400] = "<g id=\"400\">two</g>"
        lines[100] = "<g id=\"100\">tne</g>"
        lines.insert("<filter/>", at: 3)
        lines.remove(at: 300)
        let change = TextChange(from: old, to: lines.joined(separator: "\n"))
        #expect(change.edits.count == 4)
        #expect(change.edits.reduce(0) { $0 + $1.text.utf8.count } <= 20)
    }

    @Test("An event is a kind, a line of data and an empty line")
    func event() {
        #expect(PageEvent("home", data: Array("{}".utf8)).bytes == Array("event: home\ndata: {}\n\n".utf8))
    }
}
