import WidgetArchive

/// Where something may be drawn: inside a shape, or as far as a mask's parts are opaque.
enum ClipRegion {
    /// Inside the outline.
    case outline(Outline)
    /// In any of the parts, each as opaque as its paint.
    case mask([Part])

    /// A part of a mask.
    struct Part {
        var outline: Outline
        var paint: ResolvedPaint
        var box: Rect
        /// Whether it is taken out of the parts before it.
        var isHole = false
    }

    /// How a rectangle lies to it.
    func relation(to rect: Rect) -> Outline.Relation {
        switch self {
        case .outline(let outline): outline.relation(to: rect)
        case .mask(let parts):
            parts.allSatisfy({ $0.outline.relation(to: rect) == .outside }) ? .outside : .partial
        }
    }

    /// 0 nothing … 1 everything at a point.
    func coverage(_ x: Double, _ y: Double) -> Float {
        switch self {
        case .outline(let outline): return outline.contains(x, y) ? 1 : 0
        case .mask(let parts):
            var open: Float = 0
            for part in parts where part.outline.contains(x, y) {
                let alpha = part.paint.color(at: x, y, in: part.box).alpha
                open = part.isHole ? open * (1 - alpha) : open + alpha * (1 - open)
            }
            return open
        }
    }
}
