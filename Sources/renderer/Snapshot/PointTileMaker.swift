import WidgetArchive
import WidgetDrawing
import WidgetHost
import WidgetLayout

/// Lays out and draws one widget in points.
struct PointTileMaker {
    let painter: SVGPainter
    private let context: LayoutContext

    /// A maker for surroundings; the style gets their colours and type size.
    init(surroundings: Surroundings, marksIdentity: Bool = true, placesDigits: Bool = false) {
        var style = SVGStyle(
            scheme: DrawingScheme(of: surroundings), typeSize: surroundings.typeSize,
            renderingMode: TileRendering(rawValue: surroundings.renderingMode) ?? .fullColor)
        (style.marksIdentity, style.placesDigits) = (marksIdentity, placesDigits)
        painter = SVGPainter(style: style)
        context = LayoutContext(
            measurer: PointMeasurer(typeSize: surroundings.typeSize),
            direction: Place.direction(of: surroundings.locale), locale: surroundings.locale,
            timeZone: ZoneRules(identifier: surroundings.timeZone), displayScale: style.displayScale)
    }

    /// Whether the place reads from right to left.
    var isRightToLeft: Bool { context.direction == .rightToLeft }

    /// Lays a widget out.
    func layout(_ widget: PlacedWidget, now: Double) -> TileLayout {
        TileLayout(widget, in: widget.size, context: context, now: now)
    }

    /// Draws a widget that was laid out.
    ///
    /// - Parameter title: the picture's name for people who do not see it.
    func draw(_ widget: PlacedWidget, _ layout: TileLayout, title: String? = nil, now: Double) -> SVGPicture {
        var look = TileLook()
        look.missingBackground = widget.asksForBackground
        var painter = painter
        painter.now = now
        return painter.draw(
            layout.view, background: layout.background, family: widget.reference.family, look: look, title: title)
    }

    /// Lays out and draws, with the widget's own title.
    func draw(_ widget: PlacedWidget, now: Double) -> SVGPicture {
        draw(widget, layout(widget, now: now), title: widget.title, now: now)
    }
}
