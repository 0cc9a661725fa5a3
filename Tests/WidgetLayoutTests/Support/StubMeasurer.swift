import WidgetArchive
import WidgetLayout

/// One point a letter (ten in the font named `ten`), lines as high as the font's size, the ellipsis without width: so
/// that the worked cases' texts answer exactly "the least of the ideal and the proposed width".
struct StubMeasurer: TextMeasurer {
    func metrics(of font: FontDescription) -> FontMetrics {
        let size = font.size ?? 20
        return FontMetrics(
            size: font.name == "ten" ? 10 : 1, ascent: size * 0.8, descent: size * 0.2, capHeight: size * 0.7)
    }
    func advance(of cluster: Character, in font: FontMetrics) -> Double { cluster == "…" ? 0 : font.size }
    func advance(ofASCII byte: UInt8, in font: FontMetrics) -> Double { font.size }
    func size(of symbol: SymbolNode) -> Size { Size(width: 20, height: 20) }
}

extension LayoutContext {
    static let stub = LayoutContext(measurer: StubMeasurer(), displayScale: 1)
    static let cells = LayoutContext(measurer: CellMeasurer(), quantum: CellMeasurer.defaultCell)
}
