import WidgetArchive
import WidgetLayout

extension ViewPainter {
    /// Draws a symbol in the middle of its frame.
    mutating func paint(_ symbol: SymbolNode, in box: Rect, _ state: PaintState) {
        if state.isRedacted { return paintBar(box, state) }
        // A symbol of several columns' width stands in the column left of the middle when that falls on an edge.
        let place = cell(at: box.midX - 1e-3, box.midY - (box.size.height > grid.cell.height * 1.5 ? 1e-3 : 0))
        let paint = state.adapt(colors.resolve(symbol.effectivePaint(colors.scheme)))
        put(symbol, place.x, place.y, paint.color(at: box.midX, box.midY, in: box), state)
    }

    /// Puts a symbol's character.
    mutating func put(_ symbol: SymbolNode, _ x: Int, _ y: Int, _ color: RGBA, _ state: PaintState) {
        let found = SymbolGlyphs.find(symbol.name)
        if !found.isKnown { remark("no character for the symbol “\(symbol.name)”") }
        var attributes = symbol.font.cellAttributes.union(found.isFilled ? .bold : [])
        if found.isStruck { attributes.insert(.strikethrough) }
        var glyph = isASCII ? found.ascii : found.glyph
        if let value = symbol.variableValue, !isASCII, let stepped = SymbolGlyphs.variable(symbol.name, value) {
            glyph = stepped
        }
        put(Glyph(glyph), x, y, color, attributes, clips: state.clips, least: Readability.faint)
    }
}

extension SymbolNode {
    /// The one paint of a symbol on cells: the second of a palette when the first colours only the sign inside.
    func effectivePaint(_ scheme: DrawingScheme) -> Paint {
        let first = paints.first ?? .foreground
        switch mode {
        case .palette where paints.count > 1 && name.contains(".fill"): return paints[1]
        case .multicolor:
            let own = name == "cloud.fill" ? "white" : SymbolGlyphs.weatherColor(name) ?? SymbolGlyphs.ownColor(name)
            return own.map { .color(.system($0)) } ?? first
        default: return first
        }
    }
}
