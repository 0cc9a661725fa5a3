import WidgetArchive
import WidgetLayout

extension SVGViewPainter {
    /// Draws lines of text: an element for each stretch of one look.
    mutating func paint(_ text: PlacedText, in frame: Rect, _ state: SVGState) {
        for line in text.lines {
            if state.isRedacted {
                paintBar(line.frame, state)
                continue
            }
            for fragment in line.fragments {
                paint(fragment, of: text, baseline: line.baseline, left: line.frame.minX, in: frame, state)
            }
        }
    }

    private mutating func paint(
        _ fragment: PlacedText.Fragment, of text: PlacedText, baseline: Double, left: Double, in frame: Rect,
        _ state: SVGState
    ) {
        let run = fragment.run
        let metrics = measurer.metrics(of: run.font)
        let size = metrics.size * text.scale
        let x = left + fragment.x
        let y = baseline - run.baselineOffset * text.scale
        if case .symbol(let symbol) = run.content, fragment.text.isEmpty {
            let side = fragment.width
            let middle = y - metrics.capHeight * text.scale / 2
            return paint(symbol, in: Rect(x: x, y: middle - side / 2, width: side, height: side), state)
        }
        guard !fragment.text.isEmpty else { return }
        // From right to left a text begins at its right edge. It is never mirrored.
        let isRightToLeft = text.isRightToLeft
        // Emoji have colours of their own, which only a filter changes; it changes those of the letters beside them, too.
        let filter = fragment.text.hasColorGlyphs ? filterOfEmoji(in: frame.insetBy(-size / 2), state) : nil
        let paint = filter == nil ? fill(run.paint, in: frame, state) : fill(colors.resolve(run.paint), in: frame)
        if let shadow = run.paint.shadow { openShadow(shadow, around: frame, state) }
        body.begin("text")
        mark("text", state)
        body.number("x", isRightToLeft ? x + fragment.width : x)
        body.number("y", y)
        body.number("font-size", size)
        if let filter { body.string("filter", "url(#\(filter))") }
        if metrics.weight != .regular { body.number("font-weight", metrics.weight.number) }
        if run.font.isItalic { body.word("font-style", "italic") }
        if let family = SVGFonts.family(of: run.font) { body.string("font-family", family) }
        let spacing = (metrics.tracking + run.kerning) * text.scale
        let isPlaced = style.placesDigits && run.font.hasMonospacedDigits && !isRightToLeft
        // Space between letters would tear those apart that join.
        if abs(spacing) >= 0.005, !fragment.text.hasJoinedLetters { body.number("letter-spacing", spacing) }
        if isRightToLeft { body.word("direction", "rtl") }
        if fragment.width > 0, fragment.text.unicodeScalars.count > 1, !isPlaced {
            body.number("textLength", fragment.width)
            // Letters that join (Arabic) would be torn apart by space between them, and other fonts look better a
            // little narrower than crammed.
            body.word("lengthAdjust", "spacingAndGlyphs")
        }
        if let style = run.font.svgStyle { body.word("style", style) }
        if isPlaced || fragment.text.first == " " || fragment.text.last == " " || fragment.text.contains("  ") {
            body.word("xml:space", "preserve")
        }
        paint.write("fill", "fill-opacity", to: &body)
        if isPlaced {
            writeDigits(of: fragment.text, at: x, metrics, run.kerning, text.scale)
        } else {
            body.content(fragment.text, "text")
        }
        if run.paint.shadow != nil { body.close("g") }
        if let line = run.strikethrough {
            paintLine(line, paint, at: y - size * 0.27, x: x, width: fragment.width, size, state)
        }
        if let line = run.underline ?? (run.link == nil ? nil : TextRun.LineDecoration()) {
            paintLine(line, paint, at: y + size * 0.13, x: x, width: fragment.width, size, state)
        }
    }

    /// Ends a text's element: each digit in the middle of its place, what stands between digits where it begins.
    private mutating func writeDigits(
        of words: String, at left: Double, _ font: FontMetrics, _ kerning: Double, _ scale: Double
    ) {
        func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
        var x = left
        body.append(">")
        var rest = words[...]
        while let first = rest.first {
            let part = isDigit(first) ? rest.prefix(1) : rest.prefix { !isDigit($0) }
            let width = part.reduce(0) { $0 + (measurer.advance(of: $1, in: font) + kerning) * scale }
            body.append("<tspan")
            // The tracking behind a digit is no part of it.
            body.number("x", isDigit(first) ? x + (width - (font.tracking + kerning) * scale) / 2 : x)
            if isDigit(first) { body.word("text-anchor", "middle") }
            body.append(">")
            body.escape(String(part))
            body.append("</tspan>")
            x += width
            rest = rest[part.endIndex...]
        }
        body.append("</text>\n")
    }

