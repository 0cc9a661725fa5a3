import WidgetArchive

/// SwiftUI's layout rules over archived views.
public enum LayoutEngine {
    /// Proposes a size to a view and places it in the middle of that size, as the root of a widget is placed.
    ///
    /// The result's frame is the offered size at the origin. A larger view overhangs on both sides; clipping is the
    /// painter's.
    public static func place(_ node: Node, in size: Size, context: LayoutContext) -> PlacedView {
        PlacedView(frame: Rect(origin: Point(), size: size))
    }
}
