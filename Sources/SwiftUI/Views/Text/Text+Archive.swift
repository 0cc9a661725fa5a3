internal import WidgetArchive

extension Text: View {
    /// Built in.
    public typealias Body = Never

    /// Archives the text as runs of one look each.
    public static func _makeNodes(_ view: Text, _ inputs: _ViewInputs, _ outputs: inout _ViewOutputs) {
        let environment = inputs.environment
        let context = RunContext(
            environment: environment, font: environment.look.font, look: environment.look.textLook,
            paint: environment.foregroundPaint, textCase: environment.look.paragraph.textCase)
        var node = TextNode()
        view.append(to: &node.runs, context)
        environment.look.paragraph.apply(to: &node, inputs.session)
        outputs.append(.text(node))
    }

    /// The words alone, in a locale.
    package func plainString(locale: Locale) -> String {
        var environment = EnvironmentValues()
        environment.look.locale = locale
        return plainString(in: environment)
    }

    /// The words alone, in the locale of an environment.
    func plainString(in environment: EnvironmentValues) -> String {
        if case .verbatim(let words) = storage { return words }
        let context = RunContext(
            environment: environment, font: nil, look: TextLook(), paint: .foreground, textCase: nil)
        var runs: [TextRun] = []
        append(to: &runs, context)
        return runs.map { if case .string(let words) = $0.content { words } else { "" } }.joined()
    }
}

extension ParagraphLook {
    @MainActor
    func apply(to node: inout TextNode, _ session: ArchiveSession) {
        node.lineLimit = lineLimit.map { max($0, 1) }
        node.reservedLines = reservedLines
        node.truncation = truncation
        node.alignment = alignment
        node.allowsTightening = allowsTightening
        if lineSpacing != 0 { node.lineSpacing = NumberCheck.finite(lineSpacing, or: 0, "lineSpacing", session) }
        guard minimumScale != 1 else { return }
        if minimumScale > 0 && minimumScale < 1 {
            node.minimumScale = minimumScale
        } else {
            session.remark("minimumScaleFactor: \(minimumScale) is not between 0 and 1; 1 is used")
        }
    }
}

/// What texts inherit while they become runs.
struct RunContext {
    var environment: EnvironmentValues
    var font: Font?
    var look: TextLook
    var paint: Paint
    var textCase: Text.Case?

    func run(_ content: TextRun.Content) -> TextRun {
        var run = TextRun()
        run.content = content
        run.font = environment.sized(look.applied(to: font?.description ?? FontDescription()))
        run.paint = paint
        run.strikethrough = look.strikethrough?.archived
        run.underline = look.underline?.archived
        if let kerning = look.kerning, kerning.isFinite { run.kerning = kerning }
        if let offset = look.baselineOffset, offset.isFinite { run.baselineOffset = offset }
        return run
    }

    func cased(_ words: String) -> String {
        switch textCase {
        case nil: words
        case .uppercase: words.uppercased()
        case .lowercase: words.lowercased()
        }
    }

    func append(_ words: String, to runs: inout [TextRun]) {
        guard !words.isEmpty || runs.isEmpty else { return }
        let new = run(.string(cased(words)))
        // Neighbours of one look are one run, so that line breaks see whole words.
        if let last = runs.last, case .string(let before) = last.content, case .string(let after) = new.content {
            var joined = new
            joined.content = last.content
            if joined == last {
                runs[runs.count - 1].content = .string(before + after)
                return
            }
        }
        runs.append(new)
    }
}

extension Text {
    func append(to runs: inout [TextRun], _ outer: consuming RunContext) {
        var context = outer
        context.font = font ?? context.font
        context.look = look.over(context.look)
        if let foreground { context.paint = foreground.paint(in: context.environment) }
        let locale = context.environment.look.locale
        switch storage {
        case .verbatim(let words): context.append(words, to: &runs)
        case .key(let key, let table, let bundle): append(key: key, table, bundle, to: &runs, context)
        case .resource(let resource):
            var resource = resource
            resource.locale = locale
            context.append(String(localized: resource), to: &runs)
        case .live(var live):
            live.timeZone = context.environment.look.ownTimeZone?.identifier
            live.locale = context.environment.look.ownLocale?.identifier
            runs.append(context.run(.live(live)))
        case .image(let image):
            var environment = context.environment
            environment.look.font = context.font
            environment.look.textLook = context.look
            environment.look.foreground = context.paint == .foreground ? nil : ForegroundPaints(primary: context.paint)
            if let symbol = image.symbol(in: environment) {
                runs.append(context.run(.symbol(symbol)))
            } else {
                context.append(image.name, to: &runs)
            }
        case .attributed(let string): append(attributed: string, to: &runs, context)
        case .formatted(let value):
            let place = TextPlace(locale: locale, ownTimeZone: context.environment.look.ownTimeZone)
            if let string = value.text(place) {
                append(attributed: string, to: &runs, context)
            } else {
                context.append(value.plain(place), to: &runs)
            }
        case .joined(let first, let second):
            first.append(to: &runs, context)
            second.append(to: &runs, context)
        }
    }

    private func append(
        key: LocalizedStringKey, _ table: String?, _ bundle: Bundle?, to runs: inout [TextRun], _ context: RunContext
    ) {
        let locale = context.environment.look.locale
        let template = StringTables.template(for: key.key, table: table, bundle: bundle, locale: locale)
        let filling = TextFilling(arguments: key.arguments, locale: locale)
        guard !key.arguments.isEmpty else {
            return filling.fill([.words(template?.raw ?? key.key)], to: &runs, context)
        }
        if let template {
            let chosen = template.chosen(for: key.arguments.map(\.number))
            return filling.fill(
                chosen.map { piece in
                    switch piece {
                    case .words(let words): .words(words)
                    case .argument(let index, let specifier): .argument(index, specifier)
                    }
                }, to: &runs, context)
        }
        var next = 0
        let parts = key.pieces.map { words -> TextFilling.Part in
            if let words { return .words(words) }
            defer { next += 1 }
            return .argument(next, nil)
        }
        filling.fill(parts, to: &runs, context)
    }

    private func append(attributed string: AttributedString, to runs: inout [TextRun], _ context: RunContext) {
        for run in string.runs {
            var inner = context
            if let intent = run.inlinePresentationIntent { inner.look.apply(intent) }
            if let font = run.swiftUI.font { inner.font = font }
            if let color = run.swiftUI.foregroundColor { inner.paint = .color(color.reference) }
            if let line = run.swiftUI.underlineStyle {
                inner.look.underline = TextLook.Line(isActive: true, pattern: line.pattern, color: line.color)
            }
            if let line = run.swiftUI.strikethroughStyle {
                inner.look.strikethrough = TextLook.Line(isActive: true, pattern: line.pattern, color: line.color)
            }
            if let kerning = run.swiftUI.kern { inner.look.kerning = kerning }
            if let offset = run.swiftUI.baselineOffset { inner.look.baselineOffset = offset }
            if run.link != nil && run.swiftUI.foregroundColor == nil { inner.paint = context.environment.tintPaint }
            var made = inner.run(.string(inner.cased(String(string[run.range].characters))))
            made.link = run.link?.absoluteString
            runs.append(made)
        }
    }
}