    /// A line through or under text; drawn, because fonts disagree about its place.
    private mutating func paintLine(
        _ line: TextRun.LineDecoration, _ paint: SVGFill, at y: Double, x: Double, width: Double, _ size: Double,
        _ state: SVGState
    ) {
        let thickness = max(size * 0.065, 0.75)
        body.begin("path")
        body.value("d") {
            $0.append("M")
            $0.append(Point(x: x, y: y))
            $0.append(" H")
            $0.append(x + width)
        }
        let stroke = line.color.map { SVGFill.color(state.adapt(colors.resolve($0))) } ?? paint
        stroke.write("stroke", "stroke-opacity", to: &body)
        body.number("stroke-width", thickness)
        let dashes: [Double] =
            switch line.pattern {
            case "dot": [1, 2]
            case "dash": [4, 2]
            case "dashDot": [4, 2, 1, 2]
            case "dashDotDot": [4, 2, 1, 2, 1, 2]
            default: []
            }
        body.dashes(dashes.map { $0 * thickness })
        body.empty()
    }

    /// A bar in place of words.
    mutating func paintBar(_ box: Rect, _ state: SVGState) {
        guard box.size.width > 0, box.size.height > 0 else { return }
        let height = box.size.height > 12 ? box.size.height * 0.72 : box.size.height * 0.8
        let bar = Rect(
            x: box.minX, y: box.minY + (box.size.height - height) / 2, width: box.size.width, height: height)
        let radius = min(4, height / 2)
        paintQuiet(.rectangle(bar, rx: radius, ry: radius), state)
    }

    /// A field in place of a picture.
    mutating func paintField(_ box: Rect, _ state: SVGState) {
        guard box.size.width > 0, box.size.height > 0 else { return }
        let radius = min(4, box.size.width / 4, box.size.height / 4)
        paintQuiet(.rectangle(box, rx: radius, ry: radius), state)
    }

    /// A form in the colour of what is left out.
    mutating func paintQuiet(_ form: SVGGeometry.Form, _ state: SVGState) {
        SVGGeometry(form: form).begin(in: &body)
        quiet(state).write("fill", "fill-opacity", to: &body)
        body.empty()
    }

    /// The colour of what is left out.
    func quiet(_ state: SVGState) -> SVGFill {
        fill(SystemPalette.label(level: 0, colors.scheme).faded(0.16), state)
    }

    /// Opens a group that casts the shadow of a paint.
    mutating func openShadow(_ shadow: ShadowPaint, around frame: Rect, _ state: SVGState) {
        let color = state.adapt(colors.resolve(shadow.color))
        let reach = shadow.radius * 3 + max(abs(shadow.x), abs(shadow.y)) + 4
        let id = filter(in: frame.insetBy(-reach.rounded(.up))) { $0.dropShadow(shadow, color) }
        body.begin("g")
        body.string("filter", "url(#\(id))")
        body.open()
    }
}

extension SVGWriter {
    /// `stroke-dasharray`, when there are dashes.
    mutating func dashes(_ dashes: [Double], phase: Double = 0) {
        guard !dashes.isEmpty else { return }
        value("stroke-dasharray") {
            for (index, dash) in dashes.enumerated() {
                if index > 0 { $0.append(" ") }
                $0.append(max(dash, 0))
            }
        }
        if phase != 0 { number("stroke-dashoffset", phase) }
    }
}

extension String {
    /// Whether letters join their neighbours, as in Arabic.
    fileprivate var hasJoinedLetters: Bool { unicodeScalars.contains { (0x620..<0x700).contains($0.value) } }
    /// Whether a font of colours draws a part of it.
    fileprivate var hasColorGlyphs: Bool {
        unicodeScalars.contains { $0.value == 0xFE0F || $0.value > 0xFF && $0.properties.isEmojiPresentation }
    }
}

extension Paint {
    /// The shadow that a paint casts.
    var shadow: ShadowPaint? {
        switch self {
        case .shadowed(_, let shadow): shadow
        case .faded(let paint, _): paint.shadow
        default: nil
        }
    }
}

extension FontDescription {
    /// What no presentation attribute says.
    fileprivate var svgStyle: StaticString? {
        switch (hasMonospacedDigits, hasSmallCaps) {
        case (true, true): "font-variant-numeric:tabular-nums;font-variant-caps:small-caps"
        case (true, false): "font-variant-numeric:tabular-nums"
        case (false, true): "font-variant-caps:small-caps"
        case (false, false): width == .standard ? nil : width == .expanded ? "font-stretch:125%" : "font-stretch:75%"
        }
    }
}
