import Testing

@testable import TasksApp

@Suite("The line editor")
struct LineEditorTests {
    /// Types into a fresh editor; what came of the last key, and the line with `|` where the cursor stands.
    private func type(_ input: String, in editor: inout LineEditor) -> (LineEditor.Action?, String) {
        var decoder = KeyDecoder()
        let action = decoder.keys(Array(input.utf8)).map { editor.press($0) }.last
        return (action, shown(editor))
    }

    private func shown(_ editor: LineEditor) -> String {
        let characters = editor.buffer.characters
        return String(characters[..<editor.buffer.cursor]) + "|" + String(characters[editor.buffer.cursor...])
    }

    private func line(_ input: String) -> String {
        var editor = LineEditor(completions: ["add", "remove", "renew"])
        return type(input, in: &editor).1
    }

    @Test("Keys do what they do in readline")
    func keys() {
        #expect(line("abc\u{1B}[D\u{1B}[DX") == "aX|bc")
        #expect(line("abc\u{1}X\u{5}Y") == "XabcY|")
        #expect(line("one two\u{17}") == "one |")
        #expect(line("one two\u{15}") == "|")
        #expect(line("one two\u{1}\u{1B}f\u{B}") == "one|")
        #expect(line("one two\u{17}\u{17}\u{19}\u{19}") == "one twoone two|", "kills in a row join")
        #expect(line("one two\u{17}x\u{17}\u{19}") == "one x|")
        #expect(line("one-two\u{1B}\u{7F}") == "one-|")
        #expect(line("one two\u{1B}[1;5D\u{1B}d") == "one |")
        #expect(line("abc\u{14}") == "acb|")
        #expect(line("abc\u{1}\u{1B}[3~") == "|bc")
        #expect(line("abc\u{1}\u{4}") == "|bc")
        #expect(line("re\t") == "re|")
        #expect(line("rem\t") == "remove |")
        #expect(line("a\u{1B}[99;99Zb\u{1B}OPc") == "abc|", "unknown keys do nothing")
    }

    @Test("Characters are those that people count, whatever they are made of")
    func characters() {
        #expect(line("e\u{301}\u{7F}") == "|")
        #expect(line("👩‍👩‍👧日\u{1B}[D\u{7F}") == "|日")
        #expect(line("e\u{1B}[D\u{1B}[C\u{301}").count == 2)
    }

    @Test("A key that comes in pieces is one key")
    func pieces() {
        let input = Array("é日\u{1B}[1;5D\u{1B}[200~a\nb\u{1B}[201~c".utf8)
        for cut in input.indices {
            var decoder = KeyDecoder()
            var editor = LineEditor()
            for key in decoder.keys(input[..<cut]) + decoder.keys(input[cut...]) { _ = editor.press(key) }
            #expect(shown(editor) == "a bc|é日", "cut at \(cut)")
        }
    }

    @Test("The history goes back and forth and comes back to what was being written")
    func history() {
        var editor = LineEditor()
        #expect(type("one\r", in: &editor).0 == .line("one"))
        _ = type("two\rtwo\r", in: &editor)
        #expect(type("thr\u{1B}[A", in: &editor).1 == "two|")
        #expect(type("\u{10}", in: &editor).1 == "one|")
        #expect(type("\u{10}", in: &editor).0 == .bell)
        #expect(type("\u{E}\u{E}", in: &editor).1 == "thr|")
    }

    @Test("Ctrl-R finds, finds further back, and gives up")
    func search() {
        var editor = LineEditor()
        _ = type("add milk\rdone 1\radd bread\r", in: &editor)
        #expect(type("\u{12}add", in: &editor).0 == .redraw)
        #expect(editor.search?.match == "add bread")
        _ = type("\u{12}", in: &editor)
        #expect(editor.search?.match == "add milk")
        #expect(type("\u{12}", in: &editor).0 == .bell)
        #expect(type("\u{5}!", in: &editor).1 == "add milk!|")
        #expect(type("\u{12}done\u{7}", in: &editor).1 == "add milk!|")
    }

    @Test("Ctrl-C clears a line and leaves an empty one; Ctrl-D leaves an empty one")
    func leaving() {
        var editor = LineEditor()
        #expect(type("abc\u{3}", in: &editor).0 == .cleared)
        #expect(type("\u{3}", in: &editor).0 == .interrupted)
        #expect(type("\u{4}", in: &editor).0 == .ended)
        #expect(type("\u{1A}", in: &editor).0 == .suspend)
    }

    @Test("A line that was entered stays there from its beginning")
    func entered() {
        let view = LineView(prompt: "> ", columns: 12)
        #expect(view.entered("add one two three") == "\r\u{1B}[K> add one\n  two three\n")
    }

    @Test("Lines are broken between words, whatever their colours; those that fit stay as they are")
    func wrapping() {
        #expect(WordWrap.wrap("1 [ ]  x\n\n", columns: 8) == "1 [ ]  x\n\n")
        #expect(
            WordWrap.wrap("\u{1B}[2m1\u{1B}[0m [ ] Buy some milk\n", columns: 11)
                == "\u{1B}[2m1\u{1B}[0m [ ] Buy\n  some milk\n")
        #expect(WordWrap.wrap("日本 日本 日本", columns: 10) == "日本 日本\n  日本")
        #expect(WordWrap.wrap("a verylongword b", columns: 8) == "a\n  verylongword\n  b")
    }

    @Test("The row shows the cursor's surroundings and never more than fits")
    func view() {
        var editor = LineEditor()
        _ = type("日本語日本語日本語abc", in: &editor)
        let view = LineView(prompt: "> ", columns: 12)
        #expect(view.draw(editor) == "\r> 語abc\u{1B}[K\r\u{1B}[7C")
        _ = type("\u{1}", in: &editor)
        #expect(view.draw(editor) == "\r> 日本語日\u{1B}[K\r\u{1B}[2C")
        #expect(LineView(prompt: "tasks> ", columns: 1).draw(editor).hasPrefix("\rtasks> \u{1B}[K"))
    }
}
