import WidgetArchive
import WidgetDrawing
import WidgetHost
import WidgetLayout

/// A widget as the page shows it.
struct PagePicture {
    var svg: String
    var controls: [ControlBox]
    /// What assistive technology is told.
    var spoken: AccessibilityTree
    /// When something in it reads differently, seconds since 1970.
    var nextChange: Double?
}

/// Lays out and draws widgets in points.
struct PagePainter {
    private let context: LayoutContext
    private let typeSize: String
    private let mode: SVGStyle.RenderingMode

    init(surroundings: Surroundings) {
        typeSize = surroundings.typeSize
        mode = SVGStyle.RenderingMode(rawValue: surroundings.renderingMode) ?? .fullColor
        context = LayoutContext(
            measurer: PointMeasurer(typeSize: surroundings.typeSize),
            direction: Place.direction(of: surroundings.locale), locale: surroundings.locale,
            timeZone: ZoneRules(identifier: surroundings.timeZone))
    }

    /// Whether the place reads from right to left.
    var isRightToLeft: Bool { context.direction == .rightToLeft }

    /// Draws a widget in a colour scheme.
    func paint(_ widget: PlacedWidget, scheme: DrawingScheme, now: Double) -> PagePicture {
        paint(
            view: widget.view ?? Node(), background: widget.background, family: widget.reference.family,
            margins: widget.contentMargins, lacksBackground: widget.lacksBackground && widget.view != nil,
            scheme: scheme, now: now)
    }

    /// Draws a view as a widget of a family.
    func paint(
        view: Node, background: Node?, family: WidgetFamilyName, margins: Insets, lacksBackground: Bool = false,
        scheme: DrawingScheme, now: Double
    ) -> PagePicture {
        var context = context
        context.now = now
        let placed = LayoutEngine.placeWidget(view, in: family.size, margins: margins, context: context)
        let ground = background.map { LayoutEngine.place($0, in: family.size, context: context) }
        var look = TileLook()
        look.missingBackground = lacksBackground
        let painter = SVGPainter(style: SVGStyle(scheme: scheme, typeSize: typeSize, renderingMode: mode), now: now)
        let picture = painter.draw(placed, background: ground, family: family, look: look)
        return PagePicture(
            svg: picture.svg, controls: picture.controls, spoken: AccessibilityTree(of: placed, at: now),
            nextChange: [placed.nextChange(after: now), ground?.nextChange(after: now)].compactMap { $0 }.min())
    }
}
