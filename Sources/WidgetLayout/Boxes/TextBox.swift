import WidgetArchive

/// `Text`.
final class TextBox: Box {
    private let node: TextNode
    private let context: LayoutContext
    private let shaped: ShapedText
    private let breaker: LineBreaker
    private let isRightToLeft: Bool
    private var recent: [(proposal: Proposal, layout: LineLayout)] = []

    init(_ node: TextNode, _ context: LayoutContext, isRightToLeft: Bool, _ quantum: Quantum) {
        self.node = node
        self.context = context
        self.isRightToLeft = isRightToLeft
        shaped = ShapedText(node, context, isRightToLeft: isRightToLeft)
        let spacing = node.lineSpacing.isFinite ? max(node.lineSpacing, 0) : 0
        let pixel = context.quantum?.width ?? 1 / context.displayScale
        // Between the lines of one text half a row is none.
        let tight = Quantum(cell: quantum.cell, density: .compact)
        breaker = LineBreaker(text: shaped, node: node, spacing: tight.gap(spacing, .vertical), pixel: pixel)
        super.init(quantum)
    }

    private func layout(_ proposal: Proposal) -> LineLayout {
        for entry in recent where entry.proposal == proposal { return entry.layout }
        // A layout that fits an offered width also serves any that lies between it and its own.
        if let known = recent.first(where: { serves($0.layout, offered: $0.proposal, proposal) }) {
            return known.layout
        }
        let canScale = context.measurer.canScale && node.minimumScale > 0 && node.minimumScale < 1
        let made = breaker.layout(
            width: proposal.width, height: proposal.height, smallestScale: canScale ? node.minimumScale : 1)
        if recent.count == 4 { recent.removeFirst() }
        recent.append((proposal, made))
        return made
    }

    private func serves(_ layout: LineLayout, offered: Proposal, _ proposal: Proposal) -> Bool {
        guard !layout.isTruncated, layout.scale == 1 else { return false }
        let width = proposal.width ?? .infinity
        return width <= offered.width ?? .infinity && width >= layout.size.width
            && (proposal.height ?? .infinity) >= layout.size.height
    }

    override func measure(_ proposal: Proposal) -> Size { layout(proposal).size }

    override var gaps: Gaps { Gaps(top: .text, bottom: .text) }

    override func explicit(_ guide: Guide, _ proposal: Proposal) -> Double? {
        let layout = layout(proposal)
        switch guide.kind {
        case .firstBaseline: return layout.lines.first.map { $0.ascent * layout.scale }
        case .lastBaseline:
            guard let last = layout.lines.last else { return nil }
            return top(of: layout.lines.count - 1, layout) + last.ascent * layout.scale
        default: return nil
        }
    }

    private func top(of line: Int, _ layout: LineLayout) -> Double {
        layout.lines[..<line].reduce(0) { $0 + $1.height * layout.scale + breaker.spacing }
    }

    override func place(_ proposal: Proposal, at origin: Point, into out: inout [PlacedView]) {
        let layout = layout(proposal)
        let size = size(proposal)
        var y = origin.y
        var lines: [PlacedText.Line] = []
        lines.reserveCapacity(layout.lines.count)
        for line in layout.lines {
            let width = min(line.width * layout.scale, max(size.width, line.width * layout.scale))
            var x = 0.0
            switch node.alignment {
            case .leading: x = 0
            case .center: x = (size.width - width) / 2
            case .trailing: x = size.width - width
            }
            x = quantum.offset(x, ofLength: max(width, context.quantum?.width ?? 0), .horizontal)
            let height = line.height * layout.scale
            lines.append(
                PlacedText.Line(
                    frame: Rect(x: origin.x + x, y: y, width: width, height: height),
                    baseline: y + line.ascent * layout.scale, fragments: fragments(line, layout.scale, width)))
            y += height + breaker.spacing
        }
        let text = PlacedText(
            lines: lines, scale: layout.scale, isTruncated: layout.isTruncated, missingLines: layout.missing,
            isRightToLeft: shaped.isRightToLeft,
            fullText: layout.isTruncated ? String(decoding: shaped.bytes, as: UTF8.self) : nil,
            nextChange: shaped.nextChange)
        out.append(PlacedView(frame: Rect(origin: origin, size: size), content: .text(text)))
    }

    /// The stretches of a line, run by run; in a right-to-left text they stand from the right.
    private func fragments(_ line: LineLayout.Line, _ scale: Double, _ width: Double) -> [PlacedText.Fragment] {
        var fragments: [PlacedText.Fragment] = []
        var x = 0.0
        func add(_ string: String, _ run: UInt16, _ width: Double, isSymbol: Bool = false) {
            let look = shaped.runs[Int(run)].run
            // The ellipsis joins the letters it follows.
            if !isSymbol, let last = fragments.indices.last, fragments[last].run == look, !fragments[last].text.isEmpty
            {
                fragments[last].text += string
                fragments[last].width += width
            } else {
                fragments.append(PlacedText.Fragment(text: string, run: look, x: x, width: width))
            }
            x += width
        }
        func add(_ range: Range<Int>) {
            var start = range.lowerBound
            while start < range.upperBound {
                let run = shaped.clusters[start].run
                var end = start
                var width = 0.0
                while end < range.upperBound, shaped.clusters[end].run == run {
                    width += shaped.clusters[end].advance * scale
                    end += 1
                }
                let isSymbol = shaped.clusters[start].kind == .symbol
                add(isSymbol ? "" : shaped.text(start..<end), run, width, isSymbol: isSymbol)
                start = end
            }
        }
        add(line.range)
        if let run = line.ellipsis {
            // A symbol cannot carry the ellipsis; its neighbour in the text can.
            var look = run
            while look > 0, case .symbol = shaped.runs[Int(look)].run.content { look -= 1 }
            add("…", look, shaped.runs[Int(run)].ellipsis * scale)
        }
        add(line.tail)
        if shaped.isRightToLeft {
            for index in fragments.indices { fragments[index].x = width - fragments[index].x - fragments[index].width }
        }
        return fragments
    }
}
