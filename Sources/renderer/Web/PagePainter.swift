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

/// Lays out and draws widgets in points, in the colours of whichever page asks.
struct PagePainter {
    private let light: PointTileMaker
    private let dark: PointTileMaker
    /// For the families of the lock screen, which is dark behind its widgets, whatever the scheme.
    private let lock: PointTileMaker

    init(surroundings: Surroundings) {
        var surroundings = surroundings
        surroundings.colorScheme = "light"
        light = PointTileMaker(surroundings: surroundings)
        surroundings.colorScheme = "dark"
        dark = PointTileMaker(surroundings: surroundings)
        if surroundings.renderingMode == "fullColor" { surroundings.renderingMode = "vibrant" }
        lock = PointTileMaker(surroundings: surroundings)
    }

    /// Whether the place reads from right to left.
    var isRightToLeft: Bool { light.isRightToLeft }

    /// Draws a widget in a colour scheme.
    func paint(_ widget: PlacedWidget, scheme: DrawingScheme, now: Double) -> PagePicture {
        let maker = widget.reference.family.isAccessory ? lock : scheme == .dark ? dark : light
        let layout = maker.layout(widget, now: now)
        // The page names its widgets itself: a title in the picture would be a tip under the pointer, too.
        let picture = maker.draw(widget, layout, now: now)
        return PagePicture(
            svg: picture.svg, controls: picture.controls, spoken: AccessibilityTree(of: layout.view, at: now),
            nextChange: layout.nextChange)
    }
}
