import WidgetArchive
import WidgetDrawing
import WidgetHost
import WidgetLayout

/// A widget's views at their places.
struct TileLayout {
    var view: PlacedView
    var background: PlacedView?
    /// When something in it reads differently, seconds since 1970.
    var nextChange: Double?

    /// Lays a widget out in a size.
    init(_ widget: PlacedWidget, in size: Size, context: LayoutContext, now: Double) {
        var context = context
        context.now = now
        view = LayoutEngine.placeWidget(
            widget.view ?? Node(), in: size, margins: widget.contentMargins, context: context)
        background = widget.background.map { LayoutEngine.place($0, in: size, context: context) }
        nextChange = [view, background].compactMap { $0?.nextChange(after: now) }.min()
    }
}

/// A drawn tile.
struct Tile {
    var canvas: CellCanvas
    /// Controls with their places from the tile's top left, back to front.
    var controls: [TileReport.Control]
}

/// Lays out and paints one widget.
struct TileMaker {
    private(set) var painter: TilePainter
    private let context: LayoutContext

    init(painter: TilePainter, cell: Size, surroundings: Surroundings) {
        self.painter = painter
        context = LayoutContext(
            measurer: CellMeasurer(cell: cell), direction: Place.direction(of: surroundings.locale), quantum: cell,
            locale: surroundings.locale, timeZone: ZoneRules(identifier: surroundings.timeZone))
    }

    /// From now on tiles have no title below them.
    mutating func hidesTitles() {
        var style = painter.style
        style.showsTitles = false
        painter = TilePainter(style: style)
    }

    /// Whether the place reads from right to left.
    var isRightToLeft: Bool { context.direction == .rightToLeft }

    /// A tile's size in cells.
    func size(of family: WidgetFamilyName) -> CellSize { painter.tileSize(forContent: family.size) }

    /// Lays a widget out.
    func layout(_ widget: PlacedWidget, now: Double) -> TileLayout {
        TileLayout(widget, in: painter.layoutSize(for: widget.size), context: context, now: now)
    }

    /// Paints a widget.
    ///
    /// - Parameters:
    ///   - ground: what lies behind, the whole surface: the tile's round corners show it.
    ///   - origin: the tile's place on it.
    ///   - size: the tile's cells.
    func paint(
        _ layout: TileLayout, look: TileLook, now: Double, over ground: CellCanvas, at origin: CellPoint, size: CellSize
    ) -> Tile {
        var canvas = CellCanvas(width: size.width, height: size.height)
        canvas.draw(ground, at: CellPoint(x: -origin.x, y: -origin.y))
        var painter = painter
        painter.now = now
        let report = painter.paint(
            layout.view, background: layout.background, look: look, into: &canvas, at: CellPoint(x: 0, y: 0))
        return Tile(canvas: canvas, controls: report.controls)
    }
}

extension TileLook {
    /// Whether both are drawn alike.
    func isSame(as other: TileLook) -> Bool {
        title == other.title && failure == other.failure && age == other.age && isPlaceholder == other.isPlaceholder
            && isFocused == other.isFocused && focusedControl == other.focusedControl
            && hoveredControl == other.hoveredControl && pressedControls == other.pressedControls
            && pendingControls == other.pendingControls && missingBackground == other.missingBackground
    }
}

extension PlacedView {
    /// When a live text or a running bar reads differently; nil when nothing runs.
    func nextChange(after now: Double) -> Double? {
        var next: Double?
        forEach { view in
            let candidate: Double?
            switch view.content {
            case .text(let text): candidate = text.nextChange
            case .progress(let node): candidate = node.nextStep(after: now)
            default: candidate = nil
            }
            if let candidate, candidate > now { next = min(next ?? candidate, candidate) }
        }
        return next
    }
}

extension ProgressNode {
    /// A running bar moves in a hundred steps, but not more often than once a second.
    fileprivate func nextStep(after now: Double) -> Double? {
        guard let start = timerStart, let end = timerEnd, end > start, now < end else { return nil }
        return now < start ? start : min(end, now + max(1, (end - start) / 100))
    }
}
