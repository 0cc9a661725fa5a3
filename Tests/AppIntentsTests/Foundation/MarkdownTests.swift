import Foundation
import Testing

@testable import AppIntents

@Suite("Markdown")
struct MarkdownTests {
    /// Runs as `<look>words</look>`, which is easy to read in a test.
    private func marked(_ text: String) -> String {
        MarkdownInline.runs(of: text).map { run in
            var looks = ""
            if run.intent.contains(.stronglyEmphasized) { looks += "b" }
            if run.intent.contains(.emphasized) { looks += "i" }
            if run.intent.contains(.code) { looks += "c" }
            if run.intent.contains(.strikethrough) { looks += "s" }
            if let link = run.link { looks += "→\(link)" }
            if let image = run.image { looks += "!\(image)" }
            return looks.isEmpty ? run.text : "<\(looks)>\(run.text)</>"
        }.joined()
    }

    @Test(
        "Inline marks are read by CommonMark's rules",
        arguments: [
            ("plain", "plain"), ("**b** *i* `c` ~~s~~", "<b>b</> <i>i</> <c>c</> <s>s</>"), ("***x***", "<bi>x</>"),
            ("__b__ _i_", "<b>b</> <i>i</>"), ("snake_case_name", "snake_case_name"), ("5*6*7", "5<i>6</>7"),
            ("** no **", "** no **"), ("*a **b** c*", "<i>a </><bi>b</><i> c</>"), ("**a*", "*<i>a</>"),
            ("*a", "*a"), ("\\*a\\*", "*a*"), ("a\\b", "a\\b"), ("`a *b*`", "<c>a *b*</>"), ("``a`b``", "<c>a`b</>"),
            ("`a", "`a"), ("[t](https://a.b)", "<→https://a.b>t</>"), ("[t](<a b> \"x\")", "<→a b>t</>"),
            ("[**t** u](x)", "<b→x>t</><→x> u</>"), ("[t](a(b)c)", "<→a(b)c>t</>"), ("[t] (x)", "[t] (x)"),
            ("[t](x", "[t](x"), ("[a [b](x)](y)", "[a <→x>b</>](y)"), ("![p](q.png)", "<!q.png>p</>"),
            ("[![p](q)](l)", "<→l!q>p</>"), ("![a [b [c](x)] d](y)", "<!y>a [b </><→x!y>c</><!y>] d</>"),
            ("<https://a.b>", "<→https://a.b>https://a.b</>"), ("<a@b.c>", "<→mailto:a@b.c>a@b.c</>"),
            ("1 < 2", "1 < 2"),
            ("&amp; &lt; &#x41; &nope;", "& < A &nope;"), ("foo*bar*", "foo<i>bar</>"), ("foo_bar_", "foo_bar_"),
            ("*foo**bar*", "<i>foo**bar</>"), ("~a~", "<s>a</>"), ("~~~a~~~", "~~~a~~~"),
            ("кіт **кіт**кіт", "кіт <b>кіт</>кіт"),
        ])
    func inline(text: String, expected: String) { #expect(marked(text) == expected) }

    @Test("Hostile texts end soon and stay words")
    func hostile() {
        for text in ["*a ", "[", "**a _b ", "`", "![](", "<a", "~~a "] {
            let long = String(repeating: text, count: 3000)
            #expect(!MarkdownInline.runs(of: long).isEmpty)
        }
    }

    @Test("An attributed string has Foundation's attributes")
    func attributes() throws {
        let text = try AttributedString(
            markdown: "**Hi** [there](/x)", options: .init(interpretedSyntax: .inlineOnly),
            baseURL: URL(string: "https://a.b"))
        let runs = text.runs.map { (String(text[$0.range].characters), $0.inlinePresentationIntent, $0.link) }
        #expect(runs.map(\.0) == ["Hi", " ", "there"])
        #expect(runs[0].1 == .stronglyEmphasized)
        #expect(runs[1].1 == nil)
        #expect(runs[2].2?.absoluteString == "https://a.b/x")
    }

    @Test("Line ends stay, or become blanks, as the options say")
    func breaks() throws {
        let text = "a\nb  \nc"
        let kept = try AttributedString(
            markdown: text, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
        #expect(String(kept.characters) == text)
        let folded = try AttributedString(markdown: text, options: .init(interpretedSyntax: .inlineOnly))
        #expect(String(folded.characters) == "a b\nc")
    }

    @Test("Blocks carry what they are")
    func blocks() {
        let blocks = MarkdownBlocks.blocks(
            of: "# One #\n\ntwo\nlines\n\n- a\n- b\n  1. c\n> q\n\n```swift\nlet *x*\n```\n---\n")
        #expect(blocks.map(\.text) == ["One", "two\nlines", "a", "b", "c", "q", "let *x*\n", "⸻"])
        #expect(
            blocks.map { $0.intent.components.map(\.kind) } == [
                [.header(level: 1)], [.paragraph], [.paragraph, .listItem(ordinal: 1), .unorderedList],
                [.paragraph, .listItem(ordinal: 2), .unorderedList],
                [.paragraph, .listItem(ordinal: 1), .orderedList, .listItem(ordinal: 2), .unorderedList],
                [.paragraph, .blockQuote], [.codeBlock(languageHint: "swift")], [.thematicBreak],
            ])
    }
}
