import WidgetArchive
import WidgetDrawing
import WidgetHost
import WidgetLayout

/// A widget's views at their places.
struct TileLayout {
    var view: PlacedView
    /// The container background as it was archived, and at its place.
    var backdrop: Node?
    var background: PlacedView?
    /// What the next layout can use again.
    private(set) var memo: LayoutMemo
    /// When something in it reads differently, seconds since 1970.
    var nextChange: Double?

    /// Lays a widget out in a size.
    ///
    /// - Parameter old: how it was laid out last: a background that is the same is not laid out again.
    init(_ widget: PlacedWidget, in size: Size, context: LayoutContext, after old: TileLayout? = nil, now: Double) {
        var context = context
        context.now = now
        memo = old?.memo ?? LayoutMemo()
        view = LayoutEngine.placeWidget(
            widget.view ?? Node(), in: size, margins: widget.contentMargins, context: context, memo: memo)
        backdrop = widget.background
        if let old, old.backdrop == widget.background, old.background?.frame.size == size,
            old.background?.isStill == true
        {
            background = old.background
        } else {
            background = widget.background.map { LayoutEngine.place($0, in: size, context: context) }
        }
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
    ///
    /// - Parameter old: how it was laid out last: a background that is the same is not laid out again.
    func layout(_ widget: PlacedWidget, after old: TileLayout? = nil, now: Double) -> TileLayout {
        TileLayout(widget, in: painter.layoutSize(for: widget.size), context: context, after: old, now: now)
    }

    /// Paints a widget once.
    func paint(
        _ layout: TileLayout, look: TileLook, now: Double, over ground: CellCanvas, at origin: CellPoint, size: CellSize
    ) -> Tile {
        var kept: KeptGround?
        return paint(layout, look: look, now: now, over: ground, at: origin, size: size, keeping: &kept)
    }

    /// Paints a widget.
    ///
    /// - Parameters:
    ///   - ground: what lies behind, the whole surface: the tile's round corners show it.
    ///   - origin: the tile's place on it.
    ///   - size: the tile's cells.
    ///   - kept: what was drawn below the tile's last frame; used again where it is still right.
    func paint(
        _ layout: TileLayout, look: TileLook, now: Double, over ground: CellCanvas, at origin: CellPoint,
        size: CellSize, keeping kept: inout KeptGround?
    ) -> Tile {
        var painter = painter
        painter.now = now
        let place = CellPoint(x: 0, y: 0)
        let below: KeptGround
        if let kept, kept.origin == origin, kept.canvas.size == size, kept.background == layout.background {
            below = kept
        } else {
            var canvas = CellCanvas(width: size.width, height: size.height)
            canvas.draw(ground, at: CellPoint(x: -origin.x, y: -origin.y))
            let drawn = painter.ground(
                for: layout.view.frame.size, background: layout.background, over: canvas, at: place)
            below = KeptGround(origin: origin, background: layout.background, canvas: canvas, drawn: drawn)
            kept = layout.background?.isStill == false ? nil : below
        }
        var canvas = below.canvas
        let report = painter.paint(layout.view, on: below.drawn, look: look, into: &canvas, at: place)
        return Tile(canvas: canvas, controls: report.controls)
    }
}

/// What lies below a tile, drawn, and for what it was drawn.
struct KeptGround {
    var origin: CellPoint
    var background: PlacedView?
    /// The surface behind the tile.
    var canvas: CellCanvas
    var drawn: TileGround
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
    /// Whether it looks the same whatever the time and whatever is pointed at.
    var isStill: Bool {
        var isStill = true
        forEach { view in
            switch view.content {
            case .progress: isStill = false
            case .text(let text): if text.nextChange != nil { isStill = false }
            default: break
            }
            if view.control != nil { isStill = false }
        }
        return isStill
    }

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
