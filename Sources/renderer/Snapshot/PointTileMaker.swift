import WidgetArchive
import WidgetDrawing
import WidgetHost
import WidgetLayout

/// Lays out and draws one widget in points.
struct PointTileMaker {
    let painter: SVGPainter
    private let context: LayoutContext

    /// A maker for surroundings; the style gets their colours and type size.
    init(surroundings: Surroundings, marksIdentity: Bool = true) {
        var style = SVGStyle(
            scheme: surroundings.colorScheme == "dark" ? .dark : .light, typeSize: surroundings.typeSize,
            renderingMode: TileRendering(rawValue: surroundings.renderingMode) ?? .fullColor)
        style.marksIdentity = marksIdentity
        painter = SVGPainter(style: style)
        context = LayoutContext(
            measurer: PointMeasurer(typeSize: surroundings.typeSize),
            direction: Place.direction(of: surroundings.locale), locale: surroundings.locale,
            timeZone: ZoneRules(identifier: surroundings.timeZone), displayScale: style.displayScale)
    }

    /// Lays a widget out.
    func layout(_ widget: PlacedWidget, now: Double) -> TileLayout {
        var context = context
        context.now = now
        let view = LayoutEngine.placeWidget(
            widget.view ?? Node(), in: widget.size, margins: widget.contentMargins, context: context)
        let background = widget.background.map { LayoutEngine.place($0, in: widget.size, context: context) }
        var layout = TileLayout(view: view, background: background, nextChange: view.nextChange(after: now))
        if let other = background?.nextChange(after: now) { layout.nextChange = min(layout.nextChange ?? other, other) }
        return layout
    }

    /// Draws a widget that was laid out.
    func draw(_ widget: PlacedWidget, _ layout: TileLayout, look: TileLook = TileLook(), now: Double) -> SVGPicture {
        var look = look
        look.missingBackground = widget.lacksBackground && widget.view != nil && !widget.isPlaceholder
        var painter = painter
        painter.now = now
        return painter.draw(
            layout.view, background: layout.background, family: widget.reference.family, look: look,
            title: widget.title)
    }

    /// Lays out and draws.
    func draw(_ widget: PlacedWidget, look: TileLook = TileLook(), now: Double) -> SVGPicture {
        draw(widget, layout(widget, now: now), look: look, now: now)
    }
}
