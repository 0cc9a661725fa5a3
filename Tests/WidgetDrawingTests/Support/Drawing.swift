import Testing
import WidgetArchive
import WidgetDrawing
import WidgetLayout

/// Views put together by hand on cells of 8 × 16 points, and what is drawn of them.
enum Drawing {
    /// A view in cells.
    static func view(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ content: PlacedView.Content = .group,
        _ children: [PlacedView] = []
    ) -> PlacedView {
        PlacedView(
            frame: Rect(x: x * 8, y: y * 16, width: width * 8, height: height * 16), content: content,
            children: children)
    }

    /// A line of text in cells.
    static func text(
        _ string: String, _ x: Double, _ y: Double, _ change: (inout TextRun) -> Void = { _ in }
    ) -> PlacedView {
        var run = TextRun(string)
        change(&run)
        let width = Double(ScalarWidth.columns(of: string)) * 8
        let frame = Rect(x: x * 8, y: y * 16, width: width, height: 16)
        let fragment = PlacedText.Fragment(text: string, run: run, x: 0, width: width)
        let line = PlacedText.Line(frame: frame, baseline: frame.maxY, fragments: [fragment])
        return PlacedView(frame: frame, content: .text(PlacedText(lines: [line])))
    }

    static func symbol(_ name: String, _ x: Double, _ y: Double) -> PlacedView {
        view(x, y, 1, 1, .symbol(SymbolNode(name: name)))
    }

    static func shape(
        _ shape: ShapeDescription, _ paint: Paint, _ x: Double, _ y: Double, _ width: Double, _ height: Double
    ) -> PlacedView {
        view(x, y, width, height, .shape(ShapeNode(shape, fill: paint)))
    }

    /// A tile of a number of cells, painted alone on a canvas of its size.
    static func tile(
        _ width: Double, _ height: Double, style: DrawingStyle, look: TileLook = TileLook(), _ children: [PlacedView]
    ) -> (canvas: CellCanvas, report: TileReport) {
        let painter = TilePainter(style: style)
        let root = view(0, 0, width, height, .group, children)
        let size = painter.tileSize(forContent: root.frame.size)
        var canvas = CellCanvas(width: size.width, height: size.height)
        painter.paintWallpaper(into: &canvas)
        let report = painter.paint(root, look: look, into: &canvas, at: CellPoint(x: 0, y: 0))
        return (canvas, report)
    }

    /// Unicode without colours, without titles.
    static var plain: DrawingStyle {
        var style = DrawingStyle(scheme: .light, hasColor: false)
        style.showsTitles = false
        return style
    }

    /// Full colour, without titles.
    static func colored(_ scheme: DrawingScheme = .dark) -> DrawingStyle {
        var style = DrawingStyle(scheme: scheme)
        style.showsTitles = false
        return style
    }
}
