import WidgetArchive
import WidgetLayout

extension SVGViewPainter {
    /// Draws a symbol in the middle of its frame.
    mutating func paint(_ node: SymbolNode, in frame: Rect, _ state: SVGState) {
        var side = min(frame.size.width, frame.size.height)
        guard side > 0 else { return }
        if state.isRedacted {
            let part = side * 0.9
            return paintField(
                Rect(x: frame.midX - part / 2, y: frame.midY - part / 2, width: part, height: part), state)
        }
        guard let composition = SymbolComposer.compose(node.name) else { return paintUnknown(node, frame, state) }
        // A resizable symbol fills its frame; one in a text keeps the air around it.
        if node.isResizable { side *= 24 / 22.4 }
        let weight = node.font.weight ?? node.font.style.map { TypeRamp.weight(of: $0) } ?? .regular
        let isLayered = node.mode != .monochrome
        let symbol = SVGSymbol(
            composition, width: weight.symbolStroke, isLayered: isLayered, variableValue: node.variableValue)
        let scale = side / 24
        let map = Affine(a: scale, d: scale, x: frame.midX - side / 2, y: frame.midY - side / 2)
        let inks = inks(of: node, composition, state)
        let shadow = node.paints.first?.shadow
        if let shadow { openShadow(shadow, around: frame, state) }
        if symbol.groups.count == 1, symbol.groups[0].cuts.isEmpty, symbol.groups[0].elements.count == 1 {
            write(symbol.groups[0].elements[0], map, symbol.width, inks) { painter in painter.mark("symbol", state) }
        } else {
            body.begin("g")
            mark("symbol", state)
            body.value("transform") { $0.append(map) }
            body.open()
            for group in symbol.groups { write(group, symbol.width, inks) }
            body.close("g")
        }
        if shadow != nil { body.close("g") }
    }

    private mutating func write(_ group: SVGSymbol.Group, _ width: Double, _ inks: [SVGFill]) {
        if !group.cuts.isEmpty {
            let mask = cut(group.cuts, width, widened: true)
            body.begin("g")
            body.string("mask", "url(#\(mask))")
            body.open()
        }
        for element in group.elements { write(element, nil, width, inks) { _ in } }
        if !group.cuts.isEmpty { body.close("g") }
    }

    private mutating func write(
        _ element: SVGSymbol.Element, _ outer: Affine?, _ width: Double, _ inks: [SVGFill],
        _ mark: (inout SVGViewPainter) -> Void
    ) {
        let mask = element.cuts.isEmpty ? nil : cut(element.cuts, width, widened: false, inside: element.map)
        let paint = inks[min(element.ink, inks.count - 1)]
        body.begin("path")
        mark(&self)
        body.value("d") { $0.append(contentsOf: element.path) }
        let map = element.map.map { outer?.after($0) ?? $0 } ?? outer
        if let map { body.value("transform") { $0.append(map) } }
        (element.isFilled ? paint : .none).write("fill", "fill-opacity", to: &body)
        if element.isStroked { writeLine(element, paint, width, to: &body) }
        if element.opacity < 1 { body.number("opacity", element.opacity) }
        if let mask { body.string("mask", "url(#\(mask))") }
        body.empty()
    }

    private func writeLine(
        _ element: SVGSymbol.Element, _ paint: SVGFill, _ width: Double, to writer: inout SVGWriter
    ) {
        paint.write("stroke", "stroke-opacity", to: &writer)
        // Strokes of a smaller glyph are as wide as the others.
        let scale = element.map.map { ($0.a * $0.a + $0.b * $0.b).squareRoot() } ?? 1
        writer.number("stroke-width", width * (scale < 0.95 ? 0.92 / scale : 1))
        writer.word("stroke-linecap", "round")
        writer.word("stroke-linejoin", "round")
    }

    /// A mask that leaves elements out. Inside an element that has a map of its own the mask lies in that grid.
    private mutating func cut(
        _ elements: [SVGSymbol.Element], _ width: Double, widened: Bool, inside outer: Affine? = nil
    ) -> String {
        let area = Rect(x: -4, y: -4, width: 32, height: 32)
        var drawn = SVGWriter(depth: 3)
        drawn.begin("rect")
        drawn.rectangle(area)
        drawn.word("fill", "#fff")
        drawn.empty()
        for element in elements {
            drawn.begin("path")
            drawn.value("d") { $0.append(contentsOf: element.path) }
            if let map = element.map { drawn.value("transform") { $0.append(map) } }
            if !element.isFilled { drawn.word("fill", "none") }
            if element.isStroked {
                var scale = element.map.map { ($0.a * $0.a + $0.b * $0.b).squareRoot() } ?? 1
                if scale > 0.95 { scale = 1 }
                let outerScale = outer.map { ($0.a * $0.a + $0.b * $0.b).squareRoot() } ?? 1
                drawn.word("stroke", "#000")
                drawn.number(
                    "stroke-width", width * (widened ? 1.5 : 1) / scale / min(1, outerScale < 0.95 ? outerScale : 1))
                drawn.word("stroke-linecap", "round")
                drawn.word("stroke-linejoin", "round")
            }
            drawn.empty()
        }
        return mask(drawn.bytes, in: area)
    }

    /// The symbol's colours, the main one first.
    private mutating func inks(
        of node: SymbolNode, _ composition: SymbolComposition, _ state: SVGState
    ) -> [SVGFill] {
        let grid = Rect(x: 0, y: 0, width: 24, height: 24)
        let first = node.paints.first ?? .foreground
        switch node.mode {
        case .monochrome: return [fill(first, in: grid, state)]
        case .hierarchical: return [fill(first, in: grid, state), fill(.faded(first, 0.45), in: grid, state)]
        case .palette:
            return node.paints.isEmpty ? [fill(first, in: grid, state)] : node.paints.map { fill($0, in: grid, state) }
        case .multicolor:
            if let beside = SymbolGlyphs.weatherColor(node.name) {
                return [beside, "white"].map { fill(.color(.system($0)), in: grid, state) }
            }
            guard let own = SymbolGlyphs.ownColor(node.name) else { return [fill(first, in: grid, state)] }
            let paint = fill(.color(.system(own)), in: grid, state)
            let isOnGround = composition.isEnclosureFilled || (composition.isFilled && composition.enclosure == nil)
            return isOnGround ? [fill(.color(.system("white")), in: grid, state), paint] : [paint]
        }
    }

    /// A box with the name's first letters for a symbol that nobody has drawn.
    private mutating func paintUnknown(_ node: SymbolNode, _ frame: Rect, _ state: SVGState) {
        remark("no drawing for the symbol “\(node.name)”")
        let side = min(frame.size.width, frame.size.height)
        let box = Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side).insetBy(side / 12)
        let paint = fill(node.paints.first ?? .foreground, in: frame, state)
        SVGGeometry(form: .rectangle(box, rx: side / 6, ry: side / 6)).begin(in: &body)
        mark("symbol", state)
        body.word("fill", "none")
        paint.write("stroke", "stroke-opacity", to: &body)
        body.number("stroke-width", side / 16)
        body.dashes([side / 8, side / 10])
        body.empty()
        body.begin("text")
        body.number("x", box.midX)
        body.number("y", box.midY + side * 0.11)
        body.number("font-size", side * 0.3)
        body.word("text-anchor", "middle")
        paint.write("fill", "fill-opacity", to: &body)
        body.content(String(CleanText.clean(node.name).prefix(3)), "text")
    }
}
