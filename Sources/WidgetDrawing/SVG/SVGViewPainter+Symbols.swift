import WidgetArchive
import WidgetLayout

extension SVGViewPainter {
    /// Draws a symbol in the middle of its frame.
    mutating func paint(_ symbol: SymbolNode, in frame: Rect, _ state: SVGState) {
        if state.isRedacted { return paintBar(frame, state) }
        let side = min(frame.size.width, frame.size.height)
        guard side > 0 else { return }
        let paint = fill(symbol.paints.first ?? .foreground, in: frame, state)
        let box = Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side).insetBy(side / 12)
        SVGGeometry(form: .rectangle(box, rx: side / 6, ry: side / 6)).begin(in: &body)
        mark("symbol", state)
        body.string("aria-label", symbol.name)
        body.word("fill", "none")
        paint.write("stroke", "stroke-opacity", to: &body)
        body.number("stroke-width", side / 14)
        body.empty()
    }
}
