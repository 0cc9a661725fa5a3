/// The inline Markdown that a text of a table may hold: `**strong**`, `*emphasis*`, `` `code` ``, `~~struck~~`,
/// `[words](link)`. Anything else is words.
enum InlineMarkdown {
    struct Part: Equatable {
        var words = ""
        var isStrong = false
        var isEmphasized = false
        var isCode = false
        var isStruck = false
        var link: String?
    }

    /// Whether there is anything to look for; most texts have nothing.
    static func mayOccur(in text: String) -> Bool {
        text.utf8.contains { $0 == 0x2A || $0 == 0x60 || $0 == 0x7E || $0 == 0x5B || $0 == 0x5F || $0 == 0x5C }
    }

    static func parts(of text: String) -> [Part] {
        var parts: [Part] = []
        parse(text[...], Part(), into: &parts, depth: 0)
        return parts.isEmpty ? [Part(words: text)] : parts
    }

    private static func parse(_ text: Substring, _ style: Part, into parts: inout [Part], depth: Int) {
        var rest = text
        var words = ""
        func flush() {
            guard !words.isEmpty else { return }
            var part = style
            part.words = words
            parts.append(part)
            words = ""
        }
        while let character = rest.first {
            if character == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
                words.append(next)
                rest = rest.dropFirst(2)
                continue
            }
            if depth < 8, let span = span(at: rest, after: words.last) {
                flush()
                var inner = style
                span.apply(&inner)
                if span.isLiteral {
                    inner.words = String(span.inside)
                    parts.append(inner)
                } else {
                    parse(span.inside, inner, into: &parts, depth: depth + 1)
                }
                rest = span.rest
                continue
            }
            words.append(character)
            rest = rest.dropFirst()
        }
        flush()
    }

    private struct Span {
        var inside: Substring
        var rest: Substring
        var isLiteral = false
        var apply: (inout Part) -> Void
    }

    private static func span(at text: Substring, after previous: Character?) -> Span? {
        if text.first == "[" { return link(at: text) }
        let marks: [(String, (inout Part) -> Void)] = [
            ("**", { $0.isStrong = true }), ("__", { $0.isStrong = true }), ("~~", { $0.isStruck = true }),
            ("*", { $0.isEmphasized = true }), ("_", { $0.isEmphasized = true }), ("`", { $0.isCode = true }),
        ]
        for (mark, apply) in marks where text.hasPrefix(mark) {
            // An underscore inside a word is a letter: snake_case_name.
            if mark.hasPrefix("_"), let previous, previous.isLetter || previous.isNumber { return nil }
            let inside = text.dropFirst(mark.count)
            guard let first = inside.first, !first.isWhitespace, let end = inside.range(of: mark),
                end.lowerBound > inside.startIndex, inside[..<end.lowerBound].last?.isWhitespace == false
            else { continue }
            return Span(
                inside: inside[..<end.lowerBound], rest: inside[end.upperBound...], isLiteral: mark == "`", apply: apply
            )
        }
        return nil
    }

    private static func link(at text: Substring) -> Span? {
        guard let close = text.range(of: "]("), let end = text[close.upperBound...].firstIndex(of: ")") else {
            return nil
        }
        let target = String(text[close.upperBound..<end])
        return Span(inside: text[..<close.lowerBound].dropFirst(), rest: text[text.index(after: end)...]) {
            $0.link = target
        }
    }
}
