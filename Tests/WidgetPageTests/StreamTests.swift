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
    func changes(_ old: String, _ new: String) {
        let change = TextChange(from: old, to: new)
        let units = Array(old.utf16)
        let made = units.prefix(change.start) + Array(change.text.utf16) + units.suffix(change.end)
        #expect(change.start + change.end <= units.count)
        #expect(String(decoding: made, as: UTF16.self) == new)
        #expect(Array(made) == Array(new.utf16))
    }

    @Test("A change is small where little changed")
    func small() {
        let old = String(repeating: "<g>one</g>\n", count: 500)
        let new = old.replacingMiddle(with: "two")
        #expect(TextChange(from: old, to: new).text.utf8.count <= 5)
    }

    @Test("An event is a kind, a line of data and an empty line")
    func event() {
        #expect(PageEvent("home", data: Array("{}".utf8)).bytes == Array("event: home\ndata: {}\n\n".utf8))
    }
}

extension String {
    fileprivate func replacingMiddle(with word: String) -> String {
        var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lines[lines.count / 2] = "<g>\(word)</g>"
        return lines.joined(separator: "\n")
    }
}
