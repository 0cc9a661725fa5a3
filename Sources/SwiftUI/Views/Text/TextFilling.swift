internal import AppIntents
internal import WidgetArchive

/// Puts the values of a text between its words. The words may hold inline Markdown, also around a value; the values are
/// shown as they are.
struct TextFilling {
    enum Part {
        case words(String)
        /// A value by its place, counted from 0, and how a translation wants it written.
        case argument(Int, FormatSpecifier?)
    }

    let arguments: [LocalizedArgument]
    let locale: Locale

    /// Appends the runs of a text.
    func fill(_ parts: [Part], to runs: inout [TextRun], _ context: RunContext) {
        let hasMarks = parts.contains { part in
            guard case .words(let words) = part else { return false }
            return words.utf8.contains { "*_`~[\\<&".utf8.contains($0) }
        }
        guard hasMarks else {
            return append(parts, to: &runs, context)
        }
        var whole = String.UnicodeScalarView()
        for (index, part) in parts.enumerated() {
            if case .words(let words) = part {
                whole.append(contentsOf: words.unicodeScalars)
            } else if let sign = Self.sign(of: index) {
                whole.append(sign)
            }
        }
        for run in MarkdownInline.runs(of: String(whole)) {
            var inner = context
            inner.look.apply(run.intent)
            guard let link = run.link else {
                append(split(run.text, parts), to: &runs, inner)
                continue
            }
            inner.paint = context.environment.tintPaint
            var linked: [TextRun] = []
            append(split(run.text, parts), to: &linked, inner)
            let target = split(link, parts).map(plain).joined()
            for index in linked.indices { linked[index].link = target }
            runs += linked
        }
    }

    private func append(_ parts: [Part], to runs: inout [TextRun], _ context: RunContext) {
        for part in parts { append(part, to: &runs, context) }
    }

    private func append(_ part: Part, to runs: inout [TextRun], _ context: RunContext) {
        switch part {
        case .words(let words): context.append(words, to: &runs)
        case .argument(let index, _):
            guard arguments.indices.contains(index) else { return }
            if case .text(let text) = arguments[index] {
                text.append(to: &runs, context)
            } else {
                context.append(plain(part), to: &runs)
            }
        }
    }

    private func plain(_ part: Part) -> String {
        switch part {
        case .words(let words): return words
        case .argument(let index, let specifier):
            guard arguments.indices.contains(index) else { return "" }
            switch arguments[index] {
            case .string(let words): return words
            case .text(let text): return text.plainString(locale: locale)
            case let number: return number.text(specifier, locale)
            }
        }
    }

    // MARK: Signs

    /// What stands for a value while Markdown is read: a letter of private use, which is no mark.
    private static func sign(of part: Int) -> Unicode.Scalar? {
        part < 0xFFFE ? Unicode.Scalar(0x10_0000 + UInt32(part)) : nil
    }

    private func split(_ text: String, _ parts: [Part]) -> [Part] {
        var result: [Part] = []
        var words = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let index = Int(scalar.value) - 0x10_0000
            guard parts.indices.contains(index), case .argument = parts[index] else {
                words.append(scalar)
                continue
            }
            if !words.isEmpty { result.append(.words(String(words))) }
            words = .init()
            result.append(parts[index])
        }
        if !words.isEmpty { result.append(.words(String(words))) }
        return result
    }
}

extension TextLook {
    /// Markdown's emphasis.
    mutating func apply(_ intent: InlinePresentationIntent) {
        if intent.contains(.stronglyEmphasized) { isBold = true }
        if intent.contains(.emphasized) { isItalic = true }
        if intent.contains(.code) { design = .monospaced }
        if intent.contains(.strikethrough) { strikethrough = Line(isActive: true, pattern: .solid, color: nil) }
    }
}
